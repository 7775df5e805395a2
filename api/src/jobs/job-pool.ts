import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { fieldsOf } from 'shared/is-record';

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 2_000;

/** The names of the statements by which graphile-worker takes a job. */
const TAKE_STATEMENT = /^get_job/;
/** The names of those by which it notes that a job is done, or has failed. */
const ACKNOWLEDGE_STATEMENT = /^(?:complete|fail)_jobs?(?:_q)?\//;
/** The text of those by which it learns its tasks' numbers. */
const TASK_IDS_STATEMENT = /\b_private_tasks\b/;
/** A connection that is lost in the middle of a transaction ends it after so long at most. */
const IDLE_IN_TRANSACTION_MS = 60_000;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;
type Query = (...values: unknown[]) => unknown;
/** What a statement answers, as far as it is read here. */
interface Rows {
  rows: Record<string, unknown>[];
}

/** A promise that nobody waits for any more. */
const neverSettles = <T>(): Promise<T> => new Promise(() => undefined);

/**
 * Connections for jobs, beside those of requests, so that neither waits for the other's.
 *
 * Whoever asks for a connection waits until the database is there again. Beyond that, graphile-worker
 * does not recover from three failures by itself:
 * - It does not wait for its note that a job has ended, and one that fails would end the process. A
 *   note that fails is made again until it succeeds.
 * - A job whose taking was committed, but not answered, would stay taken for hours. So it is
 *   committed in a step of its own.
 * - It asks for its tasks once, and never takes a job when that fails. So it is asked again, too.
 */
export class JobPool extends pg.Pool {
  /** Settles when every note that failed so far has been made. */
  private acknowledgements: Promise<unknown> = Promise.resolve();
  /** Statements whose failures are dealt with where they are sent. */
  private readonly retried = new WeakSet<object>();

  constructor(connectionString: string, max: number) {
    super({
      connectionString,
      max,
      keepAlive: true,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    });
    // What a lost connection was needed for fails by itself and is tried again; without listeners
    // its error would end the process.
    this.on('error', () => undefined);
    this.on('connect', (client) => {
      client.on('error', () => undefined);
      this.wrapQueries(client);
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const connected = this.connectWithRetries();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (release) => client.release(release)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  /** Waits for notes that have to be made again, then closes the connections; up to a limit. */
  async close(limitMs: number): Promise<void> {
    await Promise.race([this.acknowledgements, wait(limitMs, undefined, { ref: false })]);
    // Connections in use are closed when they are given back; nobody waits for that.
    void this.end().catch(() => undefined);
  }

  private async connectWithRetries(): Promise<pg.PoolClient> {
    for (let delay = FIRST_RETRY_MS; ; delay = Math.min(2 * delay, LAST_RETRY_MS)) {
      if (this.ending) return neverSettles();
      try {
        return await super.connect();
      } catch {
        await wait(delay, undefined, { ref: false });
      }
    }
  }

  private wrapQueries(client: pg.PoolClient): void {
    const query: Query = client.query.bind(client);
    const guarded: Query = (...values) => {
      const [statement] = values;
      if (!isQueryConfig(statement)) return query(...values);
      const { name = '', text } = statement;
      if (TAKE_STATEMENT.test(name)) return this.takeJob(client, query, values);
      const result = query(...values);
      if (!(result instanceof Promise) || this.retried.has(statement)) return result;
      if (TASK_IDS_STATEMENT.test(text))
        return result.catch(() => this.retryUntilSuccess(statement));
      if (!ACKNOWLEDGE_STATEMENT.test(name)) return result;
      return result.catch((): Rows => {
        this.acknowledgements = Promise.all([
          this.acknowledgements,
          this.retryUntilSuccess(statement),
        ]);
        return { rows: [] };
      });
    };
    Object.assign(client, { query: guarded });
  }

  /** Takes a job if and only if it can say which. */
  private async takeJob(client: pg.PoolClient, query: Query, values: unknown[]): Promise<Rows> {
    await client.query('BEGIN');
    try {
      const jobResult = (await query(...values)) as Rows;
      const id =
        jobResult.rows.length > 0 && (await client.query('SELECT pg_current_xact_id() AS id'));
      await client.query('COMMIT').catch(async (error: unknown) => {
        if (!id || !(await this.wasCommitted(id.rows[0].id))) throw error;
      });
      return jobResult;
    } catch (error) {
      // A lost connection has ended its transaction already.
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }

  /** What became of a transaction whose commit was not answered. */
  private async wasCommitted(id: string): Promise<boolean> {
    const statement = { text: 'SELECT pg_xact_status($1::xid8) AS status', values: [id] };
    for (;;) {
      const { rows } = await this.retryUntilSuccess(statement);
      if (rows[0]?.status !== 'in progress') return rows[0]?.status === 'committed';
      await wait(FIRST_RETRY_MS, undefined, { ref: false });
    }
  }

  /** The statement's answer, over whichever connection gives one. */
  private async retryUntilSuccess({ text, values }: pg.QueryConfig): Promise<Rows> {
    const statement = { text, values };
    this.retried.add(statement);
    for (let delay = FIRST_RETRY_MS; !this.ending; delay = Math.min(2 * delay, LAST_RETRY_MS)) {
      await wait(delay, undefined, { ref: false });
      const client = await this.connectWithRetries();
      try {
        const result: Rows = await client.query(statement);
        client.release();
        return result;
      } catch {
        client.release(true);
      }
    }
    return neverSettles();
  }
}

/** Whether a query is more than its text. */
function isQueryConfig(query: unknown): query is pg.QueryConfig {
  return typeof fieldsOf(query).text === 'string';
}
