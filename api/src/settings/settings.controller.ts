import { Body, Controller, Get, Param, Patch, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { IsAdmin, Public } from '../access/access.js';
import { IdPipe } from '../fields/id.pipe.js';
import { CachedForVisitors } from '../http/operations.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { ApiList, ApiProblems, ApiSession } from '../openapi/api-docs.js';
import { ApiExpectedVersion, ExpectedVersion, type ExpectedVersions } from '../rows/row-version.js';
import { SettingsDto, UpdateSettingsDto } from './dto/settings.dto.js';
import { SETTINGS, type SettingsRequest } from './settings.resource.js';
import { SettingsService } from './settings.service.js';

const ONE_ROW =
  'There is one row, with id 1: none can be added or deleted (405). Visitors are told what the site states, how long personal data are kept included; administrators also when the row was last changed.';

@ApiTags('settings')
@CachedForVisitors()
@Controller('settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Public()
  @Get()
  @ApiOperation({ summary: 'List the settings', description: ONE_ROW })
  @ApiList(SETTINGS, SettingsDto)
  list(
    @ListQuery(SETTINGS) request: SettingsRequest,
    @IsAdmin() admin: boolean,
  ): Promise<Page<SettingsDto>> {
    return this.settings.list(request, admin);
  }

  @Public()
  @Get(':id')
  @ApiOperation({ summary: 'Read the settings', description: ONE_ROW })
  @ApiParam({ name: 'id', type: 'integer', example: 1 })
  @ApiOkResponse({ description: 'The settings.', type: SettingsDto })
  @ApiProblems('/api/settings/2', 404)
  one(@Param('id', IdPipe) id: number, @IsAdmin() admin: boolean): Promise<SettingsDto> {
    return this.settings.one(id, admin);
  }

  @Put(':id')
  @ApiSession()
  @ApiExpectedVersion()
  @ApiOperation({
    summary: 'Change the settings',
    description: 'Fields left out stay as they are.',
  })
  @ApiParam({ name: 'id', type: 'integer', example: 1 })
  @ApiOkResponse({ description: 'The changed settings.', type: SettingsDto })
  @ApiProblems('/api/settings/1', 400, 401, 403, 404, 412, 413, 415)
  replace(
    @Param('id', IdPipe) id: number,
    @Body() settings: UpdateSettingsDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<SettingsDto> {
    return this.settings.update(id, settings, versions);
  }

  @Patch(':id')
  @ApiSession()
  @ApiExpectedVersion()
  @ApiOperation({ summary: 'Change some of the settings' })
  @ApiParam({ name: 'id', type: 'integer', example: 1 })
  @ApiOkResponse({ description: 'The changed settings.', type: SettingsDto })
  @ApiProblems('/api/settings/1', 400, 401, 403, 404, 412, 413, 415)
  update(
    @Param('id', IdPipe) id: number,
    @Body() settings: UpdateSettingsDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<SettingsDto> {
    return this.settings.update(id, settings, versions);
  }
}
