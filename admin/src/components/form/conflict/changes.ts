import { isRecord } from 'shared/is-record';

/** A record, or the values of its form. */
export type Values = Record<string, unknown>;

/** Whether a change failed because it was made from an outdated version. */
export function isOutdated(error: unknown): boolean {
  return isRecord(error) && error.status === 412;
}

/** Values that come from JSON, or go there, are equal when their JSON is. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The fields of `after` that differ from `before`. */
export function changedFields(before: Values, after: Values): string[] {
  return Object.keys(after).filter((field) => !same(before[field], after[field]));
}

/** A field that somebody else changed: the saved value, and the typed one if it differs. */
export interface Difference {
  field: string;
  saved: unknown;
  mine?: { value: unknown };
}

/** The fields that somebody else changed between `before` and `saved`, with what was typed here. */
export function differences(before: Values, saved: Values, mine: Values): Difference[] {
  return changedFields(before, saved).map((field) => ({
    field,
    saved: saved[field],
    ...(same(before[field], mine[field]) || same(saved[field], mine[field])
      ? {}
      : { mine: { value: mine[field] } }),
  }));
}

/** The saved record with the changes that were typed here over `before`. */
export function withMine(before: Values, saved: Values, mine: Values): Values {
  return {
    ...saved,
    ...Object.fromEntries(changedFields(before, mine).map((field) => [field, mine[field]])),
  };
}
