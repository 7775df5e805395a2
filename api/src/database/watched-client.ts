import pg from 'pg';

/** Milliseconds for which a connection may be silent before the database is probed. */
const SILENCE_MS = 1_000;
/** Milliseconds within which a healthy database answers `SELECT 1`. */
const PROBE_MS = 1_400;
const CHECK_MS = 200;
/** Milliseconds between probes of a database that hangs. */
const REPROBE_MS = 200;
/**
 * A timer that is late by this many milliseconds means that this process's event loop was blocked.
 */
const BLOCKED_MS = 300;

/** The database accepts connections but does not respond. */
export class DatabaseUnresponsiveError extends Error {
  override name = 'DatabaseUnresponsiveError';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database does not answer.');
  }
}

type Query = (...values: unknown[]) => unknown;

/**
 * Watches the connections to one database. PostgreSQL cancels statements that take too long, but
 * not while it hangs. When a connection has received no result for a second, the database is probed
 * over a separate connection. If that gets no response either, all connections are closed and new
 * ones fail immediately until the database responds again.
 * See decision 012.
 */
class DatabaseWatch {
  private readonly busy = new Map<pg.Client, number>();
  private readonly clients = new Set<pg.Client>();
  private timer: NodeJS.Timeout | undefined;
  private probing = false;
  isUnresponsive = false;

  constructor(private readonly url: string) {}

  begin(client: pg.Client): void {
    if (this.busy.has(client)) return;
    this.busy.set(client, performance.now());
    this.clients.add(client);
    this.timer ??= setInterval(() => this.check(), CHECK_MS).unref();
  }

  end(client: pg.Client): void {
    this.busy.delete(client);
  }

  forget(client: pg.Client): void {
    this.clients.delete(client);
    this.end(client);
  }

  private check(): void {
    const [since] = this.busy.values();
    if (since === undefined && !this.isUnresponsive) this.rest();
    if (this.probing || since === undefined || performance.now() - since < SILENCE_MS) return;
    this.probing = true;
    void this.probe().finally(() => {
      this.probing = false;
    });
  }

  /** The next query starts the timer again: starting one for each query would cost more. */
  private rest(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private async probe(): Promise<void> {
    // Lets the process read what has arrived: its event loop may have been blocked.
    await new Promise((resolve) => setImmediate(resolve));
    if (this.busy.size === 0 || (await this.responds())) return;
    this.isUnresponsive = true;
    for (const client of this.clients) closeSocket(client);
    while (this.isUnresponsive) {
      await new Promise((resolve) => setTimeout(resolve, REPROBE_MS).unref());
      this.isUnresponsive = !(await this.responds());
    }
  }

  /** Whether any response arrives in time; a rejected connection is also a response. */
  private async responds(): Promise<boolean> {
    for (;;) {
      const start = performance.now();
      const client = new pg.Client({ connectionString: this.url });
      client.on('error', () => undefined);
      let limit: NodeJS.Timeout | undefined;
      const timeout = new Promise<'late'>((resolve) => {
        limit = setTimeout(() => resolve('late'), PROBE_MS);
      });
      const response = client
        .connect()
        .then(() => client.query('SELECT 1'))
        .catch(() => undefined);
      const outcome = await Promise.race([response, timeout]);
      clearTimeout(limit);
      closeSocket(client);
      if (outcome !== 'late') return true;
      if (performance.now() - start < PROBE_MS + BLOCKED_MS) return false;
    }
  }
}

/** Closes a connection without notifying the server, which may not read it. */
function closeSocket(client: pg.Client): void {
  const { connection } = client as unknown as {
    connection: { stream: { destroy(error?: Error): void } };
  };
  connection.stream.destroy(new DatabaseUnresponsiveError());
}

/** Creates a class of connections to one database that are watched together. */
export function watchedClient(url: string): typeof pg.Client {
  const watch = new DatabaseWatch(url);
  return class WatchedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const query: Query = this.query.bind(this);
      const watched: Query = (...values) => {
        watch.begin(this);
        return query(...values);
      };
      Object.assign(this, { query: watched });
      this.on('drain', () => watch.end(this));
      this.on('end', () => watch.forget(this));
      this.on('error', () => watch.forget(this));
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
      if (watch.isUnresponsive) {
        const error = new DatabaseUnresponsiveError();
        if (!callback) return Promise.reject(error);
        process.nextTick(callback, error);
        return;
      }
      watch.begin(this);
      this.once('connect', () => watch.end(this));
      if (!callback) return super.connect();
      super.connect(callback);
    }
  };
}
