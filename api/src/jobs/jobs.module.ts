import { Module } from '@nestjs/common';
import { JobHealth } from './job-health.js';
import { JobRunner } from './job-runner.js';

@Module({ providers: [JobRunner, JobHealth], exports: [JobRunner, JobHealth] })
export class JobsModule {}
