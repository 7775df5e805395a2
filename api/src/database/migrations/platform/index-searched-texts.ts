import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns in which lists search for a part of a text, in the order of their filters. */
const SEARCHED = {
  contact_messages: ['name', 'email', 'subject', 'message', 'note'],
  donations: ['donor_name', 'donor_email', 'message', 'note', 'reference', 'transaction_id'],
  newsletters: ['email'],
  mails: ['recipient', 'subject'],
  bank_payments: [
    'payer_name',
    'payer_iban',
    'reference',
    'pledge_reference',
    'text',
    'bank_reference',
  ],
};

/**
 * Indexes the trigrams of texts in which lists search, for tables that visitors fill. The
 * expressions are those of the filter `contains`.
 */
export class IndexSearchedTexts1700000000092 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The dictionary is named, so that the result depends on the texts alone.
    await runner.query(`
      CREATE FUNCTION searched_text(VARIADIC parts text[])
        RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN public.unaccent('public.unaccent'::regdictionary, array_to_string(parts, ' '));
    `);
    for (const [table, columns] of Object.entries(SEARCHED)) {
      const texts = columns.map((column) => `CAST(${column} AS text)`).join(', ');
      await runner.query(`
        CREATE INDEX ${table}_searched_text_index ON ${table}
          USING gin (searched_text(${texts}) gin_trgm_ops);
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(SEARCHED)) {
      await runner.query(`DROP INDEX ${table}_searched_text_index`);
    }
    await runner.query('DROP FUNCTION searched_text');
  }
}
