import { Controller, Inject, Req, ServiceUnavailableException } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  HealthCheck,
  HealthCheckService,
  HealthIndicatorService,
  TypeOrmHealthIndicator,
} from '@nestjs/terminus';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { Public } from '../access/access.js';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { GetEndpoint } from '../endpoints/endpoints.js';
import { cameThroughUntrustedProxy } from '../http/untrusted-proxy.js';
import { JobHealthService } from '../jobs/job-health.service.js';
import { HealthDto } from './dto/health.dto.js';
import { SetupDto } from './dto/setup.dto.js';
import { ReadinessService } from './readiness.service.js';

const DATABASE_TIMEOUT_MS = 2000;

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly database: TypeOrmHealthIndicator,
    private readonly dataSource: DataSource,
    private readonly jobs: JobHealthService,
    private readonly readiness: ReadinessService,
    @Inject(APP_CONFIG) private readonly config: Config,
  ) {}

  @Public()
  @GetEndpoint('', HealthDto, {
    summary: 'Check the process, its database and its jobs',
    description: 'Jobs are stalled when one has been due for minutes and no process is working.',
    answer: 'The server is healthy.',
  })
  @HealthCheck({ noCache: true, swaggerDocumentation: false })
  async check(): Promise<HealthDto> {
    const { status, details } = await this.health.check([
      // Without a connection, the indicator would load TypeORM a second time to find it.
      () =>
        this.database.pingCheck('database', {
          connection: this.dataSource,
          timeout: DATABASE_TIMEOUT_MS,
        }),
      async () => {
        const indicator = this.indicators.check('jobs');
        const since = await this.jobs.stalledSince().catch(() => undefined);
        return since === null ? indicator.up() : indicator.down();
      },
    ]);
    return { status, details };
  }

  @Public()
  @GetEndpoint('live', HealthDto, {
    summary: 'Check liveness',
    description: 'A process that does not respond needs a restart.',
    answer: 'The process is running.',
  })
  @HealthCheck({ noCache: true, swaggerDocumentation: false })
  live(): HealthDto {
    return { status: 'ok', details: {} };
  }

  @Public()
  @GetEndpoint('ready', HealthDto, {
    summary: 'Check readiness',
    description:
      'A process that is not ready should get no requests for now: it is shutting down, its database is unavailable, or its jobs are stalled.',
    answer: 'The process is ready.',
  })
  @HealthCheck({ noCache: true, swaggerDocumentation: false })
  ready(): Promise<HealthDto> {
    if (this.readiness.shuttingDown) throw new ServiceUnavailableException();
    return this.check();
  }

  @GetEndpoint('setup', SetupDto, {
    summary: 'List problems of the configuration',
    answer: 'The findings.',
  })
  setup(@Req() request: Request): SetupDto {
    return { untrustedProxy: cameThroughUntrustedProxy(request, this.config) };
  }
}
