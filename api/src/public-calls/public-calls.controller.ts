import { Body, Controller, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
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
import { Repeatable, type RepeatableRequest } from '../rows/idempotency-key.js';
import { ExpectedVersion, type ExpectedVersions } from '../rows/row-version.js';
import type { User } from '../users/user.entity.js';
import { CallTextsDto } from './dto/call-texts.dto.js';
import { CreatePublicCallDto, PublicCallDto, UpdatePublicCallDto } from './dto/public-call.dto.js';
import { PUBLIC_CALLS, type PublicCallsRequest } from './public-calls.resource.js';
import { PublicCallsService } from './public-calls.service.js';

@ApiTags('public-calls')
@OpenToTokens({ read: ['content:read'], write: ['content:write'] })
@Roles('editor')
@CachedForVisitors()
@Controller('public-calls')
export class PublicCallsController {
  constructor(private readonly calls: PublicCallsService) {}

  @Public()
  @ListEndpoint(PUBLIC_CALLS, PublicCallDto, {
    summary: 'List public calls, the one that opens last first',
    description: 'Visitors see results from the time of their publication.',
  })
  list(
    @ListQuery(PUBLIC_CALLS) request: PublicCallsRequest,
    @IsAdminOr('editor') editor: boolean,
  ): Promise<Page<PublicCallDto>> {
    return this.calls.list(request, editor);
  }

  @Public()
  @OpenToDraftLinks()
  @ReadEndpoint(PUBLIC_CALLS, PublicCallDto)
  one(
    @Param('idOrSlug') idOrSlug: string,
    @SeesDraft() seesDraft: boolean,
  ): Promise<PublicCallDto> {
    return this.calls.one(idOrSlug, seesDraft);
  }

  @Public()
  @OpenToDraftLinks()
  @GetEndpoint(':idOrSlug/texts', CallTextsDto, {
    summary: 'Read the formatted texts of a public call',
    description: 'The lead, the parts and the results, parsed from their Markdown.',
    answer: 'The texts as blocks.',
    problems: [404],
  })
  @ApiParam({ name: 'idOrSlug', description: 'Id or slug.', example: 'zazeli-iii' })
  texts(
    @Param('idOrSlug') idOrSlug: string,
    @SeesDraft() seesDraft: boolean,
  ): Promise<CallTextsDto> {
    return this.calls.texts(idOrSlug, seesDraft);
  }

  @CreateEndpoint(PUBLIC_CALLS, PublicCallDto)
  create(
    @Body() call: CreatePublicCallDto,
    @Repeatable() request: RepeatableRequest | undefined,
  ): Promise<PublicCallDto> {
    return this.calls.create(call, request);
  }

  @ChangeEndpoint(PUBLIC_CALLS, PublicCallDto, {
    description:
      'Fields left out stay as they are. Once the call is open, a change of what applicants rely on (Croatian texts, dates, contact, documents) needs `reason` and `reasonEn`, and becomes a correction.',
  })
  update(
    @Param('idOrSlug', IdPipe) id: number,
    @Body() call: UpdatePublicCallDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<PublicCallDto> {
    return this.calls.update(id, call, versions);
  }

  @BulkEndpoint(PUBLIC_CALLS)
  bulk(
    @Body() { action, ids }: BulkPublishDto,
    @RequestLanguage() language: Language,
    @CurrentUser() { fullName }: User,
  ): Promise<BulkResultDto> {
    return changeEach(ids, language, (id) =>
      action === 'delete'
        ? this.calls.remove(id, fullName)
        : this.calls.update(id, { isPublished: action === 'publish' }),
    );
  }

  @DeleteEndpoint(PUBLIC_CALLS, PublicCallDto, MOVES_TO_TRASH)
  remove(
    @Param('idOrSlug', IdPipe) id: number,
    @CurrentUser() { fullName }: User,
  ): Promise<PublicCallDto> {
    return this.calls.remove(id, fullName);
  }
}
