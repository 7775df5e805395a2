import { isRecord } from './is-record.js';

const isEnglish = (name: string): boolean => name.endsWith('En');

/** An address is a text or null; the empty one would be that of a page. */
const emptied = (name: string, value: unknown): unknown =>
  typeof value === 'string' && name !== 'pathEn' ? '' : null;

const withoutEnglish = (part: object): object =>
  Object.fromEntries(
    Object.entries(part).map(([name, value]: [string, unknown]) => {
      if (isEnglish(name)) return [name, emptied(name, value)];
      if (!Array.isArray(value)) return [name, value];
      return [name, value.map((one: unknown) => (isRecord(one) ? withoutEnglish(one) : one))];
    }),
  );

/**
 * A row as it is shown: one in Croatian only keeps its English texts, also in the parts of lists,
 * but nobody sees them.
 */
export function asShown<Row>(row: Row): Row;
export function asShown(row: unknown): unknown {
  return isRecord(row) && row.croatianOnly === true ? withoutEnglish(row) : row;
}
