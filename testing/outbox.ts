import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from './fixtures';

/** The mail with that subject in an address's letterbox, once it is there. */
export async function mailTo(address: string, subject: string): Promise<Email | undefined> {
  const outbox = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  const find = async () => {
    for (const name of await readdir(outbox).catch(() => [])) {
      if (!name.endsWith('.eml')) continue;
      const mail = await PostalMime.parse(await readFile(join(outbox, name)));
      if (mail.to?.[0]?.address === address && mail.subject?.replace(/\s/g, ' ') === subject) {
        return mail;
      }
    }
    return undefined;
  };
  await expect.poll(async () => (await find()) !== undefined).toBe(true);
  return find();
}
