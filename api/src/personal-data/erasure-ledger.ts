import { createHmac } from 'node:crypto';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from 'shared/is-record';
import type { EntityManager } from 'typeorm';
import { addressKey } from '../addresses/address-key.js';

const FILE = 'erasures.jsonl';
/** The advisory lock of those who write to the ledger: an arbitrary number. */
const LEDGER_LOCK = 7_301_405;
/** As long as the rows of the table `erasures` are kept. */
const KEPT_YEARS = 3;
/** A transaction that erases may have begun before a backup, and have ended after its snapshot. */
const LONGEST_ERASURE_MS = 3_600_000;

/** An erasure, without what was erased. */
export interface LedgerEntry {
  /** The keyed hash of the e-mail address, as in the table `erasures`. */
  addressHash: string;
  erasedAt: Date;
}

/** Erasures that cannot be repeated, as they were recorded with another key. */
export class LedgerKeyError extends Error {
  override name = 'LedgerKeyError';
}

/** The stored hash of an erased e-mail address; without the key it reveals nothing. */
export function keyedHash(key: string, email: string): string {
  return createHmac('sha256', key)
    .update(`erased ${addressKey(email)}`)
    .digest('base64url');
}

/**
 * The list of erasures beside the backups, by which a restore repeats those that a backup does not
 * know of. A JSON line has the keyed hash of an address, the time, and which key it was.
 */
export class ErasureLedger {
  readonly path: string;
  private readonly keyName: string;

  /**
   * @param folder of the backups
   * @param key of the hashes
   */
  constructor(
    private readonly folder: string,
    private readonly key: string,
  ) {
    this.path = join(folder, FILE);
    this.keyName = createHmac('sha256', key).update('name of the key').digest('base64url');
  }

  /** The hash of an e-mail address, as in the entries. */
  hash(email: string): string {
    return keyedHash(this.key, email);
  }

  /**
   * Adds an erasure, which is on the disk afterwards, before the transaction that erases ends.
   * @param manager of that transaction
   */
  async add(manager: EntityManager, entry: LedgerEntry): Promise<void> {
    await lock(manager);
    await this.append([entry]);
  }

  /**
   * Adds erasures that the database knows and the file does not, such as those of another server
   * that shares the database, and removes those that are older than their retention period.
   * @param manager of a transaction
   */
  async complete(manager: EntityManager): Promise<void> {
    await lock(manager);
    const lines = await this.lines();
    const kept = lines.filter(({ erasedAt }) => !isOver(erasedAt));
    if (kept.length < lines.length) await this.replace(kept);
    const known = new Set(kept.map(identityOf));
    const rows: LedgerEntry[] = await manager.query(
      `SELECT address_hash AS "addressHash", erased_at AS "erasedAt" FROM erasures ORDER BY id`,
    );
    await this.append(rows.filter((row) => !isOver(row.erasedAt) && !known.has(identityOf(row))));
  }

  /**
   * Erasures since a backup was begun.
   * @throws LedgerKeyError when some were recorded with another key
   */
  async since(begun: Date): Promise<LedgerEntry[]> {
    const earliest = begun.getTime() - LONGEST_ERASURE_MS;
    const lines = (await this.lines()).filter(
      ({ erasedAt }) => erasedAt.getTime() >= earliest && !isOver(erasedAt),
    );
    const foreign = lines.filter(({ key }) => key !== this.keyName);
    if (foreign.length > 0) {
      throw new LedgerKeyError(
        `${this.path} has ${foreign.length} erasures since this backup that were recorded with another JWT_SECRET, so they cannot be repeated: set JWT_SECRET, or put the file jwt-secret into DATA_DIR, as on the server that recorded them. If it is lost, move the ledger elsewhere, restore, and repeat these erasures by hand.`,
      );
    }
    return lines;
  }

  private async append(entries: readonly LedgerEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = await open(this.path, 'a', 0o600);
    try {
      // Each entry begins a line, as the last one may be cut off.
      await file.appendFile(entries.map((entry) => `\n${this.lineOf(entry)}\n`).join(''));
      await file.sync();
    } finally {
      await file.close();
    }
  }

  private async replace(lines: readonly StoredLine[]): Promise<void> {
    const draft = `${this.path}.part`;
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    await writeFile(draft, text, { mode: 0o600, flush: true });
    await rename(draft, this.path);
  }

  private lineOf({ addressHash, erasedAt }: LedgerEntry): string {
    return JSON.stringify({ addressHash, erasedAt, key: this.keyName } satisfies StoredLine);
  }

  /** What was cut off when a process was killed was never confirmed to anybody. */
  private async lines(): Promise<StoredLine[]> {
    const text = await readFile(this.path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    return text.split('\n').flatMap((line) => parseLine(line) ?? []);
  }
}

interface StoredLine extends LedgerEntry {
  /** The name of the key of the hash. */
  key: string;
}

function parseLine(line: string): StoredLine | undefined {
  try {
    const parsed: unknown = JSON.parse(line);
    if (!isRecord(parsed)) return undefined;
    const { addressHash, erasedAt, key } = parsed;
    if (typeof addressHash !== 'string' || typeof key !== 'string') return undefined;
    const time = new Date(String(erasedAt));
    return Number.isNaN(time.getTime()) ? undefined : { addressHash, erasedAt: time, key };
  } catch {
    return undefined;
  }
}

/** The same for an entry and for its row. */
export const identityOf = ({ addressHash, erasedAt }: LedgerEntry): string =>
  `${addressHash} ${erasedAt.toISOString()}`;

function isOver(erasedAt: Date): boolean {
  const end = new Date(erasedAt);
  end.setFullYear(end.getFullYear() + KEPT_YEARS);
  return end.getTime() < Date.now();
}

async function lock(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [LEDGER_LOCK]);
}
