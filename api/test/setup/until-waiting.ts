import type { DataSource } from 'typeorm';
import { waitFor } from './wait-for.js';

/** Waits until so many connections to the database wait for a lock. */
export async function untilWaiting(dataSource: DataSource, connections: number): Promise<void> {
  await waitFor(async () => {
    const waiting: unknown[] = await dataSource.query(
      `SELECT FROM pg_stat_activity
       WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    );
    return waiting.length >= connections;
  }, `${connections} connections to wait for a lock`);
}
