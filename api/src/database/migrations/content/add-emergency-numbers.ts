import type { MigrationInterface, QueryRunner } from 'typeorm';
import { EMERGENCY_NUMBERS } from '../../../settings/emergency-numbers.js';

/** Emergency numbers in the settings; a site that has settings gets those of a new site. */
export class AddEmergencyNumbers1700000000077 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const numbers = JSON.stringify(EMERGENCY_NUMBERS).replaceAll("'", "''");
    await runner.query(`
      ALTER TABLE settings ADD COLUMN emergency_numbers jsonb NOT NULL DEFAULT '${numbers}'
        CHECK (jsonb_typeof(emergency_numbers) = 'array');
      ALTER TABLE settings ALTER COLUMN emergency_numbers DROP DEFAULT
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE settings DROP COLUMN emergency_numbers');
  }
}
