import { Body, Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { Public } from '../access/access.js';
import { IdPipe } from '../fields/id.pipe.js';
import { CachedForVisitors } from '../http/operations.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { WithImages } from '../media/with-images.js';
import { ApiList, ApiProblems, ApiSession } from '../openapi/api-docs.js';
import { ApiIdempotencyKey, Repeatable, type RepeatableRequest } from '../rows/idempotency-key.js';
import { ApiExpectedVersion, ExpectedVersion, type ExpectedVersions } from '../rows/row-version.js';
import { CreateTeamMemberDto, TeamMemberDto, UpdateTeamMemberDto } from './dto/team-member.dto.js';
import { TEAM, type TeamRequest } from './team.resource.js';
import { TeamService } from './team.service.js';

@ApiTags('team')
@CachedForVisitors()
@Controller('team')
@WithImages()
export class TeamController {
  constructor(private readonly team: TeamService) {}

  @Public()
  @Get()
  @ApiOperation({ summary: 'List team members, by their order' })
  @ApiList(TEAM, TeamMemberDto)
  list(@ListQuery(TEAM) request: TeamRequest): Promise<Page<TeamMemberDto>> {
    return this.team.list(request);
  }

  @Public()
  @Get(':id')
  @ApiOperation({ summary: 'Read one team member' })
  @ApiParam({ name: 'id', type: 'integer', example: 2 })
  @ApiOkResponse({ description: 'The team member.', type: TeamMemberDto })
  @ApiProblems('/api/team/2', 404)
  one(@Param('id', IdPipe) id: number): Promise<TeamMemberDto> {
    return this.team.one(id);
  }

  @Post()
  @ApiSession()
  @ApiIdempotencyKey()
  @ApiOperation({ summary: 'Add a team member' })
  @ApiCreatedResponse({ description: 'The new team member.', type: TeamMemberDto })
  @ApiProblems('/api/team', 400, 401, 403, 410, 413, 415, 422)
  create(
    @Body() member: CreateTeamMemberDto,
    @Repeatable() request: RepeatableRequest | undefined,
  ): Promise<TeamMemberDto> {
    return this.team.create(member, request);
  }

  @Put(':id')
  @ApiSession()
  @ApiExpectedVersion()
  @ApiOperation({
    summary: 'Change a team member',
    description: 'Fields left out stay as they are.',
  })
  @ApiParam({ name: 'id', type: 'integer', example: 2 })
  @ApiOkResponse({ description: 'The changed team member.', type: TeamMemberDto })
  @ApiProblems('/api/team/2', 400, 401, 403, 404, 412, 413, 415)
  replace(
    @Param('id', IdPipe) id: number,
    @Body() member: UpdateTeamMemberDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<TeamMemberDto> {
    return this.team.update(id, member, versions);
  }

  @Patch(':id')
  @ApiSession()
  @ApiExpectedVersion()
  @ApiOperation({ summary: 'Change some fields of a team member' })
  @ApiParam({ name: 'id', type: 'integer', example: 2 })
  @ApiOkResponse({ description: 'The changed team member.', type: TeamMemberDto })
  @ApiProblems('/api/team/2', 400, 401, 403, 404, 412, 413, 415)
  update(
    @Param('id', IdPipe) id: number,
    @Body() member: UpdateTeamMemberDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<TeamMemberDto> {
    return this.team.update(id, member, versions);
  }

  @Delete(':id')
  @ApiSession()
  @ApiOperation({ summary: 'Delete a team member' })
  @ApiParam({ name: 'id', type: 'integer', example: 2 })
  @ApiOkResponse({ description: 'The team member as it was.', type: TeamMemberDto })
  @ApiProblems('/api/team/2', 401, 403, 404)
  remove(@Param('id', IdPipe) id: number): Promise<TeamMemberDto> {
    return this.team.remove(id);
  }
}
