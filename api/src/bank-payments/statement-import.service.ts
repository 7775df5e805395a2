import { Injectable } from '@nestjs/common';
import { Between, DataSource, In, IsNull, Not, type EntityManager } from 'typeorm';
import { DonationPaymentsService } from '../donations/donation-payments.service.js';
import type { Donation } from '../donations/donation.entity.js';
import { DonationsService } from '../donations/donations.service.js';
import { isolated } from '../isolation/isolated.js';
import { fromPages } from '../isolation/pages.js';
import { conflictOn } from '../rows/unique-violation.js';
import { SettingsService } from '../settings/settings.service.js';
import { BankPayment } from './bank-payment.entity.js';
import type { ImportedDto } from './dto/imported.dto.js';
import { DAYS_APART, KnownPayments } from './known-payments.js';
import { PaymentReversalsService, type ReversedPayment } from './payment-reversals.service.js';
import type { readEntries } from './read-entries.js';
import {
  addDays,
  dayRange,
  findMistypedPledge,
  findPledge,
  lastBooking,
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
  /** Those of them that are only likely to be known, and wait. */
  likelyKnown: ReadonlySet<EntryRow>;
  /** The pledges that the statement names, perhaps mistyped, by reference; locked. */
  pledges: Map<string, Donation>;
  /** Sets the number that distinguishes a row from others with an equal fingerprint. */
  numberCopy: (row: EntryRow) => EntryRow;
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
    private readonly donationPayments: DonationPaymentsService,
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
        const days = dayRange([...payments, ...outgoing].map(({ row }) => row));
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
    const pledges = await this.findPledges(manager, [...payments, ...outgoing]);
    const days = dayRange([...payments, ...outgoing].map(({ row }) => row));
    const bookedOn = days && Between(addDays(days[0], -DAYS_APART), addDays(days[1], DAYS_APART));
    const stored = bookedOn ? await findPayments(manager, { account, bookedOn }) : [];
    const known = new KnownPayments(stored);
    const likelyKnown = new Set<EntryRow>();
    const filterNew = async <T extends Entry>(entries: readonly T[]): Promise<T[]> => {
      const unknown = await known.filterNew(entries.map(({ row }) => row));
      const found = new Map(unknown.map(({ row, likely }) => [row, likely]));
      for (const [row, likely] of found) {
        if (!likely) continue;
        Object.assign(row, { likelyId: likely.id, reason: 'maybe-known' });
        likelyKnown.add(row);
      }
      return entries.filter(({ row }) => found.has(row));
    };
    return {
      payments: await filterNew(payments),
      outgoing: await filterNew(outgoing),
      likelyKnown,
      pledges,
      numberCopy: (row) => Object.assign(row, { copy: known.nextCopy(row.fingerprint) }),
    };
  }

  /** Locks the pledges that entries name, and gives the entries their references. */
  private async findPledges(
    manager: EntityManager,
    entries: readonly Entry[],
  ): Promise<Map<string, Donation>> {
    const references = entries.flatMap((one) => [...one.references, ...one.mistyped]);
    const pledges = await this.lockPledges(manager, references);
    for (const { row, references: found } of entries) {
      const ownReference = found.find((one) => pledges.has(one));
      // One number in ten passes the check digit by chance, so a reversal needs an existing
      // reference.
      row.pledgeReference = ownReference ?? (row.kind === 'payment' ? row.pledgeReference : null);
    }
    return pledges;
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

  private async store(manager: EntityManager, account: string, newEntries: NewEntries) {
    const { payments, outgoing, likelyKnown } = newEntries;
    const isNew = ({ row }: Entry) => !likelyKnown.has(row);
    const { pairs, proposals, waiting, doubtful } = await this.reversals.pair(
      manager,
      account,
      payments.filter(isNew).map(({ row }) => row),
      outgoing.filter(isNew),
    );
    const notified = await this.reversals.resetDonations(manager, pairs);
    const reversed = new Set(pairs.map(({ payment }) => payment));
    const open = payments.filter(({ row }) => !reversed.has(row));
    const matched = await this.payPledges(
      manager,
      open.filter((one) => isNew(one) && !doubtful.has(one.row)),
      newEntries.pledges,
      pairs,
    );
    for (const row of doubtful) row.reason = 'maybe-reversed';
    await this.insert(
      manager,
      payments.map(({ row }) => row),
      newEntries,
    );
    await this.reversals.propose(manager, proposals);
    const reversing = pairs.flatMap(({ reversal }) => (reversal.id === undefined ? reversal : []));
    const proposed = proposals.flatMap(({ reversal }) =>
      reversal.id === undefined ? reversal : [],
    );
    const waitingReversals = [
      ...proposed,
      ...waiting,
      ...outgoing.flatMap(({ row }) => (likelyKnown.has(row) ? row : [])),
    ];
    await this.insert(manager, [...reversing, ...waitingReversals], newEntries);
    await this.reversals.link(manager, pairs);
    return {
      matched,
      reversed: pairs.length,
      notified,
      waiting: open.length - matched,
      waitingReversals: waitingReversals.length,
      leftOut: outgoing.length - reversing.length - waitingReversals.length,
    };
  }

  private async insert(
    manager: EntityManager,
    rows: readonly EntryRow[],
    { numberCopy }: NewEntries,
  ): Promise<void> {
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await manager.insert(BankPayment, rows.slice(at, at + ROWS_AT_ONCE).map(numberCopy));
    }
  }

  /**
   * Adds payments to the pledges that they pay.
   * @param reversed pairs of this statement, which are not linked yet
   * @returns how many payments
   */
  private async payPledges(
    manager: EntityManager,
    payments: readonly Entry[],
    known: ReadonlyMap<string, Donation>,
    reversed: readonly ReversedPayment[],
  ): Promise<number> {
    // Read after the reversals: the same statement may pay a reset pledge again.
    const pledges = await this.lockPledges(manager, [...known.keys()]);
    const paid = await this.paymentsByDonation(manager, pledges, reversed);
    let matched = 0;
    for (const payment of payments) {
      const { row, references, isCombined } = payment;
      const named = findPledge(row, references, pledges);
      // How much of a combined payment is for the pledge is unknown.
      const pledge = isCombined && typeof named !== 'string' ? 'amount' : named;
      if (typeof pledge === 'string') {
        const similar = findMistypedPledge(payment, pledges);
        row.reason = similar ? 'mistyped' : pledge;
        if (similar) row.pledgeReference = similar.reference;
        continue;
      }
      const others = paid.get(pledge.id) ?? [];
      const day = lastBooking(row, others);
      const donationBefore = await this.donationPayments.add(manager, pledge, row, others, day);
      Object.assign(row, { donationId: pledge.id, donationBefore });
      paid.set(pledge.id, [...others, row]);
      matched += 1;
    }
    return matched;
  }

  private async paymentsByDonation(
    manager: EntityManager,
    pledges: ReadonlyMap<string, Donation>,
    reversed: readonly ReversedPayment[],
  ): Promise<Map<number, EntryRow[]>> {
    const found = await manager.find(BankPayment, {
      where: {
        donationId: In([...pledges.values()].map(({ id }) => id)),
        counterpartId: IsNull(),
        id: Not(In(reversed.flatMap(({ payment }) => payment.id ?? []))),
      },
      order: { id: 'ASC' },
    });
    const byDonation = new Map<number, EntryRow[]>();
    for (const payment of found) {
      const id = payment.donationId ?? 0;
      byDonation.set(id, [...(byDonation.get(id) ?? []), payment]);
    }
    return byDonation;
  }
}
