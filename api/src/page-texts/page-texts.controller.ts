import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsAdminOr, Public, Roles } from '../access/access.js';
import { OpenToTokens } from '../access/token-scopes.js';
import { GetEndpoint } from '../endpoints/endpoints.js';
import { ChangeEndpoint, ListEndpoint, ReadEndpoint } from '../endpoints/resource-endpoints.js';
import { IdPipe } from '../fields/id.pipe.js';
import { CachedForVisitors } from '../http/operations.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { ExpectedVersion, type ExpectedVersions } from '../rows/row-version.js';
import { ChangePageTextsDto, PageTextsDto, StoredTextsDto } from './dto/page-texts.dto.js';
import { PAGE_TEXTS, type PageTextsRequest } from './page-texts.resource.js';
import { PageTextsService } from './page-texts.service.js';

@ApiTags('page-texts')
@OpenToTokens({ read: ['content:read'], write: ['content:write'] })
@Roles('editor')
@CachedForVisitors()
@Controller('page-texts')
export class PageTextsController {
  constructor(private readonly pageTexts: PageTextsService) {}

  @Public()
  @ListEndpoint(PAGE_TEXTS, PageTextsDto, {
    summary: 'List the pages with their texts',
    description: 'The pages are fixed: none can be added or deleted (405).',
  })
  list(
    @ListQuery(PAGE_TEXTS) request: PageTextsRequest,
    @IsAdminOr('editor') editor: boolean,
  ): Promise<Page<PageTextsDto>> {
    return this.pageTexts.list(request, editor);
  }

  @Public()
  @GetEndpoint('stored', StoredTextsDto, {
    summary: 'Read the texts that were changed',
    answer: 'The texts that differ from those of a new installation.',
  })
  stored(): Promise<StoredTextsDto> {
    return this.pageTexts.stored();
  }

  @Public()
  @ReadEndpoint(PAGE_TEXTS, PageTextsDto, {
    summary: 'Read the texts of one page',
    answer: 'The page with its texts.',
  })
  one(
    @Param('id', IdPipe) id: number,
    @IsAdminOr('editor') editor: boolean,
  ): Promise<PageTextsDto> {
    return this.pageTexts.one(id, editor);
  }

  @ChangeEndpoint(PAGE_TEXTS, PageTextsDto, {
    summary: 'Change texts of a page, or restore the originals',
    partSummary: 'Change some texts of a page, or restore the originals',
    description: 'Texts left out stay as they are; null restores the original.',
    answer: 'The page with its changed texts.',
  })
  update(
    @Param('id', IdPipe) id: number,
    @Body() { texts = [] }: ChangePageTextsDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<PageTextsDto> {
    return this.pageTexts.update(id, texts, versions);
  }
}
