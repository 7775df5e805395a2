import { Controller, Get, Inject, Req, ServiceUnavailableException } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  HealthCheck,
  HealthCheckService,
  HealthIndicatorService,
  TypeOrmHealthIndicator,
} from '@nestjs/terminus';
import type { Request } from 'express';
import { Public } from '../access/access.js';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { isByUntrustedProxy } from '../http/untrusted-proxy.js';
import { JobHealthService } from '../jobs/job-health.service.js';
import { ApiProblems, ApiSession } from '../openapi/api-docs.js';
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
    private readonly jobs: JobHealthService,
    private readonly readiness: ReadinessService,
    @Inject(APP_CONFIG) private readonly config: Config,
  ) {}

  @Public()
  @Get()
  @HealthCheck({ noCache: true, swaggerDocumentation: false })
  @ApiOperation({
    summary: 'Say whether the process, its database and its jobs are well',
    description: 'Jobs stand still where one has been due for minutes and no process is doing any.',
  })
  @ApiOkResponse({ description: 'All is well.', type: HealthDto })
  @ApiProblems('/api/health')
  async check(): Promise<HealthDto> {
    const { status, details } = await this.health.check([
      () => this.database.pingCheck('database', { timeout: DATABASE_TIMEOUT_MS }),
      async () => {
        const indicator = this.indicators.check('jobs');
        const since = await this.jobs.stalledSince().catch(() => undefined);
        return since === null ? indicator.up() : indicator.down();
      },
    ]);
    return { status, details };
  }

  @Public()
  @Get('live')
  @HealthCheck({ noCache: true, swaggerDocumentation: false })
  @ApiOperation({
    summary: 'Say whether the process runs',
    description: 'A process that does not answer this wants a restart.',
  })
  @ApiOkResponse({ description: 'The process runs.', type: HealthDto })
  @ApiProblems('/api/health/live')
  live(): HealthDto {
    return { status: 'ok', details: {} };
  }

  @Public()
  @Get('ready')
  @HealthCheck({ noCache: true, swaggerDocumentation: false })
  @ApiOperation({
    summary: 'Say whether requests can be answered',
    description:
      'A process that is not ready should be sent no requests for a while: it is about to end, its database is away, or its jobs stand still.',
  })
  @ApiOkResponse({ description: 'Requests can be answered.', type: HealthDto })
  @ApiProblems('/api/health/ready')
  ready(): Promise<HealthDto> {
    if (this.readiness.shuttingDown) throw new ServiceUnavailableException();
    return this.check();
  }

  @Get('setup')
  @ApiSession()
  @ApiOperation({ summary: 'Say what about the setup somebody should see to' })
  @ApiOkResponse({ description: 'What was found.', type: SetupDto })
  @ApiProblems('/api/health/setup', 401, 403)
  setup(@Req() request: Request): SetupDto {
    return { untrustedProxy: isByUntrustedProxy(request, this.config) };
  }
}
