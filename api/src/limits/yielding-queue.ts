/** Turns of the event loop between two tasks at most. */
const MAX_TURNS = 32;

/**
 * Starts tasks in their order, and lets the event loop turn between two of them: once for each that
 * waits, up to 32 times. The event loop accepts one connection per turn; of many connections
 * that arrive together, the last one would otherwise wait for the work of all others. A task that
 * arrives when none waits is started immediately, and urgent tasks before all others.
 */
export class YieldingQueue {
  private readonly urgent: (() => void)[] = [];
  private readonly waiting: (() => void)[] = [];
  private isBusy = false;

  /** @param start must not throw */
  add(start: () => void, isUrgent = false): void {
    if (!this.isBusy) this.run(start);
    else if (isUrgent) this.urgent.push(start);
    else this.waiting.push(start);
  }

  private run(start: () => void): void {
    this.isBusy = true;
    start();
    this.runNextAfter(1);
  }

  private runNextAfter(turns: number): void {
    setImmediate(() => {
      if (this.urgent.length === 0 && turns < Math.min(MAX_TURNS, this.waiting.length)) {
        this.runNextAfter(turns + 1);
        return;
      }
      const next = this.urgent.shift() ?? this.waiting.shift();
      if (next) this.run(next);
      else this.isBusy = false;
    });
  }
}
