import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { removeToTrash } from '../content/move-to-trash.js';
import { readList, type Page } from '../lists/page.js';
import type { RepeatableRequest } from '../rows/idempotency-key.js';
import type { ExpectedVersions } from '../rows/row-version.js';
import { changeRow, createRow, findRow } from '../rows/rows.js';
import type { CreateSavedReplyDto, UpdateSavedReplyDto } from './dto/saved-reply.dto.js';
import { SAVED_REPLIES, type SavedRepliesRequest } from './saved-replies.resource.js';
import { SavedReply } from './saved-reply.entity.js';

@Injectable()
export class SavedRepliesService {
  constructor(@InjectRepository(SavedReply) private readonly replies: Repository<SavedReply>) {}

  /** The saved replies that match the request, by name. */
  list(request: SavedRepliesRequest): Promise<Page<SavedReply>> {
    return readList(this.replies, SAVED_REPLIES, request);
  }

  /** @throws NotFoundError */
  one(id: number): Promise<SavedReply> {
    return findRow(this.replies, SAVED_REPLIES, { id });
  }

  /** @param request with the idempotency key */
  create(fields: CreateSavedReplyDto, request?: RepeatableRequest): Promise<SavedReply> {
    return createRow(this.replies, SAVED_REPLIES, this.replies.create(fields), request);
  }

  /**
   * Changes the given fields.
   * @throws NotFoundError
   * @throws OutdatedError when its version is not the expected one
   */
  update(
    id: number,
    fields: UpdateSavedReplyDto,
    expected?: ExpectedVersions,
  ): Promise<SavedReply> {
    return changeRow(this.replies, SAVED_REPLIES, id, expected, (reply) => {
      Object.assign(reply, fields);
    });
  }

  /**
   * Moves a saved reply to the trash and returns it.
   * @param by the full name of who deletes it
   * @throws NotFoundError
   */
  remove(id: number, by: string): Promise<SavedReply> {
    return removeToTrash(this.replies, SAVED_REPLIES, id, by);
  }
}
