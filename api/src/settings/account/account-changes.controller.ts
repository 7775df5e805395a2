import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Public } from '../../access/access.js';
import { IpRateLimit } from '../../limits/rate-limit.js';
import { ApiProblems } from '../../openapi/problems.js';
import { StopTokenDto } from '../dto/account-change.dto.js';
import { AccountChangesService } from './account-changes.service.js';

const LIMIT = { keyPrefix: 'account-change', points: 10, duration: 60 };
const TOO_MANY = {
  hr: 'Previše pokušaja. Pokušajte ponovno za minutu.',
  en: 'Too many attempts. Please try again in a minute.',
};

/** Stops the change of the account for donations that waits. */
@ApiTags('settings')
@Controller('settings/account-change')
export class AccountChangesController {
  private readonly limit: IpRateLimit;

  constructor(
    private readonly changes: AccountChangesService,
    dataSource: DataSource,
  ) {
    this.limit = new IpRateLimit(dataSource, LIMIT);
  }

  @Public()
  @Post('stop')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Stop the waiting change of the account by a mail',
    description:
      'By the token of the link in the mail that announced it. An unknown token gets the same response as one that was used. The token is in the body, as URLs are stored in logs.',
  })
  @ApiNoContentResponse({ description: 'Stopped.' })
  @ApiProblems(404, 429)
  async stop(@Body() { token }: StopTokenDto, @Ip() ip: string): Promise<void> {
    await this.limit.consume(ip, TOO_MANY);
    await this.changes.stop(token);
  }

  @Post('cancel')
  @HttpCode(204)
  @ApiOperation({ summary: 'Stop the waiting change of the account' })
  @ApiNoContentResponse({ description: 'Stopped.' })
  @ApiProblems(404)
  cancel(): Promise<void> {
    return this.changes.cancel();
  }
}
