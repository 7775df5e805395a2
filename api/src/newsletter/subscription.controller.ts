import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../access/access.js';
import { ActionEndpoint } from '../endpoints/endpoints.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { ApiProblems } from '../openapi/problems.js';
import { PreferencesDto, SubscribeDto } from './dto/subscriber.dto.js';
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

/** For subscribers themselves. Tokens are sent in bodies, since URLs are stored in logs. */
@ApiTags('newsletter')
@Public()
@Controller('newsletter')
export class SubscriptionController {
  constructor(private readonly subscriptions: SubscriptionService) {}

  @Post('subscribe')
  @ApiOperation({
    summary: 'Subscribe to the newsletter',
    description:
      'Sends a mail that asks to confirm the e-mail address. The response is the same whether or not the address is known.',
  })
  @ApiCreatedResponse({ description: 'The e-mail address is stored.', type: SubscriptionDto })
  @ApiProblems(429)
  async subscribe(
    @Body() subscription: SubscribeDto,
    @RequestLanguage() language: Language,
    @Ip() ip: string,
  ): Promise<SubscriptionDto> {
    await this.subscriptions.subscribe(subscription, language, ip);
    return { message: THANKS[language] };
  }

  @ActionEndpoint('confirm', SubscriptionDto, {
    summary: 'Confirm an e-mail address',
    description: 'By the token of the confirmation mail: once, within seven days.',
    answer: 'The e-mail address is confirmed.',
    problems: [404],
  })
  async confirm(
    @Body() { token }: TokenDto,
    @RequestLanguage() language: Language,
  ): Promise<SubscriptionDto> {
    await this.subscriptions.confirm(token);
    return { message: CONFIRMED[language] };
  }

  @ActionEndpoint('unsubscribe', SubscriptionDto, {
    summary: 'End a subscription',
    description:
      'By the token of any newsletter mail, any number of times. Mail programs post to the page `/newsletter/unsubscribe` instead (RFC 8058).',
    answer: 'The subscription has ended.',
    problems: [404],
  })
  async unsubscribe(
    @Body() { token }: TokenDto,
    @RequestLanguage() language: Language,
  ): Promise<SubscriptionDto> {
    await this.subscriptions.unsubscribe(token);
    return { message: UNSUBSCRIBED[language] };
  }

  @ActionEndpoint('preferences', PreferencesDto, {
    summary: 'Read the subscription of a token',
    description: 'By the token of any newsletter mail.',
    answer: 'The subscription.',
    problems: [404],
  })
  preferences(@Body() { token }: TokenDto): Promise<PreferencesDto> {
    return this.subscriptions.preferences(token);
  }

  @ActionEndpoint('preferences/language', PreferencesDto, {
    summary: 'Change the language of the subscription of a token',
    answer: 'The changed subscription.',
    problems: [404],
  })
  change(@Body() { token, language }: ChangePreferencesDto): Promise<PreferencesDto> {
    return this.subscriptions.changeLanguage(token, language);
  }

  @ActionEndpoint('preferences/erase', SubscriptionDto, {
    summary: 'Delete the data of a subscriber by token',
    description: 'A keyed hash of the e-mail address remains, so that it gets no further mails.',
    answer: 'The data is deleted.',
    problems: [404],
  })
  async erase(
    @Body() { token }: TokenDto,
    @RequestLanguage() language: Language,
  ): Promise<SubscriptionDto> {
    await this.subscriptions.erase(token);
    return { message: ERASED[language] };
  }
}
