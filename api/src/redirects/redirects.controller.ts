import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../access/access.js';
import {
  BulkDeleteDto,
  BulkEndpoint,
  BulkResultDto,
  changeEach,
} from '../endpoints/bulk-endpoint.js';
import { GetEndpoint } from '../endpoints/endpoints.js';
import {
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
import {
  AddressQueryDto,
  CreateRedirectDto,
  FormerAddressDto,
  RedirectDto,
} from './dto/redirect.dto.js';
import { FormerPathsService } from './former-paths.service.js';
import { REDIRECTS, type RedirectsRequest } from './redirects.resource.js';
import { RedirectsService } from './redirects.service.js';

@ApiTags('redirects')
@CachedForVisitors()
@Controller('redirects')
export class RedirectsController {
  constructor(
    private readonly redirects: RedirectsService,
    private readonly formerAddresses: FormerPathsService,
  ) {}

  @ListEndpoint(REDIRECTS, RedirectDto, {
    summary: 'List redirects, newest first',
    description: 'Those that follow from changed slugs and deletions, and those added by hand.',
  })
  list(@ListQuery(REDIRECTS) request: RedirectsRequest): Promise<Page<RedirectDto>> {
    return this.redirects.list(request);
  }

  @Public()
  @GetEndpoint('lookup', FormerAddressDto, {
    summary: 'Find where a former address of a page leads',
    description:
      'For a path at which the site has no page. The site answers it with 301 and the location, or with 410 and the suggestions.',
    answer: 'The present address, or suggestions.',
    problems: [400, 404],
  })
  lookUp(@Query() { path }: AddressQueryDto): Promise<FormerAddressDto> {
    return this.formerAddresses.lookUp(path);
  }

  @ReadEndpoint(REDIRECTS, RedirectDto)
  one(@Param('id', IdPipe) id: number): Promise<RedirectDto> {
    return this.redirects.one(id);
  }

  @CreateEndpoint(REDIRECTS, RedirectDto, {
    description:
      'From an address with nothing at it to a page of the site or an https address. Where the target leads on itself, the redirect leads to its end.',
  })
  create(
    @Body() redirect: CreateRedirectDto,
    @Repeatable() request: RepeatableRequest | undefined,
  ): Promise<RedirectDto> {
    return this.redirects.create(redirect, request);
  }

  @BulkEndpoint(REDIRECTS)
  bulk(
    @Body() { ids }: BulkDeleteDto,
    @RequestLanguage() language: Language,
  ): Promise<BulkResultDto> {
    return changeEach(ids, language, (id) => this.redirects.remove(id));
  }

  @DeleteEndpoint(REDIRECTS, RedirectDto, {
    description: 'Its address is answered with 404 from then on.',
  })
  remove(@Param('id', IdPipe) id: number): Promise<RedirectDto> {
    return this.redirects.remove(id);
  }
}
