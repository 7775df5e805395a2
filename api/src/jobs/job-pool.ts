import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 2_000;

/** The statements by which graphile-worker notes that a job is done, or has failed. */
const NOTE = /^(?:complete|fail)_jobs?(?:_q)?\//;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;
type Query = (...values: unknown[]) => unknown;

/** A promise that nobody waits for any more. */
const never = <T>(): Promise<T> => new Promise(() => undefined);

/**
 * Connections for jobs, beside those of requests, so that neither waits for the other's.
 *
 * graphile-worker does not wait for its note that a job has ended, and one that fails would end the
 * process. So whoever asks for a connection waits until the database is there again, and a note
 * that fails is made again until it succeeds.
 */
export class JobPool extends pg.Pool {
  /** Settles when every note that failed so far has been made. */
  private notes: Promise<unknown> = Promise.resolve();

  constructor(connectionString: string, max: number) {
    super({ connectionString, max, keepAlive: true });
    // What a lost connection was needed for fails by itself and is tried again; without listeners
    // its error would end the process.
    this.on('error', () => undefined);
    this.on('connect', (client) => {
      client.on('error', () => undefined);
      this.repeatNotes(client);
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const connected = this.connectAtLast();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (release) => client.release(release)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  /** Waits for notes that have to be made again, then closes the connections; up to a limit. */
  async close(limitMs: number): Promise<void> {
    await Promise.race([this.notes, wait(limitMs, undefined, { ref: false })]);
    // Connections in use are closed when they are given back; nobody waits for that.
    void this.end().catch(() => undefined);
  }

  private async connectAtLast(): Promise<pg.PoolClient> {
    for (let delay = FIRST_RETRY_MS; ; delay = Math.min(2 * delay, LAST_RETRY_MS)) {
      if (this.ending) return never();
      try {
        return await super.connect();
      } catch {
        await wait(delay, undefined, { ref: false });
      }
    }
  }

  private repeatNotes(client: pg.PoolClient): void {
    const query: Query = client.query.bind(client);
    const noting: Query = (...values) => {
      const [statement] = values;
      const result = query(...values);
      if (!NOTE.test(String(Object(statement).name)) || !(result instanceof Promise)) return result;
      return result.catch((): { rows: never[]; rowCount: number } => {
        const again = this.noteAgain(Object(statement));
        this.notes = Promise.all([this.notes, again]);
        return { rows: [], rowCount: 0 };
      });
    };
    Object.assign(client, { query: noting });
  }

  private async noteAgain(statement: pg.QueryConfig): Promise<void> {
    const { text, values } = statement;
    for (let delay = FIRST_RETRY_MS; !this.ending; delay = Math.min(2 * delay, LAST_RETRY_MS)) {
      await wait(delay, undefined, { ref: false });
      const client = await this.connectAtLast();
      try {
        // Without its name, so that a failure here is not taken for a note that failed.
        await client.query({ text, values });
        client.release();
        return;
      } catch {
        client.release(true);
      }
    }
  }
}
