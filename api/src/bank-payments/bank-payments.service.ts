import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type EntityManager, type Repository } from 'typeorm';
import { Donation } from '../donations/donation.entity.js';
import { DonationsService } from '../donations/donations.service.js';
import { HeldDonations } from '../donations/held-donations.service.js';
import { ConflictError, InvalidInputError, NotFoundError } from '../http/domain-errors.js';
import { containsPattern, readPage, type Page } from '../http/list-query.js';
import type { Language } from '../http/text.js';
import { conflictOn } from '../http/unique-violation.js';
import { BankPayment, type PaymentState } from './bank-payment.entity.js';
import { BANK_PAYMENTS_LIST, type BankPaymentsListRequest } from './bank-payments.list.js';
import type { BankPaymentDto } from './dto/bank-payment.dto.js';
import type { RecordPaymentDto } from './dto/record-payment.dto.js';
import { momentOf } from './moment-of.js';

const STATES: Record<PaymentState, string> = {
  waiting: 'payment.donationId IS NULL AND payment.setAsideAt IS NULL',
  matched: 'payment.donationId IS NOT NULL',
  aside: 'payment.setAsideAt IS NOT NULL',
};
const PAID = {
  donationId: {
    hr: 'S tom je donacijom već povezana druga uplata.',
    en: 'Another payment is already matched with this donation.',
  },
};

const TOO_MUCH = {
  hr: 'Donacija ne može biti veća od uplate.',
  en: 'The donation cannot be more than the payment.',
};

function stateOf({ donationId, setAsideAt }: BankPayment): PaymentState {
  if (donationId !== null) return 'matched';
  return setAsideAt === null ? 'waiting' : 'aside';
}

/** A payment as administrators see it. */
function describe(payment: BankPayment, donation: Donation | undefined): BankPaymentDto {
  const { id, account, bookedOn, cents, currency, payerName, payerIban } = payment;
  const { reference, pledgeReference, text, bankReference, reason, importedAt } = payment;
  return {
    ...{ id, account, bookedOn, cents, currency, payerName, payerIban },
    ...{ reference, pledgeReference, text, bankReference, reason, importedAt },
    state: stateOf(payment),
    donation: donation
      ? { id: donation.id, reference: donation.reference, donorName: donation.donorName }
      : null,
  };
}

/** The whole amount of a donation that nobody pledged: what was paid, rounded, and one at least. */
const wholeAmount = (cents: number): number => Math.max(1, Math.round(cents / 100));

/** What administrators do with payments that no pledge was found for. */
@Injectable()
export class BankPaymentsService {
  constructor(
    @InjectRepository(BankPayment) private readonly payments: Repository<BankPayment>,
    private readonly donations: DonationsService,
    private readonly held: HeldDonations,
  ) {}

  /** The payments that fit the request, the last booked first unless it says otherwise. */
  async list(request: BankPaymentsListRequest): Promise<Page<BankPaymentDto>> {
    const { filter } = request;
    const query = this.payments.createQueryBuilder('payment');
    if (filter.id) query.andWhere('payment.id = ANY(:ids)', { ids: filter.id });
    if (filter.state) query.andWhere(STATES[filter.state]);
    if (filter.reason) query.andWhere('payment.reason = :reason', { reason: filter.reason });
    if (filter.q) {
      query.andWhere(
        `unaccent(concat_ws(' ', payment.payerName, payment.payerIban, payment.reference, payment.pledgeReference, payment.text, payment.bankReference)) ILIKE unaccent(:pattern)`,
        { pattern: containsPattern(filter.q) },
      );
    }
    const page = await readPage(query, BANK_PAYMENTS_LIST, request, {
      field: 'bookedOn',
      direction: 'DESC',
    });
    const donations = await this.donationsOf(page.rows);
    return page.map((payment) => describe(payment, donations.get(payment.donationId)));
  }

  /** @throws NotFoundError */
  async one(id: number): Promise<BankPaymentDto> {
    const payment = (await this.payments.findOneBy({ id })) ?? this.missing();
    return describe(payment, (await this.donationsOf([payment])).get(payment.donationId));
  }

  /**
   * Matches a payment with a donation, which keeps what was pledged beside what was paid. One that was
   * not received yet now is, on the day of booking.
   * @throws NotFoundError when there is no such payment or donation
   * @throws ConflictError when somebody has dealt with the payment meanwhile, or the donation has
   * another payment or currency
   */
  match(id: number, donationId: number): Promise<BankPaymentDto> {
    return this.deal(id, 'waiting', async (manager, payment) => {
      const donation = await this.held.one(manager, donationId);
      if (donation.currency !== payment.currency) {
        throw ConflictError.of('donationId', {
          hr: `Donacija je u valuti ${donation.currency}, a uplata u valuti ${payment.currency}.`,
          en: `The donation is in ${donation.currency}, but the payment in ${payment.currency}.`,
        });
      }
      await this.donations.changeIn(manager, donation, {
        paidCents: payment.cents,
        ...(donation.status !== 'completed' && {
          ...{ status: 'completed', receivedAt: momentOf(payment.bookedOn) },
        }),
      });
      return { donationId };
    });
  }

  /**
   * Enters a payment as a donation that nobody pledged, received on the day of booking.
   * @param fields with what is given of the payment, all of it where they do not say
   * @param language of the donation
   * @throws NotFoundError
   * @throws InvalidInputError when more is given than was paid
   * @throws ConflictError when somebody has dealt with the payment meanwhile
   */
  record(id: number, fields: RecordPaymentDto, language: Language): Promise<BankPaymentDto> {
    return this.deal(id, 'waiting', async (manager, payment) => {
      const day = momentOf(payment.bookedOn);
      const paidCents = fields.paidCents ?? payment.cents;
      if (paidCents > payment.cents) throw InvalidInputError.of('paidCents', TOO_MUCH);
      const donation = {
        ...{ ...fields, paidCents, amount: wholeAmount(paidCents) },
        ...{ currency: payment.currency, donatedAt: day, receivedAt: day },
      };
      return { donationId: await this.donations.recordIn(manager, donation, language) };
    });
  }

  /**
   * Leaves a payment aside that is no donation.
   * @throws NotFoundError
   * @throws ConflictError when somebody has dealt with the payment meanwhile
   */
  setAside(id: number): Promise<BankPaymentDto> {
    return this.deal(id, 'waiting', () => Promise.resolve({ setAsideAt: new Date() }));
  }

  /**
   * Puts a payment that was left aside back among those that wait.
   * @throws NotFoundError
   * @throws ConflictError when it is not aside any more
   */
  bringBack(id: number): Promise<BankPaymentDto> {
    return this.deal(id, 'aside', () => Promise.resolve({ setAsideAt: null }));
  }

  /**
   * Takes a payment off the donation it was matched with, which stays as it is; it then waits again.
   * @throws NotFoundError
   * @throws ConflictError when it is not matched any more
   */
  unmatch(id: number): Promise<BankPaymentDto> {
    return this.deal(id, 'matched', () => Promise.resolve({ donationId: null }));
  }

  /** Changes a payment, which nobody else does meanwhile, if it is in that state. */
  private async deal(
    id: number,
    state: PaymentState,
    change: (manager: EntityManager, payment: BankPayment) => Promise<Partial<BankPayment>>,
  ): Promise<BankPaymentDto> {
    await conflictOn(PAID, () =>
      this.payments.manager.transaction(async (manager) => {
        const lock = { mode: 'pessimistic_write' } as const;
        const payment = await manager.findOne(BankPayment, { where: { id }, lock });
        if (!payment) this.missing();
        if (stateOf(payment) !== state) {
          throw new ConflictError({
            hr: 'Netko je u međuvremenu već obradio ovu uplatu.',
            en: 'Someone has already dealt with this payment in the meantime.',
          });
        }
        await manager.update(BankPayment, { id }, await change(manager, payment));
      }),
    );
    return this.one(id);
  }

  private async donationsOf(
    payments: readonly BankPayment[],
  ): Promise<Map<number | null, Donation>> {
    const ids = payments.flatMap(({ donationId }) => donationId ?? []);
    if (ids.length === 0) return new Map();
    const found = await this.payments.manager.findBy(Donation, { id: In(ids) });
    return new Map(found.map((donation) => [donation.id, donation]));
  }

  private missing(): never {
    throw new NotFoundError({ hr: 'Uplata ne postoji.', en: 'There is no such payment.' });
  }
}
