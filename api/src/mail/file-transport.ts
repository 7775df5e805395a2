import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail.js';
import type { Mailbox } from './mail-headers.js';
import type { MailTransport } from './mail-transport.js';
import { temporaryFile, outboxFile } from './outbox.js';

/**
 * Writes mails as .eml files when no mail server is configured. Files are written atomically and
 * named by the mail's id, so that a second attempt replaces the first.
 */
export function fileTransport(folder: string, from: Mailbox): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    successState: 'written',
    async send(mail) {
      const path = join(folder, outboxFile(mail));
      try {
        const { message } = await composer.sendMail(composeMail(mail, from));
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeAtomically(path, Buffer.isBuffer(message) ? message : Buffer.alloc(0));
        return { sent: true };
      } catch {
        return {
          sent: false,
          failure: 'file',
          serverAnswer: null,
          permanent: false,
          unknown: false,
        };
      }
    },
    close: () => undefined,
  };
}

async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  const temporary = temporaryFile(path);
  try {
    const file = await open(temporary, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}
