import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The kinds of content that have links to drafts, with the condition that visitors see a row. */
const KINDS = [
  ['blog_posts', 'blog', 'is_published AND %.publish_date <= now()'],
  ['pages', 'pages', 'is_published'],
  ['public_calls', 'public-calls', 'is_published'],
] as const;

/**
 * Ends the link to a draft when it is published, and when it is deleted. That of what is published
 * stays, as it leads to the page; a later draft of the same row gets another one.
 */
export class EndDraftLinks1795898146467 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE draft_links ADD COLUMN ended boolean NOT NULL DEFAULT false;

      CREATE FUNCTION end_draft_link() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          DELETE FROM draft_links WHERE resource = TG_ARGV[0] AND row_id = OLD.id;
        ELSE
          UPDATE draft_links SET ended = true
          WHERE resource = TG_ARGV[0] AND row_id = OLD.id AND NOT ended;
        END IF;
        RETURN NULL;
      END
      $$;
    `);
    for (const [table, resource, visible] of KINDS) {
      const seen = (row: string) => `(${row}.${visible.replaceAll('%', row)})`;
      await runner.query(`
        CREATE TRIGGER end_draft_link_of_deleted AFTER DELETE ON ${table}
          FOR EACH ROW EXECUTE FUNCTION end_draft_link('${resource}');
        CREATE TRIGGER end_draft_link_of_published AFTER UPDATE ON ${table}
          FOR EACH ROW WHEN (${seen('OLD')} OR ${seen('NEW')})
          EXECUTE FUNCTION end_draft_link('${resource}');
        UPDATE draft_links SET ended = true FROM ${table} AS drafted
          WHERE resource = '${resource}' AND row_id = drafted.id AND ${seen('drafted')};
        DELETE FROM draft_links WHERE resource = '${resource}'
          AND row_id NOT IN (SELECT id FROM ${table});
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION end_draft_link CASCADE;
      ALTER TABLE draft_links DROP COLUMN ended;
    `);
  }
}
