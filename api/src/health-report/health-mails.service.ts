import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { SiteUrl } from '../config/site-url.js';
import { JobRunnerService } from '../jobs/job-runner.service.js';
import { MailQueueService } from '../mail/mail-queue.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { UsersService } from '../users/users.service.js';
import { healthMail } from './health-mail.js';
import { HealthReportService } from './health-report.service.js';
import { faultsOf } from './present-report.js';

/** Mails administrators on Mondays what is wrong; nothing when all is well. */
@Injectable()
export class HealthMailsService implements OnModuleInit {
  private readonly site: SiteUrl;

  constructor(
    private readonly dataSource: DataSource,
    private readonly reports: HealthReportService,
    private readonly jobs: JobRunnerService,
    private readonly mails: MailQueueService,
    private readonly settings: SettingsService,
    private readonly users: UsersService,
    @Inject(APP_CONFIG) { publicUrl }: Config,
  ) {
    this.site = new SiteUrl(publicUrl);
  }

  onModuleInit(): void {
    const schedule = { crontab: '0 6 * * 1', options: '?fill=12h&max=3' };
    this.jobs.define('mail_health_report', () => this.send(), schedule);
  }

  /** Checks the server and queues the mails of this week, unless they were queued before. */
  async send(): Promise<void> {
    const faults = faultsOf(await this.reports.check());
    if (faults.length === 0) return;
    const settings = await this.settings.current();
    await this.dataSource.transaction(async (manager) => {
      const [, claimed]: [unknown[], number] = await manager.query(`
        UPDATE health_report SET mailed_week = week
        FROM (SELECT date_trunc('week', now() AT TIME ZONE 'Europe/Zagreb')::date AS week) this
        WHERE mailed_week IS DISTINCT FROM week`);
      if (claimed === 0) return;
      for (const email of await this.users.administratorEmails(manager)) {
        await this.mails.add(manager, healthMail({ email, settings, site: this.site }, faults));
      }
    });
  }
}
