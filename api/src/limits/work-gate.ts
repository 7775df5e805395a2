import { UnavailableError } from '../problems/domain-errors.js';
import { DETAILS } from '../problems/problem-texts.js';

/** The server has more work than it accepts. */
export class BusyError extends UnavailableError {
  override name = 'BusyError';

  constructor() {
    super(DETAILS[503]);
  }
}

export interface WorkGateOptions {
  /** How many pieces of work run at once. */
  concurrency: number;
  /** How many may wait for their turn. */
  queue: number;
  /** Milliseconds one may wait for its turn. */
  maxWait: number;
  /**
   * Milliseconds by which a refusal is delayed; none by default. A client that retries as soon as
   * it is refused would otherwise keep the event loop from accepting other visitors' connections.
   */
  refusalDelay?: number;
}

export interface WorkOptions {
  /** Whose work it is, such as a network; those who wait take turns by it. */
  client?: string;
  /** Aborted when nobody waits for the result any more; work that has not begun is then dropped. */
  signal?: AbortSignal;
}

/** The event loop accepts one new connection in each of its turns. */
const TURNS_BETWEEN_WORK = 64;

/** Lets the server handle what has arrived while it worked. */
async function yieldToEventLoop(): Promise<void> {
  for (let i = 0; i < TURNS_BETWEEN_WORK; i += 1)
    await new Promise((resolve) => setImmediate(resolve));
}

interface Waiting {
  start(): void;
  refuse(): void;
}

/**
 * Bounds expensive work: a number of pieces at once, and a number that wait. Clients take turns, so
 * that one with many requests does not delay the others, and when the queue is full its own request
 * is the one that is refused.
 */
export class WorkGate {
  private running = 0;
  private waitingCount = 0;
  /** By client, the one whose turn is next first; none of them is empty. */
  private readonly queues = new Map<string, Set<Waiting>>();

  constructor(private readonly options: WorkGateOptions) {}

  /** How many pieces of work wait for their turn. */
  get waiting(): number {
    return this.waitingCount;
  }

  /**
   * Runs the work when its turn has come.
   *
   * @throws BusyError when too many wait, it has waited too long, or its client has gone
   */
  async run<T>(work: () => Promise<T>, { client = '', signal }: WorkOptions = {}): Promise<T> {
    if (signal?.aborted) throw new BusyError();
    if (this.running < this.options.concurrency) this.running += 1;
    else await this.waitForTurn(client, signal);
    try {
      return await work();
    } finally {
      // Also when nobody waits here: further requests may not have been accepted yet.
      void yieldToEventLoop().then(() => this.next());
    }
  }

  /** Waits until a piece of work has ended. */
  private waitForTurn(client: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const dequeue = (): void => {
        clearTimeout(timeout);
        signal?.removeEventListener('abort', waiting.refuse);
        this.remove(client, waiting);
      };
      const waiting: Waiting = {
        start: () => {
          dequeue();
          resolve();
        },
        refuse: () => {
          dequeue();
          const { refusalDelay = 0 } = this.options;
          if (refusalDelay === 0) reject(new BusyError());
          else setTimeout(() => reject(new BusyError()), refusalDelay).unref();
        },
      };
      const timeout = setTimeout(waiting.refuse, this.options.maxWait);
      timeout.unref();
      signal?.addEventListener('abort', waiting.refuse);
      this.add(client, waiting);
      if (this.waitingCount > this.options.queue) this.newestOfLongest().refuse();
    });
  }

  private add(client: string, waiting: Waiting): void {
    const queue = this.queues.get(client) ?? new Set();
    queue.add(waiting);
    this.queues.set(client, queue);
    this.waitingCount += 1;
  }

  private remove(client: string, waiting: Waiting): void {
    const queue = this.queues.get(client);
    if (!queue?.delete(waiting)) return;
    if (queue.size === 0) this.queues.delete(client);
    this.waitingCount -= 1;
  }

  private newestOfLongest(): Waiting {
    const longest = [...this.queues.values()].reduce((a, b) => (b.size >= a.size ? b : a));
    return [...longest].at(-1) as Waiting;
  }

  private next(): void {
    for (const [client, queue] of this.queues) {
      // The client goes to the end of the queue, with its other requests.
      this.queues.delete(client);
      this.queues.set(client, queue);
      for (const waiting of queue) {
        waiting.start();
        return;
      }
    }
    this.running -= 1;
  }
}
