/** First and last byte, both within the file. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads a Range header (RFC 9110 section 14.1.2).
 * Express's `request.range()` takes a suffix longer than the file, and a last byte before the first one,
 * for unsatisfiable: the standard sends the whole file for both.
 * @param size of the whole, in bytes
 * @returns the one range asked for; 'unsatisfiable' when it lies outside; undefined when the whole
 * is to be sent: there is no such header, it is not understood, or it asks for several parts
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '');
  if (!match) return undefined;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Number(to);
    if (length === 0 || size === 0) return 'unsatisfiable';
    return { first: Math.max(0, size - length), last: size - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return undefined;
  if (first >= size) return 'unsatisfiable';
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
