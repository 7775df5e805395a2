import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

/** Waits for the file of a mail to a recipient, and reads its text. */
export async function textOfMailTo(dataDir: string, recipient: string): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  const find = async () => {
    // The folder is created with the first mail.
    const names = await readdir(outbox).catch(() => []);
    for (const name of names.filter((file) => file.endsWith('.eml'))) {
      const { to = [], text = '' } = await PostalMime.parse(await readFile(join(outbox, name)));
      if (to.some(({ address }) => address === recipient)) return text;
    }
    return '';
  };
  await expect.poll(find, { timeout: 30_000 }).not.toBe('');
  return find();
}
