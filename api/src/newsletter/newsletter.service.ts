import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { rowsInBatches } from '../lists/csv.js';
import { readList, rowsThatFit, type Page } from '../lists/page.js';
import { ConflictError } from '../problems/domain-errors.js';
import { createOnce, type RepeatableRequest } from '../rows/idempotency-key.js';
import { findRow } from '../rows/rows.js';
import { conflictOn } from '../rows/unique-violation.js';
import { SettingsService } from '../settings/settings.service.js';
import type { CreateSubscriberDto, UpdateSubscriberDto } from './dto/subscriber.dto.js';
import { NEWSLETTER, type NewsletterRequest } from './newsletter.resource.js';
import { Subscriber } from './subscriber.entity.js';
import { SubscriptionService } from './subscription.service.js';

const UNSUBSCRIBED = {
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

  /** The subscribers that match the request, newest first by default. */
  list(request: NewsletterRequest): Promise<Page<Subscriber>> {
    return readList(this.subscribers, NEWSLETTER, request);
  }

  /** Every subscriber that matches the request's filters, the last stored first, in batches. */
  all(request: NewsletterRequest): AsyncGenerator<Subscriber[]> {
    return rowsInBatches(() => rowsThatFit(this.subscribers, NEWSLETTER, request));
  }

  /**
   * Stores an e-mail address entered by hand: active, unconfirmed, and without consent. Its owner
   * is asked by mail, as only the owner can consent.
   * @param request identifies repetitions of the request
   * @throws ConflictError when the address is known, or its owner has unsubscribed
   */
  async create(fields: CreateSubscriberDto, request?: RepeatableRequest): Promise<Subscriber> {
    const settings = await this.settings.current();
    const subscriber = this.subscribers.create(fields);
    const { manager: database } = this.subscribers;
    const id = await createOnce(database, Subscriber, request, async (manager) => {
      await this.refuseSuppressed(manager, fields.email);
      await conflictOn(NEWSLETTER.taken, () => manager.insert(Subscriber, subscriber));
      await this.subscriptions.sendConfirmation(manager, fields.email, settings);
      return subscriber.id;
    });
    return this.one(id);
  }

  /** @throws NotFoundError */
  one(id: number): Promise<Subscriber> {
    return findRow(this.subscribers, NEWSLETTER, { id });
  }

  /**
   * Changes the given fields.
   * @throws NotFoundError
   * @throws ConflictError when it would reactivate a subscriber who has unsubscribed
   */
  async update(id: number, fields: UpdateSubscriberDto): Promise<Subscriber> {
    const subscriber = await this.one(id);
    if (fields.isActive && !subscriber.isActive) {
      await this.refuseSuppressed(this.subscribers.manager, subscriber.email);
    }
    await this.subscribers.manager.transaction(async (manager) => {
      await manager.save(manager.merge(Subscriber, subscriber, fields));
      if (!subscriber.isActive)
        await this.subscriptions.cancelIssueMails(manager, subscriber.email);
    });
    return this.one(id);
  }

  /**
   * Deletes a subscriber and returns it as it was.
   * @throws NotFoundError
   */
  async remove(id: number): Promise<Subscriber> {
    const subscriber = await this.one(id);
    return this.subscribers.manager.transaction(async (manager) => {
      await this.subscriptions.cancelIssueMails(manager, subscriber.email);
      return { ...(await manager.remove(subscriber)), id };
    });
  }

  private async refuseSuppressed(manager: EntityManager, email: string): Promise<void> {
    if (await this.subscriptions.isSuppressed(manager, email))
      throw ConflictError.of('email', UNSUBSCRIBED);
  }
}
