/** Turns of the event loop between two tasks at most. */
const MAX_TURNS = 8;

/**
 * Starts tasks in their order, and lets the event loop turn between two of them: once for each that
 * waits, up to eight times. The event loop accepts one connection per turn; of many connections
 * that arrive together, the last one would otherwise wait for the work of all others. A task that
 * arrives when none waits is started immediately.
 */
export class YieldingQueue {
  private readonly waiting: (() => void)[] = [];
  private isBusy = false;

  /** @param start must not throw */
  add(start: () => void): void {
    if (this.isBusy) this.waiting.push(start);
    else this.run(start);
  }

  private run(start: () => void): void {
    this.isBusy = true;
    start();
    this.runNextAfter(1);
  }

  private runNextAfter(turns: number): void {
    setImmediate(() => {
      if (turns < Math.min(MAX_TURNS, this.waiting.length)) {
        this.runNextAfter(turns + 1);
        return;
      }
      const next = this.waiting.shift();
      if (next) this.run(next);
      else this.isBusy = false;
    });
  }
}
