function newKey(): string {
  // Unlike `randomUUID`, this works without https, too.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Idempotency key of a form's new record, by which the server recognises a repeat. The first
 * request fixes the record's `order`, which otherwise follows the list: a repeat has to send the
 * same.
 */
export class Submission {
  private current: string | undefined;
  private order: unknown;

  /**
   * @param key of an earlier request that was not answered
   * @param order that it was sent with
   */
  constructor(key?: string, order?: unknown) {
    this.continueFrom(key, order);
  }

  /** The key, once the form was sent. */
  get key(): string | undefined {
    return this.current;
  }

  /** The values with the `order` of the first request. */
  withOrder<T extends object>(values: T): T {
    return this.order === undefined ? values : { ...values, order: this.order };
  }

  /** The key to send a record of these values with. */
  use(values: object): string {
    const { order }: { order?: unknown } = values;
    const key = this.current ?? newKey();
    if (this.current === undefined) this.continueFrom(key, order);
    return key;
  }

  /** Continues with the key of an earlier request, or without one. */
  continueFrom(key: string | undefined, order?: unknown): void {
    this.current = key;
    this.order = key === undefined ? undefined : order;
  }
}
