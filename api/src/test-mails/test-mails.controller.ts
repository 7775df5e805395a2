import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RecordsAct } from '../actors/records-act.js';
import { ActionEndpoint } from '../endpoints/endpoints.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { MailDto } from '../mail/dto/mail.dto.js';
import { TestMailDto } from './dto/test-mail.dto.js';
import { TestMailsService } from './test-mails.service.js';

@ApiTags('mails')
@Controller('mails/test')
export class TestMailsController {
  constructor(private readonly testMails: TestMailsService) {}

  @RecordsAct('test-sent', 'mails')
  @ActionEndpoint('', MailDto, {
    summary: 'Send a test mail',
    description:
      'One attempt is made, by the way in which all mails are sent. Read the mail until it is no longer `queued` or `sending`: it then has the error and the answer of the mail server.',
    answer: 'The mail, queued.',
  })
  send(@Body() { email }: TestMailDto, @RequestLanguage() language: Language): Promise<MailDto> {
    return this.testMails.send(email, language);
  }
}
