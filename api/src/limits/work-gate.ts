import { UnavailableError } from '../problems/domain-errors.js';
import { DETAILS } from '../problems/problem-texts.js';
import { Turns } from './turns.js';

/** The server has more work than it accepts. */
export class BusyError extends UnavailableError {
  override name = 'BusyError';

  constructor() {
    super(DETAILS[503]);
  }
}

export interface WorkGateOptions {
  /** How many tasks run concurrently. */
  concurrency: number;
  /** How many tasks may wait for their turn. */
  queue: number;
  /** Milliseconds a task may wait for its turn. */
  maxWait: number;
  /**
   * Milliseconds by which a refusal is delayed on average; 0 by default. A client that retries
   * immediately after a refusal would otherwise keep the event loop from accepting other
   * connections. Delays differ by up to a half, as those who were refused at once would come back
   * at once.
   */
  refusalDelay?: number;
  /**
   * Turns of the event loop between two tasks, 64 by default: it accepts one new connection per
   * turn. Tasks that wait for the database more than they compute need none.
   */
  turnsBetween?: number;
}

export interface WorkOptions {
  /** Identifies the client, for example by its network; waiting clients take turns. */
  client?: string;
  /** Aborted when the result is no longer needed; a task that has not begun is then dropped. */
  signal?: AbortSignal;
}

const TURNS_BETWEEN = 64;

/** Between a half and one and a half of the value. */
const jitter = (value: number): number => value * (0.5 + Math.random());

/** Lets the server handle what has arrived during a task. */
async function yieldToEventLoop(turns: number): Promise<void> {
  for (let i = 0; i < turns; i += 1) await new Promise((resolve) => setImmediate(resolve));
}

interface Waiting {
  start(): void;
  refuse(): void;
}

/**
 * Bounds expensive work: the number of concurrent tasks, and of those that wait. Clients take
 * turns, so that one with many requests does not delay the others. When the queue is full, the
 * newest task of the client with the most waiting tasks is refused.
 */
export class WorkGate {
  private running = 0;
  private readonly turns = new Turns<Waiting>();

  constructor(private readonly options: WorkGateOptions) {}

  /** How many tasks wait for their turn. */
  get waiting(): number {
    return this.turns.size;
  }

  /**
   * Runs the task when its turn comes.
   *
   * @throws BusyError when too many tasks wait, it has waited too long, or it was aborted
   */
  async run<T>(work: () => Promise<T>, { client = '', signal }: WorkOptions = {}): Promise<T> {
    if (signal?.aborted) throw new BusyError();
    if (this.running < this.options.concurrency) this.running += 1;
    else await this.waitForTurn(client, signal);
    try {
      return await work();
    } finally {
      // Also when no task waits: further requests may not have been accepted yet.
      void yieldToEventLoop(this.options.turnsBetween ?? TURNS_BETWEEN).then(() => this.next());
    }
  }

  /** Waits until a running task has ended. */
  private waitForTurn(client: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const dequeue = (): void => {
        clearTimeout(timeout);
        signal?.removeEventListener('abort', waiting.refuse);
        this.turns.remove(client, waiting);
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
          else setTimeout(() => reject(new BusyError()), jitter(refusalDelay)).unref();
        },
      };
      const timeout = setTimeout(waiting.refuse, this.options.maxWait);
      timeout.unref();
      signal?.addEventListener('abort', waiting.refuse);
      this.turns.add(client, waiting);
      if (this.turns.size > this.options.queue) this.turns.newestOfLongest()?.refuse();
    });
  }

  private next(): void {
    const waiting = this.turns.next();
    if (waiting) waiting.start();
    else this.running -= 1;
  }
}
