/** The indexes of the first and the last byte, both within the file. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Parses a Range header (RFC 9110 section 14.1.2). Express's `request.range()` reports a suffix
 * longer than the file, and a last byte before the first one, as unsatisfiable; by the standard,
 * both get the whole file.
 * @param size of the file, in bytes
 * @returns the requested range; 'unsatisfiable' when it is outside the file; undefined when the
 *   whole file is to be sent: without a header, with an invalid one, or with several ranges
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
