import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The versions of posts, and the time at which each language's text of a post last changed: null
 * for texts that have not changed since this column exists.
 */
export class KeepBlogVersions1700000000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE blog_post_versions (
        post_id integer NOT NULL REFERENCES blog_posts ON DELETE CASCADE,
        version integer NOT NULL,
        fields jsonb NOT NULL CHECK (jsonb_typeof(fields) = 'object'),
        saved_at timestamptz NOT NULL,
        saved_by text,
        PRIMARY KEY (post_id, version)
      );

      ALTER TABLE blog_posts
        ADD COLUMN text_changed_at timestamptz,
        ADD COLUMN text_en_changed_at timestamptz;
      ALTER TABLE blog_posts
        ALTER COLUMN text_changed_at SET DEFAULT now(),
        ALTER COLUMN text_en_changed_at SET DEFAULT now();

      CREATE FUNCTION note_changed_texts() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (NEW.title, NEW.content) IS DISTINCT FROM (OLD.title, OLD.content) THEN
          NEW.text_changed_at := now();
        END IF;
        IF (NEW.title_en, NEW.content_en) IS DISTINCT FROM (OLD.title_en, OLD.content_en) THEN
          NEW.text_en_changed_at := now();
        END IF;
        RETURN NEW;
      END
      $$;
      CREATE TRIGGER note_changed_texts BEFORE UPDATE ON blog_posts
      FOR EACH ROW EXECUTE FUNCTION note_changed_texts();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER note_changed_texts ON blog_posts;
      DROP FUNCTION note_changed_texts;
      ALTER TABLE blog_posts DROP COLUMN text_changed_at, DROP COLUMN text_en_changed_at;
      DROP TABLE blog_post_versions;
    `);
  }
}
