import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn } from '../../access/access.js';
import { OwnAccount } from '../../access/own-account.js';
import { RecentSignIn } from '../../access/recent-sign-in.js';
import { ActionEndpoint, GetEndpoint } from '../../endpoints/endpoints.js';
import type { Language } from '../../i18n/language.js';
import { RequestLanguage } from '../../i18n/request-language.js';
import type { User } from '../../users/user.entity.js';
import {
  AddSecondFactorDto,
  RecoveryCodesDto,
  SecondFactorCodeDto,
  SecondFactorDto,
  SecondFactorSetupDto,
} from './dto/second-factor.dto.js';
import { SecondFactorService } from './second-factor.service.js';

/** The second factor of the signed-in user. */
@ApiTags('auth')
@OwnAccount()
@SignedIn()
@Controller('auth/second-factor')
export class SecondFactorController {
  constructor(private readonly factors: SecondFactorService) {}

  @GetEndpoint('', SecondFactorDto, {
    summary: 'Read whether you have a second factor',
    answer: 'Whether it is on, and how many recovery codes are left.',
  })
  read(@CurrentUser() user: User): Promise<SecondFactorDto> {
    return this.factors.describe(user);
  }

  @RecentSignIn()
  @ActionEndpoint('setup', SecondFactorSetupDto, {
    summary: 'Ask for a secret to set up a second factor',
    description: 'For an application that computes codes (RFC 6238). Nothing is stored yet.',
    answer: 'The secret, also as a QR code.',
    problems: [409],
  })
  begin(@CurrentUser() user: User): Promise<SecondFactorSetupDto> {
    return this.factors.begin(user);
  }

  @RecentSignIn()
  @ActionEndpoint('', RecoveryCodesDto, {
    summary: 'Turn the second factor on',
    description:
      'With a code of the application. From then on `POST /api/auth/login` requires a code, too.',
    answer: 'Ten recovery codes, which are not shown again.',
    problems: [409, 429],
  })
  add(
    @CurrentUser() user: User,
    @Body() body: AddSecondFactorDto,
    @RequestLanguage() language: Language,
  ): Promise<RecoveryCodesDto> {
    return this.factors.add(user, body, language);
  }

  @RecentSignIn()
  @ActionEndpoint('recovery-codes', RecoveryCodesDto, {
    summary: 'Renew your recovery codes',
    description: 'The earlier ones stop working.',
    answer: 'Ten recovery codes, which are not shown again.',
    problems: [409],
  })
  renew(
    @CurrentUser() user: User,
    @RequestLanguage() language: Language,
  ): Promise<RecoveryCodesDto> {
    return this.factors.renewRecoveryCodes(user, language);
  }

  @RecentSignIn()
  @ActionEndpoint('remove', SecondFactorDto, {
    summary: 'Turn the second factor off',
    description: 'With a code of the application or a recovery code.',
    answer: 'The second factor is off.',
    problems: [409, 429],
  })
  remove(
    @CurrentUser() user: User,
    @Body() { code }: SecondFactorCodeDto,
    @RequestLanguage() language: Language,
  ): Promise<SecondFactorDto> {
    return this.factors.remove(user, code, language);
  }
}
