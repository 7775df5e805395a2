import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The association's details and contacts: one row, created when it is first read. */
export class CreateSettings1700000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE settings (
        id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        name text NOT NULL,
        name_en text NOT NULL,
        email text NOT NULL,
        phone text NOT NULL,
        street text NOT NULL,
        postal_code text NOT NULL,
        city text NOT NULL,
        coastal_street text NOT NULL,
        coastal_street_en text NOT NULL,
        coastal_postal_code text NOT NULL,
        coastal_postal_code_en text NOT NULL,
        coastal_city text NOT NULL,
        coastal_city_en text NOT NULL,
        tax_id text NOT NULL,
        registry_number text NOT NULL,
        iban text NOT NULL,
        bank_recipient text NOT NULL,
        social_links jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(social_links) = 'object'),
        founding_year integer NOT NULL,
        founding_year_en integer NOT NULL,
        years_of_experience integer NOT NULL CHECK (years_of_experience >= 0),
        projects_completed integer NOT NULL CHECK (projects_completed >= 0),
        participants_educated integer NOT NULL CHECK (participants_educated >= 0),
        partner_organizations integer NOT NULL CHECK (partner_organizations >= 0),
        contact_retention_months integer NOT NULL CHECK (contact_retention_months > 0),
        unconfirmed_retention_days integer NOT NULL CHECK (unconfirmed_retention_days > 0),
        donation_retention_years integer NOT NULL CHECK (donation_retention_years > 0),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
        FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed()
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE settings');
  }
}
