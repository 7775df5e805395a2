import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import { moveToTrash } from '../content/move-to-trash.js';
import type { Language, Text } from '../i18n/language.js';
import { IpRateLimit } from '../limits/rate-limit.js';
import { rowsInBatches } from '../lists/csv.js';
import { readList, rowsThatFit, type Page } from '../lists/page.js';
import { paymentDetails } from '../payments/payment-order.js';
import { ConflictError, InvalidInputError } from '../problems/domain-errors.js';
import { createOnce, type RepeatableRequest } from '../rows/idempotency-key.js';
import type { ExpectedVersions } from '../rows/row-version.js';
import { changeRow, findRow, lockRow } from '../rows/rows.js';
import { storeOnce } from '../rows/store-once.js';
import { conflictOn } from '../rows/unique-violation.js';
import { SettingsService } from '../settings/settings.service.js';
import { Donation } from './donation.entity.js';
import { DONATIONS, type DonationsRequest } from './donations.resource.js';
import { DonorMailsService } from './donor-mails.service.js';
import type { PledgeDto } from './dto/pledge.dto.js';
import type { PaymentDto } from './dto/pledged.dto.js';
import type { RecordDonationDto, UpdateDonationDto } from './dto/record-donation.dto.js';
import { enteredFields, fieldsByHand, hasPayment, HAS_PAYMENT, settle } from './receipt.js';

/** Pledges per IP address in ten minutes: at an event many people share one. */
const PLEDGES_PER_IP = { keyPrefix: 'donations', points: 30, duration: 600 };
const TOO_MANY_PLEDGES = {
  hr: 'Previše donacija u kratkom vremenu. Pokušajte ponovno malo kasnije.',
  en: 'Too many donations in a short time. Please try again a little later.',
};
/** Seconds for which a pledge with the same key and content is a repetition. */
const REPETITION_S = 600;
const PLEDGE_CURRENCY = 'EUR';
const IS_RECEIVED = {
  hr: 'Primljena donacija ne briše se, nego ostaje u evidenciji. Ako novac nije stigao, poništite joj primitak.',
  en: 'A received donation is not deleted but stays on record. If the money did not arrive, undo its receipt.',
};
/** A stored pledge as its donor sees it. Amounts are whole euros. */
export interface Pledged {
  reference: string;
  amount: number;
  currency: string;
  payment: PaymentDto;
}

@Injectable()
export class DonationsService {
  private readonly perIp: IpRateLimit;

  constructor(
    @InjectRepository(Donation) private readonly donations: Repository<Donation>,
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly donorMails: DonorMailsService,
  ) {
    this.perIp = new IpRateLimit(dataSource, PLEDGES_PER_IP);
  }

  /**
   * Stores a visitor's pledge in whole euros as `pending`, with the mail that brings its payment
   * slip, in one transaction.
   * @param language of the form
   * @param ip the client's IP address
   * @param key random, of the form that was filled in: it is stored once, however often it is sent
   * @throws TooManyRequestsError after too many pledges
   */
  async pledge(
    pledge: PledgeDto,
    language: Language,
    ip: string,
    key: string | undefined,
  ): Promise<Pledged> {
    return this.perIp.limit(ip, TOO_MANY_PLEDGES, async () => {
      const settings = await this.settings.current();
      const slipsPerHour = pledge.donorEmail ? await this.donorMails.takeSlip(ip) : 0;
      const { reference } = await this.storePledge(pledge, language, key, slipsPerHour);
      return {
        reference,
        amount: pledge.amount,
        currency: PLEDGE_CURRENCY,
        payment: paymentDetails(settings, reference),
      };
    });
  }

  /**
   * Stores a donation entered by hand, by default `completed` and in kuna (specification).
   * @param request identifies a repeated request
   * @throws ConflictError when its transaction number exists
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
    return this.one(await conflictOn(DONATIONS.taken, write));
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
    const isReceived = (fields.status ?? 'completed') === 'completed';
    const entered = enteredFields(fields, isReceived);
    const donation = donations.create({ status: 'completed', ...entered, language });
    settle(donation, donation.donatedAt ?? new Date());
    await this.checkProject(manager, donation.projectId);
    await donations.insert(donation);
    return donation.id;
  }

  /** The donations that match the request, newest first by default. */
  list(request: DonationsRequest): Promise<Page<Donation>> {
    return readList(this.donations, DONATIONS, request);
  }

  /** Every donation that matches the request's filters, newest first, in batches. */
  all(request: DonationsRequest): AsyncGenerator<Donation[]> {
    return rowsInBatches(() => rowsThatFit(this.donations, DONATIONS, request));
  }

  /** The titles of all projects, by id. */
  async projectTitles(): Promise<Map<number, Text>> {
    const rows: { id: number; hr: string; en: string }[] = await this.dataSource.query(
      `SELECT id, title AS hr, coalesce(nullif(title_en, ''), title) AS en FROM projects`,
    );
    return new Map(rows.map(({ id, hr, en }) => [id, { hr, en }]));
  }

  /** @throws NotFoundError */
  one(id: number): Promise<Donation> {
    return findRow(this.donations, DONATIONS, { id });
  }

  /**
   * Reads a donation and locks its row until the transaction ends.
   * @throws NotFoundError
   * @throws OutdatedError when its version is not the expected one
   */
  lock(manager: EntityManager, id: number, expected?: ExpectedVersions): Promise<Donation> {
    return lockRow(manager, Donation, DONATIONS, id, expected);
  }

  /** Reads donations by reference and locks their rows until the transaction ends. */
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
   * Changes the given fields. A donation that becomes `completed` is by default received now, with
   * what has come of it or else its whole amount, and its donor is thanked by mail, once; any other
   * has no date of receipt. A pending one whose amount is lowered to what has come of it is
   * received on the day of its last payment. The payments of one that becomes pending or cancelled
   * wait again. Mails about it that are not sent yet follow the change.
   * @throws NotFoundError
   * @throws OutdatedError when its version is not the expected one
   * @throws ConflictError when its transaction number exists, or its currency is changed although
   *   it has a payment
   */
  update(id: number, fields: UpdateDonationDto, expected?: ExpectedVersions): Promise<Donation> {
    return changeRow(this.donations, DONATIONS, id, expected, (donation, manager) =>
      this.changeByHand(manager, donation, fields),
    );
  }

  /**
   * Marks a pending donation as received or cancelled, as `update` does.
   * @throws NotFoundError
   * @throws ConflictError when it is no longer pending
   */
  settlePending(id: number, status: 'completed' | 'cancelled'): Promise<Donation> {
    return changeRow(this.donations, DONATIONS, id, undefined, (donation, manager) => {
      if (donation.status !== 'pending') {
        throw new ConflictError({
          hr: 'Donacija više ne čeka uplatu.',
          en: 'The donation no longer waits for its payment.',
        });
      }
      return this.changeByHand(manager, donation, { status });
    });
  }

  private async changeByHand(
    manager: EntityManager,
    donation: Donation,
    fields: UpdateDonationDto,
  ): Promise<void> {
    await this.changeIn(manager, donation, await fieldsByHand(manager, donation, fields));
  }

  /**
   * Changes a locked donation in the manager's transaction: also what has come of a pending one, of
   * payments that were matched with it.
   */
  async changeIn(
    manager: EntityManager,
    donation: Donation,
    fields: UpdateDonationDto,
  ): Promise<void> {
    const donations = manager.getRepository(Donation);
    const wasReceived = donation.status === 'completed';
    settle(donations.merge(donation, fields), new Date());
    if (fields.projectId) await this.checkProject(manager, fields.projectId);
    await this.donorMails.follow(manager, donation, wasReceived);
    await donations.save(donation);
  }

  /**
   * Moves a donation that was not received to the trash, deletes its mails that wait, and returns
   * it.
   * @param by the full name of who deletes it
   * @throws NotFoundError
   * @throws ConflictError when it was received, or has a payment
   */
  remove(id: number, by: string): Promise<Donation> {
    return this.dataSource.transaction(async (manager) => {
      const donation = await this.lock(manager, id);
      if (donation.status === 'completed') throw new ConflictError(IS_RECEIVED);
      if (await hasPayment(manager, donation)) throw new ConflictError(HAS_PAYMENT);
      await this.donorMails.withdraw(manager, donation);
      const deleted = { ...donation };
      await moveToTrash(manager, Donation, donation, by);
      return deleted;
    });
  }

  /** @throws InvalidInputError when there is no such project */
  private async checkProject(manager: EntityManager, projectId: number | null): Promise<void> {
    if (!projectId) return;
    const [project]: unknown[] = await manager.query('SELECT 1 FROM projects WHERE id = $1', [
      projectId,
    ]);
    if (project) return;
    throw InvalidInputError.of('projectId', {
      hr: 'Taj projekt više ne postoji.',
      en: 'That project no longer exists.',
    });
  }

  private storePledge(
    { amount, donorName, donorEmail, message, isAnonymous }: PledgeDto,
    language: Language,
    key: string | undefined,
    slipsPerHour: number,
  ): Promise<Donation> {
    const store = async (manager: EntityManager): Promise<Donation> => {
      const donations = manager.getRepository(Donation);
      const { id } = await donations.save({
        amount,
        donorName,
        donorEmail,
        message,
        isAnonymous,
        language,
        currency: PLEDGE_CURRENCY,
        status: 'pending',
      });
      const donation = await donations.findOneByOrFail({ id });
      await this.donorMails.sendPledged(manager, donation, slipsPerHour);
      return donation;
    };
    if (key === undefined) return this.dataSource.transaction(store);
    const identity = [key, amount, donorName, donorEmail, message, isAnonymous];
    const submission = { identity, seconds: REPETITION_S };
    return storeOnce(this.dataSource, Donation, submission, async (manager) => {
      const { id } = await store(manager);
      return id;
    });
  }
}
