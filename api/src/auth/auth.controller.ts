import { Body, Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser, Public, SignedIn } from '../access/access.js';
import { OwnAccount } from '../access/own-account.js';
import { RECENT_SIGN_IN_MINUTES } from '../access/recent-sign-in.js';
import { RecordsAct } from '../actors/records-act.js';
import { ActionEndpoint, GetEndpoint } from '../endpoints/endpoints.js';
import { ApiSession } from '../openapi/api-docs.js';
import { ApiProblems } from '../openapi/problems.js';
import type { User } from '../users/user.entity.js';
import { AuthService } from './auth.service.js';
import { CurrentSession } from './current-session.js';
import { DeviceCookieService } from './device-cookie.service.js';
import { ChangePasswordDto } from './dto/change-password.dto.js';
import { ConfirmDto } from './dto/confirm.dto.js';
import { LoginDto } from './dto/login.dto.js';
import { SessionDto, SessionUserDto } from './dto/session.dto.js';
import { LoginGuard } from './login.guard.js';
import { SessionCookieService } from './session-cookie.service.js';
import type { Session } from './session-reader.service.js';
import { clientOf } from './sessions/session-client.js';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly cookie: SessionCookieService,
    private readonly devices: DeviceCookieService,
  ) {}

  @RecordsAct('signed-in', 'users')
  @Public()
  @ActionEndpoint('login', SessionDto, {
    summary: 'Sign in',
    description:
      'Sets the session cookie and a cookie that recognises this device at the next sign-in; with `token: true` also returns the token. Of users with a second factor the right password alone is answered with 401 and the type `urn:problem-type:second-factor-required`: send the same again with `code`.',
    answer: 'Signed in.',
    problems: [401, 429],
  })
  @UseGuards(LoginGuard)
  async login(
    @Body() { token }: LoginDto,
    @CurrentUser() user: User,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    const accessToken = await this.auth.issueToken(user, clientOf(request));
    this.cookie.set(response, accessToken);
    this.devices.set(request, response, user);
    return { user: await this.auth.describe(user), ...(token && { accessToken }) };
  }

  @RecordsAct('signed-out', 'users')
  @OwnAccount()
  @Public()
  @Post('logout')
  @HttpCode(204)
  @ApiSession()
  @ApiOperation({
    summary: 'Sign out',
    description: 'Ends the session of the request and clears the cookie.',
  })
  @ApiNoContentResponse({ description: 'Signed out.' })
  async logout(
    @CurrentSession() session: Session | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    if (session) await this.auth.endSession(session);
    this.cookie.clear(response);
  }

  @RecordsAct('signed-out-everywhere', 'users')
  @OwnAccount()
  @SignedIn()
  @Post('logout-everywhere')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Sign out on all devices',
    description: 'Ends all sessions of the user and clears the cookie.',
  })
  @ApiNoContentResponse({ description: 'Signed out on all devices.' })
  async logoutEverywhere(
    @CurrentUser() user: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.auth.endSessions(user);
    this.cookie.clear(response);
  }

  @OwnAccount()
  @SignedIn()
  @GetEndpoint('me', SessionUserDto, {
    summary: 'Read the signed-in user',
    answer: 'The signed-in user.',
  })
  me(@CurrentUser() user: User): Promise<SessionUserDto> {
    return this.auth.describe(user);
  }

  @RecordsAct('sign-in-confirmed', 'users')
  @OwnAccount()
  @SignedIn()
  @Post('confirm')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Enter your password again',
    description: `Allows the operations that require a recent sign-in for another ${RECENT_SIGN_IN_MINUTES} minutes. A wrong password is answered with 400, and does not end the session.`,
  })
  @ApiNoContentResponse({ description: 'Confirmed.' })
  @ApiProblems(429)
  confirm(
    @CurrentUser() user: User,
    @CurrentSession() session: Session,
    @Body() body: ConfirmDto,
  ): Promise<void> {
    return this.auth.confirm(user, session, body);
  }

  @OwnAccount()
  @SignedIn()
  @Post('password')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Change your own password',
    description: 'Ends all other sessions of the user and renews the cookie of this one.',
  })
  @ApiNoContentResponse({ description: 'Changed.' })
  @ApiProblems(429)
  async password(
    @CurrentUser() user: User,
    @CurrentSession() session: Session,
    @Body() change: ChangePasswordDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const changed = await this.auth.changePassword(user, session, change);
    this.cookie.set(response, await this.auth.issueToken(changed, clientOf(request)));
    this.devices.set(request, response, changed);
  }
}
