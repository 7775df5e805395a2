import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The time at which an event has passed: its end, or the last minute of its day in Croatia when it
 * has none. Lists of upcoming and past events filter by it.
 */
export class IndexEventsByPassing1700000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION event_passes_at(event_date timestamptz, end_date timestamptz)
        RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN coalesce(
          end_date,
          (date_trunc('day', event_date AT TIME ZONE 'Europe/Zagreb') + interval '1 day')
            AT TIME ZONE 'Europe/Zagreb'
        );
      CREATE INDEX events_passing_index ON events (event_passes_at(event_date, end_date));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX events_passing_index;
      DROP FUNCTION event_passes_at;
    `);
  }
}
