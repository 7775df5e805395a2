import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { fieldsOf } from 'shared/is-record';
import { DataSource } from 'typeorm';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { SiteUrl } from '../config/site-url.js';
import { isLanguage } from '../i18n/language.js';
import { JobRunnerService } from '../jobs/job-runner.service.js';
import { MailQueueService } from '../mail/mail-queue.service.js';
import {
  ACCOUNT_NOTICES,
  SEND_ACCOUNT_NOTICE,
  type AccountNotice,
} from '../notices/account-notice.js';
import { SettingsService } from '../settings/settings.service.js';
import { accountNoticeMail } from './account-notice-mail.js';

function noticeOf(payload: unknown): AccountNotice {
  const { userId, language, passkey, email, ...rest } = fieldsOf(payload);
  const kind = ACCOUNT_NOTICES.find((known) => known === rest.kind);
  if (!kind || typeof userId !== 'number') throw new TypeError('The job names no notice');
  return {
    kind,
    userId,
    ...(isLanguage(language) && { language }),
    ...(typeof passkey === 'string' && { passkey }),
    ...(typeof email === 'string' && { email }),
  };
}

/** Mails users that the ways of signing in to their account have changed. */
@Injectable()
export class AccountNoticesService implements OnModuleInit {
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
    this.jobs.define(SEND_ACCOUNT_NOTICE, (payload) => this.send(noticeOf(payload)));
  }

  private async send({ kind, userId, language, passkey, email }: AccountNotice): Promise<void> {
    const settings = await this.settings.current();
    await this.dataSource.transaction(async (manager) => {
      const [account]: { username: string; email: string }[] = await manager.query(
        'SELECT username, email FROM users WHERE id = $1 AND is_active',
        [userId],
      );
      if (!account) return;
      const reader = {
        username: account.username,
        email: email ?? account.email,
        language,
        settings,
        site: this.site,
      };
      await this.mails.add(manager, accountNoticeMail(reader, kind, passkey ?? ''));
    });
  }
}
