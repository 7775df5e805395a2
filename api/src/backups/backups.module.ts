import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { BackupFilesService } from './backup-files.service.js';
import { BackupsController } from './backups.controller.js';
import { BackupsService } from './backups.service.js';
import { RestoreNoticesService } from './restore-notices.service.js';
import { RestoresService } from './restores.service.js';

@Module({
  imports: [JobsModule, MailModule, SettingsModule],
  controllers: [BackupsController],
  providers: [BackupsService, BackupFilesService, RestoreNoticesService, RestoresService],
  exports: [BackupsService],
})
export class BackupsModule {}
