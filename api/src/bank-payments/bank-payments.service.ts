import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { wholeEuros } from 'shared/money';
import { In, type EntityManager, type Repository } from 'typeorm';
import { DonationPaymentsService } from '../donations/donation-payments.service.js';
import { Donation } from '../donations/donation.entity.js';
import { DonationsService } from '../donations/donations.service.js';
import type { Language } from '../i18n/language.js';
import { readList, type Page } from '../lists/page.js';
import { mistypedReferencesIn, referencesIn } from '../payments/reference.js';
import { ConflictError, InvalidInputError } from '../problems/domain-errors.js';
import { findRow, lockRow } from '../rows/rows.js';
import { BankPayment, type PaymentKind, type PaymentState } from './bank-payment.entity.js';
import { BANK_PAYMENTS, type BankPaymentsRequest } from './bank-payments.resource.js';
import type { BankPaymentDto, TakenOffDto } from './dto/bank-payment.dto.js';
import type { RecordPaymentDto } from './dto/record-payment.dto.js';
import { PaymentReversalsService } from './payment-reversals.service.js';
import { presentPayment, stateOf, type Related } from './present-payment.js';
import { bookingInstant, findMistypedPledge, findPledge, lastBooking } from './statement-entry.js';

const ALREADY_PROCESSED = {
  hr: 'Netko je u međuvremenu već obradio ovu uplatu.',
  en: 'Someone has already dealt with this payment in the meantime.',
};
const WRONG_KIND = {
  payment: { hr: 'Ovo je uplata, a ne povrat.', en: 'This is a payment, not a reversal.' },
  reversal: { hr: 'Ovo je povrat, a ne uplata.', en: 'This is a reversal, not a payment.' },
};
const REVERSAL_MISMATCH = {
  hr: 'Povrat ne pripada toj uplati: iznos ili račun drugi je, ili je već vraćena.',
  en: 'The reversal does not belong to that payment: its amount or account is another, or it has been reversed already.',
};
const MORE_THAN_PAID = {
  hr: 'Donacija ne može biti veća od uplate.',
  en: 'The donation cannot be more than the payment.',
};

/** What administrators do with payments that were not matched automatically. */
@Injectable()
export class BankPaymentsService {
  constructor(
    @InjectRepository(BankPayment) private readonly payments: Repository<BankPayment>,
    private readonly donations: DonationsService,
    private readonly donationPayments: DonationPaymentsService,
    private readonly reversals: PaymentReversalsService,
  ) {}

  /** The payments that match the request, by default the last booked first. */
  async list(request: BankPaymentsRequest): Promise<Page<BankPaymentDto>> {
    const page = await readList(this.payments, BANK_PAYMENTS, request);
    const related = await this.relatedTo(page.rows);
    return page.map((payment) => presentPayment(payment, related));
  }

  /** The last day of booking of the imported statements; null without any. */
  async lastDay(): Promise<string | null> {
    const [row]: { day: string | null }[] = await this.payments.query(
      'SELECT max(booked_on)::text AS day FROM bank_payments',
    );
    return row?.day ?? null;
  }

  /** @throws NotFoundError */
  async one(id: number): Promise<BankPaymentDto> {
    const payment = await findRow(this.payments, BANK_PAYMENTS, { id });
    return presentPayment(payment, await this.relatedTo([payment]));
  }

  /**
   * Matches a payment with a donation, which stores both the pledged and the paid amount. A pledge
   * becomes received on the day of booking once its payments reach it.
   * @throws NotFoundError when there is no such payment or donation
   * @throws ConflictError when the payment is no longer waiting, or the donation has another
   *   currency
   */
  match(id: number, donationId: number): Promise<BankPaymentDto> {
    return this.changeLocked(id, ['waiting'], async (manager, payment) => {
      this.assertKind(payment, 'payment');
      const donation = await this.donations.lock(manager, donationId);
      if (donation.currency !== payment.currency) {
        throw ConflictError.of('donationId', {
          hr: `Donacija je u valuti ${donation.currency}, a uplata u valuti ${payment.currency}.`,
          en: `The donation is in ${donation.currency}, but the payment in ${payment.currency}.`,
        });
      }
      return this.addTo(manager, donation, payment);
    });
  }

  /**
   * Declares that an entry is another one than that it is likely to be: a payment goes on as at its
   * import, a reversal waits for its payment.
   * @throws NotFoundError
   * @throws ConflictError when it is no longer waiting, or is not likely to be another
   */
  tellApart(id: number): Promise<BankPaymentDto> {
    return this.changeLocked(id, ['waiting'], async (manager, payment) => {
      if (payment.likelyId === null) throw new ConflictError(ALREADY_PROCESSED);
      if (payment.kind === 'reversal') return { likelyId: null, reason: 'no-payment' };
      const texts = [payment.reference, payment.text, payment.endToEndId];
      const find = (referencesOf: (text: string) => string[]) => [
        ...new Set(texts.flatMap((text) => (text === null ? [] : referencesOf(text)))),
      ];
      const [references, mistyped] = [find(referencesIn), find(mistypedReferencesIn)];
      const named = [...references, ...mistyped];
      const pledges = await this.donations.lockByReference(manager, named);
      const pledge = findPledge(payment, references, pledges);
      if (typeof pledge !== 'string') {
        return { reason: null, ...(await this.addTo(manager, pledge, payment)) };
      }
      const similar = findMistypedPledge({ references, mistyped }, pledges);
      return similar
        ? { likelyId: null, reason: 'mistyped', pledgeReference: similar.reference }
        : { likelyId: null, reason: pledge };
    });
  }

  /**
   * Enters a donation, received on the day of booking, from a payment without a pledge.
   * @param fields with the part of the payment that is a donation, by default all of it
   * @param language of the donation
   * @throws NotFoundError
   * @throws InvalidInputError when the part is more than the payment
   * @throws ConflictError when the payment is no longer waiting
   */
  record(id: number, fields: RecordPaymentDto, language: Language): Promise<BankPaymentDto> {
    return this.changeLocked(id, ['waiting'], async (manager, payment) => {
      this.assertKind(payment, 'payment');
      const day = bookingInstant(payment.bookedOn);
      const paidCents = fields.paidCents ?? payment.cents;
      if (paidCents > payment.cents) throw InvalidInputError.of('paidCents', MORE_THAN_PAID);
      const donation = {
        ...fields,
        paidCents,
        amount: wholeEuros(paidCents),
        currency: payment.currency,
        donatedAt: day,
        receivedAt: day,
      };
      const donationId = await this.donations.recordIn(manager, donation, language);
      return { donationId, donationBefore: null, likelyId: null };
    });
  }

  /**
   * Sets aside a payment that is no donation.
   * @throws NotFoundError
   * @throws ConflictError when the payment is no longer waiting
   */
  setAside(id: number): Promise<BankPaymentDto> {
    return this.changeLocked(id, ['waiting'], () => Promise.resolve({ setAsideAt: new Date() }));
  }

  /**
   * Makes a payment that was set aside wait again.
   * @throws NotFoundError
   * @throws ConflictError when it is no longer set aside
   */
  bringBack(id: number): Promise<BankPaymentDto> {
    return this.changeLocked(id, ['aside'], () => Promise.resolve({ setAsideAt: null }));
  }

  /**
   * Matches a reversal with the payment that it reverses, whose donation is then no longer
   * received; a donor who has been thanked is notified.
   * @throws NotFoundError when there is no such payment
   * @throws ConflictError when one of them is no longer waiting, or the payment has another amount
   *   or account
   */
  reverse(id: number, paymentId: number): Promise<BankPaymentDto> {
    return this.changeLocked(id, ['waiting'], async (manager, reversal) => {
      this.assertKind(reversal, 'reversal');
      const payment = await lockRow(manager, BankPayment, BANK_PAYMENTS, paymentId);
      const { kind, account, cents, currency } = payment;
      const fits = account === reversal.account && currency === reversal.currency;
      if (kind !== 'payment' || !fits || cents !== reversal.cents || payment.counterpartId) {
        throw ConflictError.of('paymentId', REVERSAL_MISMATCH);
      }
      await this.reversals.resetDonations(manager, [{ payment, reversal }]);
      await this.reversals.link(manager, [{ payment, reversal }]);
      return {};
    });
  }

  /**
   * Separates a payment from its donation, which is restored to its previous state, or a reversal
   * from its payment. Both then wait again.
   * @returns whether the donor had been thanked
   * @throws NotFoundError
   * @throws ConflictError when it is no longer matched
   */
  async unmatch(id: number): Promise<TakenOffDto> {
    let thanksSent = false;
    const payment = await this.changeLocked(id, ['matched', 'reversed'], async (manager, entry) => {
      if (entry.counterpartId !== null) {
        await this.reversals.unlink(manager, entry);
        return {};
      }
      if (entry.donationId !== null) {
        const donation = await this.donations.lock(manager, entry.donationId);
        const others = await this.reversals.paymentsOf(manager, entry.donationId, [id]);
        thanksSent = await this.donationPayments.takeOff(manager, donation, entry, others);
      }
      return { donationId: null, donationBefore: null };
    });
    return { ...payment, thanksSent };
  }

  /** Adds a payment to a locked donation, and returns its changed fields. */
  private async addTo(
    manager: EntityManager,
    donation: Donation,
    payment: BankPayment,
  ): Promise<Partial<BankPayment>> {
    const others = await this.reversals.paymentsOf(manager, donation.id, []);
    const day = lastBooking(payment, others);
    const before = await this.donationPayments.add(manager, donation, payment, others, day);
    return { donationId: donation.id, donationBefore: before, likelyId: null };
  }

  /** Changes a payment under a row lock, if it is in one of the states. */
  private async changeLocked(
    id: number,
    states: readonly PaymentState[],
    change: (manager: EntityManager, payment: BankPayment) => Promise<Partial<BankPayment>>,
  ): Promise<BankPaymentDto> {
    await this.payments.manager.transaction(async (manager) => {
      const payment = await lockRow(manager, BankPayment, BANK_PAYMENTS, id);
      if (!states.includes(stateOf(payment))) throw new ConflictError(ALREADY_PROCESSED);
      const fields = await change(manager, payment);
      if (Object.keys(fields).length > 0) await manager.update(BankPayment, { id }, fields);
    });
    return this.one(id);
  }

  /** @throws ConflictError when the entry is of the other kind */
  private assertKind({ kind }: BankPayment, needed: PaymentKind): void {
    if (kind !== needed) throw new ConflictError(WRONG_KIND[kind]);
  }

  /** The donations and the other payments that payments refer to. */
  private async relatedTo(payments: readonly BankPayment[]): Promise<Related> {
    const { manager } = this.payments;
    const ids = payments.flatMap(({ counterpartId, likelyId }) => [
      counterpartId ?? [],
      likelyId ?? [],
    ]);
    const others = await manager.findBy(BankPayment, { id: In(ids.flat()) });
    const donationIds = [...payments, ...others].flatMap(({ donationId }) => donationId ?? []);
    const donations = await manager.findBy(Donation, { id: In(donationIds) });
    return { donations: byId(donations), payments: byId(others) };
  }
}

const byId = <T extends { id: number }>(rows: readonly T[]) =>
  new Map<number | null, T>(rows.map((row) => [row.id, row]));
