import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { currentActor } from '../actors/actor.js';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { SiteUrl } from '../config/site-url.js';
import { MailQueueService } from '../mail/mail-queue.service.js';
import { NoticeEmailsService } from '../settings/account/notice-emails.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { restoreNoticeMail } from './restore-notice-mail.js';

/** Tells those who are told of changes of the account for donations that a restore was begun. */
@Injectable()
export class RestoreNoticesService {
  private readonly site: SiteUrl;

  constructor(
    private readonly mails: MailQueueService,
    private readonly noticeEmails: NoticeEmailsService,
    private readonly settings: SettingsService,
    @Inject(APP_CONFIG) { publicUrl }: Config,
  ) {
    this.site = new SiteUrl(publicUrl);
  }

  /**
   * Queues the notices, which name who acts.
   * @param madeAt when the backup was made
   */
  async announce(manager: EntityManager, madeAt: Date): Promise<void> {
    const settings = await this.settings.current();
    const { kind, name } = currentActor();
    const by = kind === 'user' ? name : undefined;
    for (const to of await this.noticeEmails.all(manager, settings.email)) {
      await this.mails.add(
        manager,
        restoreNoticeMail({ to, by, madeAt, settings, site: this.site }),
      );
    }
  }
}
