import { randomKey } from '../../../providers/random-key';

/**
 * Idempotency key of a form's new record, by which the server recognises a repeated request. The
 * first request fixes the record's `order`, which otherwise follows the list, as a repeated request
 * has to be identical.
 */
export class Submission {
  private current: string | undefined;
  private order: unknown;

  /**
   * @param key of an earlier request without a response
   * @param order of that request
   */
  constructor(key?: string, order?: unknown) {
    this.continueFrom(key, order);
  }

  /** The key, once a request was sent. */
  get key(): string | undefined {
    return this.current;
  }

  /** The values with the `order` of the first request. */
  withOrder<T extends object>(values: T): T {
    return this.order === undefined ? values : { ...values, order: this.order };
  }

  /** The key for a request with these values; the first one creates it. */
  keyFor(values: object): string {
    const { order }: { order?: unknown } = values;
    const key = this.current ?? randomKey();
    if (this.current === undefined) this.continueFrom(key, order);
    return key;
  }

  /** Continues with the key of an earlier request, or without one. */
  continueFrom(key: string | undefined, order?: unknown): void {
    this.current = key;
    this.order = key === undefined ? undefined : order;
  }
}
