import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, IsAdminOr, Public, Roles } from '../access/access.js';
import { OpenToTokens } from '../access/token-scopes.js';
import { MOVES_TO_TRASH } from '../content/kept-in-trash.js';
import {
  BulkEndpoint,
  BulkPublishDto,
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
import { ApiTextsParameter, WithFormattedTexts } from '../media/with-formatted-texts.js';
import { WithImages } from '../media/with-images.js';
import { Repeatable, type RepeatableRequest } from '../rows/idempotency-key.js';
import { ExpectedVersion, type ExpectedVersions } from '../rows/row-version.js';
import type { User } from '../users/user.entity.js';
import { CreateProjectDto, ProjectDto, UpdateProjectDto } from './dto/project.dto.js';
import { Project } from './project.entity.js';
import { PROJECTS, type ProjectsRequest } from './projects.resource.js';
import { ProjectsService } from './projects.service.js';

@ApiTags('projects')
@OpenToTokens({ read: ['content:read'], write: ['content:write'] })
@Roles('editor')
@CachedForVisitors()
@Controller('projects')
@WithImages()
@WithFormattedTexts(Project)
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  @Public()
  @ApiTextsParameter()
  @ListEndpoint(PROJECTS, ProjectDto, {
    summary: 'List projects, by id',
    description: 'Visitors see published projects; administrators also drafts.',
  })
  list(
    @ListQuery(PROJECTS) request: ProjectsRequest,
    @IsAdminOr('editor') editor: boolean,
  ): Promise<Page<ProjectDto>> {
    return this.projects.list(request, editor);
  }

  @Public()
  @ApiTextsParameter()
  @ReadEndpoint(PROJECTS, ProjectDto)
  one(
    @Param('idOrSlug') idOrSlug: string,
    @IsAdminOr('editor') editor: boolean,
  ): Promise<ProjectDto> {
    return this.projects.one(idOrSlug, editor);
  }

  @CreateEndpoint(PROJECTS, ProjectDto)
  create(
    @Body() project: CreateProjectDto,
    @Repeatable() request: RepeatableRequest | undefined,
  ): Promise<ProjectDto> {
    return this.projects.create(project, request);
  }

  @ChangeEndpoint(PROJECTS, ProjectDto)
  update(
    @Param('idOrSlug', IdPipe) id: number,
    @Body() project: UpdateProjectDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<ProjectDto> {
    return this.projects.update(id, project, versions);
  }

  @BulkEndpoint(PROJECTS)
  bulk(
    @Body() { action, ids }: BulkPublishDto,
    @RequestLanguage() language: Language,
    @CurrentUser() { fullName }: User,
  ): Promise<BulkResultDto> {
    return changeEach(ids, language, (id) =>
      action === 'delete'
        ? this.projects.remove(id, fullName)
        : this.projects.update(id, { isPublished: action === 'publish' }),
    );
  }

  @DeleteEndpoint(PROJECTS, ProjectDto, MOVES_TO_TRASH)
  remove(
    @Param('idOrSlug', IdPipe) id: number,
    @CurrentUser() { fullName }: User,
  ): Promise<ProjectDto> {
    return this.projects.remove(id, fullName);
  }
}
