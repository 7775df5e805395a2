import { mkdir } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BackupsService } from '../backups/backups.service.js';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { JobHealthService } from '../jobs/job-health.service.js';
import { readMailbox } from '../mail/mail-headers.js';
import { MailsService } from '../mail/mails.service.js';
import { checkBackup } from './checks/backup-check.js';
import { checkCertificate } from './checks/certificate-check.js';
import { checkClock, checkDatabase } from './checks/database-checks.js';
import { checkDisk, checkMemory, checkNode, checkVersion } from './checks/machine-checks.js';
import { checkMailServer } from './checks/mail-server-check.js';
import { checkSenderDomain } from './checks/sender-domain-checks.js';
import { checkFormMails, checkJobs, checkMails } from './checks/work-checks.js';
import { finding, type Finding } from './finding.js';
import { HEALTH_CONDITIONS, type HealthConditions } from './health-conditions.js';
import type { CheckName } from './health-texts.js';

/** Runs all checks of the server, its database and its mail. */
@Injectable()
export class HealthChecksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly backups: BackupsService,
    private readonly jobs: JobHealthService,
    private readonly mails: MailsService,
    @Inject(APP_CONFIG) private readonly config: Config,
    @Inject(HEALTH_CONDITIONS) private readonly conditions: HealthConditions,
  ) {}

  /** One finding for each check; of a check that throws, that nothing is known. */
  async run(): Promise<Finding[]> {
    const { conditions, config, dataSource } = this;
    const { resolver, connectLimit } = conditions;
    const sender = {
      domain: readMailbox(config.mailFrom).address.replace(/^.*@/, ''),
      selector: config.dkimSelector,
      sends: config.smtpUrl !== undefined,
    };
    const checks: [CheckName, () => Finding | Promise<Finding | Finding[]>][] = [
      ['backup', () => checkBackup(this.backups, conditions.now())],
      ['disk', () => this.disk()],
      ['database', () => checkDatabase(dataSource, conditions)],
      ['jobs', () => checkJobs(this.jobs)],
      ['mails', () => checkMails(this.mails)],
      ['formMails', () => checkFormMails(dataSource)],
      ['mailServer', () => checkMailServer(config.smtpUrl, connectLimit)],
      ['spf', () => checkSenderDomain(resolver, sender)],
      ['certificate', () => checkCertificate(config.publicUrl, conditions)],
      ['clock', () => checkClock(dataSource, conditions)],
      ['memory', () => checkMemory(conditions)],
      ['node', () => checkNode(conditions)],
      ['version', () => checkVersion()],
    ];
    const found = await Promise.all(
      checks.map(async ([check, run]) => {
        try {
          return await run();
        } catch {
          return finding(check, 'unknown', 'unchecked');
        }
      }),
    );
    return found.flat();
  }

  private async disk(): Promise<Finding> {
    const { dataDir, backupDir } = this.config;
    const folders = [dataDir, backupDir];
    // They are created when something is first written to them.
    for (const folder of folders) await mkdir(folder, { recursive: true, mode: 0o700 });
    return checkDisk(folders, this.conditions);
  }
}
