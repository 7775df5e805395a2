import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['blog_posts', 'projects', 'events'];

/** @param read the SQL by which the function reads its argument of a name */
const searchText = (read: (content: string) => string): string => `
  CREATE OR REPLACE FUNCTION search_text(title text, content text, title_en text, content_en text)
    RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN setweight(to_tsvector('public.unaccented', words_only(title || ' ' || title_en)), 'A')
      || setweight(to_tsvector('public.croatian', words_only(title)), 'A')
      || setweight(to_tsvector('public.english_unaccented', words_only(title_en)), 'A')
      || to_tsvector('public.unaccented', words_only(${read('content')} || ' ' || ${read('content_en')}))
      || to_tsvector('public.croatian', words_only(${read('content')}))
      || to_tsvector('public.english_unaccented', words_only(${read('content_en')}));
`;

/**
 * The format of texts: plain or Markdown. The search leaves out the addresses of links and
 * pictures; all other marks of Markdown are punctuation, which it leaves out anyway.
 */
export class AddContentFormats1700000000043 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`
        ALTER TABLE ${table} ADD COLUMN content_format text NOT NULL DEFAULT 'text'
          CONSTRAINT ${table}_content_format_check CHECK (content_format IN ('text', 'markdown'))
      `);
    }
    await runner.query(String.raw`
      CREATE FUNCTION without_addresses(written text)
        RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN regexp_replace(written, '\]\(<?[^\s()<>]*', '] ', 'g');
    `);
    await runner.query(searchText((content) => `without_addresses(left(${content}, 50000))`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(searchText((content) => `left(${content}, 50000)`));
    await runner.query('DROP FUNCTION without_addresses');
    for (const table of TABLES) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN content_format`);
    }
  }
}
