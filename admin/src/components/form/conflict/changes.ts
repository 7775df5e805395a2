import { isRecord } from '../../../providers/is-record';

/** A record, or what a form makes of one. */
export type Values = Record<string, unknown>;

/** Whether a failed change was made from a version that is not the newest any more. */
export function isOutdated(error: unknown): boolean {
  return isRecord(error) && error.status === 412;
}

/** Values that come from JSON, or go there, are the same when they are written the same. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The fields of `after` that are not as they were. */
export function changedFields(before: Values, after: Values): string[] {
  return Object.keys(after).filter((field) => !same(before[field], after[field]));
}

/** A field that somebody else changed: what is saved, and what was typed here if that is another. */
export interface Difference {
  field: string;
  saved: unknown;
  mine?: { value: unknown };
}

/** What somebody else changed between `before` and `saved`, beside what was typed here. */
export function differences(before: Values, saved: Values, mine: Values): Difference[] {
  return changedFields(before, saved).map((field) => ({
    field,
    saved: saved[field],
    ...(same(before[field], mine[field]) || same(saved[field], mine[field])
      ? {}
      : { mine: { value: mine[field] } }),
  }));
}

/** The saved record with what was typed here over `before`. */
export function withMine(before: Values, saved: Values, mine: Values): Values {
  return {
    ...saved,
    ...Object.fromEntries(changedFields(before, mine).map((field) => [field, mine[field]])),
  };
}
