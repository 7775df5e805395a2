import { applyDecorators, Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../access/access.js';
import { IdPipe } from '../fields/id.pipe.js';
import { AtRoot } from '../http/operations.js';
import type { Language } from '../i18n/language.js';
import { ApiProblems } from '../openapi/problems.js';
import { FeedLanguage } from './feed-language.js';
import { FeedsService } from './feeds.service.js';

const ATOM = 'application/atom+xml';
const CALENDAR = 'text/calendar';

function ApiFeed(type: string, description: string, example: string): MethodDecorator {
  return applyDecorators(
    Header('Content-Type', `${type}; charset=utf-8`),
    ApiQuery({
      name: 'lang',
      required: false,
      description: 'The language; nothing else decides it. Croatian unless it says `en`.',
      schema: { type: 'string', enum: ['hr', 'en'], default: 'hr' },
    }),
    ApiOkResponse({ description, content: { [type]: { schema: { type: 'string' }, example } } }),
  );
}

const CALENDAR_EXAMPLE = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:event-2@www.example.org',
  'DTSTART;TZID=Europe/Zagreb:20260610T100000',
  'SUMMARY:Radionica traženja posla',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

@ApiTags('feeds')
@Public()
@AtRoot()
@Controller()
export class FeedsController {
  constructor(private readonly feeds: FeedsService) {}

  @Get('feed.xml')
  @ApiOperation({
    summary: 'Follow the blog',
    description: 'The 20 latest published posts as an Atom feed (RFC 4287), newest first.',
  })
  @ApiFeed(
    ATOM,
    'The feed.',
    '<?xml version="1.0" encoding="utf-8"?>\n<feed xml:lang="hr" xmlns="http://www.w3.org/2005/Atom">…</feed>',
  )
  posts(@FeedLanguage() language: Language): Promise<string> {
    return this.feeds.posts(language);
  }

  @Get('events.ics')
  @ApiOperation({
    summary: 'Subscribe to the events',
    description:
      'A calendar (RFC 5545) of the events to come and of those that have passed, the latest 1000, in the time of Croatia. An event without an end takes an hour, or its whole day where it begins at midnight.',
  })
  @ApiFeed(CALENDAR, 'The calendar.', CALENDAR_EXAMPLE)
  calendar(@FeedLanguage() language: Language): Promise<string> {
    return this.feeds.calendar(language);
  }

  @Get('events/:id.ics')
  @ApiOperation({ summary: 'Put one event into a calendar' })
  @ApiParam({ name: 'id', type: 'integer', example: 2 })
  @ApiFeed(CALENDAR, 'A calendar with this event alone, as a file.', CALENDAR_EXAMPLE)
  @ApiProblems(404)
  async event(
    @Param('id', IdPipe) id: number,
    @FeedLanguage() language: Language,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const calendar = await this.feeds.event(id, language);
    const name = language === 'en' ? 'event' : 'dogadaj';
    response.setHeader('Content-Disposition', `attachment; filename="${name}-${id}.ics"`);
    return calendar;
  }
}
