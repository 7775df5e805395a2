import { createHmac } from 'node:crypto';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fieldsOf } from 'shared/is-record';
import type { EntityManager } from 'typeorm';
import { emailKey } from '../emails/email-key.js';

const FILE = 'erasures.jsonl';
/** The advisory lock of those who write to the ledger: an arbitrary number. */
const LEDGER_LOCK = 7_301_405;
/** As long as the rows of the table `erasures` are kept. */
const KEPT_YEARS = 3;
/** A transaction that erases may have begun before a backup, and have ended after its snapshot. */
const LONGEST_ERASURE_MS = 3_600_000;
/** How many numbers of each sequence are recorded ahead as given out. */
export const RESERVED_NUMBERS = 1_000;

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
    .update(`erased ${emailKey(email)}`)
    .digest('base64url');
}

/**
 * The list beside the backups of what a restore must not take back: erasures that a backup does not
 * know of, each a JSON line with the keyed hash of an address, the time, and which key it was; and
 * up to which numbers the sequences may have given out, a JSON line with all of them.
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
    await this.append({ ...entry, key: this.keyName } satisfies StoredLine);
  }

  /**
   * Adds erasures that the database knows and the file does not, such as those of another server
   * that shares the database, and the numbers of its sequences, and removes erasures that are older
   * than their retention period.
   * @param manager of a transaction
   */
  async complete(manager: EntityManager): Promise<void> {
    await lock(manager);
    const rows: LedgerEntry[] = await manager.query(
      `SELECT address_hash AS "addressHash", erased_at AS "erasedAt" FROM erasures ORDER BY id`,
    );
    const stored = await this.lines();
    const known = new Set(stored.map(identityOf));
    const added = rows
      .filter((row) => !known.has(identityOf(row)))
      .map((row) => ({ ...row, key: this.keyName }));
    const given = await this.given();
    for (const [name, number] of await reservedNumbers(manager)) {
      given.set(name, Math.max(number, given.get(name) ?? 0));
    }
    await this.replace([
      ...[...stored, ...added].filter(({ erasedAt }) => !isOver(erasedAt)),
      { given: Object.fromEntries(given) },
    ]);
  }

  /**
   * Records that the sequences may give out some more numbers, which a restore into an empty
   * database then skips; it is on the disk before the transaction ends.
   * @returns up to which number each may
   */
  async reserve(manager: EntityManager): Promise<Map<string, number>> {
    await lock(manager);
    const numbers = await reservedNumbers(manager);
    await this.append({ given: Object.fromEntries(numbers) });
    return numbers;
  }

  /** Up to which number each sequence may have given out, by its name. */
  async given(): Promise<Map<string, number>> {
    const given = new Map<string, number>();
    for (const line of await this.parsedLines()) {
      for (const [name, number] of Object.entries(fieldsOf(line.given))) {
        if (!Number.isSafeInteger(number)) continue;
        given.set(name, Math.max(Number(number), given.get(name) ?? 0));
      }
    }
    return given;
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

  private async append(line: object): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = await open(this.path, 'a', 0o600);
    try {
      // Begins a line, as the last one may be cut off.
      await file.appendFile(`\n${JSON.stringify(line)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  private async replace(lines: readonly object[]): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const draft = `${this.path}.part`;
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    await writeFile(draft, text, { mode: 0o600, flush: true });
    await rename(draft, this.path);
  }

  private async lines(): Promise<StoredLine[]> {
    return (await this.parsedLines()).flatMap((line) => erasureOf(line) ?? []);
  }

  /** What was cut off when a process was killed was never confirmed to anybody. */
  private async parsedLines(): Promise<Record<string, unknown>[]> {
    const text = await readFile(this.path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    return text.split('\n').map(parseLine);
  }
}

interface StoredLine extends LedgerEntry {
  /** The name of the key of the hash. */
  key: string;
}

function parseLine(line: string): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(line));
  } catch {
    return {};
  }
}

function erasureOf({
  addressHash,
  erasedAt,
  key,
}: Record<string, unknown>): StoredLine | undefined {
  if (typeof addressHash !== 'string' || typeof key !== 'string') return undefined;
  const time = new Date(String(erasedAt));
  return Number.isNaN(time.getTime()) ? undefined : { addressHash, erasedAt: time, key };
}

async function reservedNumbers(manager: EntityManager): Promise<Map<string, number>> {
  const sequences: { name: string; value: string }[] = await manager.query(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  );
  return new Map(sequences.map(({ name, value }) => [name, Number(value) + RESERVED_NUMBERS]));
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
