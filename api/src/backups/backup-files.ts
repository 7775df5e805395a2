import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file that is being written, or that was not verified yet. */
const UNFINISHED = /^site-.*\.(?:part|unverified)$/;
/** What was uploaded in the panel: one file, and what is being uploaded. */
export const UPLOADED = 'uploaded.backup';
const UPLOADS = /^uploaded(?:\.backup|-[\w-]+\.part)$/;
const UPLOAD_KEPT_MS = 7 * 86_400_000;
const NIGHTLY = /^site-(\d{4}-\d{2}-\d{2})T\d{6}Z\.backup(?:\.age)?$/;
const MANUAL = /^site-.{18}-manual\.backup/;
const PARTS = /^site-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z(?:-manual)?\.backup(?:\.age)?$/;
/** How the names of encrypted backups end. */
const ENCRYPTED = '.age';
/** How encrypted files begin, as bytes and as text. */
const AGE_HEADERS = ['age-encryption.org/', '-----BEGIN AGE ENCRYPTED'];

const KEPT_DAYS = 7;
const KEPT_WEEKS = 4;
const KEPT_MONTHS = 12;
const DAY_MS = 86_400_000;
/** Backups that were asked for in the panel: the newest of the last week. */
const KEPT_MANUAL = 7;
const MANUAL_KEPT_MS = 7 * DAY_MS;

/** What else the name of a backup tells. */
interface BackupKind {
  isEncrypted?: boolean;
  /** Whether it was asked for in the panel. */
  isManual?: boolean;
}

/**
 * The name of a verified backup by its beginning, such as site-2026-11-23T024000Z.backup. That of
 * an encrypted one ends in .age.
 */
export function backupName(begun: Date, { isEncrypted, isManual }: BackupKind = {}): string {
  const time = begun.toISOString().slice(0, 19).replaceAll(':', '');
  return `site-${time}Z${isManual ? '-manual' : ''}.backup${isEncrypted ? ENCRYPTED : ''}`;
}

/**
 * Of the names of verified backups, those to keep: the newest of each of the last 7 days, 4 weeks
 * and 12 months that have one. Weeks begin on Monday; days are those of UTC. Those that were asked
 * for in the panel are counted apart, so that none takes the place of a nightly one.
 */
export function namesToKeep(names: readonly string[], now: number): Set<string> {
  const newestFirst = names.toSorted().reverse();
  const keep = new Set(
    newestFirst
      .filter((name) => MANUAL.test(name))
      .slice(0, KEPT_MANUAL)
      .filter((name) => now - (begunAt(name)?.getTime() ?? 0) < MANUAL_KEPT_MS),
  );
  const nightly = newestFirst.filter((name) => NIGHTLY.test(name));
  const periods: [(day: string) => string, number][] = [
    [(day) => day, KEPT_DAYS],
    [mondayOf, KEPT_WEEKS],
    [(day) => day.slice(0, 7), KEPT_MONTHS],
  ];
  for (const [periodOf, count] of periods) {
    const seen = new Set<string>();
    for (const name of nightly) {
      const period = periodOf(NIGHTLY.exec(name)?.[1] ?? '');
      if (seen.has(period)) continue;
      if (seen.size === count) break;
      seen.add(period);
      keep.add(name);
    }
  }
  return keep;
}

function mondayOf(day: string): string {
  const date = new Date(day);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** The names of verified backups in a folder. */
export async function verifiedNames(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => begunAt(name) !== undefined);
}

/** Removes what an interrupted backup, or one that failed, has left. */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => UNFINISHED.test(name));
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}

/** Removes uploaded files after a week. */
export async function removeOldUploads(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => UPLOADS.test(one))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > UPLOAD_KEPT_MS) await rm(join(folder, name), { force: true });
  }
}

/** When a verified backup was begun, by its name; undefined for other names. */
export function begunAt(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = PARTS.exec(name) ?? [];
  return day === undefined ? undefined : new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/** The SHA-256 digest of a file, in hexadecimal digits. */
export const fileDigest = (path: string): Promise<string> => digestOf(createReadStream(path));

/** The SHA-256 digest of all bytes of a stream, in hexadecimal digits. */
export async function digestOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  return hash.digest('hex');
}

/** Whether a file is encrypted, by how it begins; false where there is none. */
export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined);
  if (!file) return false;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(32), 0, 32, 0);
    const beginning = buffer.toString('latin1', 0, bytesRead);
    return AGE_HEADERS.some((header) => beginning.startsWith(header));
  } finally {
    await file.close();
  }
}
