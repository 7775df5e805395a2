import pg from 'pg';

/** Milliseconds for which a connection may be silent before the database is probed. */
const SILENCE_MS = 1_000;
/** Milliseconds within which a healthy database answers `SELECT 1`. */
const PROBE_MS = 1_400;
const CHECK_MS = 200;
/** Milliseconds between probes of a database that hangs. */
const REPROBE_MS = 200;
/** A timer that is late by so many milliseconds means that our own event loop was blocked. */
const BLOCKED_MS = 300;

/** The database accepts connections and does not answer. */
export class DatabaseUnresponsiveError extends Error {
  override name = 'DatabaseHangsError';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database does not answer.');
  }
}

type Query = (...values: unknown[]) => unknown;

/**
 * Watches connections to one database. PostgreSQL itself cancels statements that take too long, but
 * a database that hangs cancels nothing. So when a connection has been silent for a second, the
 * database is probed over a connection of its own. If it does not answer that either, every
 * connection is cut and new ones are refused at once, until it answers again.
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
    this.busy.set(client, Date.now());
    this.clients.add(client);
    this.timer ??= setInterval(() => this.check(), CHECK_MS).unref();
  }

  end(client: pg.Client): void {
    this.busy.delete(client);
    if (this.busy.size > 0 || this.isUnresponsive) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  forget(client: pg.Client): void {
    this.clients.delete(client);
    this.end(client);
  }

  private check(): void {
    const [since] = this.busy.values();
    if (this.probing || since === undefined || Date.now() - since < SILENCE_MS) return;
    this.probing = true;
    void this.probe().finally(() => {
      this.probing = false;
    });
  }

  private async probe(): Promise<void> {
    // What has arrived meanwhile is read first: our own event loop may have been blocked.
    await new Promise((resolve) => setImmediate(resolve));
    if (this.busy.size === 0 || (await this.answers())) return;
    this.isUnresponsive = true;
    for (const client of this.clients) closeSocket(client);
    while (this.isUnresponsive) {
      await new Promise((resolve) => setTimeout(resolve, REPROBE_MS).unref());
      this.isUnresponsive = !(await this.answers());
    }
  }

  /** Whether any answer arrives in time; a refusal is an answer, too. */
  private async answers(): Promise<boolean> {
    for (;;) {
      const began = Date.now();
      const client = new pg.Client({ connectionString: this.url });
      client.on('error', () => undefined);
      let limit: NodeJS.Timeout | undefined;
      const delay = new Promise<'late'>((resolve) => {
        limit = setTimeout(() => resolve('late'), PROBE_MS);
      });
      const probedAt = client
        .connect()
        .then(() => client.query('SELECT 1'))
        .catch(() => undefined);
      const answer = await Promise.race([probedAt, delay]);
      clearTimeout(limit);
      closeSocket(client);
      if (answer !== 'late') return true;
      if (Date.now() - began < PROBE_MS + BLOCKED_MS) return false;
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

/** A class of connections to one database that are watched together. */
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
