import { Module } from '@nestjs/common';
import { BackupsModule } from '../backups/backups.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { UsersModule } from '../users/users.module.js';
import { HealthChecksService } from './health-checks.service.js';
import { defaultConditions, HEALTH_CONDITIONS } from './health-conditions.js';
import { HealthMailsService } from './health-mails.service.js';
import { HealthReportController } from './health-report.controller.js';
import { HealthReportService } from './health-report.service.js';

@Module({
  imports: [BackupsModule, JobsModule, MailModule, SettingsModule, UsersModule],
  controllers: [HealthReportController],
  providers: [
    HealthChecksService,
    HealthReportService,
    HealthMailsService,
    { provide: HEALTH_CONDITIONS, useFactory: defaultConditions },
  ],
  exports: [HealthReportService],
})
export class HealthReportModule {}
