import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { fieldsOf } from 'shared/is-record';
import { SITE } from '../actors/actor.js';

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 2_000;

/** The names of the statements by which graphile-worker takes a job. */
const TAKE_STATEMENT = /^get_job/;
/** The names of the statements by which it records that a job has completed or failed. */
const ACKNOWLEDGE_STATEMENT = /^(?:complete|fail)_jobs?(?:_q)?\//;
/** The text of the statements by which it reads the ids of its tasks. */
const TASK_IDS_STATEMENT = /\b_private_tasks\b/;
/** Milliseconds after which PostgreSQL ends the transaction of a lost connection. */
const IDLE_IN_TRANSACTION_MS = 60_000;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;
type Query = (...values: unknown[]) => unknown;
/** The part of a statement's result that is read here. */
interface Rows {
  rows: Record<string, unknown>[];
}

/** For callers of a pool that is being closed. */
const neverSettles = <T>(): Promise<T> => new Promise(() => undefined);

/**
 * Connections for jobs, separate from those of requests, so that neither waits for the other's.
 *
 * A request for a connection waits until the database is available again. In addition, this pool
 * handles three failures from which graphile-worker does not recover itself:
 * - It does not wait for the statement that acknowledges a job, and an error of it would end the
 *   process. An acknowledgement that fails is retried until it succeeds.
 * - A job that was locked, but whose row was lost with the connection, would stay locked for hours.
 *   Such a job is therefore taken in an explicit transaction whose outcome is checked.
 * - It reads the ids of its tasks once, and takes no job when that fails. This is retried, too.
 * See decision 076.
 */
export class JobPool extends pg.Pool {
  /** Settles when all acknowledgements that failed so far have succeeded. */
  private acknowledgements: Promise<unknown> = Promise.resolve();
  /** Statements that are retries themselves, and so are not retried again. */
  private readonly retried = new WeakSet<object>();

  constructor(connectionString: string, max: number) {
    super({
      connectionString,
      max,
      keepAlive: true,
      // The site itself, for the triggers that write the audit log.
      options: `-c app.actor=${JSON.stringify(SITE)}`,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    });
    // The statements on a lost connection fail and are retried. Without listeners, the connection's
    // own error would end the process.
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

  /** Waits for pending acknowledgements, up to a limit, then closes the connections. */
  async close(limitMs: number): Promise<void> {
    await Promise.race([this.acknowledgements, wait(limitMs, undefined, { ref: false })]);
    // Connections in use are closed when they are released; this does not wait for them.
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

  /** Takes a job in a transaction: the job is locked if and only if its row is returned. */
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

  /** Whether a transaction was committed whose commit failed with an error. */
  private async wasCommitted(id: string): Promise<boolean> {
    const statement = { text: 'SELECT pg_xact_status($1::xid8) AS status', values: [id] };
    for (;;) {
      const { rows } = await this.retryUntilSuccess(statement);
      if (rows[0]?.status !== 'in progress') return rows[0]?.status === 'committed';
      await wait(FIRST_RETRY_MS, undefined, { ref: false });
    }
  }

  /** Repeats a statement on new connections until it succeeds. */
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

/** Whether a query is an object and not only its text. */
function isQueryConfig(query: unknown): query is pg.QueryConfig {
  return typeof fieldsOf(query).text === 'string';
}
