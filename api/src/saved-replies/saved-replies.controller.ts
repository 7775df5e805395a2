import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../access/access.js';
import { MOVES_TO_TRASH } from '../content/kept-in-trash.js';
import {
  ChangeEndpoint,
  CreateEndpoint,
  DeleteEndpoint,
  ListEndpoint,
  ReadEndpoint,
} from '../endpoints/resource-endpoints.js';
import { IdPipe } from '../fields/id.pipe.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { Repeatable, type RepeatableRequest } from '../rows/idempotency-key.js';
import { ExpectedVersion, type ExpectedVersions } from '../rows/row-version.js';
import type { User } from '../users/user.entity.js';
import { CreateSavedReplyDto, SavedReplyDto, UpdateSavedReplyDto } from './dto/saved-reply.dto.js';
import { SAVED_REPLIES, type SavedRepliesRequest } from './saved-replies.resource.js';
import { SavedRepliesService } from './saved-replies.service.js';

@ApiTags('saved-replies')
@Controller('saved-replies')
export class SavedRepliesController {
  constructor(private readonly replies: SavedRepliesService) {}

  @ListEndpoint(SAVED_REPLIES, SavedReplyDto, { summary: 'List saved replies, by name' })
  list(@ListQuery(SAVED_REPLIES) request: SavedRepliesRequest): Promise<Page<SavedReplyDto>> {
    return this.replies.list(request);
  }

  @ReadEndpoint(SAVED_REPLIES, SavedReplyDto)
  one(@Param('id', IdPipe) id: number): Promise<SavedReplyDto> {
    return this.replies.one(id);
  }

  @CreateEndpoint(SAVED_REPLIES, SavedReplyDto)
  create(
    @Body() reply: CreateSavedReplyDto,
    @Repeatable() request: RepeatableRequest | undefined,
  ): Promise<SavedReplyDto> {
    return this.replies.create(reply, request);
  }

  @ChangeEndpoint(SAVED_REPLIES, SavedReplyDto)
  update(
    @Param('id', IdPipe) id: number,
    @Body() reply: UpdateSavedReplyDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<SavedReplyDto> {
    return this.replies.update(id, reply, versions);
  }

  @DeleteEndpoint(SAVED_REPLIES, SavedReplyDto, MOVES_TO_TRASH)
  remove(
    @Param('id', IdPipe) id: number,
    @CurrentUser() { fullName }: User,
  ): Promise<SavedReplyDto> {
    return this.replies.remove(id, fullName);
  }
}
