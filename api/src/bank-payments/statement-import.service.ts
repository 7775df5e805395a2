import { Injectable } from '@nestjs/common';
import { Between, DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { DonationRollbackService } from '../donations/donation-rollback.service.js';
import type { Donation } from '../donations/donation.entity.js';
import { DonationsService } from '../donations/donations.service.js';
import { isolated } from '../isolation/isolated.js';
import { fromPages } from '../isolation/pages.js';
import { conflictOn } from '../rows/unique-violation.js';
import { SettingsService } from '../settings/settings.service.js';
import { BankPayment } from './bank-payment.entity.js';
import type { ImportedDto } from './dto/imported.dto.js';
import { KnownPayments } from './known-payments.js';
import { PaymentReversalsService, type ReversedPayment } from './payment-reversals.service.js';
import type { readEntries } from './read-entries.js';
import { matchReversals } from './reversal-matching.js';
import {
  dayRange,
  findPledge,
  bookingInstant,
  type Entry,
  type EntryRow,
  type OutgoingEntry,
} from './statement-entry.js';
import {
  BankStatementsService,
  type ImportedFile,
} from './statements-list/bank-statements.service.js';
import { findPayments } from './stored-payments.js';

/** The first key of PostgreSQL's advisory lock (two integers) for imports. */
const IMPORT_LOCK = 2;
const ROWS_AT_ONCE = 100;
const REFERENCES_AT_ONCE = 500;
const CONFLICTS = {
  fingerprint: {
    hr: 'Isti izvod upravo se uvozi. Pokušajte ponovno.',
    en: 'The same statement is being imported. Please try again.',
  },
};

/** Limits of the child process; a month of 10,000 payments takes 2 s and 200 MB. */
const readInProcess = isolated<typeof readEntries>(
  new URL('./read-entries.js', import.meta.url),
  'readEntries',
  { seconds: 60, megabytes: 768, heapMegabytes: 512 },
);

/** The entries of a statement that were not imported before. */
interface NewEntries {
  payments: Entry[];
  outgoing: OutgoingEntry[];
  /** Sets the number that distinguishes a row from others with an equal fingerprint. */
  numberCopy: (row: EntryRow) => EntryRow;
}

/** Reversals, with their payment or waiting for an administrator. */
interface Reversals {
  pairs: ReversedPayment[];
  waiting: EntryRow[];
}

/**
 * Imports bank statements: payments complete their pledges, reversals reset them, and the rest
 * waits for an administrator.
 */
@Injectable()
export class StatementImportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly donations: DonationsService,
    private readonly rollback: DonationRollbackService,
    private readonly reversals: PaymentReversalsService,
    private readonly statements: BankStatementsService,
  ) {}

  /**
   * Imports a statement in one transaction; entries that are known already do not change.
   * @throws InvalidInputError naming `file`, when it cannot be read or is of another account
   * @throws UnsupportedMediaTypeError naming `file`, when it is neither camt.053 nor CSV
   */
  async import(file: ImportedFile): Promise<ImportedDto> {
    const { iban: account } = await this.settings.current();
    const statement = await readInProcess(file.bytes, account);
    return conflictOn(CONFLICTS, () =>
      this.dataSource.transaction(async (manager) => {
        // Serializes imports, so that the imported entries do not change meanwhile.
        await manager.query('SELECT pg_advisory_xact_lock($1, 0)', [IMPORT_LOCK]);
        const payments = await fromPages(statement.payments);
        const outgoing = await fromPages(statement.outgoing);
        const days = dayRange([...payments, ...outgoing]);
        const newEntries = await this.findNewEntries(manager, account, payments, outgoing);
        const outcome = await this.store(manager, account, newEntries);
        const recorded = { ...statement, days, payments: payments.length };
        await this.statements.record(manager, account, file, recorded);
        const { otherAccounts, converted } = statement;
        const total = payments.length + outgoing.length;
        const newCount = newEntries.payments.length + newEntries.outgoing.length;
        return {
          ...outcome,
          known: total - newCount,
          leftOut: statement.leftOut + outcome.leftOut,
          converted,
          ofOtherAccounts: otherAccounts.reduce((sum, { entries }) => sum + entries, 0),
          otherAccounts: otherAccounts.flatMap(({ account: other }) => other ?? []),
        };
      }),
    );
  }

  private async findNewEntries(
    manager: EntityManager,
    account: string,
    payments: readonly Entry[],
    outgoing: readonly OutgoingEntry[],
  ): Promise<NewEntries> {
    const days = dayRange([...payments, ...outgoing]);
    const stored = days ? await findPayments(manager, { account, bookedOn: Between(...days) }) : [];
    const known = new KnownPayments(stored);
    const filterNew = async <T extends Entry>(entries: readonly T[]): Promise<T[]> => {
      const rows = new Set(await known.filterNew(entries.map(({ row }) => row)));
      return entries.filter(({ row }) => rows.has(row));
    };
    return {
      payments: await filterNew(payments),
      outgoing: await filterNew(outgoing),
      numberCopy: (row) => Object.assign(row, { copy: known.nextCopy(row.fingerprint) }),
    };
  }

  private async store(manager: EntityManager, account: string, newEntries: NewEntries) {
    const references = [...newEntries.payments, ...newEntries.outgoing].flatMap(
      (one) => one.references,
    );
    const pledges = await this.lockPledges(manager, references);
    for (const { row, references: found } of [...newEntries.payments, ...newEntries.outgoing]) {
      const ownReference = found.find((one) => pledges.has(one));
      // One number in ten passes the check digit by chance, so a reversal needs an existing
      // reference.
      row.pledgeReference = ownReference ?? (row.kind === 'payment' ? row.pledgeReference : null);
    }
    const { pairs, waiting } = await this.pairReversals(manager, account, newEntries);
    const notified = await this.reversals.resetDonations(manager, pairs);
    const reversed = new Set(pairs.map(({ payment }) => payment));
    const open = newEntries.payments.filter(({ row }) => !reversed.has(row));
    // Read after the resets: the same statement may pay a reset pledge again.
    const matched = await this.completePledges(manager, open, references);
    const reversing = pairs.flatMap(({ reversal }) => (reversal.id === undefined ? reversal : []));
    const rows = [...newEntries.payments.map(({ row }) => row), ...reversing, ...waiting];
    for (const row of rows) newEntries.numberCopy(row);
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await manager.insert(BankPayment, rows.slice(at, at + ROWS_AT_ONCE));
    }
    await this.reversals.link(manager, pairs);
    return {
      matched,
      reversed: pairs.length,
      notified,
      waiting: open.length - matched,
      waitingReversals: waiting.length,
      leftOut: newEntries.outgoing.length - reversing.length - waiting.length,
    };
  }

  /** Locks the donations with these references, in parts, in the order of their ids. */
  private async lockPledges(
    manager: EntityManager,
    references: readonly string[],
  ): Promise<Map<string, Donation>> {
    const sorted = [...new Set(references)].sort();
    const pledges = new Map<string, Donation>();
    for (let at = 0; at < sorted.length; at += REFERENCES_AT_ONCE) {
      const part = sorted.slice(at, at + REFERENCES_AT_ONCE);
      const found = await this.donations.lockByReference(manager, part);
      for (const [reference, donation] of found) pledges.set(reference, donation);
    }
    return pledges;
  }

  /** Pairs reversals with payments, stored or of this statement. */
  private async pairReversals(
    manager: EntityManager,
    account: string,
    { payments, outgoing }: NewEntries,
  ): Promise<Reversals> {
    const days = dayRange(outgoing);
    const stored = days ? await this.reversals.findReversible(manager, account, ...days) : [];
    const reversals: Reversals = { pairs: [], waiting: [] };
    const rows: EntryRow[] = [...stored, ...payments.map(({ row }) => row)];
    const hintedEntries = outgoing.map(({ row, hint }) => ({ ...row, hint }));
    for (const [index, found] of (await matchReversals(rows, hintedEntries)).entries()) {
      const reversal = outgoing[index]?.row;
      if (!found || !reversal) continue;
      if ('payment' in found) reversals.pairs.push({ payment: found.payment, reversal });
      else reversals.waiting.push(Object.assign(reversal, { reason: found.reason }));
    }
    const paired = new Set(reversals.pairs.map(({ payment }) => payment));
    const open = payments.map(({ row }) => row).filter((row) => !paired.has(row));
    const paymentDays = dayRange(payments);
    const unmatched = paymentDays
      ? await this.reversals.findUnmatched(manager, account, paymentDays[0])
      : [];
    const hintedReversals = unmatched.map((one) => ({ ...one, hint: 'reversal' as const }));
    for (const [index, found] of (await matchReversals(open, hintedReversals)).entries()) {
      const reversal = unmatched[index];
      if (found && 'payment' in found && reversal) {
        reversals.pairs.push({ payment: found.payment, reversal });
      }
    }
    return reversals;
  }

  /**
   * Completes the pledges that payments pay.
   * @returns how many
   */
  private async completePledges(
    manager: EntityManager,
    payments: readonly Entry[],
    references: readonly string[],
  ): Promise<number> {
    const pledges = await this.lockPledges(manager, references);
    const alreadyPaid = await this.findPaidDonations(manager, [...pledges.values()]);
    let matched = 0;
    for (const payment of payments) {
      const { row } = payment;
      const pledge = findPledge(payment, pledges, alreadyPaid);
      if (typeof pledge === 'string') {
        row.reason = pledge;
        continue;
      }
      const donationBefore = this.rollback.snapshot(pledge);
      const receivedAt = bookingInstant(row.bookedOn);
      const paid = { status: 'completed', paidCents: row.cents, receivedAt } as const;
      await this.donations.changeIn(manager, pledge, paid);
      Object.assign(row, { donationId: pledge.id, donationBefore });
      matched += 1;
    }
    return matched;
  }

  private async findPaidDonations(
    manager: EntityManager,
    donations: Donation[],
  ): Promise<Set<number>> {
    const donationId = In(donations.map(({ id }) => id));
    const payments = await manager.find(BankPayment, {
      select: { id: true, donationId: true },
      where: { donationId, counterpartId: IsNull() },
    });
    return new Set(payments.flatMap((payment) => payment.donationId ?? []));
  }
}
