import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdministratorsOnly, CurrentUser, Roles } from '../access/access.js';
import { BulkEndpoint } from '../endpoints/bulk-endpoint.js';
import { ActionEndpoint } from '../endpoints/endpoints.js';
import {
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
import type { User } from '../users/user.entity.js';
import {
  BulkTrashDto,
  BulkTrashResultDto,
  EmptiedTrashDto,
  TrashItemDto,
} from './dto/trash.dto.js';
import { TRASH, type TrashRequest } from './trash.resource.js';
import { TrashService } from './trash.service.js';

@ApiTags('trash')
@Roles('editor', 'accountant')
@Controller('trash')
export class TrashController {
  constructor(private readonly trash: TrashService) {}

  @ListEndpoint(TRASH, TrashItemDto, {
    summary: 'List what was deleted, newest first',
    description:
      'Everything with content goes there when it is deleted, with its files and history; so do pledges and messages. Each role sees what it may delete: editors content, accountants pledges, administrators everything.',
  })
  list(
    @ListQuery(TRASH) request: TrashRequest,
    @CurrentUser() { role }: User,
  ): Promise<Page<TrashItemDto>> {
    return this.trash.list(request, role);
  }

  @ReadEndpoint(TRASH, TrashItemDto)
  one(@Param('id', IdPipe) id: number, @CurrentUser() { role }: User): Promise<TrashItemDto> {
    return this.trash.one(id, role);
  }

  @RowActionEndpoint(TRASH, 'restore', TrashItemDto, {
    summary: 'Restore what was deleted',
    description:
      'With the same id, address, files and history, and with the deleted pictures that it shows. What was published is published again. Rejected where its address has been taken since.',
    answer: 'The item, which is no longer in the bin.',
    problems: [409],
  })
  restore(@Param('id', IdPipe) id: number, @CurrentUser() { role }: User): Promise<TrashItemDto> {
    return this.trash.restore(id, role);
  }

  @BulkEndpoint(TRASH, BulkTrashResultDto)
  bulk(
    @Body() { ids }: BulkTrashDto,
    @RequestLanguage() language: Language,
    @CurrentUser() { role }: User,
  ): Promise<BulkTrashResultDto> {
    return this.trash.restoreEach(ids, language, role);
  }

  @AdministratorsOnly()
  @ActionEndpoint('empty', EmptiedTrashDto, {
    summary: 'Delete everything in the bin for good',
    answer: 'How many items were deleted.',
  })
  empty(): Promise<EmptiedTrashDto> {
    return this.trash.empty();
  }

  @AdministratorsOnly()
  @DeleteEndpoint(TRASH, TrashItemDto, {
    summary: 'Delete an item in the bin for good',
    description: 'Rejected for a picture that other content in the bin shows.',
    problems: [409],
  })
  remove(@Param('id', IdPipe) id: number): Promise<TrashItemDto> {
    return this.trash.remove(id);
  }
}
