import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Public } from '../../access/access.js';
import { GetEndpoint } from '../../endpoints/endpoints.js';
import { CachedForVisitors } from '../../http/operations.js';
import { ApiBlockModels } from '../../media/dto/blocks.dto.js';
import { ApiProblems } from '../../openapi/problems.js';
import { ArchivedIssueDto, ArchivedIssueTextDto } from './archived-issue.dto.js';
import { IssueArchiveService } from './issue-archive.service.js';

@ApiTags('newsletter')
@CachedForVisitors()
@ApiBlockModels()
@Controller('newsletter/archive')
export class IssueArchiveController {
  constructor(private readonly archive: IssueArchiveService) {}

  @Public()
  @GetEndpoint('', [ArchivedIssueDto], {
    summary: 'List the issues of the archive, newest first',
    answer: 'Issues that were sent and are not left out of the archive.',
  })
  list(): Promise<ArchivedIssueDto[]> {
    return this.archive.list();
  }

  @Public()
  @Get(':slug')
  @ApiOperation({ summary: 'Read an issue of the archive' })
  @ApiParam({ name: 'slug', example: '2026-05-01' })
  @ApiOkResponse({ description: 'The issue, as it was sent to all.', type: ArchivedIssueTextDto })
  @ApiProblems(404)
  one(@Param('slug') slug: string): Promise<ArchivedIssueTextDto> {
    return this.archive.one(slug);
  }
}
