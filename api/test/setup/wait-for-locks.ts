import type { TestApp } from './test-app.js';
import { waitFor } from './wait-for.js';

/** Waits until so many statements wait for locks. */
export async function waitForLocks({ dataSource }: TestApp, statements: number): Promise<void> {
  await waitFor(async () => {
    const waiting: unknown[] = await dataSource.query(
      `SELECT FROM pg_stat_activity
       WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    );
    return waiting.length >= statements;
  }, `${statements} statements to wait for locks`);
}
