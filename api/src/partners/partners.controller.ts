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
import { CachedForVisitors } from '../http/operations.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { WithImages } from '../media/with-images.js';
import { ApiList, ApiProblems, ApiSession } from '../openapi/api-docs.js';
import { ApiIdempotencyKey, Repeatable, type RepeatableRequest } from '../rows/idempotency-key.js';
import { ApiExpectedVersion, ExpectedVersion, type ExpectedVersions } from '../rows/row-version.js';
import { CreatePartnerDto, PartnerDto, UpdatePartnerDto } from './dto/partner.dto.js';
import { PARTNERS, type PartnersRequest } from './partners.resource.js';
import { PartnersService } from './partners.service.js';

@ApiTags('partners')
@CachedForVisitors()
@Controller('partners')
@WithImages()
export class PartnersController {
  constructor(private readonly partners: PartnersService) {}

  @Public()
  @Get()
  @ApiOperation({ summary: 'List partners and funders, by their order' })
  @ApiList(PARTNERS, PartnerDto)
  list(@ListQuery(PARTNERS) request: PartnersRequest): Promise<Page<PartnerDto>> {
    return this.partners.list(request);
  }

  @Public()
  @Get(':id')
  @ApiOperation({ summary: 'Read one partner' })
  @ApiParam({ name: 'id', type: 'integer', example: 2 })
  @ApiOkResponse({ description: 'The partner.', type: PartnerDto })
  @ApiProblems('/api/partners/2', 404)
  one(@Param('id', IdPipe) id: number): Promise<PartnerDto> {
    return this.partners.one(id);
  }

  @Post()
  @ApiSession()
  @ApiIdempotencyKey()
  @ApiOperation({ summary: 'Add a partner' })
  @ApiCreatedResponse({ description: 'The new partner.', type: PartnerDto })
  @ApiProblems('/api/partners', 400, 401, 403, 410, 413, 415, 422)
  create(
    @Body() partner: CreatePartnerDto,
    @Repeatable() request: RepeatableRequest | undefined,
  ): Promise<PartnerDto> {
    return this.partners.create(partner, request);
  }

  @Put(':id')
  @ApiSession()
  @ApiExpectedVersion()
  @ApiOperation({ summary: 'Change a partner', description: 'Fields left out stay as they are.' })
  @ApiParam({ name: 'id', type: 'integer', example: 2 })
  @ApiOkResponse({ description: 'The changed partner.', type: PartnerDto })
  @ApiProblems('/api/partners/2', 400, 401, 403, 404, 412, 413, 415)
  replace(
    @Param('id', IdPipe) id: number,
    @Body() partner: UpdatePartnerDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<PartnerDto> {
    return this.partners.update(id, partner, versions);
  }

  @Patch(':id')
  @ApiSession()
  @ApiExpectedVersion()
  @ApiOperation({ summary: 'Change some fields of a partner' })
  @ApiParam({ name: 'id', type: 'integer', example: 2 })
  @ApiOkResponse({ description: 'The changed partner.', type: PartnerDto })
  @ApiProblems('/api/partners/2', 400, 401, 403, 404, 412, 413, 415)
  update(
    @Param('id', IdPipe) id: number,
    @Body() partner: UpdatePartnerDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<PartnerDto> {
    return this.partners.update(id, partner, versions);
  }

  @Delete(':id')
  @ApiSession()
  @ApiOperation({ summary: 'Delete a partner' })
  @ApiParam({ name: 'id', type: 'integer', example: 2 })
  @ApiOkResponse({ description: 'The partner as it was.', type: PartnerDto })
  @ApiProblems('/api/partners/2', 401, 403, 404)
  remove(@Param('id', IdPipe) id: number): Promise<PartnerDto> {
    return this.partners.remove(id);
  }
}
