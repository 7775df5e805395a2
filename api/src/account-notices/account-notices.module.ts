import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AccountNoticesService } from './account-notices.service.js';

@Module({
  imports: [JobsModule, MailModule, SettingsModule],
  providers: [AccountNoticesService],
})
export class AccountNoticesModule {}
