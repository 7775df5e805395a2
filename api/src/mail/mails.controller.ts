import { Body, Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { BulkEndpoint, BulkResultDto, changeEach } from '../endpoints/bulk-endpoint.js';
import { GetEndpoint } from '../endpoints/endpoints.js';
import {
  ApiRowId,
  DeleteEndpoint,
  ListEndpoint,
  ReadEndpoint,
  RowActionEndpoint,
} from '../endpoints/resource-endpoints.js';
import { IdPipe } from '../fields/id.pipe.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { ApiProblems } from '../openapi/problems.js';
import { BulkMailsDto } from './dto/bulk-mails.dto.js';
import { MailDeliveryDto } from './dto/mail-delivery.dto.js';
import { MailDto } from './dto/mail.dto.js';
import { sendMailPage } from './mail-page.js';
import { MAILS, type MailsRequest } from './mails.resource.js';
import { MailsService } from './mails.service.js';

@ApiTags('mails')
@Controller('mails')
export class MailsController {
  constructor(private readonly mails: MailsService) {}

  @ListEndpoint(MAILS, MailDto, {
    summary: 'List outgoing mails, newest first',
    description:
      'Sent and failed mails are deleted after 30 days; the text of a mail as soon as a mail server has accepted it.',
  })
  list(
    @ListQuery(MAILS) request: MailsRequest,
    @RequestLanguage() language: Language,
  ): Promise<Page<MailDto>> {
    return this.mails.list(request, language);
  }

  @GetEndpoint('delivery', MailDeliveryDto, {
    summary: 'Read how mails are delivered',
    answer: 'The method of delivery.',
  })
  delivery(): Promise<MailDeliveryDto> {
    return this.mails.delivery();
  }

  @ReadEndpoint(MAILS, MailDto, { summary: 'Read the state of a mail' })
  one(@Param('id', IdPipe) id: number, @RequestLanguage() language: Language): Promise<MailDto> {
    return this.mails.one(id, language);
  }

  @Get(':id/content')
  @ApiOperation({
    summary: 'Read the HTML of a mail',
    description:
      'Without the tokens of its links. A mail that a mail server has accepted has none any more.',
  })
  @ApiRowId(MAILS)
  @ApiOkResponse({
    description: 'The HTML body of the mail.',
    content: { 'text/html': { schema: { type: 'string' }, example: '<!doctype html>' } },
  })
  @ApiProblems(404)
  async content(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    sendMailPage(response, await this.mails.content(id));
  }

  @RowActionEndpoint(MAILS, 'send-again', MailDto, {
    summary: 'Send a mail again',
    description:
      'For a mail that is no longer retried (`failed` or `uncertain`): its retries start again, unless its recipient has unsubscribed since or refuses mails (409).',
    answer: 'The mail, queued.',
    problems: [409],
  })
  sendAgain(
    @Param('id', IdPipe) id: number,
    @RequestLanguage() language: Language,
  ): Promise<MailDto> {
    return this.mails.sendAgain(id, language);
  }

  @BulkEndpoint(MAILS)
  bulk(
    @Body() { action, ids }: BulkMailsDto,
    @RequestLanguage() language: Language,
  ): Promise<BulkResultDto> {
    return changeEach(ids, language, (id) =>
      action === 'delete' ? this.mails.remove(id, language) : this.mails.sendAgain(id, language),
    );
  }

  @DeleteEndpoint(MAILS, MailDto, {
    description:
      'A mail that is still queued is not sent. One that tells of a change of an account cannot be deleted for 72 hours (409).',
    problems: [409],
  })
  remove(@Param('id', IdPipe) id: number, @RequestLanguage() language: Language): Promise<MailDto> {
    return this.mails.remove(id, language);
  }
}
