import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Files of pictures in two colours, which are made when they are first asked for, and the choice
 * between them and full colour for the site and for a picture.
 */
export class ShowPhotosInTwoColours1700000000082 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE media_files
        ADD COLUMN tone text NOT NULL DEFAULT 'colour'
          CHECK (tone IN ('colour', 'sea', 'olive', 'fig')),
        DROP CONSTRAINT media_files_media_id_format_width_key,
        ADD UNIQUE (media_id, format, width, tone);
      ALTER TABLE media ADD COLUMN full_colour boolean NOT NULL DEFAULT false;
      ALTER TABLE settings
        ADD COLUMN photo_style text NOT NULL DEFAULT 'duotone'
          CHECK (photo_style IN ('duotone', 'colour'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE settings DROP COLUMN photo_style;
      ALTER TABLE media DROP COLUMN full_colour;
      DELETE FROM media_files WHERE tone <> 'colour';
      ALTER TABLE media_files DROP COLUMN tone, ADD UNIQUE (media_id, format, width);
    `);
  }
}
