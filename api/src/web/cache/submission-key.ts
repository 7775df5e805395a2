import { randomUUID } from 'node:crypto';

/**
 * The body of a page with a new submission key in place of the one that its render wrote, so that
 * each visitor's form has its own. Both are UUIDs: the length stays the same.
 * See decision 033.
 */
export function withNewKey(body: Buffer, written: string): Buffer {
  const own = Buffer.from(body);
  const key = randomUUID();
  for (let at = own.indexOf(written); at >= 0; at = own.indexOf(written, at + key.length)) {
    own.write(key, at, 'latin1');
  }
  return own;
}
