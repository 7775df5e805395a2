import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { APP_CONFIG } from '../../config/app-config.js';
import type { Config } from '../../config/config.js';
import { SiteUrl } from '../../config/site-url.js';
import type { Language } from '../../i18n/language.js';
import { JobRunnerService } from '../../jobs/job-runner.service.js';
import { MailQueueService } from '../../mail/mail-queue.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { createConfirmation } from '../confirmations.js';
import { invitationMail } from './import-texts.js';

/** The job that asks the owners of imported addresses. */
export const ASK_IMPORTED = 'ask_imported_subscribers';
/** Mails each minute, so that the mail servers of small associations do not block them. */
export const ASKED_PER_MINUTE = 20;

interface ImportedSubscriber {
  id: number;
  email: string;
  language: Language;
  importId: number;
  importedAt: Date;
}

/** Asks the owners of imported addresses whether they want the newsletter, a few each minute. */
@Injectable()
export class ImportedInvitationsService implements OnModuleInit {
  private readonly site: SiteUrl;

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRunnerService,
    private readonly mails: MailQueueService,
    private readonly settings: SettingsService,
    @Inject(APP_CONFIG) { publicUrl }: Config,
  ) {
    this.site = new SiteUrl(publicUrl);
  }

  onModuleInit(): void {
    this.jobs.define(ASK_IMPORTED, () => this.askNext(), { crontab: '* * * * *' });
  }

  /** Queues the mails of a minute. Who has subscribed or unsubscribed meanwhile is not asked. */
  async askNext(): Promise<void> {
    const settings = await this.settings.current();
    await this.dataSource.transaction(async (manager) => {
      for (const { id, email, language, importId, importedAt } of await takeNext(manager)) {
        const reader = { email, language, settings, site: this.site };
        const mail = invitationMail(reader, await createConfirmation(manager, id), importedAt);
        await this.mails.add(manager, { ...mail, mailing: `import-${importId}` });
      }
    });
  }
}

/** Marks the next addresses as asked; at most so many in a minute, whoever calls. */
async function takeNext(manager: EntityManager): Promise<ImportedSubscriber[]> {
  const [rows]: [ImportedSubscriber[], number] = await manager.query(
    `UPDATE newsletters SET asked_at = now()
     FROM newsletter_imports AS list
     WHERE list.id = import_id AND newsletters.id IN (
       SELECT id FROM newsletters
       WHERE import_id IS NOT NULL AND asked_at IS NULL AND confirmed_at IS NULL AND is_active
       ORDER BY id
       LIMIT greatest(0, $1 - (SELECT count(*) FROM newsletters
         WHERE import_id IS NOT NULL AND asked_at > now() - interval '55 seconds'))
       FOR UPDATE SKIP LOCKED)
     RETURNING newsletters.id, email, newsletters.language, list.id AS "importId",
       imported_at AS "importedAt"`,
    [ASKED_PER_MINUTE],
  );
  return rows;
}
