import { Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { GetEndpoint } from '../endpoints/endpoints.js';
import {
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
import { MailDeliveryDto } from './dto/mail-delivery.dto.js';
import { MailDto } from './dto/mail.dto.js';
import { MAILS, type MailsRequest } from './mails.resource.js';
import { MailsService } from './mails.service.js';

@ApiTags('mails')
@Controller('mails')
export class MailsController {
  constructor(private readonly mails: MailsService) {}

  @ListEndpoint(MAILS, MailDto, {
    summary: 'List outgoing mails, newest first',
    description:
      'Those that were sent or given up are deleted after 30 days; what a mail says, as soon as it is sent.',
  })
  list(
    @ListQuery(MAILS) request: MailsRequest,
    @RequestLanguage() language: Language,
  ): Promise<Page<MailDto>> {
    return this.mails.list(request, language);
  }

  @GetEndpoint('delivery', MailDeliveryDto, {
    summary: 'Read how mails leave the site',
    answer: 'The way out.',
  })
  delivery(): Promise<MailDeliveryDto> {
    return this.mails.delivery();
  }

  @ReadEndpoint(MAILS, MailDto, { summary: 'Read what became of one mail' })
  one(@Param('id', IdPipe) id: number, @RequestLanguage() language: Language): Promise<MailDto> {
    return this.mails.one(id, language);
  }

  @RowActionEndpoint(MAILS, 'send-again', MailDto, {
    summary: 'Send a mail again',
    description: 'One that was given up (`failed` or `uncertain`): it is tried as at first.',
    answer: 'The mail, queued.',
    problems: [409],
  })
  sendAgain(
    @Param('id', IdPipe) id: number,
    @RequestLanguage() language: Language,
  ): Promise<MailDto> {
    return this.mails.sendAgain(id, language);
  }

  @DeleteEndpoint(MAILS, MailDto, {
    description: 'One that was not sent yet is not sent any more.',
  })
  remove(@Param('id', IdPipe) id: number, @RequestLanguage() language: Language): Promise<MailDto> {
    return this.mails.remove(id, language);
  }
}
