import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn } from '../../access/access.js';
import { OwnAccount } from '../../access/own-account.js';
import { RECENT_SIGN_IN_MINUTES } from '../../access/recent-sign-in.js';
import { RecordsAct } from '../../actors/records-act.js';
import { ActionEndpoint } from '../../endpoints/endpoints.js';
import { ApiProblems } from '../../openapi/problems.js';
import type { User } from '../../users/user.entity.js';
import { CurrentSession } from '../current-session.js';
import type { Session } from '../session-reader.service.js';
import { PasskeyAssertionDto } from './dto/passkey-response.dto.js';
import { PasskeyConfirmOptionsDto } from './dto/passkey.dto.js';
import { PasskeyConfirmService } from './passkey-confirm.service.js';

/** Confirming with a passkey, instead of the password, before a sensitive operation. */
@ApiTags('auth')
@OwnAccount()
@SignedIn()
@Controller('auth/passkeys')
export class PasskeyConfirmController {
  constructor(private readonly passkeys: PasskeyConfirmService) {}

  @ActionEndpoint('confirm-options', PasskeyConfirmOptionsDto, {
    summary: 'Ask for a challenge to confirm with a passkey',
    description:
      'For `navigator.credentials.get()`. One of your passkeys answers it in the same session, once, within five minutes.',
    answer: 'The challenge, and what browsers need with it.',
    problems: [409],
  })
  options(
    @CurrentUser() user: User,
    @CurrentSession() session: Session,
  ): Promise<PasskeyConfirmOptionsDto> {
    return this.passkeys.requestOptions(user, session);
  }

  @RecordsAct('sign-in-confirmed', 'users')
  @Post('confirm')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Confirm with a passkey',
    description: `Instead of entering the password again: allows the operations that require a recent sign-in for another ${RECENT_SIGN_IN_MINUTES} minutes.`,
  })
  @ApiNoContentResponse({ description: 'Confirmed.' })
  @ApiProblems(429)
  confirm(
    @CurrentUser() user: User,
    @CurrentSession() session: Session,
    @Body() response: PasskeyAssertionDto,
    @Ip() ip: string,
  ): Promise<void> {
    return this.passkeys.confirm(user, session, response, ip);
  }
}
