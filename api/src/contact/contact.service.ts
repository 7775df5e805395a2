import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { SiteUrl } from '../config/site-url.js';
import type { Language } from '../i18n/language.js';
import { IpRateLimit } from '../limits/rate-limit.js';
import { rowsInBatches } from '../lists/csv.js';
import { readList, rowsThatFit, type Page } from '../lists/page.js';
import { MailQueueService } from '../mail/mail-queue.service.js';
import { NotFoundError } from '../problems/domain-errors.js';
import { storeOnce } from '../rows/store-once.js';
import type { Settings } from '../settings/settings.entity.js';
import { SettingsService } from '../settings/settings.service.js';
import { contactNotification, contactReceipt } from './contact-mails.js';
import { ContactMessage } from './contact-message.entity.js';
import { CONTACT, type ContactRequest } from './contact.resource.js';
import type { SendMessageDto } from './dto/send-message.dto.js';
import type { UpdateMessageDto } from './dto/update-message.dto.js';

/** Messages from one IP address in five minutes: enough for a household or an office behind one. */
const PER_ADDRESS = { keyPrefix: 'contact', points: 10, duration: 300 };
const REFUSAL = {
  hr: 'Previše poruka u kratkom vremenu. Pokušajte ponovno malo kasnije.',
  en: 'Too many messages in a short time. Please try again a little later.',
};
/** Counts the versions of the consent text beside the form. */
const CONSENT_VERSION = '1';
/** How long the same message of the same sender counts as a repeat, in seconds. */
const REPEAT_S = 600;
/**
 * Receipts to one e-mail address in a day, and to all in an hour: the form must not flood anybody.
 */
const RECEIPTS_PER_ADDRESS = 3;
const RECEIPTS_PER_HOUR = 100;
/** Mails to the association in an hour. Further messages are stored and shown in the panel alone. */
const NOTIFICATIONS_PER_HOUR = 60;

@Injectable()
export class ContactService {
  private readonly perAddress: IpRateLimit;
  private readonly site: SiteUrl;

  constructor(
    @InjectRepository(ContactMessage) private readonly messages: Repository<ContactMessage>,
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly mails: MailQueueService,
    @Inject(APP_CONFIG) config: Config,
  ) {
    this.site = new SiteUrl(config.publicUrl);
    this.perAddress = new IpRateLimit(dataSource, PER_ADDRESS);
  }

  /**
   * Stores a visitor's message, once however often the same is sent within ten minutes, with the
   * mails that notify the association and confirm it to its writer; all are committed when this
   * resolves.
   * @param language of the form and the consent
   * @param address the client's IP address
   * @throws TooManyRequestsError after too many messages
   */
  async send(message: SendMessageDto, language: Language, address: string): Promise<void> {
    await this.perAddress.count(address, REFUSAL);
    const settings = await this.settings.current();
    await this.keep(message, language, (manager, row) => this.tell(manager, row, settings));
  }

  /**
   * Stores a message that an administrator enters by hand: once, and without mails.
   * @returns the row, which an earlier submission may have created
   */
  store(message: SendMessageDto, language: Language): Promise<ContactMessage> {
    return this.keep(message, language);
  }

  /** @param tell adds the mails of a new message */
  private keep(
    message: SendMessageDto,
    language: Language,
    tell?: (manager: EntityManager, row: ContactMessage) => Promise<void>,
  ): Promise<ContactMessage> {
    const { name, email, subject, message: text, topic = null } = message;
    const same = [email.toLowerCase(), subject, text];
    return storeOnce(
      this.dataSource,
      ContactMessage,
      { same, seconds: REPEAT_S },
      async (manager) => {
        const messages = manager.getRepository(ContactMessage);
        const row = messages.create({
          name,
          email,
          subject,
          message: text,
          topic,
          language,
          consentVersion: CONSENT_VERSION,
          consentAt: new Date(),
        });
        await messages.insert(row);
        await tell?.(manager, row);
        return row.id;
      },
    );
  }

  private async tell(
    manager: EntityManager,
    message: ContactMessage,
    settings: Readonly<Settings>,
  ): Promise<void> {
    const told = await this.mails.countRecent(manager, 'contact-notification', 60);
    if (told < NOTIFICATIONS_PER_HOUR) {
      await this.mails.add(manager, contactNotification(message, settings, this.site));
    }
    const recent = (minutes: number, recipient?: string) =>
      this.mails.countRecent(manager, 'contact-receipt', minutes, recipient);
    if ((await recent(24 * 60, message.email)) >= RECEIPTS_PER_ADDRESS) return;
    if ((await recent(60)) >= RECEIPTS_PER_HOUR) return;
    await this.mails.add(manager, contactReceipt(message, settings, this.site));
  }

  /** The messages that fit the request, newest first unless it says otherwise. */
  list(request: ContactRequest): Promise<Page<ContactMessage>> {
    return readList(this.messages, CONTACT, request);
  }

  /** Every message that fits the request's filters, the last stored first, a batch at a time. */
  all(request: ContactRequest): AsyncGenerator<ContactMessage[]> {
    return rowsInBatches(() => rowsThatFit(this.messages, CONTACT, request));
  }

  /** @throws NotFoundError */
  async one(id: number): Promise<ContactMessage> {
    return (await this.messages.findOneBy({ id })) ?? this.missing();
  }

  /**
   * Changes the given fields.
   * @throws NotFoundError
   */
  async update(id: number, fields: UpdateMessageDto): Promise<ContactMessage> {
    const message = await this.one(id);
    await this.messages.save(this.messages.merge(message, fields));
    return this.one(id);
  }

  /**
   * Deletes a message and answers what the row held.
   * @throws NotFoundError
   */
  async remove(id: number): Promise<ContactMessage> {
    const message = await this.one(id);
    return { ...(await this.messages.remove(message)), id };
  }

  private missing(): never {
    throw new NotFoundError({ hr: 'Poruka ne postoji.', en: 'There is no such message.' });
  }
}
