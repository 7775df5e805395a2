import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../access/access.js';
import { RecentSignIn } from '../access/recent-sign-in.js';
import { GetEndpoint } from '../endpoints/endpoints.js';
import { IdPipe } from '../fields/id.pipe.js';
import { ApiProblems } from '../openapi/problems.js';
import type { User } from '../users/user.entity.js';
import { ApiTokensService } from './api-tokens.service.js';
import { ApiTokenDto, CreateApiTokenDto, NewApiTokenDto } from './dto/api-token.dto.js';

/** Tokens by which programs of integrators use the API. */
@ApiTags('api-tokens')
@Controller('api-tokens')
export class ApiTokensController {
  constructor(private readonly tokens: ApiTokensService) {}

  @GetEndpoint('', [ApiTokenDto], {
    summary: 'List API tokens, the latest first',
    answer: 'The tokens, without their secret part; also those that have ended.',
  })
  list(): Promise<ApiTokenDto[]> {
    return this.tokens.list();
  }

  @RecentSignIn()
  @Post()
  @ApiOperation({
    summary: 'Create an API token',
    description:
      'It works until its last day, or until it is revoked, or until the account that created it is deleted, deactivated or no longer an administrator’s.',
  })
  @ApiCreatedResponse({ description: 'The token, which is shown only here.', type: NewApiTokenDto })
  @ApiProblems(409)
  create(@Body() token: CreateApiTokenDto, @CurrentUser() by: User): Promise<NewApiTokenDto> {
    return this.tokens.create(token, by);
  }

  @RecentSignIn()
  @Delete(':id')
  @ApiOperation({
    summary: 'Revoke an API token',
    description: 'The next request with it is answered with 401.',
  })
  @ApiParam({ name: 'id', type: 'integer', example: 1 })
  @ApiOkResponse({ description: 'The revoked token.', type: ApiTokenDto })
  @ApiProblems(404)
  revoke(@Param('id', IdPipe) id: number): Promise<ApiTokenDto> {
    return this.tokens.revoke(id);
  }
}
