import { isRecord } from 'shared/is-record';
import type { Values } from '../conflict/changes';

/** Fields that are stored in no draft. */
const secret = /password/i;
/** Fields that the list or the server sets. */
const untyped = new Set(['id', 'version', 'order', 'createdAt', 'updatedAt']);

/** Comparable text of a value: inputs turn a missing value into null or an empty text, and back. */
function written(value: unknown): string {
  const text = JSON.stringify(value ?? '', (_key, part: unknown) =>
    part === null || part === '' ? undefined : part,
  );
  return text === undefined || text === '{}' ? '' : text;
}

/** Whether a value is a picked file that is not sent yet. */
export function isFile(value: unknown): boolean {
  return isRecord(value) && typeof value.src === 'string' && value.src.startsWith('data:');
}

export function withoutSecrets(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !secret.test(field)));
}

/**
 * The fields that were typed over `before`, with their values; neither secrets nor files.
 * @param only the fields to compare; all of them where it is left out
 */
export function typedChanges(before: Values, values: Values, only?: readonly string[]): Values {
  return Object.fromEntries(
    Object.entries(withoutSecrets(values))
      .filter(([field]) => !untyped.has(field) && (only?.includes(field) ?? true))
      .filter(([field, value]) => !isFile(value) && written(value) !== written(before[field]))
      .map(([field, value]) => [field, value ?? null]),
  );
}
