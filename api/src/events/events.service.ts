import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { ContentChanges, millisecondsUntil } from '../content/content-changes.js';
import { ContentList } from '../content/content-list.js';
import { removeToTrash } from '../content/move-to-trash.js';
import { SearchGroups } from '../content/search-groups.js';
import { numberedSlug, readIdOrSlug, sharedBeginning, slugFromTitle } from '../fields/slug.js';
import { MAX_SPAN } from '../lists/filters.js';
import { rowsThatFit, type Page } from '../lists/page.js';
import { InvalidInputError } from '../problems/domain-errors.js';
import { withoutMarks } from '../rich-text/rich-text.js';
import type { RepeatableRequest } from '../rows/idempotency-key.js';
import type { ExpectedVersions } from '../rows/row-version.js';
import { changeRow, createRow, findRow } from '../rows/rows.js';
import type { CreateEventDto, UpdateEventDto } from './dto/event.dto.js';
import { Event } from './event.entity.js';
import { EVENTS, type EventsRequest } from './events.resource.js';
import { PASSES_AT } from './passing.js';

function checkDates({ eventDate, endDate }: Event): void {
  if (endDate && new Date(endDate) < new Date(eventDate)) {
    throw InvalidInputError.of('endDate', {
      hr: 'Događaj ne može završiti prije nego što počne',
      en: 'An event cannot end before it starts',
    });
  }
}

/** The slugs with a beginning at which visitors find an event, or are led to one. */
async function takenSlugs(manager: EntityManager, beginning: string): Promise<Set<string>> {
  const rows = await manager.query<{ slug: string }[]>(
    `SELECT slug FROM events WHERE starts_with(slug, $1) UNION
     SELECT substr(source, length('/events/') + 1) FROM redirects
     WHERE starts_with(source, '/events/' || $1) AND target IS NOT NULL`,
    [beginning],
  );
  return new Set(rows.map(({ slug }) => slug));
}

/**
 * Gives an event without a slug a free one, which nobody else can take before it is stored. Only a
 * chosen slug takes a former address away from another event.
 */
async function completeSlug(event: Partial<Event> & Pick<Event, 'title'>, manager: EntityManager) {
  if (event.slug !== undefined) return;
  await manager.query('LOCK TABLE events IN SHARE ROW EXCLUSIVE MODE');
  const slug = slugFromTitle(event.title, 'dogadaj');
  event.slug = numberedSlug(slug, await takenSlugs(manager, sharedBeginning(slug)));
}

@Injectable()
export class EventsService {
  private readonly pages: ContentList<Event>;

  constructor(
    @InjectRepository(Event) private readonly events: Repository<Event>,
    changes: ContentChanges,
    search: SearchGroups,
  ) {
    this.pages = new ContentList(EVENTS, this.events, changes);
    changes.registerNextChange('events', () => this.nextPassing());
    search.register({
      name: 'events',
      tables: ['events'],
      rows: () => this.events.createQueryBuilder('event'),
      pages: (rows) =>
        rows.map(({ slug, title, titleEn, description, descriptionEn, ...event }) => ({
          path: `/events/${slug}`,
          pathEn: null,
          title,
          titleEn,
          text: withoutMarks(description, event.contentFormat),
          textEn: withoutMarks(descriptionEn, event.contentFormat),
          date: event.eventDate,
        })),
    });
  }

  /**
   * The events that match the request: by default upcoming ones with the next one first, others
   * newest first; results of a search by relevance.
   */
  list(request: EventsRequest): Promise<Page<Event>> {
    const { upcoming, past } = request.filter;
    const upcomingOnly = upcoming === true || past === false;
    return this.pages.readPage(
      rowsThatFit(this.events, EVENTS, request),
      request,
      upcomingOnly ? { field: 'eventDate', direction: 'ASC' } : undefined,
    );
  }

  /** The latest 1000 events, the earliest first. */
  async calendar(): Promise<Event[]> {
    const latestFirst = { eventDate: 'DESC', id: 'DESC' } as const;
    return (await this.events.find({ order: latestFirst, take: MAX_SPAN })).reverse();
  }

  /**
   * One event, by id or slug.
   * @throws NotFoundError
   */
  one(idOrSlug: string): Promise<Event> {
    return findRow(this.events, EVENTS, readIdOrSlug(idOrSlug));
  }

  /**
   * Stores an event; one without a slug gets one from its Croatian title.
   * @param request with the idempotency key
   * @throws InvalidInputError when the event would end before it starts
   * @throws ConflictError when the slug is taken
   */
  async create(fields: CreateEventDto, request?: RepeatableRequest): Promise<Event> {
    const event = this.events.create(fields);
    checkDates(event);
    return createRow(this.events, EVENTS, event, request, completeSlug);
  }

  /**
   * Changes the given fields.
   * @throws NotFoundError
   * @throws OutdatedError when its version is not the expected one
   * @throws InvalidInputError when the event would end before it starts
   * @throws ConflictError when the slug is taken
   */
  update(id: number, fields: UpdateEventDto, expected?: ExpectedVersions): Promise<Event> {
    return changeRow(this.events, EVENTS, id, expected, (event) => {
      checkDates(this.events.merge(event, fields));
    });
  }

  /**
   * Deletes an event and returns it.
   * @throws NotFoundError
   */
  remove(id: number, by: string): Promise<Event> {
    return removeToTrash(this.events, EVENTS, id, by);
  }

  private async nextPassing(): Promise<number | null> {
    const row = await this.events
      .createQueryBuilder('event')
      .select(millisecondsUntil(`min(${PASSES_AT})`), 'wait')
      .where(`${PASSES_AT} > now()`)
      .getRawOne<{ wait: number | null }>();
    return row?.wait ?? null;
  }
}
