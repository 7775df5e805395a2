import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser } from '../access/access.js';
import { RecentSignIn } from '../access/recent-sign-in.js';
import { RecordsAct } from '../actors/records-act.js';
import { ActionEndpoint, GetEndpoint } from '../endpoints/endpoints.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { User } from '../users/user.entity.js';
import { AddressDto } from './dto/email.dto.js';
import { ErasedDto } from './dto/erased.dto.js';
import { FoundDto } from './dto/found.dto.js';
import { PeopleDto, PeopleSearchDto } from './dto/people.dto.js';
import { PrivacyOverviewDto } from './dto/privacy-overview.dto.js';
import { exportPage } from './export-page.js';
import { PrivacyRecordsService } from './privacy-records.service.js';
import { PrivacyService } from './privacy.service.js';

const FILE = { hr: 'osobni-podaci', en: 'personal-data' };

/** For administrators. E-mail addresses are sent in bodies, since URLs are stored in logs. */
@ApiTags('privacy')
@Controller('privacy')
export class PrivacyController {
  constructor(
    private readonly privacy: PrivacyService,
    private readonly records: PrivacyRecordsService,
  ) {}

  @GetEndpoint('', PrivacyOverviewDto, {
    summary: 'Read the latest erasures and expired data',
    answer: 'The records.',
  })
  overview(@RequestLanguage() language: Language): Promise<PrivacyOverviewDto> {
    return this.records.overview(language);
  }

  @RecordsAct('searched')
  @ActionEndpoint('find', FoundDto, {
    summary: 'Count the data stored about an e-mail address',
    answer: 'The stored data.',
  })
  find(@Body() { email }: AddressDto, @RequestLanguage() language: Language): Promise<FoundDto> {
    return this.privacy.find(email, language);
  }

  @RecordsAct('searched')
  @ActionEndpoint('people', PeopleDto, {
    summary: 'Find e-mail addresses by name or phone number',
    answer: 'The people.',
  })
  people(
    @Body() { text }: PeopleSearchDto,
    @RequestLanguage() language: Language,
  ): Promise<PeopleDto> {
    return this.privacy.people(text, language);
  }

  @RecentSignIn()
  @RecordsAct('exported')
  @Post('export')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Export the data of an e-mail address',
    description:
      'A JSON file with names and texts in the language of the request, or by `Accept: text/html` a page to read.',
  })
  @ApiOkResponse({
    description: 'The file.',
    headers: {
      'Content-Disposition': {
        description: 'The file name, which does not contain the e-mail address.',
        schema: { type: 'string', example: 'attachment; filename=osobni-podaci-2026-05-01.json' },
      },
    },
    content: {
      'text/html': { schema: { type: 'string' } },
      'application/json': {
        schema: { type: 'object', additionalProperties: true },
        example: {
          'Adresa e-pošte': 'ana.horvat@udruga.example',
          Izvezeno: '2026-05-01T09:30:00.000Z',
          Donacije: [{ Broj: 12, 'Poziv na broj': '2026-00128', Iznos: 50 }],
        },
      },
    },
  })
  async export(
    @Body() { email }: AddressDto,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const all = await this.privacy.export(email, language);
    const day = new Date().toISOString().slice(0, 10);
    const isPage = request.accepts(['json', 'html']) === 'html';
    response
      .attachment(`${FILE[language]}-${day}.${isPage ? 'html' : 'json'}`)
      .set({ 'Cache-Control': 'private, no-store', 'Content-Language': language })
      .type(isPage ? 'html' : 'json')
      .send(isPage ? exportPage(all, language) : `${JSON.stringify(all, null, 2)}\n`);
  }

  @RecentSignIn()
  @ActionEndpoint('erase', ErasedDto, {
    summary: 'Erase the data of an e-mail address',
    description:
      'Deletes messages, the subscription, queued and sent mails and unpaid pledges; of received donations everything that accounting does not require. The record of the erasure has the administrator’s name and a keyed hash of the e-mail address.',
    answer: 'The erased and the retained data.',
  })
  erase(
    @Body() { email }: AddressDto,
    @CurrentUser() { fullName }: User,
    @RequestLanguage() language: Language,
  ): Promise<ErasedDto> {
    return this.privacy.erase(email, fullName, language);
  }
}
