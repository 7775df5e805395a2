import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public, Roles } from '../access/access.js';
import { OpenToTokens } from '../access/token-scopes.js';
import { MOVES_TO_TRASH } from '../content/kept-in-trash.js';
import {
  BulkDeleteDto,
  BulkEndpoint,
  BulkResultDto,
  changeEach,
} from '../endpoints/bulk-endpoint.js';
import {
  ChangeEndpoint,
  CreateEndpoint,
  DeleteEndpoint,
  ListEndpoint,
  ReadEndpoint,
} from '../endpoints/resource-endpoints.js';
import { IdPipe } from '../fields/id.pipe.js';
import { CachedForVisitors } from '../http/operations.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { WithImages } from '../media/with-images.js';
import { Repeatable, type RepeatableRequest } from '../rows/idempotency-key.js';
import { ExpectedVersion, type ExpectedVersions } from '../rows/row-version.js';
import type { User } from '../users/user.entity.js';
import { CreateTeamMemberDto, TeamMemberDto, UpdateTeamMemberDto } from './dto/team-member.dto.js';
import { TEAM, type TeamRequest } from './team.resource.js';
import { TeamService } from './team.service.js';

@ApiTags('team')
@OpenToTokens({ read: ['content:read'], write: ['content:write'] })
@Roles('editor')
@CachedForVisitors()
@Controller('team')
@WithImages()
export class TeamController {
  constructor(private readonly team: TeamService) {}

  @Public()
  @ListEndpoint(TEAM, TeamMemberDto, { summary: 'List team members, by their order' })
  list(@ListQuery(TEAM) request: TeamRequest): Promise<Page<TeamMemberDto>> {
    return this.team.list(request);
  }

  @Public()
  @ReadEndpoint(TEAM, TeamMemberDto)
  one(@Param('id', IdPipe) id: number): Promise<TeamMemberDto> {
    return this.team.one(id);
  }

  @CreateEndpoint(TEAM, TeamMemberDto)
  create(
    @Body() member: CreateTeamMemberDto,
    @Repeatable() request: RepeatableRequest | undefined,
  ): Promise<TeamMemberDto> {
    return this.team.create(member, request);
  }

  @ChangeEndpoint(TEAM, TeamMemberDto)
  update(
    @Param('id', IdPipe) id: number,
    @Body() member: UpdateTeamMemberDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<TeamMemberDto> {
    return this.team.update(id, member, versions);
  }

  @BulkEndpoint(TEAM)
  bulk(
    @Body() { ids }: BulkDeleteDto,
    @RequestLanguage() language: Language,
    @CurrentUser() { fullName }: User,
  ): Promise<BulkResultDto> {
    return changeEach(ids, language, (id) => this.team.remove(id, fullName));
  }

  @DeleteEndpoint(TEAM, TeamMemberDto, MOVES_TO_TRASH)
  remove(
    @Param('id', IdPipe) id: number,
    @CurrentUser() { fullName }: User,
  ): Promise<TeamMemberDto> {
    return this.team.remove(id, fullName);
  }
}
