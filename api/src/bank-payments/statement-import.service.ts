import { Injectable } from '@nestjs/common';
import { Between, DataSource, In, type EntityManager } from 'typeorm';
import type { Donation } from '../donations/donation.entity.js';
import { DonationsService } from '../donations/donations.service.js';
import { HeldDonations } from '../donations/held-donations.service.js';
import { conflictOn } from '../http/unique-violation.js';
import { isolated } from '../isolation/isolated.js';
import { SettingsService } from '../settings/settings.service.js';
import { BankPayment, type Reason } from './bank-payment.entity.js';
import type { ImportedDto } from './dto/imported.dto.js';
import { fingerprintOf, KnownPayments, type Told } from './known-payments.js';
import { momentOf } from './moment-of.js';
import type { readStatement } from './statement/read-statement.js';
import { refuse, type Statement, type StatementPayment } from './statement/statement.js';

/** Our own kind among PostgreSQL's advisory locks of two numbers. */
const IMPORT_LOCK = 2;
const ROWS_AT_ONCE = 500;
const SLIP_CURRENCY = 'EUR';
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

type Payment = Told & { fingerprint: string; copy: number; references: string[] };

/**
 * Which pledge a payment pays, or why none.
 * @param paid the donations that have a payment already
 */
function pledgeOf(
  { references, cents, currency }: Payment,
  pledges: ReadonlyMap<string, Donation>,
  paid: ReadonlySet<number>,
): Donation | Reason {
  const [pledge, another] = references.flatMap((one) => pledges.get(one) ?? []);
  if (!pledge) return references.length > 0 ? 'unknown-reference' : 'no-reference';
  if (another) return 'several-references';
  if (pledge.status === 'completed' || paid.has(pledge.id)) return 'received';
  if (pledge.status === 'cancelled') return 'cancelled';
  if (currency !== SLIP_CURRENCY || pledge.currency !== SLIP_CURRENCY) return 'currency';
  return pledge.amount * 100 === cents ? pledge : 'amount';
}

/** Takes in bank statements: payments of pledges complete them, the others wait for somebody. */
@Injectable()
export class StatementImport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly donations: DonationsService,
    private readonly held: HeldDonations,
  ) {}

  /**
   * Takes in a statement, whole or not at all; payments that are known stay as they are.
   * @throws InvalidInputError naming `file`: it cannot be read, or is another account's
   * @throws UnsupportedMediaTypeError when it is neither camt.053 nor CSV
   */
  async import(file: Buffer): Promise<ImportedDto> {
    const statement = await readInProcess(file);
    const account = await this.ownAccount(statement);
    return conflictOn(TAKEN, () =>
      this.dataSource.transaction(async (manager) => {
        // One after the other: which payments are known must not change meanwhile.
        await manager.query('SELECT pg_advisory_xact_lock($1, 0)', [IMPORT_LOCK]);
        const fresh = await this.freshOnes(manager, account, statement);
        const matched = await this.store(manager, fresh);
        return {
          matched,
          waiting: fresh.length - matched,
          known: statement.payments.length - fresh.length,
          leftOut: statement.leftOut,
        };
      }),
    );
  }

  private async ownAccount({ format, payments }: Statement): Promise<string> {
    const { iban } = await this.settings.current();
    const other = payments.find(
      ({ account }) => account !== iban && (account !== null || format === 'camt'),
    );
    if (!other) return iban;
    const theirs = other.account;
    throw refuse(
      `Izvod je za ${theirs ? `račun ${theirs}` : 'račun bez IBAN-a'}, a u postavkama je račun ${iban}. Ništa nije uvezeno.`,
      `The statement is of ${theirs ? `the account ${theirs}` : 'an account without an IBAN'}, but the settings hold ${iban}. Nothing was imported.`,
    );
  }

  private tell(account: string, { format }: Statement, payment: StatementPayment): Payment {
    const { searched, ...said } = payment;
    const references = this.held.referencesIn(searched);
    const told: Told = {
      ...said,
      ...{ account, format, pledgeReference: references[0] ?? null },
      // Nobody pays to themselves: a column may name our account on every line.
      payerIban: said.payerIban === account ? null : said.payerIban,
    };
    return { ...told, references, fingerprint: fingerprintOf(told), copy: 0 };
  }

  private async freshOnes(
    manager: EntityManager,
    account: string,
    statement: Statement,
  ): Promise<Payment[]> {
    const payments = statement.payments.map((one) => this.tell(account, statement, one));
    const days = payments.map(({ bookedOn }) => bookedOn).sort();
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return [];
    const known = new KnownPayments(
      await manager.find(BankPayment, {
        where: { account, bookedOn: Between(first, last) },
        order: { id: 'ASC' },
      }),
    );
    return known
      .fresh(payments)
      .map((payment) => ({ ...payment, copy: known.nextCopy(payment.fingerprint) }));
  }

  /** @returns how many paid a pledge */
  private async store(manager: EntityManager, payments: Payment[]): Promise<number> {
    const references = payments.flatMap((payment) => payment.references);
    const pledges = await this.held.byReference(manager, references);
    const alreadyPaid = await this.paid(manager, [...pledges.values()]);
    const rows: Partial<BankPayment>[] = [];
    for (const { references: found, ...payment } of payments) {
      const pledge = pledgeOf({ ...payment, references: found }, pledges, alreadyPaid);
      const pledgeReference = found.find((one) => pledges.has(one)) ?? payment.pledgeReference;
      if (typeof pledge === 'string') {
        rows.push({ ...payment, pledgeReference, reason: pledge });
        continue;
      }
      const receivedAt = momentOf(payment.bookedOn);
      const paid = { status: 'completed', paidCents: payment.cents, receivedAt } as const;
      await this.donations.changeIn(manager, pledge, paid);
      rows.push({ ...payment, pledgeReference, donationId: pledge.id });
    }
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await manager.insert(BankPayment, rows.slice(at, at + ROWS_AT_ONCE));
    }
    return rows.filter(({ donationId }) => donationId !== undefined).length;
  }

  private async paid(manager: EntityManager, donations: Donation[]): Promise<Set<number>> {
    const ids = donations.map(({ id }) => id);
    const payments = await manager.find(BankPayment, {
      select: { id: true, donationId: true },
      where: { donationId: In(ids) },
    });
    return new Set(payments.flatMap(({ donationId }) => donationId ?? []));
  }
}
