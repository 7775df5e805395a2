import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** Reads the file of a mail in the outbox, the folder for mails without a mail server. */
export async function readOutboxMail(outbox: string, id: number): Promise<Email> {
  const names = await readdir(outbox);
  const name = names.find((one) => one.includes(`-${String(id).padStart(6, '0')}-`)) ?? '';
  return PostalMime.parse(await readFile(join(outbox, name)));
}
