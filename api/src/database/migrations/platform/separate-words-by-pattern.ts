import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The characters between words, as in `add-search.ts`. */
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~„“”‚‘’‹›«»–—…·•€§°\u00a0';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const define = (body: string): string => `
  CREATE OR REPLACE FUNCTION words_only(written text)
    RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ${body};
`;

/**
 * Replaces punctuation by a regular expression, with the same result: `translate` compares each
 * character of a text with each of the fifty, which was half of the time to save an article.
 */
export class SeparateWordsByPattern1700000000093 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const pattern = `[${PUNCTUATION.replace(/[\\\]^-]/g, '\\$&')}]`;
    await runner.query(define(`regexp_replace(written, ${quoted(pattern)}, ' ', 'g')`));
  }

  async down(runner: QueryRunner): Promise<void> {
    const spaces = ' '.repeat(PUNCTUATION.length);
    await runner.query(define(`translate(written, ${quoted(PUNCTUATION)}, '${spaces}')`));
  }
}
