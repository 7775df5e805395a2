import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The time at which an administrator confirmed that both languages of a post agree. The database
 * sets it, as it does for the times of the texts' changes: all times of one transaction are equal.
 */
export class NoteAgreeingTexts1700000000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE blog_posts ADD COLUMN texts_agreed_at timestamptz;

      CREATE OR REPLACE FUNCTION note_changed_texts() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (NEW.title, NEW.content) IS DISTINCT FROM (OLD.title, OLD.content) THEN
          NEW.text_changed_at := now();
        END IF;
        IF (NEW.title_en, NEW.content_en) IS DISTINCT FROM (OLD.title_en, OLD.content_en) THEN
          NEW.text_en_changed_at := now();
        END IF;
        IF NEW.texts_agreed_at IS DISTINCT FROM OLD.texts_agreed_at THEN
          NEW.texts_agreed_at := now();
        END IF;
        RETURN NEW;
      END
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION note_changed_texts() RETURNS trigger LANGUAGE plpgsql AS $$
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
      ALTER TABLE blog_posts DROP COLUMN texts_agreed_at;
    `);
  }
}
