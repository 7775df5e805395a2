import { setTimeout as wait } from 'node:timers/promises';

/** How many may wait at once: each occupies a connection. */
export interface WaitingLimits {
  all: number;
  perAccount: number;
  perNetwork: number;
}

/** Delays attempts, and never more of them at once than its limits allow. */
export class WaitingRoom {
  private readonly waiting = new Map<string, number>();

  constructor(private readonly limits: WaitingLimits) {}

  /**
   * Waits, or answers false at once where too many wait already.
   * @param delay in milliseconds
   */
  async hold(delay: number, account: string, network: string): Promise<boolean> {
    const { all, perAccount, perNetwork } = this.limits;
    const places = [
      { key: 'all', most: all },
      { key: `account ${account}`, most: perAccount },
      { key: `network ${network}`, most: perNetwork },
    ];
    if (places.some(({ key, most }) => this.count(key) >= most)) return false;
    for (const { key } of places) this.waiting.set(key, this.count(key) + 1);
    await wait(delay);
    for (const { key } of places) {
      if (this.count(key) === 1) this.waiting.delete(key);
      else this.waiting.set(key, this.count(key) - 1);
    }
    return true;
  }

  private count(key: string): number {
    return this.waiting.get(key) ?? 0;
  }
}
