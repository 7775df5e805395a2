import { Body, Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../access/access.js';
import { IdPipe } from '../fields/id.pipe.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { ApiList, ApiProblems, ApiSession } from '../openapi/api-docs.js';
import { ApiIdempotencyKey, Repeatable, type RepeatableRequest } from '../rows/idempotency-key.js';
import { ApiExpectedVersion, ExpectedVersion, type ExpectedVersions } from '../rows/row-version.js';
import { CreateUserDto } from './dto/create-user.dto.js';
import { UpdateUserDto } from './dto/update-user.dto.js';
import { UserDto } from './dto/user.dto.js';
import type { User } from './user.entity.js';
import { USERS, type UsersRequest } from './users.resource.js';
import { UsersService } from './users.service.js';

@ApiTags('users')
@Controller('users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get()
  @ApiSession()
  @ApiOperation({ summary: 'List users, by id' })
  @ApiList(USERS, UserDto)
  @ApiProblems('/api/users', 401, 403)
  list(@ListQuery(USERS) request: UsersRequest): Promise<Page<UserDto>> {
    return this.users.list(request);
  }

  @Get(':id')
  @ApiSession()
  @ApiOperation({ summary: 'Read one user' })
  @ApiParam({ name: 'id', type: 'integer', example: 1 })
  @ApiOkResponse({ description: 'The user.', type: UserDto })
  @ApiProblems('/api/users/1', 401, 403, 404)
  one(@Param('id', IdPipe) id: number): Promise<UserDto> {
    return this.users.one(id);
  }

  @Post()
  @ApiSession()
  @ApiIdempotencyKey()
  @ApiOperation({ summary: 'Add a user' })
  @ApiCreatedResponse({ description: 'The new user.', type: UserDto })
  @ApiProblems('/api/users', 400, 401, 403, 409, 410, 413, 415, 422)
  create(
    @Body() user: CreateUserDto,
    @Repeatable() request: RepeatableRequest | undefined,
  ): Promise<UserDto> {
    return this.users.create(user, request);
  }

  @Put(':id')
  @ApiSession()
  @ApiExpectedVersion()
  @ApiOperation({ summary: 'Change a user', description: 'Fields left out stay as they are.' })
  @ApiParam({ name: 'id', type: 'integer', example: 2 })
  @ApiOkResponse({ description: 'The changed user.', type: UserDto })
  @ApiProblems('/api/users/2', 400, 401, 403, 404, 409, 412, 413, 415)
  replace(
    @Param('id', IdPipe) id: number,
    @Body() user: UpdateUserDto,
    @ExpectedVersion() versions: ExpectedVersions,
    @CurrentUser() by: User,
  ): Promise<UserDto> {
    return this.users.update(id, user, by, versions);
  }

  @Patch(':id')
  @ApiSession()
  @ApiExpectedVersion()
  @ApiOperation({ summary: 'Change some fields of a user' })
  @ApiParam({ name: 'id', type: 'integer', example: 2 })
  @ApiOkResponse({ description: 'The changed user.', type: UserDto })
  @ApiProblems('/api/users/2', 400, 401, 403, 404, 409, 412, 413, 415)
  update(
    @Param('id', IdPipe) id: number,
    @Body() user: UpdateUserDto,
    @ExpectedVersion() versions: ExpectedVersions,
    @CurrentUser() by: User,
  ): Promise<UserDto> {
    return this.users.update(id, user, by, versions);
  }

  @Delete(':id')
  @ApiSession()
  @ApiOperation({ summary: 'Delete a user' })
  @ApiParam({ name: 'id', type: 'integer', example: 2 })
  @ApiOkResponse({ description: 'The user as they were.', type: UserDto })
  @ApiProblems('/api/users/2', 401, 403, 404, 409)
  remove(@Param('id', IdPipe) id: number, @CurrentUser() by: User): Promise<UserDto> {
    return this.users.remove(id, by);
  }
}
