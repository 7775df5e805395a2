/** The database cannot be started. The message is for the person who starts the site. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
