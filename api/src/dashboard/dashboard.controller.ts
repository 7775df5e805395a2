import { Controller, Inject, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser, hasRole, Roles } from '../access/access.js';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { GetEndpoint } from '../endpoints/endpoints.js';
import { cameThroughUntrustedProxy } from '../http/untrusted-proxy.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import type { User } from '../users/user.entity.js';
import { DashboardService } from './dashboard.service.js';
import { DashboardDto } from './dto/dashboard.dto.js';

@ApiTags('dashboard')
@Roles('editor', 'accountant')
@Controller('dashboard')
export class DashboardController {
  constructor(
    private readonly dashboard: DashboardService,
    @Inject(APP_CONFIG) private readonly config: Config,
  ) {}

  @GetEndpoint('', DashboardDto, {
    summary: 'Read what waits, and what happened last',
    description: 'As much as the role of the user may see.',
    answer: 'The counts, sums and last changes.',
  })
  async read(
    @CurrentUser() user: User,
    @RequestLanguage() language: Language,
    @Req() request: Request,
  ): Promise<DashboardDto> {
    const read = await this.dashboard.read(user, language);
    if (!hasRole(user)) return read;
    return { ...read, untrustedProxy: cameThroughUntrustedProxy(request, this.config) };
  }
}
