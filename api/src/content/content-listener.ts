import pg from 'pg';
import type { Logger } from 'pino';
import type { ContentChanges } from './content-changes.js';

/** Milliseconds between attempts to listen again after the connection was lost. */
const RETRY_DELAY = 500;

/**
 * Listens for content changes that other processes commit (PostgreSQL LISTEN) and announces them.
 * After a lost connection, it announces a change, because notifications may have been missed.
 * See decision 001.
 */
export async function listenForContentChanges(
  databaseUrl: string,
  changes: ContentChanges,
  log: Logger,
): Promise<{ stop(): Promise<void> }> {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const reconnectTimer = (): void => {
    if (stopped || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      connect().then(() => changes.changed(), reconnectTimer);
    }, RETRY_DELAY);
  };

  async function connect(): Promise<void> {
    const newClient = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    newClient.on('notification', ({ payload }) => changes.changed(payload ? [payload] : undefined));
    newClient.on('error', (error) => {
      if (stopped || client !== newClient) return;
      client = undefined;
      log.warn({ err: error }, 'Lost the connection that listens for content changes.');
      void newClient.end().catch(() => undefined);
      reconnectTimer();
    });
    try {
      await newClient.connect();
      await newClient.query('LISTEN content_changed');
    } catch (error) {
      void newClient.end().catch(() => undefined);
      throw error;
    }
    client = newClient;
  }

  await connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
