import { Body, Controller, Delete, Get, Ip, Param, Patch, Post, Put, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { IsAdmin, Public } from '../access/access.js';
import { IdPipe } from '../fields/id.pipe.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { sendCsv } from '../lists/csv.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { ApiList, ApiProblems, ApiSession } from '../openapi/api-docs.js';
import { ApiCsv } from '../openapi/csv-docs.js';
import { CONTACT_COLUMNS, CONTACT_FILE } from './contact.csv.js';
import { CONTACT, type ContactRequest } from './contact.resource.js';
import { ContactService } from './contact.service.js';
import { ContactMessageDto } from './dto/contact-message.dto.js';
import { MessageSentDto } from './dto/message-sent.dto.js';
import { SendMessageDto } from './dto/send-message.dto.js';
import { UpdateMessageDto } from './dto/update-message.dto.js';

/** The specification's `contact.form.success`. */
const SENT = {
  hr: 'Poruka je uspješno poslana. Odgovorit ćemo vam u najkraćem mogućem roku.',
  en: 'Message sent successfully. We will respond to you as soon as possible.',
};

@ApiTags('contact')
@Controller('contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Public()
  @Post()
  @ApiOperation({
    summary: 'Send a message',
    description:
      'The same message sent again within ten minutes is stored once. An administrator who leaves the form’s field `spare` out enters a message by hand and is answered with the row.',
  })
  @ApiExtraModels(MessageSentDto, ContactMessageDto)
  @ApiCreatedResponse({
    description: 'The message is stored.',
    schema: {
      anyOf: [MessageSentDto, ContactMessageDto].map((dto) => ({ $ref: getSchemaPath(dto) })),
    },
    example: { message: SENT.hr },
  })
  @ApiProblems('/api/contact', 400, 403, 413, 415, 429)
  async send(
    @Body() message: SendMessageDto,
    @IsAdmin() isAdmin: boolean,
    @RequestLanguage() language: Language,
    @Ip() ip: string,
  ): Promise<MessageSentDto | ContactMessageDto> {
    if (isAdmin && message.spare === undefined) return this.contact.store(message, language);
    await this.contact.send(message, language, ip);
    return { message: SENT[language] };
  }

  @Get()
  @ApiSession()
  @ApiOperation({ summary: 'List messages, newest first' })
  @ApiList(CONTACT, ContactMessageDto)
  @ApiProblems('/api/contact', 401, 403)
  list(@ListQuery(CONTACT) request: ContactRequest): Promise<Page<ContactMessageDto>> {
    return this.contact.list(request);
  }

  @Get('export')
  @ApiOperation({ summary: 'Export messages as CSV' })
  @ApiCsv(CONTACT, '"Broj";"Primljeno";"Ime i prezime"\r\n4;"2026-05-01 11:30:00";"Ana"\r\n')
  export(
    @ListQuery(CONTACT) request: ContactRequest,
    @RequestLanguage() language: Language,
    @Res() response: Response,
  ): Promise<void> {
    const rows = this.contact.all(request);
    return sendCsv(response, { name: CONTACT_FILE, columns: CONTACT_COLUMNS, rows }, language);
  }

  @Get(':id')
  @ApiSession()
  @ApiOperation({ summary: 'Read one message', description: 'Does not mark it as read.' })
  @ApiParam({ name: 'id', type: 'integer', example: 4 })
  @ApiOkResponse({ description: 'The message.', type: ContactMessageDto })
  @ApiProblems('/api/contact/4', 401, 403, 404)
  one(@Param('id', IdPipe) id: number): Promise<ContactMessageDto> {
    return this.contact.one(id);
  }

  @Put(':id')
  @ApiSession()
  @ApiOperation({
    summary: 'Mark a message as read or unread',
    description: 'Fields left out stay as they are.',
  })
  @ApiParam({ name: 'id', type: 'integer', example: 4 })
  @ApiOkResponse({ description: 'The changed message.', type: ContactMessageDto })
  @ApiProblems('/api/contact/4', 400, 401, 403, 404, 413, 415)
  replace(
    @Param('id', IdPipe) id: number,
    @Body() message: UpdateMessageDto,
  ): Promise<ContactMessageDto> {
    return this.contact.update(id, message);
  }

  @Patch(':id')
  @ApiSession()
  @ApiOperation({ summary: 'Mark a message as read or unread' })
  @ApiParam({ name: 'id', type: 'integer', example: 4 })
  @ApiOkResponse({ description: 'The changed message.', type: ContactMessageDto })
  @ApiProblems('/api/contact/4', 400, 401, 403, 404, 413, 415)
  update(
    @Param('id', IdPipe) id: number,
    @Body() message: UpdateMessageDto,
  ): Promise<ContactMessageDto> {
    return this.contact.update(id, message);
  }

  @Delete(':id')
  @ApiSession()
  @ApiOperation({ summary: 'Erase a message' })
  @ApiParam({ name: 'id', type: 'integer', example: 4 })
  @ApiOkResponse({ description: 'The message as it was.', type: ContactMessageDto })
  @ApiProblems('/api/contact/4', 401, 403, 404)
  remove(@Param('id', IdPipe) id: number): Promise<ContactMessageDto> {
    return this.contact.remove(id);
  }
}
