import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import type { Mail } from './mail.entity.js';

/** The folder under DATA_DIR that mails are written to where no mail server is named. */
export const OUTBOX = 'outbox';

/** The site's own files, and drafts that an interrupted write left behind. */
const OURS = /^\d{4}-\d{2}-\d{2}-\d{6,}-[a-z-]+\.eml(?:\.\d+\.part)?$/;
/** The head of a mail of ours is far shorter. */
const HEAD_BYTES = 32_768;

/** The name of a mail's file; the same however often it is written. */
export function outboxFile({
  id,
  kind,
  createdAt,
}: Pick<Mail, 'id' | 'kind' | 'createdAt'>): string {
  const day = createdAt.toISOString().slice(0, 10);
  return `${day}-${String(id).padStart(6, '0')}-${kind}.eml`;
}

/** The name under which a file is drafted, until it is whole. */
export function outboxDraft(name: string): string {
  return `${name}.${process.pid}.part`;
}

/** The mails in a folder that are to an address, or whose answers go to it. */
export async function filesAbout(folder: string, email: string): Promise<string[]> {
  const about: string[] = [];
  for (const name of await ourFiles(folder)) {
    const head = await headOf(join(folder, name)).catch(() => '');
    if (addressesIn(head).includes(comparable(email))) about.push(name);
  }
  return about;
}

/** Removes files by their names, with their drafts; missing files are ignored. */
export async function removeFiles(folder: string, names: readonly string[]): Promise<void> {
  for (const name of await ourFiles(folder)) {
    const whole = name.replace(/\.\d+\.part$/, '');
    if (names.includes(whole) || names.includes(name)) {
      await rm(join(folder, name), { force: true });
    }
  }
}

/**
 * Removes files that have not been modified for so many days.
 * @returns how many
 */
export async function removeOldFiles(folder: string, days: number): Promise<number> {
  let removed = 0;
  for (const name of await ourFiles(folder)) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => undefined);
    if (!file || file.mtimeMs > Date.now() - days * 86_400_000) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

async function ourFiles(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => OURS.test(name)).sort();
  } catch (error) {
    // A site with a mail server has no such folder.
    if (Object(error).code === 'ENOENT') return [];
    throw error;
  }
}

async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const text = buffer.subarray(0, bytesRead).toString('utf8');
    return text.split(/\r?\n\r?\n/, 1)[0] ?? '';
  } finally {
    await file.close();
  }
}

/** The recipient and the Reply-To of a mail: one address each, as `composeMail` ensures. */
function addressesIn(head: string): string[] {
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return lines.flatMap((line) => {
    const [, value = ''] = /^(?:To|Reply-To):(.*)$/i.exec(line) ?? [];
    const [, address = value] = /<([^<>]*)>\s*$/.exec(value) ?? [];
    return address.trim() ? [comparable(address.trim())] : [];
  });
}

/** An address as it is compared: without case, its domain as headers carry it. */
function comparable(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  return `${address.slice(0, at).toLowerCase()}@${domainToASCII(domain) || domain}`;
}
