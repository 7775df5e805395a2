import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository, SelectQueryBuilder } from 'typeorm';
import { rowsInBatches } from '../lists/csv.js';
import { containsPattern, readPage, type Page } from '../lists/list-query.js';
import { ConflictError, NotFoundError } from '../problems/domain-errors.js';
import { createOnce, type RepeatableRequest } from '../rows/idempotency-key.js';
import { conflictOn } from '../rows/unique-violation.js';
import { SettingsService } from '../settings/settings.service.js';
import type { CreateSubscriberDto } from './dto/create-subscriber.dto.js';
import type { UpdateSubscriberDto } from './dto/update-subscriber.dto.js';
import { NEWSLETTER_LIST, type NewsletterListRequest } from './newsletter.list.js';
import { Subscriber } from './subscriber.entity.js';
import { SubscriptionService } from './subscription.service.js';

const TAKEN = {
  email: { hr: 'Ova je adresa već na popisu', en: 'This address is on the list already' },
};
const LEFT = {
  hr: 'Vlasnik ove adrese se odjavio. Ponovno se može pretplatiti samo sam, obrascem na stranici.',
  en: 'The owner of this address has unsubscribed. Only they can subscribe again, by the form on the site.',
};

@Injectable()
export class NewsletterService {
  constructor(
    @InjectRepository(Subscriber) private readonly subscribers: Repository<Subscriber>,
    private readonly subscriptions: SubscriptionService,
    private readonly settings: SettingsService,
  ) {}

  /** The subscribers that fit the request, newest first unless it says otherwise. */
  list(request: NewsletterListRequest): Promise<Page<Subscriber>> {
    return readPage(this.matching(request), NEWSLETTER_LIST, request, {
      field: 'subscribedAt',
      direction: 'DESC',
    });
  }

  /** Every subscriber that fits the request's filters, the last stored first, a batch at a time. */
  all(request: NewsletterListRequest): AsyncGenerator<Subscriber[]> {
    return rowsInBatches(() => this.matching(request));
  }

  /**
   * Stores an e-mail address entered by hand: active, unconfirmed, and without consent. Its owner
   * is asked by mail, as only the owner can consent.
   * @param request by which its repeat is known
   * @throws ConflictError when the address is known, or its owner has unsubscribed
   */
  async create(fields: CreateSubscriberDto, request?: RepeatableRequest): Promise<Subscriber> {
    const settings = await this.settings.current();
    const subscriber = this.subscribers.create(fields);
    const { manager: database } = this.subscribers;
    const id = await createOnce(database, Subscriber, request, async (manager) => {
      await this.refuseSuppressed(manager, fields.email);
      await conflictOn(TAKEN, () => manager.insert(Subscriber, subscriber));
      await this.subscriptions.write(manager, fields.email, settings);
      return subscriber.id;
    });
    return this.one(id);
  }

  /** @throws NotFoundError */
  async one(id: number): Promise<Subscriber> {
    return (await this.subscribers.findOneBy({ id })) ?? this.missing();
  }

  /**
   * Changes the given fields.
   * @throws NotFoundError
   * @throws ConflictError when it would activate somebody who has unsubscribed
   */
  async update(id: number, fields: UpdateSubscriberDto): Promise<Subscriber> {
    const subscriber = await this.one(id);
    if (fields.isActive && !subscriber.isActive) {
      await this.refuseSuppressed(this.subscribers.manager, subscriber.email);
    }
    await this.subscribers.manager.transaction(async (manager) => {
      await manager.save(manager.merge(Subscriber, subscriber, fields));
      if (!subscriber.isActive) await this.subscriptions.withdraw(manager, subscriber.email);
    });
    return this.one(id);
  }

  /**
   * Deletes a subscriber and answers what the row held.
   * @throws NotFoundError
   */
  async remove(id: number): Promise<Subscriber> {
    const subscriber = await this.one(id);
    return this.subscribers.manager.transaction(async (manager) => {
      await this.subscriptions.withdraw(manager, subscriber.email);
      return { ...(await manager.remove(subscriber)), id };
    });
  }

  private matching({ filter }: NewsletterListRequest): SelectQueryBuilder<Subscriber> {
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

  private async refuseSuppressed(manager: EntityManager, email: string): Promise<void> {
    if (await this.subscriptions.isSuppressed(manager, email))
      throw ConflictError.of('email', LEFT);
  }

  private missing(): never {
    throw new NotFoundError({ hr: 'Pretplatnik ne postoji.', en: 'There is no such subscriber.' });
  }
}
