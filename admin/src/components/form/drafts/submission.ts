function newKey(): string {
  // Unlike `randomUUID` this works without https, too.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The random key that one form's new record is sent with, by which the server knows a repeat. What is
 * sent first fixes the record's place, which follows the list: a repeat has to say the same.
 */
export class Submission {
  private current: string | undefined;
  private order: unknown;

  /**
   * @param key under which an earlier form was sent and not answered
   * @param order the place that it was sent with
   */
  constructor(key?: string, order?: unknown) {
    this.continueFrom(key, order);
  }

  /** The key, once the form was sent. */
  get key(): string | undefined {
    return this.current;
  }

  /** The values as they were, or will be, sent. */
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

  /** Goes on with what was sent under another key, or with nothing. */
  continueFrom(key: string | undefined, order?: unknown): void {
    this.current = key;
    this.order = key === undefined ? undefined : order;
  }
}
