import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { BackupFilesService } from './backup-files.service.js';
import { BackupsController } from './backups.controller.js';
import { BackupsService } from './backups.service.js';
import { RestoresService } from './restores.service.js';

@Module({
  imports: [JobsModule],
  controllers: [BackupsController],
  providers: [BackupsService, BackupFilesService, RestoresService],
  exports: [BackupsService],
})
export class BackupsModule {}
