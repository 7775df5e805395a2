import { Controller, Delete, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { CurrentUser, SignedIn } from '../../access/access.js';
import { OwnAccount } from '../../access/own-account.js';
import { RecordsAct } from '../../actors/records-act.js';
import { ActionEndpoint, GetEndpoint } from '../../endpoints/endpoints.js';
import { ApiProblems } from '../../openapi/problems.js';
import { NotFoundError } from '../../problems/domain-errors.js';
import { DETAILS } from '../../problems/problem-texts.js';
import type { User } from '../../users/user.entity.js';
import { CurrentSession } from '../current-session.js';
import { ActiveSessionDto, EndedSessionsDto } from '../dto/active-session.dto.js';
import type { Session } from '../session-reader.service.js';
import { SessionsService } from './sessions.service.js';

/** The sessions of the signed-in user. */
@ApiTags('auth')
@OwnAccount()
@SignedIn()
@Controller('auth/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @GetEndpoint('', [ActiveSessionDto], {
    summary: 'List your sessions, the latest first',
    description: 'Where you are signed in: on which browsers, from which networks.',
    answer: 'The sessions that last.',
  })
  list(@CurrentUser() user: User, @CurrentSession() { id }: Session): Promise<ActiveSessionDto[]> {
    return this.sessions.list(user, id);
  }

  @RecordsAct('signed-out-others', 'users')
  @ActionEndpoint('end-others', EndedSessionsDto, {
    summary: 'End all your other sessions',
    description: 'Their next requests are answered with 401.',
    answer: 'How many were ended.',
  })
  async endOthers(
    @CurrentUser() user: User,
    @CurrentSession() { id }: Session,
  ): Promise<EndedSessionsDto> {
    return { ended: await this.sessions.endOthers(user, id) };
  }

  @RecordsAct('signed-out-another', 'users')
  @Delete(':id')
  @ApiOperation({
    summary: 'End one of your sessions',
    description: 'Its next request is answered with 401.',
  })
  @ApiParam({ name: 'id', format: 'uuid', example: '0f8fad5b-d9cb-469f-a165-70867728950e' })
  @ApiOkResponse({ description: 'The ended session.', type: ActiveSessionDto })
  @ApiProblems(404)
  end(
    @Param('id') id: string,
    @CurrentUser() user: User,
    @CurrentSession() current: Session,
  ): Promise<ActiveSessionDto> {
    if (!isUUID(id)) throw new NotFoundError(DETAILS[404]);
    return this.sessions.end(user, id, current.id);
  }
}
