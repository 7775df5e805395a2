import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fieldsOf } from 'shared/is-record';
import { emailKey } from '../emails/email-key.js';
import { guardedUntil, GUARDING_KINDS } from './mail-rules.js';
import type { Mail } from './mail.entity.js';

/** The folder under DATA_DIR that mails are written to when no mail server is configured. */
export const OUTBOX = 'outbox';

/** Names of mail files, and of temporary files that an interrupted write left behind. */
const OUTBOX_FILE = /^\d{4}-\d{2}-\d{2}-\d{6,}-[a-z-]+\.eml(?:\.\d+\.part)?$/;
/** Upper bound for the headers of our mails. */
const MAX_HEADER_BYTES = 32_768;

/** The file name of a mail, equal for every attempt. */
export function outboxFile({
  id,
  kind,
  createdAt,
}: Pick<Mail, 'id' | 'kind' | 'createdAt'>): string {
  const day = createdAt.toISOString().slice(0, 10);
  return `${day}-${String(id).padStart(6, '0')}-${kind}.eml`;
}

/** The temporary name of a file while it is written. */
export function temporaryFile(name: string): string {
  return `${name}.${process.pid}.part`;
}

/**
 * Files of mails to an e-mail address, or with it in Reply-To, without those that nobody can take
 * back yet.
 */
export async function findFilesOf(folder: string, email: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await listOutbox(folder)) {
    const head = await readHeaders(join(folder, name)).catch(() => '');
    if (!correspondents(head).includes(emailKey(email))) continue;
    if (!(await isGuardedFile(folder, name))) found.push(name);
  }
  return found;
}

/** Removes files by name, with their temporary files; missing ones are ignored. */
export async function removeFiles(folder: string, names: readonly string[]): Promise<void> {
  for (const name of await listOutbox(folder)) {
    const final = name.replace(/\.\d+\.part$/, '');
    if (names.includes(final) || names.includes(name)) {
      await rm(join(folder, name), { force: true });
    }
  }
}

/**
 * Removes files not modified for a number of days.
 * @returns how many
 */
export async function removeOldFiles(folder: string, days: number): Promise<number> {
  let removed = 0;
  for (const name of await listOutbox(folder)) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => undefined);
    if (!file || file.mtimeMs > Date.now() - days * 86_400_000) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

async function isGuardedFile(folder: string, name: string): Promise<boolean> {
  const kind = GUARDING_KINDS.find((guarding) => name.includes(`-${guarding}.eml`));
  if (!kind) return false;
  const file = await stat(join(folder, name)).catch(() => undefined);
  return file !== undefined && guardedUntil({ kind, createdAt: file.mtime }) !== undefined;
}

async function listOutbox(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => OUTBOX_FILE.test(name)).sort();
  } catch (error) {
    // The folder does not exist when a mail server is configured.
    if (fieldsOf(error).code === 'ENOENT') return [];
    throw error;
  }
}

async function readHeaders(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(MAX_HEADER_BYTES),
      0,
      MAX_HEADER_BYTES,
      0,
    );
    const text = buffer.subarray(0, bytesRead).toString('utf8');
    return text.split(/\r?\n\r?\n/, 1)[0] ?? '';
  } finally {
    await file.close();
  }
}

/** The addresses in To and Reply-To; `composeMail` ensures that each holds one. */
function correspondents(head: string): string[] {
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return lines.flatMap((line) => {
    const [, value = ''] = /^(?:To|Reply-To):(.*)$/i.exec(line) ?? [];
    const [, email = value] = /<([^<>]*)>\s*$/.exec(value) ?? [];
    return email.trim() ? [emailKey(email.trim())] : [];
  });
}
