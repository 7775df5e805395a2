import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { SiteUrl } from '../config/site-url.js';
import type { Language } from '../i18n/language.js';
import { FAILURES, type Failure } from '../mail/failures.js';
import { MailQueueService } from '../mail/mail-queue.service.js';
import { Mail } from '../mail/mail.entity.js';
import { ConflictError, OutdatedError } from '../problems/domain-errors.js';
import { readArrays } from '../reads/read-rows.js';
import { createOnce, type RepeatableRequest } from '../rows/idempotency-key.js';
import type { ExpectedVersions } from '../rows/row-version.js';
import { lockRow, notFound } from '../rows/rows.js';
import { SettingsService } from '../settings/settings.service.js';
import { ContactMessage } from './contact-message.entity.js';
import { contactReply } from './contact-reply-mail.js';
import { ContactReply, type ReplyState } from './contact-reply.entity.js';
import { CONTACT } from './contact.resource.js';
import type { ContactMessageDto } from './dto/contact-message.dto.js';
import type { ContactReplyDto, SendReplyDto } from './dto/contact-reply.dto.js';
import { addToThread, readThread, removeFromThread } from './mail-thread.js';

/** Who sends a reply, and on which version of the message it is based. */
interface Sending {
  author: string;
  expected: ExpectedVersions;
  /** With the idempotency key. */
  request: RepeatableRequest | undefined;
}

const REPLY = { noun: { hr: 'Odgovor', en: 'reply' } };

/** In SQL: the state of a reply; the mail that a restored backup lacks is unknown. */
const STATE = `coalesce(mail.state, reply.outcome, 'uncertain')`;

/** The state of the last reply to each of some messages. */
const LAST_STATES = `
  SELECT DISTINCT ON (reply.message_id) reply.message_id, ${STATE}
  FROM contact_replies AS reply LEFT JOIN mails AS mail ON mail.id = reply.mail_id
  WHERE reply.message_id = ANY($1) ORDER BY reply.message_id, reply.id DESC`;

/** Replies to messages, sent by e-mail. */
@Injectable()
export class ContactRepliesService {
  private readonly site: SiteUrl;
  /** Whether mails are sent; otherwise a reply reaches nobody, and its message waits on. */
  private readonly sends: boolean;

  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly mails: MailQueueService,
    @Inject(APP_CONFIG) config: Config,
  ) {
    this.site = new SiteUrl(config.publicUrl);
    this.sends = config.smtpUrl !== undefined;
  }

  /**
   * The replies to a message, oldest first.
   * @param language of the errors
   */
  async list(messageId: number, language: Language): Promise<ContactReplyDto[]> {
    const exists = await this.dataSource.manager.existsBy(ContactMessage, { id: messageId });
    if (!exists) notFound(CONTACT);
    return this.read({ messageId }, language);
  }

  /**
   * Sends a reply and, if mails are sent, marks the message as answered. The mail waits a moment,
   * in which the reply can be withdrawn.
   * @returns the reply, which an earlier request under the same key may have sent
   * @throws NotFoundError
   * @throws OutdatedError when the message has another version than expected
   */
  async send(
    messageId: number,
    { text, language }: SendReplyDto,
    { author, expected, request }: Sending,
  ): Promise<number> {
    const settings = await this.settings.current();
    return createOnce(this.dataSource.manager, ContactReply, request, async (manager) => {
      const message = await lockRow(manager, ContactMessage, CONTACT, messageId);
      if (expected && !expected.has(message.version)) throw answeredMeanwhile(message);
      const reply = { text, language: language ?? message.language };
      const thread = await readThread(manager, messageId);
      const mail = await this.mails.add(
        manager,
        contactReply(message, { ...reply, thread }, settings, this.site),
      );
      const row = manager.create(ContactReply, { ...reply, messageId, author, mailId: mail.id });
      await manager.insert(ContactReply, row);
      await addToThread(manager, messageId, mail.messageId);
      await manager.update(ContactMessage, messageId, {
        ...(this.sends && { answeredAt: new Date(), answeredBy: author }),
        isRead: true,
      });
      return row.id;
    });
  }

  /** @throws NotFoundError */
  async one(messageId: number, id: number, language: Language): Promise<ContactReplyDto> {
    const [reply] = await this.read({ messageId, id }, language);
    return reply ?? notFound(REPLY);
  }

  /**
   * Deletes a reply that is not sent yet, and returns it as it was. The message is then answered
   * only if there is an earlier reply.
   * @throws NotFoundError
   * @throws ConflictError when it is being sent or was sent
   */
  async withdraw(messageId: number, id: number, language: Language): Promise<ContactReplyDto> {
    return this.dataSource.transaction(async (manager) => {
      const { answeredAt } = await lockRow(manager, ContactMessage, CONTACT, messageId);
      const [reply] = await this.read({ messageId, id }, language, manager);
      if (!reply) notFound(REPLY);
      const mail =
        reply.mailId === null ? null : await manager.findOneBy(Mail, { id: reply.mailId });
      if (!mail || !(await this.mails.withdraw(manager, mail.id))) {
        throw new ConflictError({
          hr: 'Odgovor je već poslan, pa se više ne može povući.',
          en: 'The reply has been sent already and can no longer be withdrawn.',
        });
      }
      await manager.delete(ContactReply, { id });
      await removeFromThread(manager, messageId, mail.messageId);
      if (answeredAt === null) return reply;
      const earlier = await manager.findOne(ContactReply, {
        where: { messageId },
        order: { id: 'DESC' },
      });
      await manager.update(ContactMessage, messageId, {
        answeredAt: earlier?.createdAt ?? null,
        answeredBy: earlier?.author ?? null,
      });
      return reply;
    });
  }

  /**
   * Withdraws the mails of the replies to a message that wait to be sent. The message is then
   * answered only if another reply was sent.
   */
  async withdrawAll(manager: EntityManager, messageId: number): Promise<void> {
    let wasWithdrawn = false;
    for (const { mailId } of await manager.findBy(ContactReply, { messageId })) {
      if (mailId !== null && (await this.mails.withdraw(manager, mailId))) wasWithdrawn = true;
    }
    if (!wasWithdrawn) return;
    await manager.query(
      `UPDATE contact_messages SET (answered_at, answered_by) = (
         SELECT created_at, author FROM contact_replies
         WHERE message_id = $1 AND outcome IS DISTINCT FROM 'withdrawn' ORDER BY id DESC LIMIT 1)
       WHERE id = $1 AND answered_at IS NOT NULL`,
      [messageId],
    );
  }

  /** Adds to messages the states of their last replies. */
  async describe(messages: readonly ContactMessage[]): Promise<ContactMessageDto[]> {
    if (messages.length === 0) return [];
    const { rows } = await readArrays(this.dataSource.driver as PostgresDriver, {
      text: LAST_STATES,
      values: [messages.map(({ id }) => id)],
      prepared: true,
    });
    const states = new Map(rows as [number, ReplyState][]);
    return messages.map((message) => ({ ...message, replyState: states.get(message.id) ?? null }));
  }

  private async read(
    { messageId, id }: { messageId: number; id?: number },
    language: Language,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ContactReplyDto[]> {
    const rows: (ContactReplyDto & { failure: Failure | null })[] = await manager.query(
      `SELECT reply.id, reply.message_id AS "messageId", reply.text, reply.language, reply.author,
         reply.created_at AS "createdAt", reply.mail_id AS "mailId", ${STATE} AS state,
         mail.failure, CASE WHEN mail.state = 'queued' THEN mail.next_attempt_at END AS "sendAt"
       FROM contact_replies AS reply LEFT JOIN mails AS mail ON mail.id = reply.mail_id
       WHERE reply.message_id = $1 AND ($2::integer IS NULL OR reply.id = $2)
       ORDER BY reply.id`,
      [messageId, id ?? null],
    );
    return rows.map(({ failure, ...reply }) => ({
      ...reply,
      lastError: failure && FAILURES[failure][language],
    }));
  }
}

/** The error of a reply to a message that somebody else has changed meanwhile, such as answered. */
function answeredMeanwhile({ answeredBy }: ContactMessage): OutdatedError {
  if (answeredBy === null) {
    return new OutdatedError({
      hr: 'Stanje ili bilješka uz ovu poruku u međuvremenu su promijenjeni. Pogledajte što je novo pa pošaljite odgovor.',
      en: 'The state or the note of this message has changed in the meantime. See what is new, then send your reply.',
    });
  }
  return new OutdatedError({
    hr: `Na ovu je poruku u međuvremenu odgovoreno (${answeredBy}). Pročitajte taj odgovor pa, ako još treba, pošaljite svoj.`,
    en: `This message has been answered in the meantime (${answeredBy}). Read that reply, then send yours if it is still needed.`,
  });
}
