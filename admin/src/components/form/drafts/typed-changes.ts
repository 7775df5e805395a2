import { isRecord } from 'shared/is-record';
import type { Values } from '../conflict/changes';

/** Fields that are never stored. */
const secretField = /password/i;
/** Fields without an input, which the list or the server sets. */
const ignoredFields = new Set(['id', 'version', 'order', 'createdAt', 'updatedAt']);

/** A value as text, where missing, null and empty values are equal, as inputs mix them. */
function comparable(value: unknown): string {
  const text = JSON.stringify(value ?? '', (_key, part: unknown) =>
    part === null || part === '' ? undefined : part,
  );
  return text === undefined || text === '{}' ? '' : text;
}

/** Whether a value is a selected file that is not uploaded yet. */
export function isFile(value: unknown): boolean {
  return isRecord(value) && typeof value.src === 'string' && value.src.startsWith('data:');
}

export function withoutSecrets(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !secretField.test(field)));
}

/**
 * The fields that differ from `before`, with their values; without secrets and files.
 * @param only the fields to compare; by default all
 */
export function typedChanges(before: Values, values: Values, only?: readonly string[]): Values {
  return Object.fromEntries(
    Object.entries(withoutSecrets(values))
      .filter(([field]) => !ignoredFields.has(field) && (only?.includes(field) ?? true))
      .filter(([field, value]) => !isFile(value) && comparable(value) !== comparable(before[field]))
      .map(([field, value]) => [field, value ?? null]),
  );
}
