import { QueryFailedError } from 'typeorm';
import type { Text } from '../i18n/language.js';
import { ConflictError } from '../problems/domain-errors.js';

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNIQUE_VIOLATION = '23505';

function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof QueryFailedError)) return undefined;
  const { code, constraint }: { code?: unknown; constraint?: unknown } = error.driverError;
  return code === UNIQUE_VIOLATION && typeof constraint === 'string' ? constraint : undefined;
}

/** Constraints are named after columns. */
const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Runs a write; when the database finds a value taken (the only check that holds under a race),
 * names the field.
 * @param taken for each unique field, what to say
 * @throws ConflictError naming the field
 */
export async function conflictOn<T>(
  taken: Readonly<Record<string, Text>> = {},
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const constraint = violatedConstraint(error);
    const field = Object.keys(taken).find((name) => constraint?.includes(columnOf(name)));
    const text = field && taken[field];
    throw text ? ConflictError.of(field, text) : error;
  }
}
