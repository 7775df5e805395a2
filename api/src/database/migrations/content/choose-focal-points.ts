import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns for the part of a picture that a crop keeps; by default its centre, as before. */
export class ChooseFocalPoints1700000000074 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE media
        ADD COLUMN focal_x integer NOT NULL DEFAULT 50
          CHECK (focal_x BETWEEN 0 AND 100 AND focal_x % 10 = 0),
        ADD COLUMN focal_y integer NOT NULL DEFAULT 50
          CHECK (focal_y BETWEEN 0 AND 100 AND focal_y % 10 = 0);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE media DROP COLUMN focal_x, DROP COLUMN focal_y');
  }
}
