import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Language } from '../i18n/language.js';
import { JobRunnerService } from '../jobs/job-runner.service.js';
import type { HealthLineDto, HealthReportDto } from './dto/health-report.dto.js';
import type { ReportLevel } from './finding.js';
import { HealthChecksService } from './health-checks.service.js';
import { HealthReport } from './health-report.entity.js';
import { faultsOf, presentReport, type Report } from './present-report.js';

const REPORT_ID = 1;

/** The state of the server in short. */
export interface HealthSummary {
  level: ReportLevel;
  /** The lines of checks that found a fault. */
  faults: HealthLineDto[];
  stale: boolean;
}

/** Checks the server at its start, each quarter of an hour and on request; keeps the report. */
@Injectable()
export class HealthReportService implements OnModuleInit {
  private running: Promise<Report> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly checks: HealthChecksService,
    private readonly jobs: JobRunnerService,
  ) {}

  onModuleInit(): void {
    const schedule = { crontab: '*/15 * * * *', options: '?max=1' };
    this.jobs.define('check_health', async () => void (await this.check()), schedule);
  }

  /** The last report; the first one is made when it is asked for. */
  async read(language: Language): Promise<HealthReportDto> {
    return presentReport((await this.stored()) ?? (await this.check()), language);
  }

  /** A new report. */
  async renew(language: Language): Promise<HealthReportDto> {
    return presentReport(await this.check(), language);
  }

  /** The last report in short; null before the first one. */
  async summary(language: Language): Promise<HealthSummary | null> {
    const report = await this.stored();
    if (!report) return null;
    const faults = faultsOf(report);
    const { level, stale, lines } = presentReport({ ...report, findings: faults }, language);
    return { level, stale, faults: lines };
  }

  /** Runs the checks and stores what they find; concurrent calls share one run. */
  check(): Promise<Report> {
    this.running ??= this.run().finally(() => (this.running = undefined));
    return this.running;
  }

  private stored(): Promise<Report | null> {
    return this.dataSource.getRepository(HealthReport).findOneBy({ id: REPORT_ID });
  }

  private async run(): Promise<Report> {
    const report = { findings: await this.checks.run(), checkedAt: new Date() };
    await this.dataSource.getRepository(HealthReport).upsert({ id: REPORT_ID, ...report }, ['id']);
    return report;
  }
}
