import { Module } from '@nestjs/common';
import { JobHealthService } from './job-health.service.js';
import { JobRunnerService } from './job-runner.service.js';

@Module({
  providers: [JobRunnerService, JobHealthService],
  exports: [JobRunnerService, JobHealthService],
})
export class JobsModule {}
