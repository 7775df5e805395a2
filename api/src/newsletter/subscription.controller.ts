import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../access/access.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { ApiProblems } from '../openapi/api-docs.js';
import { PreferencesDto } from './dto/preferences.dto.js';
import { SubscribeDto } from './dto/subscribe.dto.js';
import { SubscriptionDto } from './dto/subscription.dto.js';
import { ChangePreferencesDto, TokenDto } from './dto/token.dto.js';
import { SubscriptionService } from './subscription.service.js';

const THANKS = {
  hr: 'Hvala vam što ste se pretplatili na naš newsletter!',
  en: 'Thank you for subscribing to our newsletter!',
};
const CONFIRMED = { hr: 'Pretplata je potvrđena.', en: 'Your subscription is confirmed.' };
const UNSUBSCRIBED = { hr: 'Odjavljeni ste.', en: 'You are unsubscribed.' };
const ERASED = { hr: 'Vaši su podaci obrisani.', en: 'Your data has been deleted.' };

/** For subscribers themselves. Tokens are in bodies, as URLs end up in histories and logs. */
@ApiTags('newsletter')
@Public()
@Controller('newsletter')
export class SubscriptionController {
  constructor(private readonly subscriptions: SubscriptionService) {}

  @Post('subscribe')
  @ApiOperation({
    summary: 'Subscribe to the newsletter',
    description:
      'The owner of the address is asked by mail to confirm it. Answers the same whether or not the address is known.',
  })
  @ApiCreatedResponse({ description: 'The address is stored.', type: SubscriptionDto })
  @ApiProblems('/api/newsletter/subscribe', 400, 403, 413, 415, 429)
  async subscribe(
    @Body() subscription: SubscribeDto,
    @RequestLanguage() language: Language,
    @Ip() ip: string,
  ): Promise<SubscriptionDto> {
    await this.subscriptions.subscribe(subscription, language, ip);
    return { message: THANKS[language] };
  }

  @Post('confirm')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Confirm an address',
    description: 'By the token of the mail that asked for it: once, and within seven days.',
  })
  @ApiOkResponse({ description: 'The address is confirmed.', type: SubscriptionDto })
  @ApiProblems('/api/newsletter/confirm', 400, 403, 404, 413, 415)
  async confirm(
    @Body() { token }: TokenDto,
    @RequestLanguage() language: Language,
  ): Promise<SubscriptionDto> {
    await this.subscriptions.confirm(token);
    return { message: CONFIRMED[language] };
  }

  @Post('unsubscribe')
  @HttpCode(200)
  @ApiOperation({
    summary: 'End a subscription',
    description:
      'By the token of any newsletter mail, as often as you like. Mail programs post to the page `/newsletter/unsubscribe` instead (RFC 8058).',
  })
  @ApiOkResponse({ description: 'The subscription has ended.', type: SubscriptionDto })
  @ApiProblems('/api/newsletter/unsubscribe', 400, 403, 404, 413, 415)
  async unsubscribe(
    @Body() { token }: TokenDto,
    @RequestLanguage() language: Language,
  ): Promise<SubscriptionDto> {
    await this.subscriptions.unsubscribe(token);
    return { message: UNSUBSCRIBED[language] };
  }

  @Post('preferences')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Read one’s own subscription',
    description: 'By the token of any newsletter mail.',
  })
  @ApiOkResponse({ description: 'The subscription.', type: PreferencesDto })
  @ApiProblems('/api/newsletter/preferences', 400, 403, 404, 413, 415)
  preferences(@Body() { token }: TokenDto): Promise<PreferencesDto> {
    return this.subscriptions.preferences(token);
  }

  @Post('preferences/language')
  @HttpCode(200)
  @ApiOperation({ summary: 'Change the language of one’s own newsletter' })
  @ApiOkResponse({ description: 'The changed subscription.', type: PreferencesDto })
  @ApiProblems('/api/newsletter/preferences/language', 400, 403, 404, 413, 415)
  change(@Body() { token, language }: ChangePreferencesDto): Promise<PreferencesDto> {
    return this.subscriptions.changeLanguage(token, language);
  }

  @Post('preferences/erase')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Delete one’s own data',
    description:
      'What remains is a fingerprint, from which the address cannot be read, so that it is not written to again.',
  })
  @ApiOkResponse({ description: 'The data is deleted.', type: SubscriptionDto })
  @ApiProblems('/api/newsletter/preferences/erase', 400, 403, 404, 413, 415)
  async erase(
    @Body() { token }: TokenDto,
    @RequestLanguage() language: Language,
  ): Promise<SubscriptionDto> {
    await this.subscriptions.erase(token);
    return { message: ERASED[language] };
  }
}
