import { Body, Controller, Ip, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser, Public } from '../../access/access.js';
import { RecordsAct } from '../../actors/records-act.js';
import { ActionEndpoint } from '../../endpoints/endpoints.js';
import type { User } from '../../users/user.entity.js';
import { AuthService } from '../auth.service.js';
import { DeviceCookieService } from '../device-cookie.service.js';
import { SessionDto } from '../dto/session.dto.js';
import { SessionCookieService } from '../session-cookie.service.js';
import { clientOf } from '../sessions/session-client.js';
import { PasskeyAssertionDto } from './dto/passkey-response.dto.js';
import { PasskeyRequestOptionsDto } from './dto/passkey.dto.js';
import { PasskeySignInGuard } from './passkey-sign-in.guard.js';
import { PasskeySignInService } from './passkey-sign-in.service.js';

/** Signing in with a passkey instead of a username and a password. */
@ApiTags('auth')
@Public()
@Controller('auth/passkeys')
export class PasskeySignInController {
  constructor(
    private readonly passkeys: PasskeySignInService,
    private readonly auth: AuthService,
    private readonly cookie: SessionCookieService,
    private readonly devices: DeviceCookieService,
  ) {}

  @ActionEndpoint('sign-in-options', PasskeyRequestOptionsDto, {
    summary: 'Ask for a challenge to sign in with a passkey',
    description:
      'For `navigator.credentials.get()`. Any passkey of this site may answer it, once, within five minutes.',
    answer: 'The challenge, and what browsers need with it.',
    problems: [409, 429],
  })
  options(@Ip() ip: string): Promise<PasskeyRequestOptionsDto> {
    return this.passkeys.requestOptions(ip);
  }

  @RecordsAct('signed-in-by-passkey', 'users')
  @ActionEndpoint('sign-in', SessionDto, {
    summary: 'Sign in with a passkey',
    description:
      'Without a username and a password: the passkey names its user, and its device has verified them. Sets the same cookies as signing in with a password.',
    answer: 'Signed in.',
    problems: [401, 429],
  })
  @UseGuards(PasskeySignInGuard)
  async signIn(
    @Body() _response: PasskeyAssertionDto,
    @CurrentUser() user: User,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    this.cookie.set(response, await this.auth.issueToken(user, clientOf(request)));
    this.devices.set(request, response, user);
    return { user: await this.auth.describe(user) };
  }
}
