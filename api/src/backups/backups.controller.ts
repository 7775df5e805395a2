import { pipeline } from 'node:stream/promises';
import { Body, Controller, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiConsumes,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { RecentSignIn } from '../access/recent-sign-in.js';
import { RecordsAct } from '../actors/records-act.js';
import { ActionEndpoint, GetEndpoint } from '../endpoints/endpoints.js';
import { FileEndpoint } from '../endpoints/file-endpoints.js';
import { ReadsBodyItself } from '../http/bodies/takes-json.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { ApiProblems } from '../openapi/problems.js';
import { UnsupportedMediaTypeError } from '../problems/domain-errors.js';
import { DETAILS } from '../problems/problem-texts.js';
import { BackupFilesService } from './backup-files.service.js';
import { BackupsService } from './backups.service.js';
import { BackupDto, BackupsDto, DownloadDto, RestoreDto } from './dto/backup.dto.js';
import { StartRestoreDto } from './dto/restore.dto.js';
import { RestoresService } from './restores.service.js';

const BYTES = 'application/octet-stream';

const ApiFile = () =>
  ApiParam({
    name: 'file',
    description: 'The name of a backup in the list.',
    example: 'site-2026-05-01T024000Z.backup',
  });

/** For administrators: backups have all that the site stores. */
@ApiTags('backups')
@Controller('backups')
export class BackupsController {
  constructor(
    private readonly backups: BackupsService,
    private readonly files: BackupFilesService,
    private readonly restores: RestoresService,
  ) {}

  @GetEndpoint('', BackupsDto, {
    summary: 'List the backups, and the last restore',
    description:
      'The verified backups of every night, those that were asked for, and an uploaded one, on this server.',
    answer: 'The backups, and what the restore does or how it ended.',
  })
  async list(@RequestLanguage() language: Language): Promise<BackupsDto> {
    return {
      ...(await this.backups.progress(language)),
      backups: await this.files.list(),
      restore: await this.restores.last(language),
    };
  }

  @RecordsAct('backup-requested')
  @Post()
  @HttpCode(202)
  @ApiOperation({
    summary: 'Make a backup now',
    description:
      'Like those of every night, and counted apart from them: the newest seven are kept, for a week. While one is being made, no other is. Read the list to know how it goes.',
  })
  @ApiAcceptedResponse({ description: 'The backups: one is being made.', type: BackupsDto })
  @ApiProblems(409)
  async make(@RequestLanguage() language: Language): Promise<BackupsDto> {
    await this.backups.request();
    return this.list(language);
  }

  @RecentSignIn()
  @RecordsAct('file-changed')
  @Post('upload')
  @HttpCode(200)
  @ReadsBodyItself('file')
  @ApiOperation({
    summary: 'Upload a backup',
    description:
      'A file that this installation made, as it was downloaded, of at most 20 GB, in place of one that was uploaded before. It is kept for a week, and restored only by another request.',
  })
  @ApiConsumes(BYTES)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse({ description: 'The backup.', type: BackupDto })
  @ApiProblems(400, 409, 413, 415)
  upload(@Req() request: Request): Promise<BackupDto> {
    if (!request.is(BYTES)) throw new UnsupportedMediaTypeError(DETAILS[415]);
    return this.files.receive(request);
  }

  @RecentSignIn()
  @RecordsAct('exported')
  @ApiFile()
  @ActionEndpoint(':file/download', DownloadDto, {
    summary: 'Get a link to download a backup',
    answer: 'The link, which is valid for the administrators who are signed in.',
    problems: [404],
  })
  async download(@Param('file') file: string): Promise<DownloadDto> {
    return { url: await this.files.link(file) };
  }

  @ApiFile()
  @ApiQuery({
    name: 'key',
    type: String,
    description: 'The key of a link.',
    example: '1777624800.q1w2e3',
  })
  @FileEndpoint(':file/content', BYTES, {
    summary: 'Download a backup',
    answer: 'The file.',
    problems: [404],
  })
  async content(
    @Param('file') file: string,
    @Query('key') key: string | undefined,
    @Res() response: Response,
  ): Promise<void> {
    const { stream, bytes } = await this.files.open(file, key ?? '');
    response
      .attachment(file)
      .set({ 'Cache-Control': 'private, no-store', 'Content-Length': String(bytes) });
    // A browser that leaves ends the response, and nothing is wrong then.
    await pipeline(stream, response).catch(() => response.destroy());
  }

  @RecentSignIn()
  @RecordsAct('restore-begun', 'database')
  @ApiFile()
  @ActionEndpoint(':file/restore', RestoreDto, {
    summary: 'Restore a backup in place of everything',
    description:
      'Checks the backup and its signature, and migrates it where it is of an earlier version; saves the present state in another backup; and replaces the rows in one transaction. Accounts, revoked tokens, the change log, unsubscriptions and what was sent stay as they are; another account for donations waits like any change of it. Erasures of personal data since the backup are repeated. All users are signed out, and all administrators and the association are told by mail. Read the list to know how it goes.',
    answer: 'The restore, which has begun.',
    problems: [400, 404, 409],
  })
  restore(
    @Param('file') file: string,
    @Body() _confirmation: StartRestoreDto,
    @RequestLanguage() language: Language,
  ): Promise<RestoreDto> {
    return this.restores.start(file, language);
  }
}
