import { Injectable } from '@nestjs/common';
import { Between, DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { DonationRollbackService } from '../donations/donation-rollback.service.js';
import type { Donation } from '../donations/donation.entity.js';
import { DonationsService } from '../donations/donations.service.js';
import { isolated } from '../isolation/isolated.js';
import { conflictOn } from '../rows/unique-violation.js';
import { SettingsService } from '../settings/settings.service.js';
import { BankPayment } from './bank-payment.entity.js';
import type { ImportedDto } from './dto/imported.dto.js';
import { KnownPayments } from './known-payments.js';
import { momentOf } from './moment-of.js';
import { PaymentReversalsService, type ReversedPayment } from './payment-reversals.service.js';
import { matchReversals } from './reversal-matching.js';
import type { readStatement } from './statement/read-statement.js';
import { refuse, type Statement } from './statement/statement.js';
import {
  daysOf,
  entryOf,
  pledgeOf,
  type Entry,
  type EntryRow,
  type OutgoingEntry,
} from './statement-entry.js';

/** Our own kind among PostgreSQL's advisory locks of two numbers. */
const IMPORT_LOCK = 2;
const ROWS_AT_ONCE = 500;
const TAKEN = {
  fingerprint: {
    hr: 'Isti izvod upravo se uvozi. Pokušajte ponovno.',
    en: 'The same statement is being imported. Please try again.',
  },
};

/** A month of 10,000 payments takes 2 s and 200 MB. */
const readInProcess = isolated<typeof readStatement>(
  new URL('./statement/read-statement.js', import.meta.url),
  'readStatement',
  { seconds: 60, megabytes: 768, heapMegabytes: 512 },
);

/** The entries of a statement that are new. */
interface Fresh {
  payments: Entry[];
  outgoing: OutgoingEntry[];
  /** Gives a row the number that distinguishes it from equal ones. */
  number: (row: EntryRow) => EntryRow;
}

/**
 * The reversals among the entries: those with a payment, and those that wait for an administrator.
 */
interface Reversals {
  pairs: ReversedPayment[];
  waiting: EntryRow[];
}

/**
 * Imports bank statements: payments complete their pledges, reversals reset them, and all others
 * wait for an administrator.
 */
@Injectable()
export class StatementImportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly donations: DonationsService,
    private readonly setBack: DonationRollbackService,
    private readonly reversals: PaymentReversalsService,
  ) {}

  /**
   * Imports a statement, whole or not at all; known entries stay as they are.
   * @throws InvalidInputError naming `file`: it cannot be read, or is another account's
   * @throws UnsupportedMediaTypeError when it is neither camt.053 nor CSV
   */
  async import(file: Buffer): Promise<ImportedDto> {
    const statement = await readInProcess(file);
    const account = await this.ownAccount(statement);
    return conflictOn(TAKEN, () =>
      this.dataSource.transaction(async (manager) => {
        // One import at a time: the known entries must not change meanwhile.
        await manager.query('SELECT pg_advisory_xact_lock($1, 0)', [IMPORT_LOCK]);
        const fresh = await this.freshOnes(manager, account, statement);
        const outcome = await this.store(manager, account, fresh);
        const { payments, outgoing } = statement;
        const all = payments.length + outgoing.length;
        const isNew = fresh.payments.length + fresh.outgoing.length;
        return {
          ...outcome,
          known: all - isNew,
          leftOut: statement.leftOut + outcome.leftOut,
        };
      }),
    );
  }

  private async ownAccount({ format, payments, outgoing }: Statement): Promise<string> {
    const { iban } = await this.settings.current();
    // A column of a CSV file may name the recipient of money out.
    const other = (format === 'camt' ? [...payments, ...outgoing] : payments).find(
      ({ account }) => account !== iban && (account !== null || format === 'camt'),
    );
    if (!other) return iban;
    const theirs = other.account;
    throw refuse(
      `Izvod je za ${theirs ? `račun ${theirs}` : 'račun bez IBAN-a'}, a u postavkama je račun ${iban}. Ništa nije uvezeno.`,
      `The statement is of ${theirs ? `the account ${theirs}` : 'an account without an IBAN'}, but the settings hold ${iban}. Nothing was imported.`,
    );
  }

  private async freshOnes(
    manager: EntityManager,
    account: string,
    statement: Statement,
  ): Promise<Fresh> {
    const payments = statement.payments.map((one) => entryOf(account, statement, 'payment', one));
    const outgoing = statement.outgoing.map((one) => ({
      ...entryOf(account, statement, 'reversal', one),
      says: one.says,
    }));
    const days = daysOf([...payments, ...outgoing]);
    const bookedOn = days && Between(...days);
    const stored = bookedOn
      ? await manager.find(BankPayment, { where: { account, bookedOn }, order: { id: 'ASC' } })
      : [];
    const known = new KnownPayments(stored);
    const freshOf = <T extends Entry>(entries: readonly T[]): T[] => {
      const rows = new Set(known.fresh(entries.map(({ row }) => row)));
      return entries.filter(({ row }) => rows.has(row));
    };
    return {
      payments: freshOf(payments),
      outgoing: freshOf(outgoing),
      number: (row) => Object.assign(row, { copy: known.nextCopy(row.fingerprint) }),
    };
  }

  private async store(manager: EntityManager, account: string, fresh: Fresh) {
    const references = [...fresh.payments, ...fresh.outgoing].flatMap((one) => one.references);
    const pledges = await this.donations.lockByReference(manager, references);
    for (const { row, references: found } of [...fresh.payments, ...fresh.outgoing]) {
      const own = found.find((one) => pledges.has(one));
      // One number in ten passes as a reference by chance: of a reversal only one that exists
      // counts.
      row.pledgeReference = own ?? (row.kind === 'payment' ? row.pledgeReference : null);
    }
    const { pairs, waiting } = await this.reverse(manager, account, fresh);
    const notified = await this.reversals.setBackDonations(manager, pairs);
    const reversed = new Set(pairs.map(({ payment }) => payment));
    const open = fresh.payments.filter(({ row }) => !reversed.has(row));
    // Read again: pledges of reversed payments may be paid again by this very statement.
    const matched = await this.complete(manager, open, references);
    const reversing = pairs.flatMap(({ reversal }) => (reversal.id === undefined ? reversal : []));
    const rows = [...fresh.payments.map(({ row }) => row), ...reversing, ...waiting];
    for (const row of rows) fresh.number(row);
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
      leftOut: fresh.outgoing.length - reversing.length - waiting.length,
    };
  }

  /**
   * Finds the payments that entries reverse, in this statement or an earlier one, and vice versa.
   */
  private async reverse(
    manager: EntityManager,
    account: string,
    { payments, outgoing }: Fresh,
  ): Promise<Reversals> {
    const days = daysOf(outgoing);
    const stored = days ? await this.reversals.reversible(manager, account, ...days) : [];
    const reversals: Reversals = { pairs: [], waiting: [] };
    const rows: EntryRow[] = [...stored, ...payments.map(({ row }) => row)];
    const told = outgoing.map(({ row, says }) => ({ ...row, says }));
    for (const [index, found] of matchReversals(rows, told).entries()) {
      const reversal = outgoing[index]?.row;
      if (!found || !reversal) continue;
      if ('payment' in found) reversals.pairs.push({ payment: found.payment, reversal });
      else reversals.waiting.push(Object.assign(reversal, { reason: found.reason }));
    }
    const paired = new Set(reversals.pairs.map(({ payment }) => payment));
    const open = payments.map(({ row }) => row).filter((row) => !paired.has(row));
    const until = daysOf(payments);
    const unanswered = until ? await this.reversals.unanswered(manager, account, until[0]) : [];
    const saying = unanswered.map((one) => ({ ...one, says: 'reversal' as const }));
    for (const [index, found] of matchReversals(open, saying).entries()) {
      const reversal = unanswered[index];
      if (found && 'payment' in found && reversal) {
        reversals.pairs.push({ payment: found.payment, reversal });
      }
    }
    return reversals;
  }

  /** Completes the pledges that payments pay; @returns how many. */
  private async complete(
    manager: EntityManager,
    payments: readonly Entry[],
    references: readonly string[],
  ): Promise<number> {
    const pledges = await this.donations.lockByReference(manager, references);
    const alreadyPaid = await this.paid(manager, [...pledges.values()]);
    let matched = 0;
    for (const payment of payments) {
      const { row } = payment;
      const pledge = pledgeOf(payment, pledges, alreadyPaid);
      if (typeof pledge === 'string') {
        row.reason = pledge;
        continue;
      }
      const donationBefore = this.setBack.before(pledge);
      const receivedAt = momentOf(row.bookedOn);
      const paid = { status: 'completed', paidCents: row.cents, receivedAt } as const;
      await this.donations.changeIn(manager, pledge, paid);
      Object.assign(row, { donationId: pledge.id, donationBefore });
      matched += 1;
    }
    return matched;
  }

  private async paid(manager: EntityManager, donations: Donation[]): Promise<Set<number>> {
    const donationId = In(donations.map(({ id }) => id));
    const payments = await manager.find(BankPayment, {
      select: { id: true, donationId: true },
      where: { donationId, counterpartId: IsNull() },
    });
    return new Set(payments.flatMap((payment) => payment.donationId ?? []));
  }
}
