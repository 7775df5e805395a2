import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The tokens by which subscribers confirm their email and manage their subscription, and the
 * subscribers who must not receive mail again.
 */
export class ConfirmNewsletterAddresses1700000000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Two random UUIDs (RFC 9562, version 4) hold 244 random bits.
    await runner.query(`
      ALTER TABLE newsletters ADD COLUMN manage_token text NOT NULL UNIQUE
        DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');

      CREATE TABLE newsletter_confirmations (
        token_hash text PRIMARY KEY,
        newsletter_id integer NOT NULL REFERENCES newsletters ON DELETE CASCADE,
        expires_at timestamptz NOT NULL,
        used_at timestamptz
      );
      CREATE INDEX newsletter_confirmations_newsletter_id_index
        ON newsletter_confirmations (newsletter_id);

      CREATE TABLE newsletter_suppressions (
        address_hash text PRIMARY KEY,
        suppressed_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE newsletter_suppressions, newsletter_confirmations;
      ALTER TABLE newsletters DROP COLUMN manage_token;
    `);
  }
}
