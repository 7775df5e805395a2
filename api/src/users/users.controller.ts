import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../access/access.js';
import { RecentSignIn } from '../access/recent-sign-in.js';
import { RecordsAct } from '../actors/records-act.js';
import { BulkEndpoint, BulkResultDto, changeEach } from '../endpoints/bulk-endpoint.js';
import {
  ChangeEndpoint,
  CreateEndpoint,
  DeleteEndpoint,
  ListEndpoint,
  ReadEndpoint,
  RowActionEndpoint,
} from '../endpoints/resource-endpoints.js';
import { IdPipe } from '../fields/id.pipe.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { Repeatable, type RepeatableRequest } from '../rows/idempotency-key.js';
import { ExpectedVersion, type ExpectedVersions } from '../rows/row-version.js';
import { BulkUsersDto } from './dto/bulk-users.dto.js';
import { CreateUserDto, InvitedUserDto, UpdateUserDto, UserDto } from './dto/user.dto.js';
import type { User } from './user.entity.js';
import { USERS, type UsersRequest } from './users.resource.js';
import { UsersService } from './users.service.js';

@ApiTags('users')
@Controller('users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @ListEndpoint(USERS, UserDto, { summary: 'List users, by id' })
  list(@ListQuery(USERS) request: UsersRequest): Promise<Page<UserDto>> {
    return this.users.list(request);
  }

  @ReadEndpoint(USERS, UserDto)
  one(@Param('id', IdPipe) id: number): Promise<UserDto> {
    return this.users.one(id);
  }

  @RecentSignIn()
  @CreateEndpoint(USERS, InvitedUserDto, {
    summary: 'Add or invite a user',
    description:
      'Without a password, the user is invited: a mail has a link that sets one, once, within seven days.',
    problems: [429],
  })
  create(
    @Body() user: CreateUserDto,
    @Repeatable() request: RepeatableRequest | undefined,
    @CurrentUser() by: User,
  ): Promise<InvitedUserDto> {
    return this.users.create(user, by, request);
  }

  @ChangeEndpoint(USERS, UserDto)
  @RecentSignIn()
  update(
    @Param('id', IdPipe) id: number,
    @Body() user: UpdateUserDto,
    @ExpectedVersion() versions: ExpectedVersions,
    @CurrentUser() by: User,
  ): Promise<UserDto> {
    return this.users.update(id, user, by, versions);
  }

  @RecentSignIn()
  @BulkEndpoint(USERS)
  bulk(
    @Body() { action, ids }: BulkUsersDto,
    @RequestLanguage() language: Language,
    @CurrentUser() by: User,
  ): Promise<BulkResultDto> {
    const isActive = action === 'activate';
    return changeEach(ids, language, (id) => this.users.update(id, { isActive }, by));
  }

  @RecentSignIn()
  @RowActionEndpoint(USERS, 'invite', InvitedUserDto, {
    summary: 'Invite a user again',
    description: 'A user who has not set a password yet. The link of the former invitation ends.',
    answer: 'The user.',
    problems: [409, 429],
  })
  invite(@Param('id', IdPipe) id: number, @CurrentUser() by: User): Promise<InvitedUserDto> {
    return this.users.invite(id, by);
  }

  @RecentSignIn()
  @RecordsAct('signed-user-out')
  @RowActionEndpoint(USERS, 'end-sessions', UserDto, {
    summary: 'Sign a user out on all devices',
    description: 'The next requests of all sessions of the user are answered with 401.',
    answer: 'The user.',
  })
  endSessions(@Param('id', IdPipe) id: number): Promise<UserDto> {
    return this.users.endSessions(id);
  }

  @RecentSignIn()
  @RecordsAct('factors-removed')
  @RowActionEndpoint(USERS, 'remove-factors', UserDto, {
    summary: 'Remove the second factor and the passkeys of a user',
    description:
      'For users who lost their device. Ends all sessions of the user, who then signs in with the password alone, and tells them by mail.',
    answer: 'The user.',
    problems: [409],
  })
  removeFactors(@Param('id', IdPipe) id: number, @CurrentUser() by: User): Promise<UserDto> {
    return this.users.removeFactors(id, by);
  }

  @RecentSignIn()
  @DeleteEndpoint(USERS, UserDto, { answer: 'The deleted user.', problems: [409] })
  remove(@Param('id', IdPipe) id: number, @CurrentUser() by: User): Promise<UserDto> {
    return this.users.remove(id, by);
  }
}
