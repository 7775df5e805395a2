import { Turns } from './turns.js';

/** Turns of the event loop between two tasks at most. */
const MAX_YIELDS = 32;

/** Starts a task; must not throw. */
type Start = () => void;

/** Whose task it is. */
export interface TaskOwner {
  /** Identifies the client, for example by its network; waiting clients take turns. */
  client: string;
  /** Whether it is one of those of which every second task is, while both kinds wait. */
  isPreferred: boolean;
}

/**
 * Starts one task after another, and lets the event loop turn between two of them: once for each
 * that waits, up to 32 times. The event loop accepts one connection per turn; of many connections
 * that arrive together, the last one would otherwise wait for the work of all others. A task that
 * arrives when none waits is started immediately. Of those that wait, preferred ones alternate with
 * the others, and in each kind clients take turns.
 * See decision 084.
 */
export class YieldingQueue {
  private readonly preferred = new Turns<Start>();
  private readonly others = new Turns<Start>();
  private wasPreferred = false;
  private isBusy = false;

  add(start: Start, { client, isPreferred }: TaskOwner): void {
    if (!this.isBusy) this.run(start);
    else if (isPreferred) this.preferred.add(client, start);
    else this.others.add(client, start);
  }

  private run(start: Start): void {
    this.isBusy = true;
    start();
    this.runNextAfter(1);
  }

  private runNextAfter(turns: number): void {
    setImmediate(() => {
      if (turns < Math.min(MAX_YIELDS, this.preferred.size + this.others.size)) {
        this.runNextAfter(turns + 1);
        return;
      }
      const next = this.next();
      if (next) this.run(next);
      else this.isBusy = false;
    });
  }

  private next(): Start | undefined {
    const preferred = this.wasPreferred && this.others.size > 0 ? undefined : this.preferred.next();
    this.wasPreferred = preferred !== undefined;
    return preferred ?? this.others.next();
  }
}
