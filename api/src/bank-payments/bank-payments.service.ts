import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { wholeEuros } from 'shared/money';
import { In, type EntityManager, type Repository } from 'typeorm';
import { DonationRollbackService } from '../donations/donation-rollback.service.js';
import { Donation } from '../donations/donation.entity.js';
import { DonationsService } from '../donations/donations.service.js';
import type { Language } from '../i18n/language.js';
import { readList, type Page } from '../lists/page.js';
import { ConflictError, InvalidInputError, NotFoundError } from '../problems/domain-errors.js';
import { conflictOn } from '../rows/unique-violation.js';
import { BankPayment, type PaymentKind, type PaymentState } from './bank-payment.entity.js';
import { BANK_PAYMENTS, type BankPaymentsRequest } from './bank-payments.resource.js';
import type { BankPaymentDto, TakenOffDto } from './dto/bank-payment.dto.js';
import type { RecordPaymentDto } from './dto/record-payment.dto.js';
import { momentOf } from './moment-of.js';
import { PaymentReversalsService } from './payment-reversals.service.js';
import { presentPayment, stateOf } from './present-payment.js';

const PAID = {
  donationId: {
    hr: 'S tom je donacijom već povezana druga uplata.',
    en: 'Another payment is already matched with this donation.',
  },
};

const DEALT_WITH = {
  hr: 'Netko je u međuvremenu već obradio ovu uplatu.',
  en: 'Someone has already dealt with this payment in the meantime.',
};
const OF_ANOTHER_KIND = {
  payment: { hr: 'Ovo je uplata, a ne povrat.', en: 'This is a payment, not a reversal.' },
  reversal: { hr: 'Ovo je povrat, a ne uplata.', en: 'This is a reversal, not a payment.' },
};
const NOT_REVERSED_BY_IT = {
  hr: 'Povrat ne pripada toj uplati: iznos ili račun drugi je, ili je već vraćena.',
  en: 'The reversal does not belong to that payment: its amount or account is another, or it has been reversed already.',
};
const TOO_MUCH = {
  hr: 'Donacija ne može biti veća od uplate.',
  en: 'The donation cannot be more than the payment.',
};

/** The actions of administrators on payments without a pledge. */
@Injectable()
export class BankPaymentsService {
  constructor(
    @InjectRepository(BankPayment) private readonly payments: Repository<BankPayment>,
    private readonly donations: DonationsService,
    private readonly setBack: DonationRollbackService,
    private readonly reversals: PaymentReversalsService,
  ) {}

  /** The payments that fit the request, the last booked first unless it says otherwise. */
  async list(request: BankPaymentsRequest): Promise<Page<BankPaymentDto>> {
    const page = await readList(this.payments, BANK_PAYMENTS, request);
    const [donations, counterparts] = await this.relationsOf(page.rows);
    return page.map((payment) =>
      presentPayment(
        payment,
        donations.get(payment.donationId),
        counterparts.get(payment.counterpartId),
      ),
    );
  }

  /** @throws NotFoundError */
  async one(id: number): Promise<BankPaymentDto> {
    const payment = (await this.payments.findOneBy({ id })) ?? this.missing();
    const [donations, counterparts] = await this.relationsOf([payment]);
    return presentPayment(
      payment,
      donations.get(payment.donationId),
      counterparts.get(payment.counterpartId),
    );
  }

  /**
   * Matches a payment with a donation, whose pledged amount stays beside the paid one. A pending
   * donation becomes received on the day of booking.
   * @throws NotFoundError when there is no such payment or donation
   * @throws ConflictError when the payment is not waiting any more, or the donation has another
   *   payment or currency
   */
  match(id: number, donationId: number): Promise<BankPaymentDto> {
    return this.deal(id, ['waiting'], async (manager, payment) => {
      this.check(payment, 'payment');
      const donation = await this.donations.lock(manager, donationId);
      if (donation.currency !== payment.currency) {
        throw ConflictError.of('donationId', {
          hr: `Donacija je u valuti ${donation.currency}, a uplata u valuti ${payment.currency}.`,
          en: `The donation is in ${donation.currency}, but the payment in ${payment.currency}.`,
        });
      }
      const donationBefore = this.setBack.before(donation);
      await this.donations.changeIn(manager, donation, {
        paidCents: payment.cents,
        ...(donation.status !== 'completed' && {
          status: 'completed',
          receivedAt: momentOf(payment.bookedOn),
        }),
      });
      return { donationId, donationBefore };
    });
  }

  /**
   * Enters a payment as a donation that nobody pledged, received on the day of booking.
   * @param fields with the part of the payment that is a donation, by default all of it
   * @param language of the donation
   * @throws NotFoundError
   * @throws InvalidInputError when more is given than was paid
   * @throws ConflictError when somebody has dealt with the payment meanwhile
   */
  record(id: number, fields: RecordPaymentDto, language: Language): Promise<BankPaymentDto> {
    return this.deal(id, ['waiting'], async (manager, payment) => {
      this.check(payment, 'payment');
      const day = momentOf(payment.bookedOn);
      const paidCents = fields.paidCents ?? payment.cents;
      if (paidCents > payment.cents) throw InvalidInputError.of('paidCents', TOO_MUCH);
      const donation = {
        ...fields,
        paidCents,
        amount: wholeEuros(paidCents),
        currency: payment.currency,
        donatedAt: day,
        receivedAt: day,
      };
      const donationId = await this.donations.recordIn(manager, donation, language);
      return { donationId, donationBefore: null };
    });
  }

  /**
   * Sets a payment aside that is no donation.
   * @throws NotFoundError
   * @throws ConflictError when somebody has dealt with the payment meanwhile
   */
  setAside(id: number): Promise<BankPaymentDto> {
    return this.deal(id, ['waiting'], () => Promise.resolve({ setAsideAt: new Date() }));
  }

  /**
   * Returns a payment that was set aside to those that wait.
   * @throws NotFoundError
   * @throws ConflictError when it is not aside any more
   */
  bringBack(id: number): Promise<BankPaymentDto> {
    return this.deal(id, ['aside'], () => Promise.resolve({ setAsideAt: null }));
  }

  /**
   * Matches a reversal with the payment that it reverses, whose donation then is no longer
   * received; a donor who has been thanked is notified.
   * @throws NotFoundError when there is no such payment
   * @throws ConflictError when somebody has dealt with one of them meanwhile, or the payment is of
   *   another amount, or not one that came before
   */
  reverse(id: number, paymentId: number): Promise<BankPaymentDto> {
    return this.deal(id, ['waiting'], async (manager, reversal) => {
      this.check(reversal, 'reversal');
      const payment = await this.locked(manager, paymentId);
      const { kind, account, cents, currency } = payment;
      const fits = account === reversal.account && currency === reversal.currency;
      if (kind !== 'payment' || !fits || cents !== reversal.cents || payment.counterpartId) {
        throw ConflictError.of('paymentId', NOT_REVERSED_BY_IT);
      }
      await this.reversals.setBackDonations(manager, [{ payment, reversal }]);
      await this.reversals.link(manager, [{ payment, reversal }]);
      return {};
    });
  }

  /**
   * Separates a payment from its donation, which is restored to its state before, or a reversal
   * from its payment. Both then wait again.
   * @returns whether the donor had been thanked
   * @throws NotFoundError
   * @throws ConflictError when it is not matched any more
   */
  async unmatch(id: number): Promise<TakenOffDto> {
    let thanksSent = false;
    const payment = await this.deal(id, ['matched', 'reversed'], async (manager, entry) => {
      if (entry.counterpartId !== null) {
        await this.reversals.takeApart(manager, entry);
        return {};
      }
      if (entry.donationId !== null) {
        const donation = await this.donations.lock(manager, entry.donationId);
        thanksSent = await this.setBack.toBefore(manager, donation, entry.donationBefore);
      }
      return { donationId: null, donationBefore: null };
    });
    return { ...payment, thanksSent };
  }

  /** Changes a locked payment, if it is in one of the states. */
  private async deal(
    id: number,
    states: readonly PaymentState[],
    change: (manager: EntityManager, payment: BankPayment) => Promise<Partial<BankPayment>>,
  ): Promise<BankPaymentDto> {
    await conflictOn(PAID, () =>
      this.payments.manager.transaction(async (manager) => {
        const payment = await this.locked(manager, id);
        if (!states.includes(stateOf(payment))) throw new ConflictError(DEALT_WITH);
        const fields = await change(manager, payment);
        if (Object.keys(fields).length > 0) await manager.update(BankPayment, { id }, fields);
      }),
    );
    return this.one(id);
  }

  /** A payment, locked until the transaction ends. */
  private async locked(manager: EntityManager, id: number): Promise<BankPayment> {
    const lock = { mode: 'pessimistic_write' } as const;
    return (await manager.findOne(BankPayment, { where: { id }, lock })) ?? this.missing();
  }

  /** @throws ConflictError for a payment where a reversal is needed, and the other way round */
  private check({ kind }: BankPayment, needed: PaymentKind): void {
    if (kind !== needed) throw new ConflictError(OF_ANOTHER_KIND[kind]);
  }

  /** The donations of payments, and their reversals or payments, by id. */
  private async relationsOf(payments: readonly BankPayment[]) {
    const of = (field: 'donationId' | 'counterpartId') =>
      In(payments.flatMap((payment) => payment[field] ?? []));
    const { manager } = this.payments;
    const [donations, counterparts] = await Promise.all([
      manager.findBy(Donation, { id: of('donationId') }),
      manager.findBy(BankPayment, { id: of('counterpartId') }),
    ]);
    const byId = <T extends { id: number }>(rows: T[]) =>
      new Map<number | null, T>(rows.map((row) => [row.id, row]));
    return [byId(donations), byId(counterparts)] as const;
  }

  private missing(): never {
    throw new NotFoundError({ hr: 'Uplata ne postoji.', en: 'There is no such payment.' });
  }
}
