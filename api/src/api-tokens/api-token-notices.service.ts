import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { isoDate } from 'shared/croatian-time';
import { DataSource } from 'typeorm';
import { ApiToken } from '../auth/api-tokens/api-token.entity.js';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { SiteUrl } from '../config/site-url.js';
import { JobRunnerService } from '../jobs/job-runner.service.js';
import { MailQueueService } from '../mail/mail-queue.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { UsersService } from '../users/users.service.js';
import { tokenEndsMail } from './token-ends-mail.js';

/** Days before its end on which administrators are told of a token. */
const NOTICE_DAYS = 14;
const DAY_MS = 86_400_000;

/** Tells administrators by mail which tokens end soon, once for each token. */
@Injectable()
export class ApiTokenNoticesService implements OnModuleInit {
  private readonly site: SiteUrl;

  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly mails: MailQueueService,
    private readonly jobs: JobRunnerService,
    private readonly users: UsersService,
    @Inject(APP_CONFIG) { publicUrl }: Config,
  ) {
    this.site = new SiteUrl(publicUrl);
  }

  onModuleInit(): void {
    const schedule = { crontab: '40 7 * * *', options: '?fill=1d' };
    this.jobs.define('tell_of_ending_tokens', () => this.tell(), schedule);
  }

  private async tell(): Promise<void> {
    const settings = await this.settings.current();
    await this.dataSource.transaction(async (manager) => {
      const [today, last] = [0, NOTICE_DAYS].map((days) => isoDate(Date.now() + days * DAY_MS));
      const tokens = await manager
        .createQueryBuilder(ApiToken, 'token')
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .where('token.endNoticeAt IS NULL AND token.endsOn BETWEEN :today AND :last', {
          today,
          last,
        })
        .orderBy('token.endsOn')
        .getMany();
      const emails = await this.users.administratorEmails(manager);
      for (const { id, name, endsOn } of tokens) {
        for (const email of emails) {
          const reader = { email, settings, site: this.site };
          await this.mails.add(manager, tokenEndsMail(reader, { name, endsOn }));
        }
        await manager.update(ApiToken, id, { endNoticeAt: new Date() });
      }
    });
  }
}
