import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The characters between words, as in `separate-words-by-pattern.ts`. */
const BETWEEN = `[!"#$%&'()*+,\\-./:;<=>?@[\\\\\\]\\^_\`{|}~„“”‚‘’‹›«»–—…·•€§°\u00a0]`;

const define = (read: string): string => `
  CREATE OR REPLACE FUNCTION words_only(written text)
    RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN regexp_replace(${read}, '${BETWEEN.replace("'", "''")}', ' ', 'g');
`;

/** Reads H₂O and x² as H2O and x2, so that a search finds both by either. */
export class ReadRaisedCharacters1795934069096 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(define('normalize(written, NFKC)'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(define('written'));
  }
}
