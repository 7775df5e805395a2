import { fieldsOf, isRecord } from 'shared/is-record';

/** A record, or the values of its form. */
export type Values = Record<string, unknown>;

/** Whether a change failed because it was made from an outdated version. */
export function isOutdated(error: unknown): boolean {
  return isRecord(error) && error.status === 412;
}

/** Who made the change that a save did not know of, and when; undefined where it is not known. */
export function authorOf(error: unknown): { name: string; at: string } | undefined {
  const { changedBy, changedAt } = fieldsOf(fieldsOf(error).body);
  return typeof changedBy === 'string' && typeof changedAt === 'string'
    ? { name: changedBy, at: changedAt }
    : undefined;
}

/** Compares values by their JSON. */
function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The fields of `after` that differ from `before`. */
export function changedFields(before: Values, after: Values): string[] {
  return Object.keys(after).filter((field) => !isEqual(before[field], after[field]));
}

/** A field that another user changed: the saved value, and the typed one if it differs. */
export interface Difference {
  field: string;
  saved: unknown;
  mine?: { value: unknown };
}

/** The fields that another user changed between `before` and `saved`, with the typed values. */
export function differences(before: Values, saved: Values, mine: Values): Difference[] {
  return changedFields(before, saved).map((field) => ({
    field,
    saved: saved[field],
    ...(isEqual(before[field], mine[field]) || isEqual(saved[field], mine[field])
      ? {}
      : { mine: { value: mine[field] } }),
  }));
}

/** Applies the changes typed over `before` to the saved record. */
export function mergeChanges(before: Values, saved: Values, mine: Values): Values {
  return {
    ...saved,
    ...Object.fromEntries(changedFields(before, mine).map((field) => [field, mine[field]])),
  };
}
