import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { HealthCheck, HealthCheckService, TypeOrmHealthIndicator } from '@nestjs/terminus';
import { Public } from '../auth/access.js';
import { ApiProblems } from '../http/api-docs.js';
import { HealthDto } from './dto/health.dto.js';

const DATABASE_TIMEOUT_MS = 2000;

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
  ) {}

  @Public()
  @Get()
  @HealthCheck({ noCache: true, swaggerDocumentation: false })
  @ApiOperation({ summary: 'Say whether the process and its database are well' })
  @ApiOkResponse({ description: 'All is well.', type: HealthDto })
  @ApiProblems('/api/health')
  async check(): Promise<HealthDto> {
    const { status, details } = await this.health.check([
      () => this.database.pingCheck('database', { timeout: DATABASE_TIMEOUT_MS }),
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
    description: 'A process that is not ready should be sent no requests for a while.',
  })
  @ApiOkResponse({ description: 'Requests can be answered.', type: HealthDto })
  @ApiProblems('/api/health/ready')
  ready(): Promise<HealthDto> {
    return this.check();
  }
}
