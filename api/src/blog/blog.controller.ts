import { Body, Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser, IsAdmin, Public } from '../access/access.js';
import { IdPipe } from '../fields/id.pipe.js';
import { ARTICLE_BYTES, TakesJson } from '../http/bodies/takes-json.js';
import { CachedForVisitors } from '../http/operations.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { WithImages } from '../media/with-images.js';
import { ApiIdBesideSlug, ApiList, ApiProblems, ApiSession } from '../openapi/api-docs.js';
import { ApiIdempotencyKey, Repeatable, type RepeatableRequest } from '../rows/idempotency-key.js';
import { ApiExpectedVersion, ExpectedVersion, type ExpectedVersions } from '../rows/row-version.js';
import type { User } from '../users/user.entity.js';
import { BlogNeighboursService } from './blog-neighbours.service.js';
import { BlogVersionsService, MOST_VERSIONS } from './blog-versions.service.js';
import { BLOG, type BlogRequest } from './blog.resource.js';
import { BlogService } from './blog.service.js';
import { BlogNeighboursDto } from './dto/blog-neighbours.dto.js';
import { BlogPostStateDto, BlogPostVersionDto } from './dto/blog-post-version.dto.js';
import { BlogPostDto, CreateBlogPostDto, UpdateBlogPostDto } from './dto/blog-post.dto.js';

@ApiTags('blog')
@CachedForVisitors()
@Controller('blog')
@WithImages()
export class BlogController {
  constructor(
    private readonly blog: BlogService,
    private readonly blogNeighbours: BlogNeighboursService,
    private readonly blogVersions: BlogVersionsService,
  ) {}

  @Public()
  @Get()
  @ApiOperation({
    summary: 'List posts, newest first',
    description: 'Visitors see published posts; administrators also drafts and scheduled posts.',
  })
  @ApiList(BLOG, BlogPostDto)
  list(
    @ListQuery(BLOG) request: BlogRequest,
    @IsAdmin() admin: boolean,
  ): Promise<Page<BlogPostDto>> {
    return this.blog.list(request, admin);
  }

  @Public()
  @Get('categories')
  @ApiOperation({ summary: 'List the categories in use' })
  @ApiOkResponse({
    description: 'Each distinct category of the posts the caller may see.',
    schema: { type: 'array', items: { type: 'string' }, example: ['Prevencija', 'Terapija'] },
  })
  @ApiProblems('/api/blog/categories')
  categories(@IsAdmin() admin: boolean): Promise<string[]> {
    return this.blog.categories(admin);
  }

  @Public()
  @Get(':idOrSlug')
  @ApiOperation({ summary: 'Read one post' })
  @ApiParam({ name: 'idOrSlug', description: 'Id or slug.', example: 'terapija-opustanja' })
  @ApiOkResponse({ description: 'The post.', type: BlogPostDto })
  @ApiProblems('/api/blog/nema-ga', 404)
  one(@Param('idOrSlug') idOrSlug: string, @IsAdmin() admin: boolean): Promise<BlogPostDto> {
    return this.blog.one(idOrSlug, admin);
  }

  @Public()
  @Get(':idOrSlug/neighbours')
  @ApiOperation({
    summary: 'Read which posts are beside one',
    description: 'The previous and the next by date, and related ones, as far as links need them.',
  })
  @ApiParam({ name: 'idOrSlug', description: 'Id or slug.', example: 'terapija-opustanja' })
  @ApiOkResponse({ description: 'Links to the posts.', type: BlogNeighboursDto })
  @ApiProblems('/api/blog/nema-ga/neighbours', 404)
  neighbours(
    @Param('idOrSlug') idOrSlug: string,
    @IsAdmin() admin: boolean,
  ): Promise<BlogNeighboursDto> {
    return this.blogNeighbours.of(idOrSlug, admin);
  }

  @Get(':id/versions')
  @ApiSession()
  @ApiOperation({
    summary: 'List the states a post was saved in, newest first',
    description: `The first is the state it is in. The newest ${MOST_VERSIONS} are kept, and deleted with the post.`,
  })
  @ApiParam({ name: 'id', type: 'integer', example: 7 })
  @ApiOkResponse({
    description: 'Who saved each, when, and what was changed.',
    type: [BlogPostVersionDto],
  })
  @ApiProblems('/api/blog/7/versions', 401, 403, 404)
  versions(@Param('id', IdPipe) id: number): Promise<BlogPostVersionDto[]> {
    return this.blogVersions.list(id);
  }

  @Get(':id/versions/:version')
  @ApiSession()
  @ApiOperation({
    summary: 'Read a state a post was saved in',
    description:
      'To bring it back, send its `fields` with PUT; without `isPublished` and `publishDate`, what is published stays published.',
  })
  @ApiParam({ name: 'id', type: 'integer', example: 7 })
  @ApiParam({ name: 'version', type: 'integer', example: 3 })
  @ApiOkResponse({ description: 'The state.', type: BlogPostStateDto })
  @ApiProblems('/api/blog/7/versions/3', 401, 403, 404)
  version(
    @Param('id', IdPipe) id: number,
    @Param('version', IdPipe) version: number,
  ): Promise<BlogPostStateDto> {
    return this.blogVersions.one(id, version);
  }

  @Post()
  @TakesJson(ARTICLE_BYTES)
  @ApiSession()
  @ApiIdempotencyKey()
  @ApiOperation({ summary: 'Write a post' })
  @ApiCreatedResponse({ description: 'The new post.', type: BlogPostDto })
  @ApiProblems('/api/blog', 400, 401, 403, 409, 410, 413, 415, 422)
  create(
    @Body() post: CreateBlogPostDto,
    @CurrentUser() { fullName }: User,
    @Repeatable() request: RepeatableRequest | undefined,
  ): Promise<BlogPostDto> {
    return this.blog.create(post, fullName, request);
  }

  @Put(':idOrSlug')
  @TakesJson(ARTICLE_BYTES)
  @ApiSession()
  @ApiExpectedVersion()
  @ApiOperation({ summary: 'Change a post', description: 'Fields left out stay as they are.' })
  @ApiIdBesideSlug(7)
  @ApiOkResponse({ description: 'The changed post.', type: BlogPostDto })
  @ApiProblems('/api/blog/7', 400, 401, 403, 404, 409, 412, 413, 415)
  replace(
    @Param('idOrSlug', IdPipe) id: number,
    @Body() post: UpdateBlogPostDto,
    @CurrentUser() { fullName }: User,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<BlogPostDto> {
    return this.blog.update(id, post, fullName, versions);
  }

  @Patch(':idOrSlug')
  @TakesJson(ARTICLE_BYTES)
  @ApiSession()
  @ApiExpectedVersion()
  @ApiOperation({ summary: 'Change some fields of a post' })
  @ApiIdBesideSlug(7)
  @ApiOkResponse({ description: 'The changed post.', type: BlogPostDto })
  @ApiProblems('/api/blog/7', 400, 401, 403, 404, 409, 412, 413, 415)
  update(
    @Param('idOrSlug', IdPipe) id: number,
    @Body() post: UpdateBlogPostDto,
    @CurrentUser() { fullName }: User,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<BlogPostDto> {
    return this.blog.update(id, post, fullName, versions);
  }

  @Delete(':idOrSlug')
  @ApiSession()
  @ApiOperation({ summary: 'Delete a post' })
  @ApiIdBesideSlug(7)
  @ApiOkResponse({ description: 'The post as it was.', type: BlogPostDto })
  @ApiProblems('/api/blog/7', 401, 403, 404)
  remove(@Param('idOrSlug', IdPipe) id: number): Promise<BlogPostDto> {
    return this.blog.remove(id);
  }
}
