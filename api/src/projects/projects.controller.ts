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
import { ARTICLE_BYTES, TakesJson } from '../http/bodies/takes-json.js';
import { CachedForVisitors } from '../http/operations.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { WithImages } from '../media/with-images.js';
import { ApiIdBesideSlug, ApiList, ApiProblems, ApiSession } from '../openapi/api-docs.js';
import { ApiIdempotencyKey, Repeatable, type RepeatableRequest } from '../rows/idempotency-key.js';
import { ApiExpectedVersion, ExpectedVersion, type ExpectedVersions } from '../rows/row-version.js';
import { CreateProjectDto, ProjectDto, UpdateProjectDto } from './dto/project.dto.js';
import { PROJECTS, type ProjectsRequest } from './projects.resource.js';
import { ProjectsService } from './projects.service.js';

@ApiTags('projects')
@CachedForVisitors()
@Controller('projects')
@WithImages()
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  @Public()
  @Get()
  @ApiOperation({ summary: 'List projects, by id' })
  @ApiList(PROJECTS, ProjectDto)
  list(@ListQuery(PROJECTS) request: ProjectsRequest): Promise<Page<ProjectDto>> {
    return this.projects.list(request);
  }

  @Public()
  @Get(':idOrSlug')
  @ApiOperation({ summary: 'Read one project' })
  @ApiParam({ name: 'idOrSlug', description: 'Id or slug.', example: 'zazeli-iii' })
  @ApiOkResponse({ description: 'The project.', type: ProjectDto })
  @ApiProblems('/api/projects/nema-ga', 404)
  one(@Param('idOrSlug') idOrSlug: string): Promise<ProjectDto> {
    return this.projects.one(idOrSlug);
  }

  @Post()
  @TakesJson(ARTICLE_BYTES)
  @ApiSession()
  @ApiIdempotencyKey()
  @ApiOperation({ summary: 'Add a project' })
  @ApiCreatedResponse({ description: 'The new project.', type: ProjectDto })
  @ApiProblems('/api/projects', 400, 401, 403, 409, 410, 413, 415, 422)
  create(
    @Body() project: CreateProjectDto,
    @Repeatable() request: RepeatableRequest | undefined,
  ): Promise<ProjectDto> {
    return this.projects.create(project, request);
  }

  @Put(':idOrSlug')
  @TakesJson(ARTICLE_BYTES)
  @ApiSession()
  @ApiExpectedVersion()
  @ApiOperation({ summary: 'Change a project', description: 'Fields left out stay as they are.' })
  @ApiIdBesideSlug(4)
  @ApiOkResponse({ description: 'The changed project.', type: ProjectDto })
  @ApiProblems('/api/projects/4', 400, 401, 403, 404, 409, 412, 413, 415)
  replace(
    @Param('idOrSlug', IdPipe) id: number,
    @Body() project: UpdateProjectDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<ProjectDto> {
    return this.projects.update(id, project, versions);
  }

  @Patch(':idOrSlug')
  @TakesJson(ARTICLE_BYTES)
  @ApiSession()
  @ApiExpectedVersion()
  @ApiOperation({ summary: 'Change some fields of a project' })
  @ApiIdBesideSlug(4)
  @ApiOkResponse({ description: 'The changed project.', type: ProjectDto })
  @ApiProblems('/api/projects/4', 400, 401, 403, 404, 409, 412, 413, 415)
  update(
    @Param('idOrSlug', IdPipe) id: number,
    @Body() project: UpdateProjectDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<ProjectDto> {
    return this.projects.update(id, project, versions);
  }

  @Delete(':idOrSlug')
  @ApiSession()
  @ApiOperation({ summary: 'Delete a project' })
  @ApiIdBesideSlug(4)
  @ApiOkResponse({ description: 'The project as it was.', type: ProjectDto })
  @ApiProblems('/api/projects/4', 401, 403, 404)
  remove(@Param('idOrSlug', IdPipe) id: number): Promise<ProjectDto> {
    return this.projects.remove(id);
  }
}
