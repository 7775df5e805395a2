import pg from 'pg';

/** Connections for jobs, beside those of requests, so that neither waits for the other's. */
export function createJobPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, keepAlive: true });
  // What a lost connection was needed for fails by itself and is tried again; without listeners its
  // error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
