import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource, type Repository, type SelectQueryBuilder } from 'typeorm';
import { rowsInBatches } from '../http/csv.js';
import { NotFoundError } from '../http/domain-errors.js';
import { containsPattern, readPage, type Page } from '../http/list-query.js';
import { countAgainst, createRateLimiter, network } from '../http/rate-limit.js';
import type { Language } from '../http/text.js';
import { conflictOn } from '../http/unique-violation.js';
import type { CreateSubscriberDto } from './dto/create-subscriber.dto.js';
import type { SubscribeDto } from './dto/subscribe.dto.js';
import type { UpdateSubscriberDto } from './dto/update-subscriber.dto.js';
import { Newsletter } from './newsletter.entity.js';
import { NEWSLETTER_LIST, type NewsletterListRequest } from './newsletter.list.js';

/** Subscriptions from one address in a minute: enough for an office behind one. */
const PER_ADDRESS = { keyPrefix: 'newsletter', points: 10, duration: 60 };
const REFUSAL = {
  hr: 'Previše pokušaja pretplate. Pokušajte ponovno malo kasnije.',
  en: 'Too many subscription attempts. Please try again a little later.',
};
const TAKEN = {
  email: { hr: 'Ova je adresa već na popisu', en: 'This address is on the list already' },
};
/** Grows with every change of the privacy note that stands by the form. */
const CONSENT_VERSION = '1';

@Injectable()
export class NewsletterService {
  private readonly perAddress: RateLimiterPostgres;

  constructor(
    @InjectRepository(Newsletter) private readonly subscribers: Repository<Newsletter>,
    dataSource: DataSource,
  ) {
    this.perAddress = createRateLimiter(dataSource, PER_ADDRESS);
  }

  /**
   * Stores an address, unconfirmed. One that left subscribes anew; one that is subscribed and
   * confirmed stays as it is. Nothing tells the caller which it was. A filled trap stores nothing.
   * @param language of the consent
   * @param address the client's network address
   * @throws TooManyRequestsError after too many attempts
   */
  async subscribe(
    { email, website }: SubscribeDto,
    language: Language,
    address: string,
  ): Promise<void> {
    await countAgainst(this.perAddress, network(address), REFUSAL);
    if (website) return;
    await this.subscribers.query(
      `INSERT INTO newsletters AS known (email, language, consent_version, consent_at)
       VALUES ($1, $2, $3, now())
       ON CONFLICT (email) DO UPDATE SET
         subscribed_at = now(),
         is_active = true,
         language = excluded.language,
         consent_version = excluded.consent_version,
         consent_at = excluded.consent_at,
         confirmed_at = NULL
       WHERE known.confirmed_at IS NULL OR NOT known.is_active`,
      [email, language, CONSENT_VERSION],
    );
  }

  /** The subscribers that fit the request, newest first unless it says otherwise. */
  list(request: NewsletterListRequest): Promise<Page<Newsletter>> {
    return readPage(this.matching(request), NEWSLETTER_LIST, request, {
      field: 'subscribedAt',
      direction: 'DESC',
    });
  }

  /** Every subscriber that fits the request's filters, the last stored first, a batch at a time. */
  all(request: NewsletterListRequest): AsyncGenerator<Newsletter[]> {
    return rowsInBatches(() => this.matching(request));
  }

  /**
   * Stores an address entered by hand: active, unconfirmed, and without a consent, which only the
   * owner of the address can give.
   * @throws ConflictError when the address is known
   */
  async create(fields: CreateSubscriberDto): Promise<Newsletter> {
    const subscriber = this.subscribers.create(fields);
    await conflictOn(TAKEN, () => this.subscribers.insert(subscriber));
    return this.one(subscriber.id);
  }

  /** @throws NotFoundError */
  async one(id: number): Promise<Newsletter> {
    return (await this.subscribers.findOneBy({ id })) ?? this.missing();
  }

  /**
   * Changes the given fields.
   * @throws NotFoundError
   */
  async update(id: number, fields: UpdateSubscriberDto): Promise<Newsletter> {
    const subscriber = await this.one(id);
    await this.subscribers.save(this.subscribers.merge(subscriber, fields));
    return this.one(id);
  }

  /**
   * Deletes a subscriber and answers what the row held.
   * @throws NotFoundError
   */
  async remove(id: number): Promise<Newsletter> {
    const subscriber = await this.one(id);
    return { ...(await this.subscribers.remove(subscriber)), id };
  }

  private matching({ filter }: NewsletterListRequest): SelectQueryBuilder<Newsletter> {
    const query = this.subscribers.createQueryBuilder('subscriber');
    if (filter.id) query.andWhere('subscriber.id = ANY(:ids)', { ids: filter.id });
    if (filter.email) query.andWhere('subscriber.email = :email', { email: filter.email });
    if (filter.isActive !== undefined) {
      query.andWhere('subscriber.isActive = :isActive', { isActive: filter.isActive });
    }
    if (filter.confirmed !== undefined) {
      query.andWhere(`subscriber.confirmedAt IS ${filter.confirmed ? 'NOT NULL' : 'NULL'}`);
    }
    if (filter.language) {
      query.andWhere('subscriber.language = :language', { language: filter.language });
    }
    if (filter.q) {
      query.andWhere('subscriber.email ILIKE :pattern', { pattern: containsPattern(filter.q) });
    }
    return query;
  }

  private missing(): never {
    throw new NotFoundError({ hr: 'Pretplatnik ne postoji.', en: 'There is no such subscriber.' });
  }
}
