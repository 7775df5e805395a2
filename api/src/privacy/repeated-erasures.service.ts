import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { currentActor } from '../actors/actor.js';
import { emailKey } from '../emails/email-key.js';
import { emailCandidates } from '../personal-data/email-candidates.js';
import { ErasureLedger, identityOf, type LedgerEntry } from '../personal-data/erasure-ledger.js';
import { PersonalDataRegistry } from '../personal-data/personal-data-registry.js';
import { quote } from '../rows/quote.js';
import { storedColumns } from '../rows/stored-columns.js';
import { SettingsService } from '../settings/settings.service.js';
import { Erasure } from './erasure.entity.js';
import { PrivacyService } from './privacy.service.js';

const TEXTS_PER_FETCH = 500;
/** The quoted name of a column that has one e-mail address and nothing else. */
const EMAIL_COLUMN = /email"$/;

interface StoredText {
  text: string;
  /** Whether it is one e-mail address, and no text with some. */
  isSameEmail: boolean;
}

/** Repeats, on the rows of a backup, erasures that were made after it. */
@Injectable()
export class RepeatedErasuresService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: PersonalDataRegistry,
    private readonly settings: SettingsService,
    private readonly privacy: PrivacyService,
    private readonly ledger: ErasureLedger,
  ) {}

  /**
   * Erases again what the rows have of erased e-mail addresses, and records each erasure that the
   * rows do not know, with its former time.
   * @param entries erasures, of which the rows may know some
   * @returns the number of e-mail addresses of which something was erased
   */
  async repeat(entries: readonly LedgerEntry[]): Promise<number> {
    const known = new Set((await this.dataSource.manager.find(Erasure)).map(identityOf));
    const missing = entries.filter((entry) => !known.has(identityOf(entry)));
    if (missing.length === 0) return 0;
    const found = await this.findEmails(new Set(missing.map(({ addressHash }) => addressHash)));
    const { name = '' } = currentActor();
    return this.dataSource.transaction(async (manager) => {
      let erased = 0;
      for (const { addressHash, erasedAt } of missing) {
        const email = found.get(addressHash);
        const counts = email === undefined ? {} : await this.privacy.eraseRows(manager, email);
        if (Object.keys(counts).length > 0) erased += 1;
        await manager.insert(Erasure, { addressHash, erasedAt, erasedBy: name, counts });
      }
      return erased;
    });
  }

  /** The stored e-mail addresses of some hashes, by hash; never the association's own. */
  private async findEmails(hashes: ReadonlySet<string>): Promise<Map<string, string>> {
    const own = emailKey((await this.settings.current()).email);
    const found = new Map<string, string>();
    const seen = new Set<string>([own]);
    const examine = (candidate: string) => {
      const email = emailKey(candidate);
      if (seen.has(email)) return;
      seen.add(email);
      const hash = this.ledger.hash(email);
      if (hashes.has(hash)) found.set(hash, email);
    };
    await this.dataSource.transaction(async (manager) => {
      for await (const { text, isSameEmail } of this.texts(manager)) {
        for (const candidate of isSameEmail ? [text] : emailCandidates(text)) examine(candidate);
      }
    });
    return found;
  }

  /** The texts with an e-mail address, of all columns whose rows an erasure concerns. */
  private async *texts(manager: EntityManager): AsyncGenerator<StoredText> {
    for (const { erase, columns } of this.registry.all()) {
      if (!erase) continue;
      for (const [table, names] of Object.entries(columns)) {
        const stored = await storedColumns(manager, table);
        const texts = stored.filter(
          ({ name, isFile }) => !isFile && names.map(quote).includes(name),
        );
        for (const { name } of texts) yield* textsOf(manager, table, name);
      }
    }
  }
}

async function* textsOf(
  manager: EntityManager,
  table: string,
  column: string,
): AsyncGenerator<StoredText> {
  const isSameEmail = EMAIL_COLUMN.test(column);
  await manager.query(
    `DECLARE texts CURSOR FOR SELECT ${column}::text AS text FROM ${quote(table)}
     WHERE position('@' IN ${column}::text) > 0`,
  );
  for (;;) {
    const rows: { text: string }[] = await manager.query(`FETCH ${TEXTS_PER_FETCH} FROM texts`);
    if (rows.length === 0) break;
    for (const { text } of rows) yield { text, isSameEmail };
  }
  await manager.query('CLOSE texts');
}
