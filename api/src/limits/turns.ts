/** What waits, by client. Clients take turns, so that one with much does not delay the others. */
export class Turns<Item> {
  /** In the order of the turns; no queue is empty. */
  private readonly queues = new Map<string, Set<Item>>();
  private count = 0;

  /** How many items wait. */
  get size(): number {
    return this.count;
  }

  add(client: string, item: Item): void {
    const queue = this.queues.get(client) ?? new Set();
    queue.add(item);
    this.queues.set(client, queue);
    this.count += 1;
  }

  /** Removes an item, if it still waits. */
  remove(client: string, item: Item): void {
    const queue = this.queues.get(client);
    if (!queue?.delete(item)) return;
    if (queue.size === 0) this.queues.delete(client);
    this.count -= 1;
  }

  /** Removes and returns the oldest item of the client whose turn it is. */
  next(): Item | undefined {
    for (const [client, queue] of this.queues) {
      // The client goes to the end, with its other items.
      this.queues.delete(client);
      this.queues.set(client, queue);
      for (const item of queue) {
        this.remove(client, item);
        return item;
      }
    }
    return undefined;
  }

  /** The newest item of the client with the most of them. */
  newestOfLongest(): Item | undefined {
    const [first, ...others] = this.queues.values();
    const longest = others.reduce((a, b) => (a && b.size < a.size ? a : b), first);
    return [...(longest ?? [])].at(-1);
  }
}
