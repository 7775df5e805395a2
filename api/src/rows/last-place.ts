import type { EntityMetadata } from 'typeorm';
import { quote } from './quote.js';

/** The last place in a list that has an order. */
export const MAX_ORDER = 10_000;

/**
 * The `order` of a new row that comes without one, in SQL: after all others.
 * @param list the table of the row
 */
export function lastPlace(
  list: EntityMetadata,
  row: { id: number; order?: number },
): { order?: () => string } {
  if (!list.findColumnWithPropertyName('order') || row.order !== undefined) return {};
  const next = `(SELECT coalesce(max("order"), 0) + 1 FROM ${quote(list.tableName)})`;
  return { order: () => `least(${next}, ${MAX_ORDER})` };
}
