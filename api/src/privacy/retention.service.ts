import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobRunner } from '../jobs/job-runner.js';
import type { Outcomes } from '../personal-data/personal-data.js';
import { PersonalDataRegistry } from '../personal-data/personal-data-registry.js';
import { note } from './outcomes.js';
import { RetentionRun } from './retention-run.entity.js';

/** Deletes, each night, what has been kept for as long as the settings and the privacy notice say. */
@Injectable()
export class RetentionService implements OnModuleInit {
  private readonly log = new Logger('Retention');

  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: PersonalDataRegistry,
    private readonly jobs: JobRunner,
  ) {}

  onModuleInit(): void {
    const nightly = { crontab: '17 2 * * *', options: '?fill=2d' };
    this.jobs.define('apply_retention', () => this.apply(), nightly);
  }

  /**
   * Looks through every kind, whatever becomes of the others, and notes what was deleted.
   * @throws Error when a kind could not be looked through, so that the job is tried again
   */
  async apply(): Promise<void> {
    const counts: Outcomes = {};
    const failed: string[] = [];
    for (const { kind, forgetOld } of this.registry.all()) {
      try {
        if (forgetOld) note(counts, kind, await forgetOld());
      } catch (error) {
        failed.push(kind);
        this.log.error(error instanceof Error ? error : String(error));
      }
    }
    await this.dataSource.manager.insert(RetentionRun, { counts, failed });
    this.log.log(`Deleted what was kept for long enough: ${JSON.stringify(counts)}`);
    if (failed.length > 0) throw new Error(`Not looked through: ${failed.join(', ')}.`);
  }
}
