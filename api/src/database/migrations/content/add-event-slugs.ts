import type { MigrationInterface, QueryRunner } from 'typeorm';
import { numberedSlug, slugFromTitle } from '../../../fields/slug.js';

interface Row {
  id: number;
  title: string;
}

/**
 * Slugs of events, the paths of their pages. Existing events get theirs from the Croatian title, in
 * order of age where several have the same title. Row versions do not change, so that open forms
 * can still be saved.
 */
export class AddEventSlugs1700000000047 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query('ALTER TABLE events ADD COLUMN slug slug UNIQUE');
    const events: Row[] = await runner.query('SELECT id, title FROM events ORDER BY id');
    const slugs = new Set<string>();
    for (const { title } of events) {
      slugs.add(numberedSlug(slugFromTitle(title, 'dogadaj'), slugs));
    }
    await runner.query('ALTER TABLE events DISABLE TRIGGER count_version');
    await runner.query(
      `UPDATE events SET slug = named.slug
       FROM unnest($1::int[], $2::text[]) AS named (id, slug) WHERE events.id = named.id`,
      [events.map(({ id }) => id), [...slugs]],
    );
    await runner.query('ALTER TABLE events ENABLE TRIGGER count_version');
    await runner.query('ALTER TABLE events ALTER COLUMN slug SET NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE events DROP COLUMN slug');
  }
}
