import { Controller, Param, Res } from '@nestjs/common';
import { ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../access/access.js';
import { FileEndpoint } from '../endpoints/file-endpoints.js';
import { IdPipe } from '../fields/id.pipe.js';
import { AtRoot } from '../http/operations.js';
import type { Language } from '../i18n/language.js';
import { FeedLanguage } from './feed-language.js';
import { FeedsService } from './feeds.service.js';

const ATOM = 'application/atom+xml';
const CALENDAR = 'text/calendar';

const ApiFeedLanguage = (): MethodDecorator =>
  ApiQuery({
    name: 'lang',
    required: false,
    description: 'The language; cookie and headers are ignored. Croatian unless it is `en`.',
    schema: { type: 'string', enum: ['hr', 'en'], default: 'hr' },
  });

const ATOM_EXAMPLE =
  '<?xml version="1.0" encoding="utf-8"?>\n<feed xml:lang="hr" xmlns="http://www.w3.org/2005/Atom">…</feed>';

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

/** Makes browsers save the response as a file. */
function attach(response: Response, name: string): void {
  response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
}

@ApiTags('feeds')
@Public()
@AtRoot()
@Controller()
export class FeedsController {
  constructor(private readonly feeds: FeedsService) {}

  @FileEndpoint('feed.xml', ATOM, {
    summary: 'Read the feed of the blog',
    description: 'The 20 latest published posts as an Atom feed (RFC 4287), newest first.',
    answer: 'The feed.',
    example: ATOM_EXAMPLE,
  })
  @ApiFeedLanguage()
  posts(@FeedLanguage() language: Language): Promise<string> {
    return this.feeds.posts(language);
  }

  @FileEndpoint('events.ics', CALENDAR, {
    summary: 'Read the calendar of events',
    description:
      'A calendar (RFC 5545) of the latest 1000 events, upcoming and past, in Croatian time. An event without an end lasts an hour, or the whole day if it starts at midnight.',
    answer: 'The calendar.',
    example: CALENDAR_EXAMPLE,
  })
  @ApiFeedLanguage()
  calendar(@FeedLanguage() language: Language): Promise<string> {
    return this.feeds.calendar(language);
  }

  @FileEndpoint('events/:id.ics', CALENDAR, {
    summary: 'Read the calendar file of an event',
    answer: 'A calendar file with this event.',
    example: CALENDAR_EXAMPLE,
    problems: [404],
  })
  @ApiParam({ name: 'id', type: 'integer', example: 2 })
  @ApiFeedLanguage()
  async event(
    @Param('id', IdPipe) id: number,
    @FeedLanguage() language: Language,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const calendar = await this.feeds.event(id, language);
    attach(response, `${language === 'en' ? 'event' : 'dogadaj'}-${id}.ics`);
    return calendar;
  }

  @FileEndpoint('javni-pozivi.xml', ATOM, {
    summary: 'Read the feed of public calls',
    description:
      'The 20 public calls that open last as an Atom feed (RFC 4287), with their dates and corrections.',
    answer: 'The feed.',
    example: ATOM_EXAMPLE,
  })
  @ApiFeedLanguage()
  publicCalls(@FeedLanguage() language: Language): Promise<string> {
    return this.feeds.publicCalls(language);
  }

  @FileEndpoint('javni-poziv/:id.ics', CALENDAR, {
    summary: 'Read the calendar file of a public call’s deadline',
    answer: 'A calendar file with the deadline.',
    example: CALENDAR_EXAMPLE,
    problems: [404],
  })
  @ApiParam({ name: 'id', type: 'integer', example: 2 })
  @ApiFeedLanguage()
  async deadline(
    @Param('id', IdPipe) id: number,
    @FeedLanguage() language: Language,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const calendar = await this.feeds.deadline(id, language);
    attach(response, `${language === 'en' ? 'deadline' : 'rok'}-${id}.ics`);
    return calendar;
  }
}
