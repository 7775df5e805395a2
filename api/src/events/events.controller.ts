import { Body, Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { Public } from '../access/access.js';
import { IdPipe } from '../fields/id.pipe.js';
import { ARTICLE_BYTES, TakesJson } from '../http/bodies/takes-json.js';
import { CachedForVisitors } from '../http/operations.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { WithImages } from '../media/with-images.js';
import { ApiList, ApiProblems, ApiSession } from '../openapi/api-docs.js';
import { ApiIdempotencyKey, Repeatable, type RepeatableRequest } from '../rows/idempotency-key.js';
import { ApiExpectedVersion, ExpectedVersion, type ExpectedVersions } from '../rows/row-version.js';
import { CreateEventDto, EventDto, UpdateEventDto } from './dto/event.dto.js';
import { EVENTS, type EventsRequest } from './events.resource.js';
import { EventsService } from './events.service.js';

@ApiTags('events')
@CachedForVisitors()
@Controller('events')
@WithImages()
export class EventsController {
  constructor(private readonly events: EventsService) {}

  @Public()
  @Get()
  @ApiOperation({
    summary: 'List events, newest first',
    description: 'With `upcoming=true` the next one comes first.',
  })
  @ApiList(EVENTS, EventDto)
  list(@ListQuery(EVENTS) request: EventsRequest): Promise<Page<EventDto>> {
    return this.events.list(request);
  }

  @Public()
  @Get(':id')
  @ApiOperation({ summary: 'Read one event' })
  @ApiParam({ name: 'id', type: 'integer', example: 2 })
  @ApiOkResponse({ description: 'The event.', type: EventDto })
  @ApiProblems('/api/events/2', 404)
  one(@Param('id', IdPipe) id: number): Promise<EventDto> {
    return this.events.one(id);
  }

  @Post()
  @TakesJson(ARTICLE_BYTES)
  @ApiSession()
  @ApiIdempotencyKey()
  @ApiOperation({ summary: 'Add an event' })
  @ApiCreatedResponse({ description: 'The new event.', type: EventDto })
  @ApiProblems('/api/events', 400, 401, 403, 410, 413, 415, 422)
  create(
    @Body() event: CreateEventDto,
    @Repeatable() request: RepeatableRequest | undefined,
  ): Promise<EventDto> {
    return this.events.create(event, request);
  }

  @Put(':id')
  @TakesJson(ARTICLE_BYTES)
  @ApiSession()
  @ApiExpectedVersion()
  @ApiOperation({ summary: 'Change an event', description: 'Fields left out stay as they are.' })
  @ApiParam({ name: 'id', type: 'integer', example: 2 })
  @ApiOkResponse({ description: 'The changed event.', type: EventDto })
  @ApiProblems('/api/events/2', 400, 401, 403, 404, 412, 413, 415)
  replace(
    @Param('id', IdPipe) id: number,
    @Body() event: UpdateEventDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<EventDto> {
    return this.events.update(id, event, versions);
  }

  @Patch(':id')
  @TakesJson(ARTICLE_BYTES)
  @ApiSession()
  @ApiExpectedVersion()
  @ApiOperation({ summary: 'Change some fields of an event' })
  @ApiParam({ name: 'id', type: 'integer', example: 2 })
  @ApiOkResponse({ description: 'The changed event.', type: EventDto })
  @ApiProblems('/api/events/2', 400, 401, 403, 404, 412, 413, 415)
  update(
    @Param('id', IdPipe) id: number,
    @Body() event: UpdateEventDto,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<EventDto> {
    return this.events.update(id, event, versions);
  }

  @Delete(':id')
  @ApiSession()
  @ApiOperation({ summary: 'Delete an event' })
  @ApiParam({ name: 'id', type: 'integer', example: 2 })
  @ApiOkResponse({ description: 'The event as it was.', type: EventDto })
  @ApiProblems('/api/events/2', 401, 403, 404)
  remove(@Param('id', IdPipe) id: number): Promise<EventDto> {
    return this.events.remove(id);
  }
}
