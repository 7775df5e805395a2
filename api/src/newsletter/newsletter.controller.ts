import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { IdPipe } from '../fields/id.pipe.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { sendCsv } from '../lists/csv.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { ApiList, ApiProblems, ApiSession } from '../openapi/api-docs.js';
import { ApiCsv } from '../openapi/csv-docs.js';
import { ApiIdempotencyKey, Repeatable, type RepeatableRequest } from '../rows/idempotency-key.js';
import { CreateSubscriberDto } from './dto/create-subscriber.dto.js';
import { SubscriberDto } from './dto/subscriber.dto.js';
import { UpdateSubscriberDto } from './dto/update-subscriber.dto.js';
import { NEWSLETTER_COLUMNS, NEWSLETTER_FILE } from './newsletter.csv.js';
import { NEWSLETTER, type NewsletterRequest } from './newsletter.resource.js';
import { NewsletterService } from './newsletter.service.js';

@ApiTags('newsletter')
@Controller('newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Get()
  @ApiSession()
  @ApiOperation({ summary: 'List subscribers, newest first' })
  @ApiList(NEWSLETTER, SubscriberDto)
  @ApiProblems('/api/newsletter', 401, 403)
  list(@ListQuery(NEWSLETTER) request: NewsletterRequest): Promise<Page<SubscriberDto>> {
    return this.newsletter.list(request);
  }

  @Post()
  @ApiSession()
  @ApiIdempotencyKey()
  @ApiOperation({
    summary: 'Enter a subscriber by hand',
    description:
      'The owner of the address is asked by mail, and it stays unconfirmed until they confirm it. An address whose owner has unsubscribed is refused (409).',
  })
  @ApiCreatedResponse({ description: 'The new subscriber.', type: SubscriberDto })
  @ApiProblems('/api/newsletter', 400, 401, 403, 409, 410, 413, 415, 422)
  create(
    @Body() subscriber: CreateSubscriberDto,
    @Repeatable() request: RepeatableRequest | undefined,
  ): Promise<SubscriberDto> {
    return this.newsletter.create(subscriber, request);
  }

  @Get('export')
  @ApiOperation({ summary: 'Export subscribers as CSV' })
  @ApiCsv(NEWSLETTER, '"Broj";"E-pošta"\r\n3;"ana.horvat@udruga.example"\r\n')
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

  @Get(':id')
  @ApiSession()
  @ApiOperation({ summary: 'Read one subscriber' })
  @ApiParam({ name: 'id', type: 'integer', example: 3 })
  @ApiOkResponse({ description: 'The subscriber.', type: SubscriberDto })
  @ApiProblems('/api/newsletter/3', 401, 403, 404)
  one(@Param('id', IdPipe) id: number): Promise<SubscriberDto> {
    return this.newsletter.one(id);
  }

  @Put(':id')
  @ApiSession()
  @ApiOperation({
    summary: 'Change a subscriber',
    description: 'Fields left out stay as they are.',
  })
  @ApiParam({ name: 'id', type: 'integer', example: 3 })
  @ApiOkResponse({ description: 'The changed subscriber.', type: SubscriberDto })
  @ApiProblems('/api/newsletter/3', 400, 401, 403, 404, 409, 413, 415)
  replace(
    @Param('id', IdPipe) id: number,
    @Body() subscriber: UpdateSubscriberDto,
  ): Promise<SubscriberDto> {
    return this.newsletter.update(id, subscriber);
  }

  @Patch(':id')
  @ApiSession()
  @ApiOperation({ summary: 'Change some fields of a subscriber' })
  @ApiParam({ name: 'id', type: 'integer', example: 3 })
  @ApiOkResponse({ description: 'The changed subscriber.', type: SubscriberDto })
  @ApiProblems('/api/newsletter/3', 400, 401, 403, 404, 409, 413, 415)
  update(
    @Param('id', IdPipe) id: number,
    @Body() subscriber: UpdateSubscriberDto,
  ): Promise<SubscriberDto> {
    return this.newsletter.update(id, subscriber);
  }

  @Delete(':id')
  @ApiSession()
  @ApiOperation({ summary: 'Erase a subscriber' })
  @ApiParam({ name: 'id', type: 'integer', example: 3 })
  @ApiOkResponse({ description: 'The subscriber as it was.', type: SubscriberDto })
  @ApiProblems('/api/newsletter/3', 401, 403, 404)
  remove(@Param('id', IdPipe) id: number): Promise<SubscriberDto> {
    return this.newsletter.remove(id);
  }
}
