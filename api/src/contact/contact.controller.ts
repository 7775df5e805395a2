import { Body, Controller, Ip, Param, Post, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiExtraModels,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser, Public } from '../access/access.js';
import { RecentSignIn } from '../access/recent-sign-in.js';
import { RecordsAct } from '../actors/records-act.js';
import { MOVES_TO_TRASH } from '../content/kept-in-trash.js';
import { BulkEndpoint, BulkResultDto, changeEach, resultOf } from '../endpoints/bulk-endpoint.js';
import { CsvExport } from '../endpoints/file-endpoints.js';
import {
  ChangeEndpoint,
  DeleteEndpoint,
  ListEndpoint,
  ReadEndpoint,
} from '../endpoints/resource-endpoints.js';
import { IsEntryByHand } from '../fields/entry-by-hand.js';
import { IdPipe } from '../fields/id.pipe.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { sendCsv } from '../lists/csv.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { ApiProblems } from '../openapi/problems.js';
import { ExpectedVersion, type ExpectedVersions } from '../rows/row-version.js';
import type { User } from '../users/user.entity.js';
import { CONTACT_COLUMNS, CONTACT_FILE } from './contact.csv.js';
import { CONTACT, type ContactRequest } from './contact.resource.js';
import { ContactService } from './contact.service.js';
import { BulkMessagesDto } from './dto/bulk-messages.dto.js';
import {
  ContactMessageDto,
  MessageSentDto,
  SendMessageDto,
  UpdateMessageDto,
} from './dto/contact-message.dto.js';

/** The specification's `contact.form.success`. */
const SENT = {
  hr: 'Poruka je uspješno poslana. Odgovorit ćemo vam što prije.',
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
      'A message that is repeated within ten minutes is stored once. For an administrator who omits the form’s field `spare`, adds a message and returns the row.',
  })
  @ApiExtraModels(MessageSentDto, ContactMessageDto)
  @ApiCreatedResponse({
    description: 'The message is stored.',
    schema: {
      anyOf: [MessageSentDto, ContactMessageDto].map((dto) => ({ $ref: getSchemaPath(dto) })),
    },
    example: { message: SENT.hr },
  })
  @ApiProblems(429)
  async send(
    @Body() message: SendMessageDto,
    @IsEntryByHand() isEntryByHand: boolean,
    @RequestLanguage() language: Language,
    @Ip() ip: string,
  ): Promise<MessageSentDto | ContactMessageDto> {
    if (isEntryByHand) return this.contact.store(message, language);
    await this.contact.send(message, language, ip);
    return { message: SENT[language] };
  }

  @ListEndpoint(CONTACT, ContactMessageDto, { summary: 'List messages, newest first' })
  list(@ListQuery(CONTACT) request: ContactRequest): Promise<Page<ContactMessageDto>> {
    return this.contact.list(request);
  }

  @RecentSignIn()
  @RecordsAct('exported')
  @CsvExport(CONTACT, {
    summary: 'Export messages as CSV',
    example: '"Broj";"Primljeno";"Ime i prezime"\r\n4;"2026-05-01 11:30:00";"Ana"\r\n',
  })
  export(
    @ListQuery(CONTACT) request: ContactRequest,
    @RequestLanguage() language: Language,
    @Res() response: Response,
  ): Promise<void> {
    const rows = this.contact.all(request);
    return sendCsv(response, { name: CONTACT_FILE, columns: CONTACT_COLUMNS, rows }, language);
  }

  @ReadEndpoint(CONTACT, ContactMessageDto, { description: 'Does not mark the message as read.' })
  one(@Param('id', IdPipe) id: number): Promise<ContactMessageDto> {
    return this.contact.one(id);
  }

  @ChangeEndpoint(CONTACT, ContactMessageDto, {
    summary: 'Mark a message as read or answered, or change its note',
    partSummary: 'Mark a message as read or answered, or change its note',
  })
  update(
    @Param('id', IdPipe) id: number,
    @Body() message: UpdateMessageDto,
    @CurrentUser() { fullName }: User,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<ContactMessageDto> {
    return this.contact.update(id, message, fullName, versions);
  }

  @BulkEndpoint(CONTACT)
  async bulk(
    @Body() { action, ids }: BulkMessagesDto,
    @RequestLanguage() language: Language,
    @CurrentUser() { fullName }: User,
  ): Promise<BulkResultDto> {
    if (action === 'delete') {
      return changeEach(ids, language, (id) => this.contact.remove(id, fullName));
    }
    return resultOf(CONTACT, ids, await this.contact.mark(ids, action === 'read'), language);
  }

  @DeleteEndpoint(CONTACT, ContactMessageDto, MOVES_TO_TRASH)
  remove(
    @Param('id', IdPipe) id: number,
    @CurrentUser() { fullName }: User,
  ): Promise<ContactMessageDto> {
    return this.contact.remove(id, fullName);
  }
}
