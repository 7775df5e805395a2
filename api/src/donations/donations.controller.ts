import { Body, Controller, Ip, Param, Post, Res } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser, Public, Roles } from '../access/access.js';
import { RecentSignIn } from '../access/recent-sign-in.js';
import { OpenToTokens } from '../access/token-scopes.js';
import { RecordsAct } from '../actors/records-act.js';
import { MOVES_TO_TRASH } from '../content/kept-in-trash.js';
import { BulkEndpoint, BulkResultDto, changeEach } from '../endpoints/bulk-endpoint.js';
import { GetEndpoint } from '../endpoints/endpoints.js';
import { CsvExport } from '../endpoints/file-endpoints.js';
import {
  ChangeEndpoint,
  DeleteEndpoint,
  ListEndpoint,
  ReadEndpoint,
} from '../endpoints/resource-endpoints.js';
import { IsEntryByHand } from '../fields/entry-by-hand.js';
import { IdPipe } from '../fields/id.pipe.js';
import { checkBody } from '../fields/validation.pipe.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { sendCsv } from '../lists/csv.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { ApiFilters } from '../openapi/api-docs.js';
import { ApiProblems } from '../openapi/problems.js';
import { Repeatable, type RepeatableRequest } from '../rows/idempotency-key.js';
import { ExpectedVersion, type ExpectedVersions } from '../rows/row-version.js';
import type { User } from '../users/user.entity.js';
import { DonationLinksService } from './donation-links.service.js';
import { DonationTotalsService } from './donation-totals.service.js';
import type { Donation } from './donation.entity.js';
import { donationsColumns, DONATIONS_FILE } from './donations.csv.js';
import { DONATIONS, type DonationsRequest } from './donations.resource.js';
import { DonationsService } from './donations.service.js';
import { BulkDonationsDto } from './dto/bulk-donations.dto.js';
import { DonationTotalsDto } from './dto/donation-totals.dto.js';
import { DonationDto } from './dto/donation.dto.js';
import { PledgeDto } from './dto/pledge.dto.js';
import { PledgedDto } from './dto/pledged.dto.js';
import { RecordDonationDto, UpdateDonationDto } from './dto/record-donation.dto.js';

const THANKS = {
  hr: {
    title: 'Hvala vam na donaciji!',
    message: 'Vaša donacija pomaže nam ostvariti ciljeve i kvalitetniju budućnost za sve.',
  },
  en: {
    title: 'Thank you for your donation!',
    message: 'Your donation helps us achieve our goals and a higher quality future for everyone.',
  },
};

@ApiTags('donations')
@OpenToTokens({ read: ['donations:read'] })
@Roles('accountant')
@Controller('donations')
export class DonationsController {
  constructor(
    private readonly donations: DonationsService,
    private readonly links: DonationLinksService,
    private readonly sums: DonationTotalsService,
  ) {}

  @Public()
  @Post()
  @ApiOperation({
    summary: 'Pledge a donation, or add one as administrator',
    description:
      'From anyone: a pledge in whole euros; returns the payment details. A pledge that is repeated within ten minutes with the same `Idempotency-Key` and content is stored once, and other content under that key is another pledge; without the header, each request is. For an administrator who omits the form’s field `spare`, adds a donation and returns the row.',
  })
  @ApiExtraModels(PledgeDto, RecordDonationDto, PledgedDto, DonationDto)
  @ApiBody({
    schema: {
      anyOf: [PledgeDto, RecordDonationDto].map((dto) => ({ $ref: getSchemaPath(dto) })),
    },
    examples: {
      pledge: {
        summary: 'A pledge',
        value: { amount: 50, currency: 'EUR', donorName: 'Ana Horvat', spare: '' },
      },
      'by hand': {
        summary: 'Added by an administrator',
        value: { amount: 50, currency: 'EUR', donorName: 'Ana Horvat', status: 'completed' },
      },
    },
  })
  @ApiCreatedResponse({
    description: 'The donation is stored.',
    schema: { oneOf: [PledgedDto, DonationDto].map((dto) => ({ $ref: getSchemaPath(dto) })) },
  })
  @ApiProblems(409, 429)
  async give(
    @Body() body: object,
    @IsEntryByHand('accountant') isEntryByHand: boolean,
    @RequestLanguage() language: Language,
    @Ip() ip: string,
    @Repeatable() request: RepeatableRequest | undefined,
  ): Promise<PledgedDto | DonationDto> {
    if (isEntryByHand) {
      return this.shown(
        await this.donations.record(await checkBody(RecordDonationDto, body), language, request),
      );
    }
    const pledge = await checkBody(PledgeDto, body);
    return {
      ...(await this.donations.pledge(pledge, language, ip, request?.key)),
      ...THANKS[language],
    };
  }

  @ListEndpoint(DONATIONS, DonationDto, { summary: 'List donations, newest first' })
  async list(@ListQuery(DONATIONS) request: DonationsRequest): Promise<Page<DonationDto>> {
    return (await this.donations.list(request)).map((donation) => this.shown(donation));
  }

  @GetEndpoint('totals', DonationTotalsDto, {
    summary: 'Count and add up donations',
    description:
      'Totals by status and currency: of all, by year and month in Croatian time, by the way of giving, and by project. A received donation counts when its money came, any other when it was pledged.',
    answer: 'The sums.',
    problems: [400],
  })
  @ApiFilters(DONATIONS)
  totals(@ListQuery(DONATIONS) request: DonationsRequest): Promise<DonationTotalsDto> {
    return this.sums.totals(request);
  }

  @RecentSignIn()
  @RecordsAct('exported')
  @CsvExport(DONATIONS, {
    summary: 'Export donations as CSV',
    example: '"Broj";"Poziv na broj";"Najavljeno";"Uplaćeno"\r\n12;"2026-00128";50;"45,50"\r\n',
  })
  async export(
    @ListQuery(DONATIONS) request: DonationsRequest,
    @RequestLanguage() language: Language,
    @Res() response: Response,
  ): Promise<void> {
    const columns = donationsColumns(await this.donations.projectTitles());
    const rows = this.donations.all(request);
    return sendCsv(response, { name: DONATIONS_FILE, columns, rows }, language);
  }

  @ReadEndpoint(DONATIONS, DonationDto)
  async one(@Param('id', IdPipe) id: number): Promise<DonationDto> {
    return this.shown(await this.donations.one(id));
  }

  @ChangeEndpoint(DONATIONS, DonationDto)
  async update(
    @Param('id', IdPipe) id: number,
    @Body() donation: UpdateDonationDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<DonationDto> {
    return this.shown(await this.donations.update(id, donation, versions));
  }

  @BulkEndpoint(DONATIONS)
  bulk(
    @Body() { action, ids }: BulkDonationsDto,
    @RequestLanguage() language: Language,
    @CurrentUser() { fullName }: User,
  ): Promise<BulkResultDto> {
    if (action === 'delete') {
      return changeEach(ids, language, (id) => this.donations.remove(id, fullName));
    }
    const status = action === 'complete' ? 'completed' : 'cancelled';
    return changeEach(ids, language, (id) => this.donations.settlePending(id, status));
  }

  @DeleteEndpoint(DONATIONS, DonationDto, {
    description: `${MOVES_TO_TRASH.description} Rejected for a donation that was received, or has a payment.`,
    problems: [409],
  })
  async remove(
    @Param('id', IdPipe) id: number,
    @CurrentUser() { fullName }: User,
  ): Promise<DonationDto> {
    return this.shown(await this.donations.remove(id, fullName));
  }

  private shown(donation: Donation): DonationDto {
    return { ...donation, statusPage: this.links.page(donation) };
  }
}
