import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { BackupsService } from './backups.service.js';

@Module({
  imports: [JobsModule],
  providers: [BackupsService],
  exports: [BackupsService],
})
export class BackupsModule {}
