import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { formatDateTime } from 'shared/croatian-time';
import type { Repository } from 'typeorm';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import type { Language, Text } from '../i18n/language.js';
import { JobHealthService } from '../jobs/job-health.service.js';
import { addJob } from '../jobs/job-queue.js';
import { readList, type Page } from '../lists/page.js';
import { ConflictError, NotFoundError } from '../problems/domain-errors.js';
import { findRow } from '../rows/rows.js';
import type { MailDeliveryDto } from './dto/mail-delivery.dto.js';
import type { MailDto, MailingDto } from './dto/mail.dto.js';
import { FAILURES } from './failures.js';
import { withoutSecrets } from './mail-page.js';
import { DELIVER_MAIL } from './mail-queue.service.js';
import { MailRecipientsService } from './mail-recipients.service.js';
import { guardedUntil } from './mail-rules.js';
import { FINAL_STATES, Mail, MAIL_STATES, type MailState } from './mail.entity.js';
import { MAILS, type MailsRequest } from './mails.resource.js';
import { MailPicturesService } from './pictures/mail-pictures.service.js';

/** A mail as administrators see it in lists: without its content. */
function describe(mail: Mail, language: Language, mailing: MailingDto | null): MailDto {
  const { failure, state, nextAttemptAt } = mail;
  return {
    id: mail.id,
    kind: mail.kind,
    language: mail.language,
    recipient: mail.recipient,
    subject: mail.subject,
    state,
    attempts: mail.attempts,
    unknownOutcomes: mail.unknownOutcomes,
    lastError: failure && FAILURES[failure][language],
    serverAnswer: mail.serverAnswer,
    messageId: mail.messageId,
    createdAt: mail.createdAt,
    nextAttemptAt: state === 'queued' ? nextAttemptAt : null,
    lastAttemptAt: mail.lastAttemptAt,
    sentAt: mail.sentAt,
    mailing,
    hasContent: mail.html !== null,
  };
}

type MailingCount = MailingDto & Pick<Mail, 'state'>;

function mailingOf({ mailing, state }: Mail, counts: MailingCount[]): MailingDto | null {
  if (mailing === null) return null;
  const found = counts.find((one) => one.name === mailing && one.state === state);
  return { name: mailing, mails: found?.mails ?? 0 };
}

/** A request for certain mails finds each of them, also in a mailing. */
function withoutGroups({ filter, ...request }: MailsRequest): MailsRequest {
  const { id, q, recipient, mailing } = filter;
  const isCertain = [id, q, recipient, mailing].some((value) => value !== undefined);
  return { ...request, filter: isCertain ? { ...filter, grouped: undefined } : filter };
}

const guardedText = (until: Date): Text => ({
  hr: `Ova poruka obavještava o promjeni koja se može zaustaviti, pa se do ${formatDateTime(until, 'hr')} ne može obrisati.`,
  en: `This mail tells of a change that can be stopped, so it cannot be deleted until ${formatDateTime(until, 'en')}.`,
});

type UndeliveredCounts = Pick<MailDeliveryDto, 'written' | 'failing' | 'givenUp'>;

@Injectable()
export class MailsService {
  constructor(
    @InjectRepository(Mail) private readonly mails: Repository<Mail>,
    @Inject(APP_CONFIG) private readonly config: Config,
    private readonly jobs: JobHealthService,
    private readonly pictures: MailPicturesService,
    private readonly recipients: MailRecipientsService,
  ) {}

  /** How mails are delivered. */
  async delivery(): Promise<MailDeliveryDto> {
    return {
      way: this.config.smtpUrl ? 'smtp' : 'files',
      from: this.config.mailFrom,
      standingStillSince: await this.jobs.stalledSince(),
      ...(await this.countUndelivered()),
    };
  }

  /** The number of mails in each state. */
  async countByState(): Promise<{ state: MailState; mails: number }[]> {
    const counts: { state: MailState; mails: number }[] = await this.mails.query(
      'SELECT state, count(*)::integer AS mails FROM mails GROUP BY state',
    );
    const found = new Map(counts.map(({ state, mails }) => [state, mails]));
    return MAIL_STATES.map((state) => ({ state, mails: found.get(state) ?? 0 }));
  }

  private async countUndelivered(): Promise<UndeliveredCounts> {
    const [counts]: UndeliveredCounts[] = await this.mails.query(
      `SELECT count(*) FILTER (WHERE state = 'written')::integer AS written,
         count(*) FILTER (WHERE state = 'queued' AND failure IS NOT NULL)::integer AS failing,
         count(*) FILTER (WHERE state = ANY($1))::integer AS "givenUp"
       FROM mails WHERE state <> 'sent'`,
      [FINAL_STATES],
    );
    return counts ?? { written: 0, failing: 0, givenUp: 0 };
  }

  /**
   * The mails that match the request, newest first by default.
   * @param language of the error messages
   */
  async list(request: MailsRequest, language: Language): Promise<Page<MailDto>> {
    const page = await readList(this.mails, MAILS, withoutGroups(request));
    const mailings = await this.countMailings(page.rows);
    return page.map((mail) => describe(mail, language, mailingOf(mail, mailings)));
  }

  /** @throws NotFoundError */
  async one(id: number, language: Language): Promise<MailDto> {
    return this.present(await findRow(this.mails, MAILS, { id }), language);
  }

  private async present(mail: Mail, language: Language): Promise<MailDto> {
    return describe(mail, language, mailingOf(mail, await this.countMailings([mail])));
  }

  /**
   * The HTML of a mail, without the tokens of its links.
   * @throws NotFoundError also when its content was deleted
   */
  async content(id: number): Promise<string> {
    const { html, attachments } = await findRow(this.mails, MAILS, { id });
    if (html === null) {
      throw new NotFoundError({
        hr: 'Tekst poruke obrisan je kad ju je poslužitelj e-pošte preuzeo.',
        en: 'The text of the mail was deleted when the mail server accepted it.',
      });
    }
    return this.pictures.shownIn(withoutSecrets(html), attachments);
  }

  private countMailings(mails: readonly Mail[]): Promise<MailingCount[]> {
    const names = mails.flatMap(({ mailing }) => mailing ?? []);
    return this.mails.query(
      `SELECT mailing AS name, state, count(*)::integer AS mails FROM mails
       WHERE mailing = ANY($1) GROUP BY mailing, state`,
      [[...new Set(names)]],
    );
  }

  /**
   * Queues a failed or uncertain mail again, with all attempts.
   * @returns the mail as it waits, before a process sends it
   * @throws NotFoundError
   * @throws ConflictError when it is in another state, or its recipient may not get it any more
   */
  async sendAgain(id: number, language: Language): Promise<MailDto> {
    await findRow(this.mails, MAILS, { id });
    const queued = await this.mails.manager.transaction(async (manager) => {
      const { affected } = await manager
        .createQueryBuilder()
        .update(Mail)
        .set({ state: 'queued', held: false, attempts: 0, nextAttemptAt: () => 'now()' })
        .where('id = :id AND state IN (:...states)', { id, states: FINAL_STATES })
        .execute();
      if (!affected) {
        throw new ConflictError({
          hr: 'Ponovno se može poslati samo poruka koja nije isporučena.',
          en: 'Only a mail that was not delivered can be sent again.',
        });
      }
      const mail = await findRow(manager.getRepository(Mail), MAILS, { id });
      const permission = await this.recipients.permission(manager, mail);
      if (permission !== 'allowed') throw new ConflictError(FAILURES[permission]);
      await addJob(manager, DELIVER_MAIL, { id });
      return mail;
    });
    return this.present(queued, language);
  }

  /**
   * Deletes a mail, which cancels it if it is queued, and returns it as it was.
   * @throws NotFoundError
   * @throws ConflictError when it tells of a change that can still be stopped
   */
  async remove(id: number, language: Language): Promise<MailDto> {
    const mail = await findRow(this.mails, MAILS, { id });
    const until = guardedUntil(mail);
    if (until) throw new ConflictError(guardedText(until));
    const removed = await this.present(mail, language);
    await this.mails.delete({ id });
    return removed;
  }
}
