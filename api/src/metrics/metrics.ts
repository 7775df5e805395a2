import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { fieldsOf } from 'shared/is-record';
import type { DataSource } from 'typeorm';
import type { BackupsService } from '../backups/backups.service.js';
import type { JobHealthService } from '../jobs/job-health.service.js';
import type { MailsService } from '../mail/mails.service.js';
import type { PageCache } from '../web/cache/page-cache.js';
import type { RequestCounts } from './request-counts.js';

/** What the metrics are read from. */
export interface MetricsSources {
  requests: Pick<RequestCounts, 'all'>;
  /** Undefined in development, which has no cache. */
  pages: Pick<PageCache, 'counts' | 'count'> | undefined;
  dataSource: DataSource;
  jobs: JobHealthService;
  mails: MailsService;
  backups: BackupsService;
}

/**
 * The metrics of this process and of what all processes share, in the text format of Prometheus.
 * Labels are patterns of paths, statuses and states: no addresses, and no values of paths.
 */
export class Metrics {
  private readonly registry = new Registry();
  private reading: Promise<string> | undefined;

  private readonly requests = this.counter(
    'site_requests_total',
    'Requests that no cache answered.',
    ['method', 'route', 'status'],
  );
  private readonly cache = this.counter(
    'site_cache_requests_total',
    'Requests that the cache may answer: answered (hit), or not (miss).',
    ['result'],
  );
  private readonly cached = this.gauge('site_cache_responses', 'Responses in the cache.');
  private readonly pool = this.gauge(
    'site_database_pool_connections',
    'Connections of this process to the database.',
    ['state'],
  );
  private readonly poolWaiting = this.gauge(
    'site_database_pool_waiting',
    'Requests that wait for a connection.',
  );
  private readonly databaseUp = this.gauge(
    'site_database_up',
    'Whether the database answers; without it the metrics below are missing.',
  );
  private readonly jobs = this.gauge('site_jobs', 'Jobs of the queue.', ['state']);
  private readonly oldestJob = this.gauge(
    'site_jobs_oldest_waiting_seconds',
    'For how long the oldest waiting job has been due.',
  );
  private readonly mails = this.gauge('site_mails', 'Stored mails.', ['state']);
  private readonly backup = this.gauge(
    'site_backup_verified_timestamp_seconds',
    'When the newest usable backup was verified; missing before the first one.',
  );

  constructor(private readonly sources: MetricsSources) {
    collectDefaultMetrics({ register: this.registry });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** The current metrics as text; concurrent calls share one reading. */
  read(): Promise<string> {
    this.reading ??= this.collect().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async collect(): Promise<string> {
    this.readProcess();
    await this.readDatabase().then(
      () => this.databaseUp.set(1),
      () => {
        // Gauges without labels would be reset to 0.
        for (const gauge of [this.jobs, this.mails]) gauge.reset();
        for (const gauge of [this.oldestJob, this.backup]) gauge.remove();
        this.databaseUp.set(0);
      },
    );
    return this.registry.metrics();
  }

  private readProcess(): void {
    const { requests, pages, dataSource } = this.sources;
    this.requests.reset();
    for (const { method, route, status, requests: count } of requests.all) {
      this.requests.inc({ method, route, status }, count);
    }
    this.cache.reset();
    this.cache.inc({ result: 'hit' }, pages?.counts.hits ?? 0);
    this.cache.inc({ result: 'miss' }, pages?.counts.misses ?? 0);
    this.cached.set(pages?.count ?? 0);
    const { totalCount, idleCount, waitingCount } = fieldsOf(fieldsOf(dataSource.driver).master);
    this.pool.set({ state: 'open' }, Number(totalCount));
    this.pool.set({ state: 'idle' }, Number(idleCount));
    this.poolWaiting.set(Number(waitingCount));
  }

  private async readDatabase(): Promise<void> {
    const [{ oldestSeconds, ...jobs }, mails, backup] = await Promise.all([
      this.sources.jobs.counts(),
      this.sources.mails.countByState(),
      this.sources.backups.status(),
    ]);
    for (const [state, count] of Object.entries(jobs)) this.jobs.set({ state }, count);
    this.oldestJob.set(oldestSeconds);
    for (const { state, mails: count } of mails) this.mails.set({ state }, count);
    if (backup?.verifiedAt) this.backup.set(backup.verifiedAt.getTime() / 1000);
    else this.backup.remove();
  }

  private counter<Label extends string>(name: string, help: string, labelNames: Label[]) {
    return new Counter<Label>({ name, help, labelNames, registers: [this.registry] });
  }

  private gauge<Label extends string>(name: string, help: string, labelNames: Label[] = []) {
    return new Gauge<Label>({ name, help, labelNames, registers: [this.registry] });
  }
}
