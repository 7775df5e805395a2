import type { EntityManager } from 'typeorm';
import { MIN_USERNAME } from './user.fields.js';

/** Leaves room for a number below the maximum length of usernames. */
const MAX_BEGINNING = 60;

/** A username that nobody has, from the part of an email address before the `@`. */
export async function freeUsername(
  database: Pick<EntityManager, 'query'>,
  email: string,
): Promise<string> {
  const [local = ''] = email.split('@');
  const letters = local
    .toLowerCase()
    .replaceAll(/[^\p{L}\d._-]/gu, '')
    .slice(0, MAX_BEGINNING);
  const beginning = letters.length < MIN_USERNAME ? 'korisnik' : letters;
  const rows: { username: string }[] = await database.query(
    'SELECT lower(username) AS username FROM users WHERE starts_with(lower(username), $1)',
    [beginning],
  );
  const taken = new Set(rows.map(({ username }) => username));
  let free = beginning;
  for (let number = 2; taken.has(free); number += 1) free = `${beginning}${number}`;
  return free;
}
