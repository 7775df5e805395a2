import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import type { Language } from '../i18n/language.js';
import { IpRateLimit, network } from '../limits/rate-limit.js';
import { rowsInBatches } from '../lists/csv.js';
import { readList, rowsThatFit, type Page } from '../lists/page.js';
import { paymentDetails } from '../payments/payment-order.js';
import { NotFoundError } from '../problems/domain-errors.js';
import { createOnce, type RepeatableRequest } from '../rows/idempotency-key.js';
import { lockRow, type ExpectedVersions } from '../rows/row-version.js';
import { storeOnce } from '../rows/store-once.js';
import { conflictOn } from '../rows/unique-violation.js';
import { SettingsService } from '../settings/settings.service.js';
import { Donation, type DonationStatus } from './donation.entity.js';
import { DAY, DONATIONS, type DonationsRequest } from './donations.resource.js';
import { DonorMailsService } from './donor-mails.service.js';
import type { DonationPeriodTotalDto, DonationTotalsDto } from './dto/donation-totals.dto.js';
import type { PledgeDto } from './dto/pledge.dto.js';
import type { PaymentDto } from './dto/pledged.dto.js';
import type { RecordDonationDto } from './dto/record-donation.dto.js';
import type { UpdateDonationDto } from './dto/update-donation.dto.js';
import { settle } from './settle.js';

/** Pledges from one address in ten minutes: many may give on one evening, behind one address. */
const PER_ADDRESS = { keyPrefix: 'donations', points: 30, duration: 600 };
const REFUSAL = {
  hr: 'Previše donacija u kratkom vremenu. Pokušajte ponovno malo kasnije.',
  en: 'Too many donations in a short time. Please try again a little later.',
};
const TAKEN = {
  transactionId: {
    hr: 'Donacija s ovim brojem transakcije već postoji',
    en: 'A donation with this transaction number already exists',
  },
};
/** De-duplication window in seconds: shorter for anonymous pledges, which one network may repeat. */
const REPEAT_S = { signed: 600, unsigned: 60 };
const PLEDGE_CURRENCY = 'EUR';
/** The amount of a donation: what was paid or, before that, pledged. */
const CENTS = 'coalesce(donation.paidCents, CAST(donation.amount AS bigint) * 100)';

/** A stored pledge, as it is shown to its donor. Amounts are whole euros. */
export interface Pledged {
  reference: string;
  amount: number;
  currency: string;
  payment: PaymentDto;
}

/** The newest period first; within it by currency and status. */
function byPeriod(a: DonationPeriodTotalDto, b: DonationPeriodTotalDto): number {
  const text = ({ currency, status }: DonationPeriodTotalDto) => `${currency} ${status}`;
  return b.period.localeCompare(a.period) || text(a).localeCompare(text(b));
}

@Injectable()
export class DonationsService {
  private readonly perAddress: IpRateLimit;

  constructor(
    @InjectRepository(Donation) private readonly donations: Repository<Donation>,
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly donorMails: DonorMailsService,
  ) {
    this.perAddress = new IpRateLimit(dataSource, PER_ADDRESS);
  }

  /**
   * Stores a visitor's pledge in whole euros, `pending`, once however often the same is sent in a
   * short time, with the mail that brings its payment slip; both are committed when this resolves.
   * @param language of the form
   * @param address the client's network address
   * @throws TooManyRequestsError after too many pledges
   */
  async pledge(pledge: PledgeDto, language: Language, address: string): Promise<Pledged> {
    await this.perAddress.count(address, REFUSAL);
    const settings = await this.settings.current();
    const { reference } = await this.storePledge(pledge, language, network(address));
    return {
      reference,
      amount: pledge.amount,
      currency: PLEDGE_CURRENCY,
      payment: paymentDetails(settings, reference),
    };
  }

  /**
   * Stores a donation entered by hand; by default `completed` and in kuna, as in the specification.
   * @param request by which its repeat is known
   * @throws ConflictError when its transaction is known
   */
  async record(
    fields: RecordDonationDto,
    language: Language,
    request?: RepeatableRequest,
  ): Promise<Donation> {
    const write = () =>
      createOnce(this.donations.manager, Donation, request, (manager) =>
        this.recordIn(manager, fields, language),
      );
    return this.one(await conflictOn(TAKEN, write));
  }

  /**
   * Stores a donation as `record` does, in the manager's transaction.
   * @returns its id
   */
  async recordIn(
    manager: EntityManager,
    fields: RecordDonationDto,
    language: Language,
  ): Promise<number> {
    const donations = manager.getRepository(Donation);
    const donation = donations.create({ status: 'completed', ...fields, language });
    settle(donation, donation.donatedAt ?? new Date());
    await donations.insert(donation);
    return donation.id;
  }

  /** The donations that fit the request, newest first unless it says otherwise. */
  list(request: DonationsRequest): Promise<Page<Donation>> {
    return readList(this.donations, DONATIONS, request);
  }

  /** Every donation that fits the request's filters, the last stored first, a batch at a time. */
  all(request: DonationsRequest): AsyncGenerator<Donation[]> {
    return rowsInBatches(() => rowsThatFit(this.donations, DONATIONS, request));
  }

  /** Counts and sums of the donations that fit, by status and currency, over time in Croatia. */
  async totals(request: DonationsRequest): Promise<DonationTotalsDto> {
    const [all, years, months] = await Promise.all([
      this.sums(request, `''`),
      this.sums(request, `to_char(${DAY}, 'YYYY')`),
      this.sums(request, `to_char(${DAY}, 'YYYY-MM')`),
    ]);
    return {
      all: all.map(({ currency, status, count, cents }) => ({ currency, status, count, cents })),
      years,
      months,
    };
  }

  /** @throws NotFoundError */
  async one(id: number): Promise<Donation> {
    return (await this.donations.findOneBy({ id })) ?? this.missing();
  }

  /**
   * Reads a donation, which nobody else changes until the manager's transaction ends.
   * @throws NotFoundError
   * @throws OutdatedError when it has a version that was not expected
   */
  async lock(manager: EntityManager, id: number, expected?: ExpectedVersions): Promise<Donation> {
    return (await lockRow(manager, Donation, { id }, expected)) ?? this.missing();
  }

  /** Reads donations by their references, which nobody else changes until the manager's transaction ends. */
  async lockByReference(
    manager: EntityManager,
    references: readonly string[],
  ): Promise<Map<string, Donation>> {
    const found = await manager
      .createQueryBuilder(Donation, 'donation')
      .setLock('pessimistic_write')
      .where('donation.reference = ANY(:references)', { references })
      .orderBy('donation.id')
      .getMany();
    return new Map(found.map((donation) => [donation.reference, donation]));
  }

  /**
   * Changes the given fields. A donation that becomes `completed` is received now unless it says
   * when, with its whole amount unless it says what was paid, and its donor is thanked by mail, once;
   * any other has not been received.
   * @throws NotFoundError
   * @throws OutdatedError when it has a version that was not expected
   * @throws ConflictError when its transaction is known
   */
  async update(
    id: number,
    fields: UpdateDonationDto,
    expected?: ExpectedVersions,
  ): Promise<Donation> {
    const write = () =>
      this.dataSource.transaction(async (manager) => {
        const donation = await this.lock(manager, id, expected);
        await this.changeIn(manager, donation, fields);
      });
    await conflictOn(TAKEN, write);
    return this.one(id);
  }

  /**
   * Changes a donation as `update` does, in the manager's transaction, which has locked its row.
   */
  async changeIn(
    manager: EntityManager,
    donation: Donation,
    fields: UpdateDonationDto,
  ): Promise<void> {
    const donations = manager.getRepository(Donation);
    const wasReceived = donation.status === 'completed';
    settle(donations.merge(donation, fields), new Date());
    if (!wasReceived && donation.status === 'completed') {
      await this.donorMails.received(manager, donation);
    }
    await donations.save(donation);
  }

  /**
   * Deletes a donation and answers what the row held.
   * @throws NotFoundError
   */
  async remove(id: number): Promise<Donation> {
    const donation = await this.one(id);
    return { ...(await this.donations.remove(donation)), id };
  }

  private storePledge(
    { amount, donorName, donorEmail, message, isAnonymous }: PledgeDto,
    language: Language,
    from: string,
  ): Promise<Donation> {
    const fields = { amount, donorName, donorEmail, message, isAnonymous };
    const seconds = donorName || donorEmail || message ? REPEAT_S.signed : REPEAT_S.unsigned;
    const same = [from, amount, donorName, donorEmail?.toLowerCase(), message, isAnonymous];
    return storeOnce(this.dataSource, Donation, { same, seconds }, async (manager) => {
      const donations = manager.getRepository(Donation);
      const donation = donations.create({
        ...fields,
        language,
        currency: PLEDGE_CURRENCY,
        status: 'pending',
      });
      await donations.insert(donation);
      await this.donorMails.pledged(manager, await donations.findOneByOrFail({ id: donation.id }));
      return donation.id;
    });
  }

  private async sums(request: DonationsRequest, period: string): Promise<DonationPeriodTotalDto[]> {
    const rows = await rowsThatFit(this.donations, DONATIONS, request)
      .select(period, 'period')
      .addSelect('donation.currency', 'currency')
      .addSelect('donation.status', 'status')
      .addSelect('count(*)', 'count')
      .addSelect(`sum(${CENTS})`, 'cents')
      .groupBy('1, 2, 3')
      .getRawMany<{
        period: string;
        currency: string;
        status: DonationStatus;
        count: string;
        cents: string;
      }>();
    return rows
      .map((row) => ({ ...row, count: Number(row.count), cents: Number(row.cents) }))
      .sort(byPeriod);
  }

  private missing(): never {
    throw new NotFoundError({ hr: 'Donacija ne postoji.', en: 'There is no such donation.' });
  }
}
