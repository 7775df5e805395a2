import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdPipe } from '../fields/id.pipe.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { ApiList, ApiProblems, ApiSession } from '../openapi/api-docs.js';
import { MailDeliveryDto } from './dto/mail-delivery.dto.js';
import { MailDto } from './dto/mail.dto.js';
import { MAILS, type MailsRequest } from './mails.resource.js';
import { MailsService } from './mails.service.js';

@ApiTags('mails')
@Controller('mails')
export class MailsController {
  constructor(private readonly mails: MailsService) {}

  @Get()
  @ApiSession()
  @ApiOperation({
    summary: 'List outgoing mails, newest first',
    description:
      'Those that were sent or given up are deleted after 30 days; what a mail says, as soon as it is sent.',
  })
  @ApiList(MAILS, MailDto)
  @ApiProblems('/api/mails', 401, 403)
  list(
    @ListQuery(MAILS) request: MailsRequest,
    @RequestLanguage() language: Language,
  ): Promise<Page<MailDto>> {
    return this.mails.list(request, language);
  }

  @Get('delivery')
  @ApiSession()
  @ApiOperation({ summary: 'Read how mails leave the site' })
  @ApiOkResponse({ description: 'The way out.', type: MailDeliveryDto })
  @ApiProblems('/api/mails/delivery', 401, 403)
  delivery(): Promise<MailDeliveryDto> {
    return this.mails.delivery();
  }

  @Get(':id')
  @ApiSession()
  @ApiOperation({ summary: 'Read what became of one mail' })
  @ApiParam({ name: 'id', type: 'integer', example: 12 })
  @ApiOkResponse({ description: 'The mail.', type: MailDto })
  @ApiProblems('/api/mails/12', 401, 403, 404)
  one(@Param('id', IdPipe) id: number, @RequestLanguage() language: Language): Promise<MailDto> {
    return this.mails.one(id, language);
  }

  @Post(':id/send-again')
  @HttpCode(200)
  @ApiSession()
  @ApiOperation({
    summary: 'Send a mail again',
    description: 'One that was given up (`failed` or `uncertain`): it is tried as at first.',
  })
  @ApiParam({ name: 'id', type: 'integer', example: 12 })
  @ApiOkResponse({ description: 'The mail, queued.', type: MailDto })
  @ApiProblems('/api/mails/12/send-again', 401, 403, 404, 409)
  sendAgain(
    @Param('id', IdPipe) id: number,
    @RequestLanguage() language: Language,
  ): Promise<MailDto> {
    return this.mails.sendAgain(id, language);
  }

  @Delete(':id')
  @ApiSession()
  @ApiOperation({
    summary: 'Delete a mail',
    description: 'One that was not sent yet is not sent any more.',
  })
  @ApiParam({ name: 'id', type: 'integer', example: 12 })
  @ApiOkResponse({ description: 'The mail as it was.', type: MailDto })
  @ApiProblems('/api/mails/12', 401, 403, 404)
  remove(@Param('id', IdPipe) id: number, @RequestLanguage() language: Language): Promise<MailDto> {
    return this.mails.remove(id, language);
  }
}
