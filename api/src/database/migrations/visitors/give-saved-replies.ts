import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SAVED_REPLIES } from '../../seed/saved-replies.js';

/**
 * Gives a site that has content the saved replies of a new site, unless it had any: those that an
 * administrator deleted stay deleted.
 */
export class GiveSavedReplies1700000000075 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const [site]: { isWithout: boolean }[] = await runner.query(
      `SELECT EXISTS (SELECT FROM users) AND pg_sequence_last_value(
         pg_get_serial_sequence('saved_replies', 'id')) IS NULL AS "isWithout"`,
    );
    if (!site?.isWithout) return;
    await runner.query(
      `INSERT INTO saved_replies (name, text, text_en)
       SELECT name, text, text_en
       FROM jsonb_to_recordset($1) AS reply(name text, text text, text_en text)`,
      [JSON.stringify(SAVED_REPLIES)],
    );
  }

  async down(): Promise<void> {
    // The replies may have been changed since, so they stay.
  }
}
