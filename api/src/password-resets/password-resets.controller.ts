import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../access/access.js';
import { ActionEndpoint } from '../endpoints/endpoints.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { ApiProblems } from '../openapi/problems.js';
import {
  PasswordResetRequestDto,
  RequestPasswordResetDto,
  ResetPasswordDto,
} from './dto/password-reset.dto.js';
import { PasswordResetsService } from './password-resets.service.js';

@ApiTags('auth')
@Public()
@Controller('auth/password-resets')
export class PasswordResetsController {
  constructor(private readonly resets: PasswordResetsService) {}

  @ActionEndpoint('', PasswordResetRequestDto, {
    summary: 'Ask for a link to set a new password',
    description:
      'The answer is the same whether there is such an account or not. The link is mailed to the address of the account, works once within 30 minutes, and replaces an earlier one.',
    answer: 'If there is such an account, a mail is on its way.',
    problems: [429],
  })
  request(
    @Body() { identity }: RequestPasswordResetDto,
    @RequestLanguage() language: Language,
    @Ip() ip: string,
  ): Promise<PasswordResetRequestDto> {
    return this.resets.request(identity, language, ip);
  }

  @Post('complete')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Set a new password by a mailed link',
    description:
      'Ends all sessions of the user, who then signs in with the new password. A mail tells of the change.',
  })
  @ApiNoContentResponse({ description: 'Changed.' })
  @ApiProblems(410, 429)
  complete(
    @Body() { token, newPassword }: ResetPasswordDto,
    @RequestLanguage() language: Language,
    @Ip() ip: string,
  ): Promise<void> {
    return this.resets.reset(token, newPassword, language, ip);
  }
}
