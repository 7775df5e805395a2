import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsAdminOr, Public } from '../access/access.js';
import { RecentSignInForSome } from '../access/recent-sign-in.js';
import { CurrentSession } from '../auth/current-session.js';
import type { Session } from '../auth/session-reader.service.js';
import { RecentSignInService } from '../auth/sessions/recent-sign-in.service.js';
import { ChangeEndpoint, ListEndpoint, ReadEndpoint } from '../endpoints/resource-endpoints.js';
import { IdPipe } from '../fields/id.pipe.js';
import { CachedForVisitors } from '../http/operations.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { WithImages } from '../media/with-images.js';
import { ExpectedVersion, type ExpectedVersions } from '../rows/row-version.js';
import { SettingsDto, UpdateSettingsDto } from './dto/settings.dto.js';
import { SETTINGS, type SettingsRequest } from './settings.resource.js';
import { SettingsService } from './settings.service.js';

const ONE_ROW =
  'There is one row, with id 1: none can be added or deleted (405). Visitors get the fields that the site shows, including retention periods; administrators and accountants also the time of the last change.';

@ApiTags('settings')
@CachedForVisitors()
@WithImages()
@Controller('settings')
export class SettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly recent: RecentSignInService,
  ) {}

  @Public()
  @ListEndpoint(SETTINGS, SettingsDto, { summary: 'List the settings', description: ONE_ROW })
  list(
    @ListQuery(SETTINGS) request: SettingsRequest,
    @IsAdminOr('accountant') isStaff: boolean,
  ): Promise<Page<SettingsDto>> {
    return this.settings.list(request, isStaff);
  }

  @Public()
  @ReadEndpoint(SETTINGS, SettingsDto, {
    summary: 'Read the settings',
    description: ONE_ROW,
    answer: 'The settings.',
  })
  one(
    @Param('id', IdPipe) id: number,
    @IsAdminOr('accountant') isStaff: boolean,
  ): Promise<SettingsDto> {
    return this.settings.one(id, isStaff);
  }

  @ChangeEndpoint(SETTINGS, SettingsDto, {
    summary: 'Change the settings',
    partSummary: 'Change some of the settings',
    description:
      'Omitted fields are unchanged. The account number, its holder and the hours for which their changes wait require a recent sign-in. Such changes hold only after these hours, and are announced to all administrators by mail; raised hours hold at once. Until then they are in `pendingAccount`.',
    answer: 'The changed settings.',
  })
  @RecentSignInForSome()
  update(
    @Param('id', IdPipe) id: number,
    @Body() settings: UpdateSettingsDto,
    @ExpectedVersion() versions: ExpectedVersions,
    @CurrentSession() session: Session,
  ): Promise<SettingsDto> {
    return this.settings.update(id, settings, versions, () => this.recent.require(session));
  }
}
