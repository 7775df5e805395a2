import { Body, Controller, Delete, Param, Patch, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser, SignedIn } from '../../access/access.js';
import { OwnAccount } from '../../access/own-account.js';
import { RecentSignIn } from '../../access/recent-sign-in.js';
import { ActionEndpoint, GetEndpoint } from '../../endpoints/endpoints.js';
import { IdPipe } from '../../fields/id.pipe.js';
import type { Language } from '../../i18n/language.js';
import { RequestLanguage } from '../../i18n/request-language.js';
import { ApiProblems } from '../../openapi/problems.js';
import type { User } from '../../users/user.entity.js';
import { CurrentSession } from '../current-session.js';
import type { Session } from '../session-reader.service.js';
import { RegisterPasskeyDto, RenamePasskeyDto } from './dto/passkey-response.dto.js';
import { PasskeyCreationOptionsDto, PasskeyDto } from './dto/passkey.dto.js';
import { PasskeysService } from './passkeys.service.js';

/** The passkeys of the signed-in user. */
@ApiTags('auth')
@OwnAccount()
@SignedIn()
@Controller('auth/passkeys')
export class PasskeysController {
  constructor(private readonly passkeys: PasskeysService) {}

  @GetEndpoint('', [PasskeyDto], {
    summary: 'List your passkeys, the latest first',
    answer: 'The passkeys, without their keys.',
  })
  list(@CurrentUser() user: User): Promise<PasskeyDto[]> {
    return this.passkeys.list(user);
  }

  @RecentSignIn()
  @ActionEndpoint('registration-options', PasskeyCreationOptionsDto, {
    summary: 'Ask for a challenge to add a passkey',
    description:
      'For `navigator.credentials.create()`. The same session answers it, once, within five minutes.',
    answer: 'The challenge, and what browsers need with it.',
    problems: [409],
  })
  options(
    @CurrentUser() user: User,
    @CurrentSession() session: Session,
  ): Promise<PasskeyCreationOptionsDto> {
    return this.passkeys.creationOptions(user, session);
  }

  @RecentSignIn()
  @Post()
  @ApiOperation({
    summary: 'Add a passkey',
    description:
      'The browser must have created it for this site, and its device must have verified the user. A user has at most 20.',
  })
  @ApiCreatedResponse({ description: 'The added passkey.', type: PasskeyDto })
  @ApiProblems(409)
  add(
    @CurrentUser() user: User,
    @CurrentSession() session: Session,
    @Body() response: RegisterPasskeyDto,
    @RequestLanguage() language: Language,
  ): Promise<PasskeyDto> {
    return this.passkeys.add(user, session, response, language);
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Rename one of your passkeys' })
  @ApiParam({ name: 'id', type: 'integer', example: 1 })
  @ApiOkResponse({ description: 'The renamed passkey.', type: PasskeyDto })
  @ApiProblems(404)
  rename(
    @CurrentUser() user: User,
    @Param('id', IdPipe) id: number,
    @Body() { name }: RenamePasskeyDto,
  ): Promise<PasskeyDto> {
    return this.passkeys.rename(user, id, name);
  }

  @RecentSignIn()
  @Delete(':id')
  @ApiOperation({
    summary: 'Remove one of your passkeys',
    description: 'It signs nobody in from then on. The password stays.',
  })
  @ApiParam({ name: 'id', type: 'integer', example: 1 })
  @ApiOkResponse({ description: 'The removed passkey.', type: PasskeyDto })
  @ApiProblems(404, 409)
  remove(
    @CurrentUser() user: User,
    @Param('id', IdPipe) id: number,
    @RequestLanguage() language: Language,
  ): Promise<PasskeyDto> {
    return this.passkeys.remove(user, id, language);
  }
}
