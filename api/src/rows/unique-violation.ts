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

/** The column of a field, which is part of its constraint's name. */
const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Runs a write, and turns a unique violation into an error for the field. Only the database can
 * check uniqueness without a race condition.
 * @param taken the message for each unique field
 * @throws ConflictError with the field and its message
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
