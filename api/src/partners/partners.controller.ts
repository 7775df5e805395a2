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
import { CreatePartnerDto, PartnerDto, UpdatePartnerDto } from './dto/partner.dto.js';
import { PARTNERS, type PartnersRequest } from './partners.resource.js';
import { PartnersService } from './partners.service.js';

@ApiTags('partners')
@OpenToTokens({ read: ['content:read'], write: ['content:write'] })
@Roles('editor')
@CachedForVisitors()
@Controller('partners')
@WithImages()
export class PartnersController {
  constructor(private readonly partners: PartnersService) {}

  @Public()
  @ListEndpoint(PARTNERS, PartnerDto, { summary: 'List partners and funders, by their order' })
  list(@ListQuery(PARTNERS) request: PartnersRequest): Promise<Page<PartnerDto>> {
    return this.partners.list(request);
  }

  @Public()
  @ReadEndpoint(PARTNERS, PartnerDto)
  one(@Param('id', IdPipe) id: number): Promise<PartnerDto> {
    return this.partners.one(id);
  }

  @CreateEndpoint(PARTNERS, PartnerDto)
  create(
    @Body() partner: CreatePartnerDto,
    @Repeatable() request: RepeatableRequest | undefined,
  ): Promise<PartnerDto> {
    return this.partners.create(partner, request);
  }

  @ChangeEndpoint(PARTNERS, PartnerDto)
  update(
    @Param('id', IdPipe) id: number,
    @Body() partner: UpdatePartnerDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<PartnerDto> {
    return this.partners.update(id, partner, versions);
  }

  @BulkEndpoint(PARTNERS)
  bulk(
    @Body() { ids }: BulkDeleteDto,
    @RequestLanguage() language: Language,
    @CurrentUser() { fullName }: User,
  ): Promise<BulkResultDto> {
    return changeEach(ids, language, (id) => this.partners.remove(id, fullName));
  }

  @DeleteEndpoint(PARTNERS, PartnerDto, MOVES_TO_TRASH)
  remove(@Param('id', IdPipe) id: number, @CurrentUser() { fullName }: User): Promise<PartnerDto> {
    return this.partners.remove(id, fullName);
  }
}
