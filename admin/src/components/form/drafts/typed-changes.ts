import { isRecord } from '../../../providers/is-record';
import type { Values } from '../conflict/changes';

/** What is never kept, whichever form it is typed in. */
const secret = /password/i;
/** What nobody types: the list says it, or the server. */
const untyped = new Set(['id', 'version', 'order', 'createdAt', 'updatedAt']);

/** Inputs turn what is not there into null or an empty text, and back. */
function written(value: unknown): string {
  const text = JSON.stringify(value ?? '', (_key, part: unknown) =>
    part === null || part === '' ? undefined : part,
  );
  return text === undefined || text === '{}' ? '' : text;
}

/** Whether a value is a file that was picked and not sent yet. */
export function isFile(value: unknown): boolean {
  return isRecord(value) && typeof value.src === 'string' && value.src.startsWith('data:');
}

export function withoutSecrets(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !secret.test(field)));
}

/**
 * The fields that were typed over `before`, with their values; neither secrets nor files.
 * @param only the fields that matter; all of them where it is left out
 */
export function typedChanges(before: Values, values: Values, only?: readonly string[]): Values {
  return Object.fromEntries(
    Object.entries(withoutSecrets(values))
      .filter(([field]) => !untyped.has(field) && (only?.includes(field) ?? true))
      .filter(([field, value]) => !isFile(value) && written(value) !== written(before[field]))
      .map(([field, value]) => [field, value ?? null]),
  );
}
