import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The photos on the first screens of the home page and of the page about the association. */
export class ShowPhotosOnFirstScreens1700000000088 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE settings ADD COLUMN home_image_url text, ADD COLUMN about_image_url text
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE settings DROP COLUMN home_image_url, DROP COLUMN about_image_url',
    );
  }
}
