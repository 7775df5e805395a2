import { Controller, Inject, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { GetEndpoint } from '../endpoints/endpoints.js';
import { cameThroughUntrustedProxy } from '../http/untrusted-proxy.js';
import { DashboardService } from './dashboard.service.js';
import { DashboardDto } from './dto/dashboard.dto.js';

@ApiTags('dashboard')
@Controller('dashboard')
export class DashboardController {
  constructor(
    private readonly dashboard: DashboardService,
    @Inject(APP_CONFIG) private readonly config: Config,
  ) {}

  @GetEndpoint('', DashboardDto, {
    summary: 'Read what waits, and what happened last',
    answer: 'The counts, sums and last changes.',
  })
  async read(@Req() request: Request): Promise<DashboardDto> {
    const untrustedProxy = cameThroughUntrustedProxy(request, this.config);
    return { ...(await this.dashboard.read()), untrustedProxy };
  }
}
