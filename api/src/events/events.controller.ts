import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, IsAdminOr, Public, Roles } from '../access/access.js';
import { OpenToTokens } from '../access/token-scopes.js';
import { MOVES_TO_TRASH } from '../content/kept-in-trash.js';
import {
  BulkEndpoint,
  BulkPublishDto,
  BulkResultDto,
  changeEach,
} from '../endpoints/bulk-endpoint.js';
import {
  ChangeEndpoint,
  CreateEndpoint,
  DeleteEndpoint,
  ListEndpoint,
  ReadEndpoint,
} from '../endpoints/resource-endpoints.js';
import { IdPipe } from '../fields/id.pipe.js';
import { CachedForVisitors } from '../http/operations.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { ApiTextsParameter, WithFormattedTexts } from '../media/with-formatted-texts.js';
import { WithImages } from '../media/with-images.js';
import { Repeatable, type RepeatableRequest } from '../rows/idempotency-key.js';
import { ExpectedVersion, type ExpectedVersions } from '../rows/row-version.js';
import type { User } from '../users/user.entity.js';
import { CreateEventDto, EventDto, UpdateEventDto } from './dto/event.dto.js';
import { Event } from './event.entity.js';
import { EVENTS, type EventsRequest } from './events.resource.js';
import { EventsService } from './events.service.js';

@ApiTags('events')
@OpenToTokens({ read: ['content:read', 'events:read'], write: ['content:write'] })
@Roles('editor')
@CachedForVisitors()
@Controller('events')
@WithImages()
@WithFormattedTexts(Event)
export class EventsController {
  constructor(private readonly events: EventsService) {}

  @Public()
  @ApiTextsParameter()
  @ListEndpoint(EVENTS, EventDto, {
    summary: 'List events, newest first',
    description:
      'With `upcoming=true` the next event comes first. Visitors see published events; administrators also drafts.',
  })
  list(
    @ListQuery(EVENTS) request: EventsRequest,
    @IsAdminOr('editor') editor: boolean,
  ): Promise<Page<EventDto>> {
    return this.events.list(request, editor);
  }

  @Public()
  @ApiTextsParameter()
  @ReadEndpoint(EVENTS, EventDto)
  one(
    @Param('idOrSlug') idOrSlug: string,
    @IsAdminOr('editor') editor: boolean,
  ): Promise<EventDto> {
    return this.events.one(idOrSlug, editor);
  }

  @CreateEndpoint(EVENTS, EventDto)
  create(
    @Body() event: CreateEventDto,
    @Repeatable() request: RepeatableRequest | undefined,
  ): Promise<EventDto> {
    return this.events.create(event, request);
  }

  @ChangeEndpoint(EVENTS, EventDto)
  update(
    @Param('idOrSlug', IdPipe) id: number,
    @Body() event: UpdateEventDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<EventDto> {
    return this.events.update(id, event, versions);
  }

  @BulkEndpoint(EVENTS)
  bulk(
    @Body() { action, ids }: BulkPublishDto,
    @RequestLanguage() language: Language,
    @CurrentUser() { fullName }: User,
  ): Promise<BulkResultDto> {
    return changeEach(ids, language, (id) =>
      action === 'delete'
        ? this.events.remove(id, fullName)
        : this.events.update(id, { isPublished: action === 'publish' }),
    );
  }

  @DeleteEndpoint(EVENTS, EventDto, MOVES_TO_TRASH)
  remove(
    @Param('idOrSlug', IdPipe) id: number,
    @CurrentUser() { fullName }: User,
  ): Promise<EventDto> {
    return this.events.remove(id, fullName);
  }
}
