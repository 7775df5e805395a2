import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobRunnerService } from '../jobs/job-runner.service.js';
import { PersonalDataRegistry } from '../personal-data/personal-data-registry.js';
import { addOutcomes, type Outcomes } from '../personal-data/personal-data.js';
import { quote } from '../rows/quote.js';
import { RetentionRun } from './retention-run.entity.js';

/** Timeout of vacuuming one table, in milliseconds. */
const VACUUM_TIMEOUT = 600_000;

/**
 * Deletes nightly the data whose retention period is over; the periods follow from the settings and
 * the privacy notice.
 */
@Injectable()
export class RetentionService implements OnModuleInit {
  private readonly log = new Logger('Retention');

  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: PersonalDataRegistry,
    private readonly jobs: JobRunnerService,
  ) {}

  onModuleInit(): void {
    const schedule = { crontab: '17 2 * * *', options: '?fill=2d' };
    this.jobs.define('apply_retention', () => this.apply(), schedule);
  }

  /**
   * Deletes expired data of every kind, also when another kind fails, and records the counts.
   * @throws Error when a kind failed, so that the job is retried
   */
  async apply(): Promise<void> {
    const counts: Outcomes = {};
    const failed: string[] = [];
    for (const { kind, deleteExpired } of this.registry.all()) {
      try {
        if (deleteExpired) addOutcomes(counts, kind, await deleteExpired());
      } catch (error) {
        failed.push(kind);
        this.log.error(error instanceof Error ? error : String(error));
      }
    }
    await this.dataSource.manager.insert(RetentionRun, { counts, failed });
    this.log.log(`Deleted expired data: ${JSON.stringify(counts)}`);
    await this.vacuum();
    if (failed.length > 0) throw new Error(`Not looked through: ${failed.join(', ')}.`);
  }

  /**
   * Vacuums tables with personal data immediately, since PostgreSQL otherwise leaves deleted rows
   * readable in its files. Failures are only logged; deletion does not depend on it.
   */
  private async vacuum(): Promise<void> {
    const tables = new Set(this.registry.all().flatMap(({ columns }) => Object.keys(columns)));
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.query(`SET statement_timeout = ${VACUUM_TIMEOUT}`);
      for (const table of tables) {
        await runner
          .query(`VACUUM (ANALYZE) ${quote(table)}`)
          .catch((error: unknown) => this.log.warn(`${table} was not vacuumed: ${String(error)}`));
      }
      await runner.query('RESET statement_timeout');
    } catch (error) {
      this.log.warn(`Tables with personal data were not vacuumed: ${String(error)}`);
    } finally {
      await runner.release();
    }
  }
}
