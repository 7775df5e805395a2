import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { SiteUrl } from '../config/site-url.js';
import { moveToTrash } from '../content/move-to-trash.js';
import { emailKey } from '../emails/email-key.js';
import type { Language } from '../i18n/language.js';
import { FormAllowances } from '../limits/form-allowance.js';
import { IpRateLimit } from '../limits/rate-limit.js';
import { rowsInBatches } from '../lists/csv.js';
import { readList, rowsThatFit, type Page } from '../lists/page.js';
import { MailQueueService } from '../mail/mail-queue.service.js';
import type { ExpectedVersions } from '../rows/row-version.js';
import { changeRow, findRow, lockRow, notFound } from '../rows/rows.js';
import { storeOnce } from '../rows/store-once.js';
import type { Settings } from '../settings/settings.entity.js';
import { SettingsService } from '../settings/settings.service.js';
import { contactNotification, contactReceipt } from './contact-mails.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactRepliesService } from './contact-replies.service.js';
import { CONTACT, type ContactRequest } from './contact.resource.js';
import type {
  ContactMessageDto,
  SendMessageDto,
  UpdateMessageDto,
} from './dto/contact-message.dto.js';
import { addToThread } from './mail-thread.js';

/** Messages per IP address in five minutes, enough for a household or office that shares one. */
const MESSAGES_PER_IP = { keyPrefix: 'contact', points: 10, duration: 300 };
const TOO_MANY_MESSAGES = {
  hr: 'Previše poruka u kratkom vremenu. Pokušajte ponovno malo kasnije.',
  en: 'Too many messages in a short time. Please try again a little later.',
};
/** Version of the consent text beside the form. */
const CONSENT_VERSION = '1';
/** De-duplication window in seconds. */
const DEDUPLICATION_S = 600;
/** Receipts per e-mail address in a day. */
const RECEIPTS_PER_EMAIL = 3;
/** Receipts of a network in a day, enough for an event with one Wi-Fi, and of all in an hour. */
const RECEIPTS = { form: 'contact', perNetwork: 50, perHour: 100 } as const;
/** Maximum number of notifications in an hour; further messages are shown in the panel only. */
const NOTIFICATIONS_PER_HOUR = 60;

@Injectable()
export class ContactService {
  private readonly perIp: IpRateLimit;
  private readonly receipts: FormAllowances;
  private readonly site: SiteUrl;

  constructor(
    @InjectRepository(ContactMessage) private readonly messages: Repository<ContactMessage>,
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly mails: MailQueueService,
    private readonly replies: ContactRepliesService,
    @Inject(APP_CONFIG) config: Config,
  ) {
    this.site = new SiteUrl(config.publicUrl);
    this.perIp = new IpRateLimit(dataSource, MESSAGES_PER_IP);
    this.receipts = new FormAllowances(dataSource, RECEIPTS);
  }

  /**
   * Stores a visitor's message, once within the de-duplication window, with the mails to the
   * association and to the writer, all in one transaction.
   * @param language of the form and the consent
   * @param ip the client's IP address
   * @throws TooManyRequestsError after too many messages
   */
  async send(message: SendMessageDto, language: Language, ip: string): Promise<void> {
    await this.perIp.limit(ip, TOO_MANY_MESSAGES, async () => {
      const settings = await this.settings.current();
      const perHour = await this.receipts.take(ip);
      await this.storeMessage(message, language, (manager, row) =>
        this.sendMails(manager, row, settings, perHour),
      );
    });
  }

  /**
   * Stores a message entered by an administrator, once and without mails.
   * @returns the row, which an earlier submission may have created
   */
  async store(message: SendMessageDto, language: Language): Promise<ContactMessageDto> {
    return this.describe(await this.storeMessage(message, language));
  }

  /** @param sendMails queues the mails of a new message */
  private storeMessage(
    message: SendMessageDto,
    language: Language,
    sendMails?: (manager: EntityManager, row: ContactMessage) => Promise<void>,
  ): Promise<ContactMessage> {
    const { name, email, subject, message: text, topic = null, noReceipt = false } = message;
    const identity = [emailKey(email), subject, text];
    return storeOnce(
      this.dataSource,
      ContactMessage,
      { identity, seconds: DEDUPLICATION_S },
      async (manager) => {
        const messages = manager.getRepository(ContactMessage);
        const row = messages.create({
          name,
          email,
          subject,
          message: text,
          topic,
          noReceipt,
          language,
          consentVersion: CONSENT_VERSION,
          consentAt: new Date(),
        });
        await messages.insert(row);
        await sendMails?.(manager, row);
        return row.id;
      },
    );
  }

  private async sendMails(
    manager: EntityManager,
    message: ContactMessage,
    settings: Readonly<Settings>,
    perHour: number,
  ): Promise<void> {
    const notified = await this.mails.countRecent(manager, 'contact-notification', 60);
    if (notified < NOTIFICATIONS_PER_HOUR) {
      const notification = contactNotification(message, settings, this.site);
      const { messageId } = await this.mails.add(manager, notification);
      await addToThread(manager, message.id, messageId);
    }
    if (message.noReceipt) return;
    const countRecent = (minutes: number, recipient?: string) =>
      this.mails.countRecent(manager, 'contact-receipt', minutes, recipient);
    if ((await countRecent(24 * 60, message.email)) >= RECEIPTS_PER_EMAIL) return;
    if ((await countRecent(60)) >= perHour) {
      await this.receipts.withhold(manager);
      return;
    }
    const receipt = contactReceipt(message, settings, this.site);
    const { messageId } = await this.mails.add(manager, receipt);
    await addToThread(manager, message.id, messageId);
  }

  /** The messages that match the request, newest first by default. */
  async list(request: ContactRequest): Promise<Page<ContactMessageDto>> {
    const page = await readList(this.messages, CONTACT, request);
    return page.with(await this.replies.describe(page.rows));
  }

  /** Every message that matches the request's filters, the last stored first, in batches. */
  all(request: ContactRequest): AsyncGenerator<ContactMessage[]> {
    return rowsInBatches(() => rowsThatFit(this.messages, CONTACT, request));
  }

  /** @throws NotFoundError */
  async one(id: number): Promise<ContactMessageDto> {
    return this.describe(await findRow(this.messages, CONTACT, { id }));
  }

  /**
   * Changes the given fields.
   * @param by the full name of the administrator
   * @throws NotFoundError
   * @throws OutdatedError when its version is not the expected one
   */
  async update(
    id: number,
    { isRead, state, note }: UpdateMessageDto,
    by: string,
    expected?: ExpectedVersions,
  ): Promise<ContactMessageDto> {
    const changed = await changeRow(this.messages, CONTACT, id, expected, (message) => {
      // A client may send the whole row: only what differs from it was changed.
      const isReadChanged = isRead !== undefined && isRead !== message.isRead;
      if (state !== undefined && state !== message.state) {
        message.isRead = state !== 'new';
        message.answeredAt = state === 'answered' ? new Date() : null;
        message.answeredBy = state === 'answered' ? by : null;
      }
      if (isReadChanged) message.isRead = isRead;
      if (note !== undefined) message.note = note;
    });
    return this.describe(changed);
  }

  /**
   * Marks messages as read or unread, in one statement.
   * @returns the ids of those that exist
   */
  async mark(ids: readonly number[], isRead: boolean): Promise<number[]> {
    const result = await this.messages
      .createQueryBuilder()
      .update()
      .set({ isRead })
      .where('id = ANY(:ids)', { ids })
      .returning('id')
      .execute();
    const rows: { id: number }[] = result.raw;
    return rows.map(({ id }) => id);
  }

  /**
   * Moves a message with its replies to the trash, and returns it as it was. Replies that wait are
   * not sent.
   * @param by the full name of who deletes it
   * @throws NotFoundError
   */
  async remove(id: number, by: string): Promise<ContactMessageDto> {
    const message = await this.one(id);
    await this.dataSource.transaction(async (manager) => {
      const row = await lockRow(manager, ContactMessage, CONTACT, id);
      await this.replies.withdrawAll(manager, id);
      await moveToTrash(manager, ContactMessage, row, by);
    });
    return message;
  }

  private async describe(message: ContactMessage): Promise<ContactMessageDto> {
    const [described] = await this.replies.describe([message]);
    return described ?? notFound(CONTACT);
  }
}
