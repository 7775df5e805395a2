import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Captions and credits of pictures, whether they are only decorative, and the consent of the people
 * whom they show. Pictures of before are not known to show people.
 */
export class DescribePictures1700000000083 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE media
        ADD COLUMN decorative boolean NOT NULL DEFAULT false,
        ADD COLUMN caption text,
        ADD COLUMN caption_en text,
        ADD COLUMN credit text,
        ADD COLUMN credit_en text,
        ADD COLUMN shows_people boolean NOT NULL DEFAULT false,
        ADD COLUMN consent_date date;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE media
        DROP COLUMN decorative, DROP COLUMN caption, DROP COLUMN caption_en, DROP COLUMN credit,
        DROP COLUMN credit_en, DROP COLUMN shows_people, DROP COLUMN consent_date;
    `);
  }
}
