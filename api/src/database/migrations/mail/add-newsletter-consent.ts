import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The text, language and date of a subscriber's consent, and when the email was confirmed. */
export class AddNewsletterConsent1700000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE newsletters
        ADD COLUMN language text NOT NULL DEFAULT 'hr' CHECK (language IN ('hr', 'en')),
        ADD COLUMN consent_version text,
        ADD COLUMN consent_at timestamptz,
        ADD COLUMN confirmed_at timestamptz;
      CREATE INDEX newsletters_subscribed_at_index ON newsletters (subscribed_at DESC, id DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX newsletters_subscribed_at_index;
      ALTER TABLE newsletters
        DROP COLUMN language,
        DROP COLUMN consent_version,
        DROP COLUMN consent_at,
        DROP COLUMN confirmed_at;
    `);
  }
}
