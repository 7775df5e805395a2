import type { DataSource } from 'typeorm';
import { codeOf } from '../problems/database-unavailable.js';
import { DatabaseError, messageOf } from './embedded/database-error.js';

/** A connection string without user, password and options. */
function urlOf(databaseUrl: string): string {
  const { protocol, host, pathname } = new URL(databaseUrl);
  return `${protocol}//${host}${pathname}`;
}

/**
 * Connects to the database.
 * @param databaseUrl DATABASE_URL, if it is set
 * @throws DatabaseError where that database cannot be reached, or refuses the user
 */
export async function connect(
  dataSource: DataSource,
  databaseUrl: string | undefined,
): Promise<void> {
  try {
    await dataSource.initialize();
  } catch (error) {
    if (databaseUrl === undefined) throw error;
    // An error for several addresses of one host has no message.
    const reason = messageOf(error) || codeOf(error);
    throw new DatabaseError(
      `There is no connection to ${urlOf(databaseUrl)}, the database of DATABASE_URL: ${reason}.`,
    );
  }
}
