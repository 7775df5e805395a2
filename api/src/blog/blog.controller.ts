import { Body, Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser, IsAdminOr, Public, Roles } from '../access/access.js';
import { OpenToTokens } from '../access/token-scopes.js';
import { MOVES_TO_TRASH } from '../content/kept-in-trash.js';
import { OpenToDraftLinks, SeesDraft } from '../draft-links/open-to-draft-links.js';
import {
  BulkEndpoint,
  BulkPublishDto,
  BulkResultDto,
  changeEach,
} from '../endpoints/bulk-endpoint.js';
import { GetEndpoint } from '../endpoints/endpoints.js';
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
import { BlogNeighboursService } from './blog-neighbours.service.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogVersionsService, MAX_VERSIONS } from './blog-versions.service.js';
import { BLOG, type BlogRequest } from './blog.resource.js';
import { BlogService } from './blog.service.js';
import { BlogNeighboursDto } from './dto/blog-neighbours.dto.js';
import { BlogPostStateDto, BlogPostVersionDto } from './dto/blog-post-version.dto.js';
import { BlogPostDto, CreateBlogPostDto, UpdateBlogPostDto } from './dto/blog-post.dto.js';

@ApiTags('blog')
@OpenToTokens({ read: ['content:read'], write: ['content:write'] })
@Roles('editor')
@CachedForVisitors()
@Controller('blog')
@WithImages()
@WithFormattedTexts(BlogPost)
export class BlogController {
  constructor(
    private readonly blog: BlogService,
    private readonly blogNeighbours: BlogNeighboursService,
    private readonly blogVersions: BlogVersionsService,
  ) {}

  @Public()
  @ApiTextsParameter()
  @ListEndpoint(BLOG, BlogPostDto, {
    summary: 'List posts, newest first',
    description: 'Visitors see published posts; administrators also drafts and scheduled posts.',
  })
  list(
    @ListQuery(BLOG) request: BlogRequest,
    @IsAdminOr('editor') editor: boolean,
  ): Promise<Page<BlogPostDto>> {
    return this.blog.list(request, editor);
  }

  @Public()
  @Get('categories')
  @ApiOperation({ summary: 'List the categories in use' })
  @ApiOkResponse({
    description: 'Each distinct category of the posts the caller may see.',
    schema: { type: 'array', items: { type: 'string' }, example: ['Prevencija', 'Terapija'] },
  })
  categories(@IsAdminOr('editor') editor: boolean): Promise<string[]> {
    return this.blog.categories(editor);
  }

  @Public()
  @ApiTextsParameter()
  @OpenToDraftLinks()
  @ReadEndpoint(BLOG, BlogPostDto)
  one(@Param('idOrSlug') idOrSlug: string, @SeesDraft() seesDraft: boolean): Promise<BlogPostDto> {
    return this.blog.one(idOrSlug, seesDraft);
  }

  @Public()
  @GetEndpoint(':idOrSlug/neighbours', BlogNeighboursDto, {
    summary: 'Read the neighbours of a post',
    description:
      'The previous and the next post by date, and related posts, with the fields that links need.',
    answer: 'Links to the posts.',
    problems: [404],
  })
  @ApiParam({ name: 'idOrSlug', description: 'Id or slug.', example: 'terapija-opustanja' })
  neighbours(
    @Param('idOrSlug') idOrSlug: string,
    @IsAdminOr('editor') editor: boolean,
  ): Promise<BlogNeighboursDto> {
    return this.blogNeighbours.of(idOrSlug, editor);
  }

  @GetEndpoint(':id/versions', [BlogPostVersionDto], {
    summary: 'List the versions of a post, newest first',
    description: `The first is the current version. The newest ${MAX_VERSIONS} are stored, and deleted with the post.`,
    answer: 'The versions, with author, time and changed fields.',
    problems: [404],
  })
  @ApiParam({ name: 'id', type: 'integer', example: 7 })
  versions(@Param('id', IdPipe) id: number): Promise<BlogPostVersionDto[]> {
    return this.blogVersions.list(id);
  }

  @GetEndpoint(':id/versions/:version', BlogPostStateDto, {
    summary: 'Read a version of a post',
    description:
      'To restore it, send its `fields` with PUT; without `isPublished` and `publishDate` the publication is unchanged.',
    answer: 'The state.',
    problems: [404],
  })
  @ApiParam({ name: 'id', type: 'integer', example: 7 })
  @ApiParam({ name: 'version', type: 'integer', example: 3 })
  version(
    @Param('id', IdPipe) id: number,
    @Param('version', IdPipe) version: number,
  ): Promise<BlogPostStateDto> {
    return this.blogVersions.one(id, version);
  }

  @CreateEndpoint(BLOG, BlogPostDto, { summary: 'Write a post' })
  create(
    @Body() post: CreateBlogPostDto,
    @CurrentUser() { fullName }: User,
    @Repeatable() request: RepeatableRequest | undefined,
  ): Promise<BlogPostDto> {
    return this.blog.create(post, fullName, request);
  }

  @ChangeEndpoint(BLOG, BlogPostDto)
  update(
    @Param('idOrSlug', IdPipe) id: number,
    @Body() post: UpdateBlogPostDto,
    @CurrentUser() { fullName }: User,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<BlogPostDto> {
    return this.blog.update(id, post, fullName, versions);
  }

  @BulkEndpoint(BLOG)
  bulk(
    @Body() { action, ids }: BulkPublishDto,
    @RequestLanguage() language: Language,
    @CurrentUser() { fullName }: User,
  ): Promise<BulkResultDto> {
    return changeEach(ids, language, (id) =>
      action === 'delete'
        ? this.blog.remove(id, fullName)
        : this.blog.update(id, { isPublished: action === 'publish' }, fullName),
    );
  }

  @DeleteEndpoint(BLOG, BlogPostDto, MOVES_TO_TRASH)
  remove(
    @Param('idOrSlug', IdPipe) id: number,
    @CurrentUser() { fullName }: User,
  ): Promise<BlogPostDto> {
    return this.blog.remove(id, fullName);
  }
}
