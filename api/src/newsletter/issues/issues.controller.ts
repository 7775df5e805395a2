import { Body, Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdministratorsOnly, CurrentUser, IsAdmin, Roles } from '../../access/access.js';
import { RecordsAct } from '../../actors/records-act.js';
import { MOVES_TO_TRASH } from '../../content/kept-in-trash.js';
import { emailKey } from '../../emails/email-key.js';
import {
  BulkDeleteDto,
  BulkEndpoint,
  BulkResultDto,
  changeEach,
} from '../../endpoints/bulk-endpoint.js';
import {
  ChangeEndpoint,
  CreateEndpoint,
  DeleteEndpoint,
  ListEndpoint,
  ReadEndpoint,
  RowActionEndpoint,
} from '../../endpoints/resource-endpoints.js';
import { IdPipe } from '../../fields/id.pipe.js';
import { LANGUAGES, type Language } from '../../i18n/language.js';
import { RequestLanguage } from '../../i18n/request-language.js';
import { ListQuery } from '../../lists/list-query.js';
import type { Page } from '../../lists/page.js';
import { sendMailPage } from '../../mail/mail-page.js';
import { ApiTextsParameter, WithFormattedTexts } from '../../media/with-formatted-texts.js';
import { ApiProblems } from '../../openapi/problems.js';
import { InvalidInputError } from '../../problems/domain-errors.js';
import { Repeatable, type RepeatableRequest } from '../../rows/idempotency-key.js';
import { ExpectedVersion, type ExpectedVersions } from '../../rows/row-version.js';
import type { User } from '../../users/user.entity.js';
import { changeableBy } from './changeable-issues.js';
import { CreateIssueDto, IssueDto, UpdateIssueDto } from './dto/issue.dto.js';
import {
  ArchiveIssueDto,
  IssueRefusalDto,
  SendIssueDto,
  TestIssueDto,
} from './dto/send-issue.dto.js';
import { Issue } from './issue.entity.js';
import { ISSUES, type IssuesRequest } from './issues.resource.js';
import { IssuesService } from './issues.service.js';

const OWN_EMAIL_ONLY = {
  hr: 'Probnu poruku možete poslati samo na svoju adresu.',
  en: 'You can send a test mail to your own address only.',
};

const ID = { name: 'id', type: 'integer', example: 5 } as const;

@ApiTags('issues')
@Roles('editor')
@Controller('issues')
@WithFormattedTexts(Issue)
export class IssuesController {
  constructor(private readonly issues: IssuesService) {}

  @ApiTextsParameter()
  @ListEndpoint(ISSUES, IssueDto, { summary: 'List issues of the newsletter, newest first' })
  list(@ListQuery(ISSUES) request: IssuesRequest): Promise<Page<IssueDto>> {
    return this.issues.list(request);
  }

  @ApiTextsParameter()
  @ReadEndpoint(ISSUES, IssueDto, { summary: 'Read an issue and its progress' })
  one(@Param('id', IdPipe) id: number): Promise<IssueDto> {
    return this.issues.one(id);
  }

  @Get(':id/preview/:language')
  @ApiOperation({ summary: 'Read the HTML of an issue' })
  @ApiParam(ID)
  @ApiParam({ name: 'language', enum: LANGUAGES, example: 'hr' })
  @ApiOkResponse({
    description: 'The HTML body of the mail.',
    content: { 'text/html': { schema: { type: 'string' }, example: '<!doctype html>' } },
  })
  @ApiProblems(404)
  async preview(
    @Param('id', IdPipe) id: number,
    @Param('language') requested: string,
    @Res() response: Response,
  ): Promise<void> {
    const language: Language = requested === 'en' ? 'en' : 'hr';
    sendMailPage(response, await this.issues.page(id, language));
  }

  @Get(':id/refusals')
  @ApiOperation({ summary: 'Read what an issue lacks before it is sent' })
  @ApiParam(ID)
  @ApiOkResponse({ type: IssueRefusalDto, isArray: true })
  @ApiProblems(404)
  async refusals(
    @Param('id', IdPipe) id: number,
    @RequestLanguage() language: Language,
  ): Promise<IssueRefusalDto[]> {
    const refusals = Object.entries(await this.issues.refusals(id));
    return refusals.map(([field, text]) => ({ field, message: text[language] }));
  }

  @CreateEndpoint(ISSUES, IssueDto, {
    summary: 'Write an issue',
    answer: 'The new issue, a draft.',
  })
  create(
    @Body() issue: CreateIssueDto,
    @Repeatable() request: RepeatableRequest | undefined,
  ): Promise<IssueDto> {
    return this.issues.create(issue, request);
  }

  @ChangeEndpoint(ISSUES, IssueDto, {
    description: 'Omitted fields are unchanged. Editors cannot change scheduled issues.',
    problems: [409],
  })
  update(
    @Param('id', IdPipe) id: number,
    @Body() issue: UpdateIssueDto,
    @ExpectedVersion() versions: ExpectedVersions,
    @IsAdmin() isAdmin: boolean,
  ): Promise<IssueDto> {
    return this.issues.update(id, issue, changeableBy(isAdmin), versions);
  }

  @BulkEndpoint(ISSUES)
  bulk(
    @Body() { ids }: BulkDeleteDto,
    @RequestLanguage() language: Language,
    @CurrentUser() { fullName }: User,
    @IsAdmin() isAdmin: boolean,
  ): Promise<BulkResultDto> {
    const changeable = changeableBy(isAdmin);
    return changeEach(ids, language, (id) => this.issues.remove(id, fullName, changeable));
  }

  @DeleteEndpoint(ISSUES, IssueDto, {
    ...MOVES_TO_TRASH,
    summary: 'Delete an issue that has not been sent',
    problems: [409],
  })
  remove(
    @Param('id', IdPipe) id: number,
    @CurrentUser() { fullName }: User,
    @IsAdmin() isAdmin: boolean,
  ): Promise<IssueDto> {
    return this.issues.remove(id, fullName, changeableBy(isAdmin));
  }

  @RecordsAct('test-sent')
  @RowActionEndpoint(ISSUES, 'test', IssueDto, {
    summary: 'Send a test mail of an issue',
    description: 'Its links unsubscribe nobody. Editors can send it to their own address only.',
    answer: 'The mail is queued.',
  })
  test(
    @Param('id', IdPipe) id: number,
    @Body() to: TestIssueDto,
    @CurrentUser() user: User,
    @IsAdmin() isAdmin: boolean,
  ): Promise<IssueDto> {
    if (!isAdmin && emailKey(to.email) !== emailKey(user.email)) {
      throw InvalidInputError.of('email', OWN_EMAIL_ONLY);
    }
    return this.issues.test(id, to);
  }

  @AdministratorsOnly()
  @RowActionEndpoint(ISSUES, 'send', IssueDto, {
    summary: 'Send or schedule an issue',
    description:
      'Every confirmed subscriber gets it once, in their language, with their own link to unsubscribe. Sending starts a minute later at the earliest; until then the issue can be unscheduled.',
    answer: 'The issue, which is scheduled.',
    problems: [409],
  })
  send(@Param('id', IdPipe) id: number, @Body() when: SendIssueDto): Promise<IssueDto> {
    return this.issues.send(id, when);
  }

  @AdministratorsOnly()
  @RowActionEndpoint(ISSUES, 'unschedule', IssueDto, {
    summary: 'Make a scheduled issue a draft again',
    answer: 'The issue.',
    problems: [409],
  })
  unschedule(@Param('id', IdPipe) id: number): Promise<IssueDto> {
    return this.issues.unschedule(id);
  }

  @AdministratorsOnly()
  @RowActionEndpoint(ISSUES, 'pause', IssueDto, {
    summary: 'Pause the sending of an issue',
    answer: 'The issue.',
    problems: [409],
  })
  pause(@Param('id', IdPipe) id: number): Promise<IssueDto> {
    return this.issues.pause(id);
  }

  @AdministratorsOnly()
  @RowActionEndpoint(ISSUES, 'resume', IssueDto, {
    summary: 'Resume the sending of an issue',
    answer: 'The issue.',
    problems: [409],
  })
  resume(@Param('id', IdPipe) id: number): Promise<IssueDto> {
    return this.issues.resume(id);
  }

  @AdministratorsOnly()
  @RowActionEndpoint(ISSUES, 'cancel', IssueDto, {
    summary: 'Give up the rest of a paused issue',
    description:
      'Mails that are not sent yet are deleted; the progress counts them as `cancelled`.',
    answer: 'The issue.',
    problems: [409],
  })
  cancel(@Param('id', IdPipe) id: number): Promise<IssueDto> {
    return this.issues.cancel(id);
  }

  @AdministratorsOnly()
  @RowActionEndpoint(ISSUES, 'archive', IssueDto, {
    summary: 'Put an issue into the public archive, or leave it out',
    description: 'In any state; what was sent stays as it is.',
    answer: 'The issue.',
  })
  archive(
    @Param('id', IdPipe) id: number,
    @Body() { inArchive }: ArchiveIssueDto,
  ): Promise<IssueDto> {
    return this.issues.archive(id, inArchive);
  }

  @RowActionEndpoint(ISSUES, 'copy', IssueDto, {
    summary: 'Copy an issue to a new draft',
    description:
      'Its titles are marked as those of a copy. Posts and events that are no longer public are left out.',
    answer: 'The new issue, a draft.',
  })
  copy(@Param('id', IdPipe) id: number): Promise<IssueDto> {
    return this.issues.copy(id);
  }
}
