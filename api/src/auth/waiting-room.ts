import { setTimeout as wait } from 'node:timers/promises';

/** Maximum numbers of waiting requests; each occupies a connection. */
export interface WaitingLimits {
  all: number;
  perAccount: number;
  perNetwork: number;
}

/** Delays requests, up to the limits. */
export class WaitingRoom {
  private readonly waiting = new Map<string, number>();

  constructor(private readonly limits: WaitingLimits) {}

  /**
   * Waits, or returns false immediately when a limit is reached.
   * @param delay in milliseconds
   */
  async waitIfAllowed(delay: number, account: string, network: string): Promise<boolean> {
    const { all, perAccount, perNetwork } = this.limits;
    const counters = [
      { key: 'all', limit: all },
      { key: `account ${account}`, limit: perAccount },
      { key: `network ${network}`, limit: perNetwork },
    ];
    if (counters.some(({ key, limit }) => this.count(key) >= limit)) return false;
    for (const { key } of counters) this.waiting.set(key, this.count(key) + 1);
    await wait(delay);
    for (const { key } of counters) {
      if (this.count(key) === 1) this.waiting.delete(key);
      else this.waiting.set(key, this.count(key) - 1);
    }
    return true;
  }

  private count(key: string): number {
    return this.waiting.get(key) ?? 0;
  }
}
