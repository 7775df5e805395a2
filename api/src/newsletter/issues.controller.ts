import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Res,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { IdPipe } from '../fields/id.pipe.js';
import { LANGUAGES, type Language } from '../i18n/language.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { ApiList, ApiProblems, ApiSession } from '../openapi/api-docs.js';
import { ApiIdempotencyKey, Repeatable, type RepeatableRequest } from '../rows/idempotency-key.js';
import { ApiExpectedVersion, ExpectedVersion, type ExpectedVersions } from '../rows/row-version.js';
import { CreateIssueDto } from './dto/create-issue.dto.js';
import { IssueDto } from './dto/issue.dto.js';
import { SendIssueDto, TestIssueDto } from './dto/send-issue.dto.js';
import { UpdateIssueDto } from './dto/update-issue.dto.js';
import { ISSUES, type IssuesRequest } from './issues.resource.js';
import { IssuesService } from './issues.service.js';

/** Mails are styled at their elements; nothing else of them does anything in a browser. */
const PREVIEW_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups";
const PREVIEW_EMAIL = 'pretplatnik@primjer.example';

const ID = { name: 'id', type: 'integer', example: 5 } as const;

@ApiTags('issues')
@Controller('issues')
export class IssuesController {
  constructor(private readonly issues: IssuesService) {}

  @Get()
  @ApiSession()
  @ApiOperation({ summary: 'List issues of the newsletter, newest first' })
  @ApiList(ISSUES, IssueDto)
  @ApiProblems('/api/issues', 401, 403)
  list(@ListQuery(ISSUES) request: IssuesRequest): Promise<Page<IssueDto>> {
    return this.issues.list(request);
  }

  @Get(':id')
  @ApiSession()
  @ApiOperation({ summary: 'Read an issue and how far it has got' })
  @ApiParam(ID)
  @ApiOkResponse({ description: 'The issue.', type: IssueDto })
  @ApiProblems('/api/issues/5', 401, 403, 404)
  one(@Param('id', IdPipe) id: number): Promise<IssueDto> {
    return this.issues.one(id);
  }

  @Get(':id/preview/:language')
  @ApiSession()
  @ApiOperation({ summary: 'See an issue as it is mailed' })
  @ApiParam(ID)
  @ApiParam({ name: 'language', enum: LANGUAGES, example: 'hr' })
  @ApiOkResponse({
    description: 'The HTML body of the mail.',
    content: { 'text/html': { schema: { type: 'string' }, example: '<!doctype html>' } },
  })
  @ApiProblems('/api/issues/5/preview/hr', 401, 403, 404)
  async preview(
    @Param('id', IdPipe) id: number,
    @Param('language') asked: string,
    @Res() response: Response,
  ): Promise<void> {
    const language: Language = asked === 'en' ? 'en' : 'hr';
    const { html } = await this.issues.preview(id, language, PREVIEW_EMAIL);
    response
      .set({ 'Content-Security-Policy': PREVIEW_POLICY, 'X-Frame-Options': 'SAMEORIGIN' })
      .type('html')
      .send(html);
  }

  @Post()
  @ApiSession()
  @ApiIdempotencyKey()
  @ApiOperation({ summary: 'Write an issue' })
  @ApiCreatedResponse({ description: 'The new issue, a draft.', type: IssueDto })
  @ApiProblems('/api/issues', 400, 401, 403, 410, 413, 415, 422)
  create(
    @Body() issue: CreateIssueDto,
    @Repeatable() request: RepeatableRequest | undefined,
  ): Promise<IssueDto> {
    return this.issues.create(issue, request);
  }

  @Put(':id')
  @ApiSession()
  @ApiExpectedVersion()
  @ApiOperation({ summary: 'Change an issue', description: 'Fields left out stay as they are.' })
  @ApiParam(ID)
  @ApiOkResponse({ description: 'The changed issue.', type: IssueDto })
  @ApiProblems('/api/issues/5', 400, 401, 403, 404, 409, 412, 413, 415)
  replace(
    @Param('id', IdPipe) id: number,
    @Body() issue: UpdateIssueDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<IssueDto> {
    return this.issues.update(id, issue, versions);
  }

  @Patch(':id')
  @ApiSession()
  @ApiExpectedVersion()
  @ApiOperation({ summary: 'Change some fields of an issue' })
  @ApiParam(ID)
  @ApiOkResponse({ description: 'The changed issue.', type: IssueDto })
  @ApiProblems('/api/issues/5', 400, 401, 403, 404, 409, 412, 413, 415)
  update(
    @Param('id', IdPipe) id: number,
    @Body() issue: UpdateIssueDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<IssueDto> {
    return this.issues.update(id, issue, versions);
  }

  @Delete(':id')
  @ApiSession()
  @ApiOperation({ summary: 'Delete an issue that is not being sent yet' })
  @ApiParam(ID)
  @ApiOkResponse({ description: 'The issue as it was.', type: IssueDto })
  @ApiProblems('/api/issues/5', 401, 403, 404, 409)
  remove(@Param('id', IdPipe) id: number): Promise<IssueDto> {
    return this.issues.remove(id);
  }

  @Post(':id/test')
  @HttpCode(200)
  @ApiSession()
  @ApiOperation({
    summary: 'Mail an issue to one address, to look at',
    description: 'Its links end nobody’s subscription.',
  })
  @ApiParam(ID)
  @ApiOkResponse({ description: 'The mail is queued.', type: IssueDto })
  @ApiProblems('/api/issues/5/test', 400, 401, 403, 404, 413, 415)
  test(@Param('id', IdPipe) id: number, @Body() to: TestIssueDto): Promise<IssueDto> {
    return this.issues.test(id, to);
  }

  @Post(':id/send')
  @HttpCode(200)
  @ApiSession()
  @ApiOperation({
    summary: 'Send an issue, now or at a time',
    description:
      'Every confirmed subscriber gets it once, in their language, with their own link to unsubscribe.',
  })
  @ApiParam(ID)
  @ApiOkResponse({ description: 'The issue, being sent or scheduled.', type: IssueDto })
  @ApiProblems('/api/issues/5/send', 400, 401, 403, 404, 409, 413, 415)
  send(@Param('id', IdPipe) id: number, @Body() when: SendIssueDto): Promise<IssueDto> {
    return this.issues.send(id, when);
  }

  @Post(':id/unschedule')
  @HttpCode(200)
  @ApiSession()
  @ApiOperation({ summary: 'Make a scheduled issue a draft again' })
  @ApiParam(ID)
  @ApiOkResponse({ description: 'The issue.', type: IssueDto })
  @ApiProblems('/api/issues/5/unschedule', 401, 403, 404, 409)
  unschedule(@Param('id', IdPipe) id: number): Promise<IssueDto> {
    return this.issues.unschedule(id);
  }

  @Post(':id/pause')
  @HttpCode(200)
  @ApiSession()
  @ApiOperation({ summary: 'Hold back what has not gone out yet' })
  @ApiParam(ID)
  @ApiOkResponse({ description: 'The issue.', type: IssueDto })
  @ApiProblems('/api/issues/5/pause', 401, 403, 404, 409)
  pause(@Param('id', IdPipe) id: number): Promise<IssueDto> {
    return this.issues.pause(id);
  }

  @Post(':id/resume')
  @HttpCode(200)
  @ApiSession()
  @ApiOperation({ summary: 'Send on what was held back' })
  @ApiParam(ID)
  @ApiOkResponse({ description: 'The issue.', type: IssueDto })
  @ApiProblems('/api/issues/5/resume', 401, 403, 404, 409)
  resume(@Param('id', IdPipe) id: number): Promise<IssueDto> {
    return this.issues.resume(id);
  }
}
