import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
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
import { Repeatable, type RepeatableRequest } from '../rows/idempotency-key.js';
import { ExpectedVersion, type ExpectedVersions } from '../rows/row-version.js';
import type { User } from '../users/user.entity.js';
import { CreateSitePageDto, SitePageDto, UpdateSitePageDto } from './dto/site-page.dto.js';
import { PAGES, type PagesRequest } from './pages.resource.js';
import { PagesService } from './pages.service.js';
import { SitePage } from './site-page.entity.js';

@ApiTags('pages')
@OpenToTokens({ read: ['content:read'], write: ['content:write'] })
@Roles('editor')
@CachedForVisitors()
@Controller('pages')
@WithFormattedTexts(SitePage)
export class PagesController {
  constructor(private readonly pages: PagesService) {}

  @Public()
  @ApiTextsParameter()
  @ListEndpoint(PAGES, SitePageDto, {
    summary: 'List own pages, by their order',
    description: 'Visitors see published pages; administrators also drafts.',
  })
  list(
    @ListQuery(PAGES) request: PagesRequest,
    @IsAdminOr('editor') editor: boolean,
  ): Promise<Page<SitePageDto>> {
    return this.pages.list(request, editor);
  }

  @Public()
  @ApiTextsParameter()
  @OpenToDraftLinks()
  @ReadEndpoint(PAGES, SitePageDto)
  one(@Param('idOrSlug') idOrSlug: string, @SeesDraft() seesDraft: boolean): Promise<SitePageDto> {
    return this.pages.one(idOrSlug, seesDraft);
  }

  @CreateEndpoint(PAGES, SitePageDto)
  create(
    @Body() page: CreateSitePageDto,
    @Repeatable() request: RepeatableRequest | undefined,
  ): Promise<SitePageDto> {
    return this.pages.create(page, request);
  }

  @ChangeEndpoint(PAGES, SitePageDto)
  update(
    @Param('idOrSlug', IdPipe) id: number,
    @Body() page: UpdateSitePageDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<SitePageDto> {
    return this.pages.update(id, page, versions);
  }

  @BulkEndpoint(PAGES)
  bulk(
    @Body() { action, ids }: BulkPublishDto,
    @RequestLanguage() language: Language,
    @CurrentUser() { fullName }: User,
  ): Promise<BulkResultDto> {
    return changeEach(ids, language, (id) =>
      action === 'delete'
        ? this.pages.remove(id, fullName)
        : this.pages.update(id, { isPublished: action === 'publish' }),
    );
  }

  @DeleteEndpoint(PAGES, SitePageDto, MOVES_TO_TRASH)
  remove(
    @Param('idOrSlug', IdPipe) id: number,
    @CurrentUser() { fullName }: User,
  ): Promise<SitePageDto> {
    return this.pages.remove(id, fullName);
  }
}
