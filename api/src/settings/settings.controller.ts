import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, IsAdminOr, Public } from '../access/access.js';
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
import type { User } from '../users/user.entity.js';
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
      'Omitted fields are unchanged. The account number, its holder, the hours for which their changes wait, the association’s e-mail address and what is required of second factors need a recent sign-in. The former e-mail address is told of another one, and for 72 hours of changes of the account; so are administrators who have lost that role. Changes of the account hold only after these hours, and are announced to all administrators by mail; raised hours hold at once. Until then they are in `pendingAccount`.',
    answer: 'The changed settings.',
  })
  @RecentSignInForSome()
  update(
    @Param('id', IdPipe) id: number,
    @Body() settings: UpdateSettingsDto,
    @ExpectedVersion() versions: ExpectedVersions,
    @CurrentUser() user: User,
    @CurrentSession() session: Session,
  ): Promise<SettingsDto> {
    return this.settings.update(id, settings, versions, {
      id: user.id,
      requireRecent: () => this.recent.require(session),
    });
  }
}
