import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type EntityManager, type Repository } from 'typeorm';
import { emailKey, isAnyEmail } from '../emails/email-key.js';
import { rowsInBatches } from '../lists/csv.js';
import { readList, rowsThatFit, type Page } from '../lists/page.js';
import { RefusedEmail } from '../mail/refused/refused-email.entity.js';
import { ConflictError } from '../problems/domain-errors.js';
import { createOnce, type RepeatableRequest } from '../rows/idempotency-key.js';
import { findRow, lockRow } from '../rows/rows.js';
import { conflictOn } from '../rows/unique-violation.js';
import { SettingsService } from '../settings/settings.service.js';
import type {
  CreateSubscriberDto,
  SubscriberDto,
  UpdateSubscriberDto,
} from './dto/subscriber.dto.js';
import { NEWSLETTER, type NewsletterRequest } from './newsletter.resource.js';
import { Subscriber } from './subscriber.entity.js';
import { SubscriptionService } from './subscription.service.js';
import { isSuppressed } from './suppressions.js';

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
  async list(request: NewsletterRequest): Promise<Page<SubscriberDto>> {
    const page = await readList(this.subscribers, NEWSLETTER, request);
    return page.with(await this.describe(page.rows));
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
  async create(fields: CreateSubscriberDto, request?: RepeatableRequest): Promise<SubscriberDto> {
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
  async one(id: number): Promise<SubscriberDto> {
    const subscriber = await this.find(id);
    const [described = { ...subscriber, isStopped: false }] = await this.describe([subscriber]);
    return described;
  }

  /**
   * Changes the given fields.
   * @throws NotFoundError
   * @throws ConflictError when it would reactivate a subscriber who has unsubscribed
   */
  async update(id: number, fields: UpdateSubscriberDto): Promise<SubscriberDto> {
    await this.subscribers.manager.transaction(async (manager) => {
      const subscriber = await lockRow(manager, Subscriber, NEWSLETTER, id);
      if (fields.isActive && !subscriber.isActive) {
        await this.refuseSuppressed(manager, subscriber.email);
      }
      await manager.save(manager.merge(Subscriber, subscriber, fields));
      if (!subscriber.isActive)
        await this.subscriptions.cancelIssueMails(manager, [subscriber.email]);
    });
    return this.one(id);
  }

  /**
   * Deletes a subscriber and returns it as it was.
   * @throws NotFoundError
   */
  async remove(id: number): Promise<SubscriberDto> {
    const deleted = await this.one(id);
    await this.subscribers.manager.transaction(async (manager) => {
      await this.subscriptions.cancelIssueMails(manager, [deleted.email]);
      await manager.delete(Subscriber, { id });
    });
    return deleted;
  }

  /** Subscribers as administrators see them. */
  private async describe(subscribers: readonly Subscriber[]): Promise<SubscriberDto[]> {
    const stopped = await this.subscribers.manager.findBy(RefusedEmail, {
      email: isAnyEmail(subscribers.map(({ email }) => email)),
      stoppedAt: Not(IsNull()),
    });
    const emails = new Set(stopped.map(({ email }) => emailKey(email)));
    return subscribers.map((subscriber) => ({
      ...subscriber,
      isStopped: emails.has(emailKey(subscriber.email)),
    }));
  }

  private find(id: number): Promise<Subscriber> {
    return findRow(this.subscribers, NEWSLETTER, { id });
  }

  private async refuseSuppressed(manager: EntityManager, email: string): Promise<void> {
    if (await isSuppressed(manager, email)) throw ConflictError.of('email', UNSUBSCRIBED);
  }
}
