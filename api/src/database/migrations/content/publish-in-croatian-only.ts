import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  'blog_posts',
  'projects',
  'events',
  'public_calls',
  'pages',
  'documents',
  'newsletter_issues',
];

/** Notes when the texts of a post change; `first` is what holds for the first one of a language. */
const noteChangedTexts = (first: string) => `
  CREATE OR REPLACE FUNCTION note_changed_texts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (NEW.title, NEW.content) IS DISTINCT FROM (OLD.title, OLD.content) THEN
      NEW.text_changed_at := now();
    END IF;
    IF (NEW.title_en, NEW.content_en) IS DISTINCT FROM (OLD.title_en, OLD.content_en) THEN
      NEW.text_en_changed_at := now();
    END IF;
    IF NEW.texts_agreed_at IS DISTINCT FROM OLD.texts_agreed_at${first} THEN
      NEW.texts_agreed_at := now();
    END IF;
    RETURN NEW;
  END
  $$`;

/**
 * Lets rows be published in Croatian only. The first text of a language agrees with the other one,
 * from which it is translated. New documents are not on the page of the project's documents unless
 * chosen.
 */
export class PublishInCroatianOnly1795935600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(
        `ALTER TABLE ${table} ADD COLUMN croatian_only boolean NOT NULL DEFAULT false`,
      );
    }
    await runner.query('ALTER TABLE documents ALTER COLUMN is_listed SET DEFAULT false');
    await runner.query(
      noteChangedTexts(`
      OR (OLD.content = '' AND NEW.content <> '')
      OR (OLD.content_en = '' AND NEW.content_en <> '')`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(noteChangedTexts(''));
    await runner.query('ALTER TABLE documents ALTER COLUMN is_listed SET DEFAULT true');
    for (const table of TABLES) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN croatian_only`);
    }
  }
}
