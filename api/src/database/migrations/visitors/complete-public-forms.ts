import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A message's subject and its sender's consent; a donation's reference number, its language, and
 * when its money was received.
 *
 * The reference number is for the model HR00 (digits and hyphens, 22 characters at most): the year,
 * a hyphen, and the donation's number of at least four digits followed by a check digit over all
 * digits before it (ISO 7064, MOD 11,10, as in Croatian tax IDs).
 */
export class CompletePublicForms1700000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE contact_messages
        ADD COLUMN topic text CHECK (topic IN ('volunteer', 'partnership', 'project')),
        ADD COLUMN language text NOT NULL DEFAULT 'hr' CHECK (language IN ('hr', 'en')),
        ADD COLUMN consent_version text,
        ADD COLUMN consent_at timestamptz;
      CREATE INDEX contact_messages_email_index ON contact_messages (email);

      CREATE FUNCTION donation_reference(id bigint, moment timestamptz) RETURNS text
      LANGUAGE plpgsql STABLE AS $$
      DECLARE
        year text := to_char(moment AT TIME ZONE 'Europe/Zagreb', 'YYYY');
        number text := CASE WHEN id < 10000 THEN lpad(id::text, 4, '0') ELSE id::text END;
        digit text;
        product integer := 10;
      BEGIN
        FOREACH digit IN ARRAY regexp_split_to_array(year || number, '') LOOP
          product := (product + digit::integer) % 10;
          IF product = 0 THEN product := 10; END IF;
          product := product * 2 % 11;
        END LOOP;
        RETURN year || '-' || number || (11 - product) % 10;
      END $$;

      ALTER TABLE donations
        ADD COLUMN reference text UNIQUE CHECK (reference ~ '^[0-9-]{1,22}$'),
        ADD COLUMN language text NOT NULL DEFAULT 'hr' CHECK (language IN ('hr', 'en')),
        ADD COLUMN received_at timestamptz,
        ADD COLUMN note text;
      UPDATE donations SET
        reference = donation_reference(id, donated_at),
        received_at = CASE WHEN status = 'completed' THEN donated_at END;
      ALTER TABLE donations ALTER COLUMN reference SET NOT NULL;

      CREATE FUNCTION give_donation_reference() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.reference := coalesce(NEW.reference, donation_reference(NEW.id, now()));
        RETURN NEW;
      END $$;
      CREATE TRIGGER donations_reference BEFORE INSERT ON donations
        FOR EACH ROW EXECUTE FUNCTION give_donation_reference();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER donations_reference ON donations;
      DROP FUNCTION give_donation_reference;
      ALTER TABLE donations
        DROP COLUMN reference,
        DROP COLUMN language,
        DROP COLUMN received_at,
        DROP COLUMN note;
      DROP FUNCTION donation_reference;
      DROP INDEX contact_messages_email_index;
      ALTER TABLE contact_messages
        DROP COLUMN topic,
        DROP COLUMN language,
        DROP COLUMN consent_version,
        DROP COLUMN consent_at;
    `);
  }
}
