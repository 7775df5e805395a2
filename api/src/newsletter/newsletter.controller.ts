import { Body, Controller, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { RecentSignIn } from '../access/recent-sign-in.js';
import { RecordsAct } from '../actors/records-act.js';
import { BulkEndpoint, BulkResultDto, changeEach } from '../endpoints/bulk-endpoint.js';
import { CsvExport } from '../endpoints/file-endpoints.js';
import {
  ChangeEndpoint,
  CreateEndpoint,
  DeleteEndpoint,
  ListEndpoint,
  ReadEndpoint,
} from '../endpoints/resource-endpoints.js';
import { IdPipe } from '../fields/id.pipe.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { sendCsv } from '../lists/csv.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { Repeatable, type RepeatableRequest } from '../rows/idempotency-key.js';
import { BulkSubscribersDto } from './dto/bulk-subscribers.dto.js';
import { CreateSubscriberDto, SubscriberDto, UpdateSubscriberDto } from './dto/subscriber.dto.js';
import { NEWSLETTER_COLUMNS, NEWSLETTER_FILE } from './newsletter.csv.js';
import { NEWSLETTER, type NewsletterRequest } from './newsletter.resource.js';
import { NewsletterService } from './newsletter.service.js';

@ApiTags('newsletter')
@Controller('newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @ListEndpoint(NEWSLETTER, SubscriberDto, { summary: 'List subscribers, newest first' })
  list(@ListQuery(NEWSLETTER) request: NewsletterRequest): Promise<Page<SubscriberDto>> {
    return this.newsletter.list(request);
  }

  @CreateEndpoint(NEWSLETTER, SubscriberDto, {
    summary: 'Add a subscriber',
    description:
      'Sends a mail that asks for confirmation; the e-mail address is unconfirmed until then. An address that was unsubscribed is rejected (409).',
  })
  create(
    @Body() subscriber: CreateSubscriberDto,
    @Repeatable() request: RepeatableRequest | undefined,
  ): Promise<SubscriberDto> {
    return this.newsletter.create(subscriber, request);
  }

  @RecentSignIn()
  @RecordsAct('exported')
  @CsvExport(NEWSLETTER, {
    summary: 'Export subscribers as CSV',
    example: '"Broj";"E-pošta"\r\n3;"ana.horvat@udruga.example"\r\n',
  })
  export(
    @ListQuery(NEWSLETTER) request: NewsletterRequest,
    @RequestLanguage() language: Language,
    @Res() response: Response,
  ): Promise<void> {
    const file = {
      name: NEWSLETTER_FILE,
      columns: NEWSLETTER_COLUMNS,
      rows: this.newsletter.all(request),
    };
    return sendCsv(response, file, language);
  }

  @ReadEndpoint(NEWSLETTER, SubscriberDto)
  one(@Param('id', IdPipe) id: number): Promise<SubscriberDto> {
    return this.newsletter.one(id);
  }

  @ChangeEndpoint(NEWSLETTER, SubscriberDto)
  update(
    @Param('id', IdPipe) id: number,
    @Body() subscriber: UpdateSubscriberDto,
  ): Promise<SubscriberDto> {
    return this.newsletter.update(id, subscriber);
  }

  @BulkEndpoint(NEWSLETTER)
  bulk(
    @Body() { action, ids }: BulkSubscribersDto,
    @RequestLanguage() language: Language,
  ): Promise<BulkResultDto> {
    return changeEach(ids, language, (id) =>
      action === 'delete'
        ? this.newsletter.remove(id)
        : this.newsletter.update(id, { isActive: false }),
    );
  }

  @DeleteEndpoint(NEWSLETTER, SubscriberDto, { summary: 'Erase a subscriber' })
  remove(@Param('id', IdPipe) id: number): Promise<SubscriberDto> {
    return this.newsletter.remove(id);
  }
}
