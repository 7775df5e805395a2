import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type EntityManager, type Repository } from 'typeorm';
import { ContentChanges, millisecondsUntil } from '../content/content-changes.js';
import { ContentList } from '../content/content-list.js';
import { settleDraft } from '../content/drafts.js';
import { removeToTrash } from '../content/move-to-trash.js';
import { SearchGroups } from '../content/search-groups.js';
import { readIdOrSlug } from '../fields/slug.js';
import { MAX_SPAN } from '../lists/filters.js';
import { rowsThatFit, type Page } from '../lists/page.js';
import { checkPublishedPictures } from '../media/published-pictures.js';
import { InvalidInputError } from '../problems/domain-errors.js';
import { withoutMarks } from '../rich-text/rich-text.js';
import type { RepeatableRequest } from '../rows/idempotency-key.js';
import type { ExpectedVersions } from '../rows/row-version.js';
import { changeRow, createRow, findRow, notFound } from '../rows/rows.js';
import type { CreateEventDto, UpdateEventDto } from './dto/event.dto.js';
import { Event, type PublishedEvent } from './event.entity.js';
import { EVENTS, type EventsRequest } from './events.resource.js';
import { PASSES_AT } from './passing.js';

function checkDates({ eventDate, endDate }: Event): void {
  if (endDate && eventDate && new Date(endDate) < new Date(eventDate)) {
    throw InvalidInputError.of('endDate', {
      hr: 'Događaj ne može završiti prije nego što počne',
      en: 'An event cannot end before it starts',
    });
  }
}

/** Whether visitors see an event, which then has a date. */
const isPublic = (event: Event): event is PublishedEvent =>
  event.isPublished && event.eventDate !== null;

/** Checks an event before it is stored, and gives one without a slug a free one. */
async function settle(manager: EntityManager, event: Event, before?: Event): Promise<void> {
  await settleDraft(manager, Event, event, { before });
  await checkPublishedPictures(manager, Event, event, before);
  checkDates(event);
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
      rows: () => this.events.createQueryBuilder('event').where('event.isPublished'),
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
   * @param admin whether drafts are included
   */
  list(request: EventsRequest, admin: boolean): Promise<Page<Event>> {
    const { upcoming, past } = request.filter;
    const upcomingOnly = upcoming === true || past === false;
    const query = rowsThatFit(this.events, EVENTS, request);
    if (!admin) query.andWhere('event.isPublished');
    return this.pages.readPage(query, request, {
      all: admin,
      order: upcomingOnly ? { field: 'eventDate', direction: 'ASC' } : undefined,
    });
  }

  /** The published events with the given ids. */
  async published(ids: number[]): Promise<PublishedEvent[]> {
    return (await this.events.findBy({ id: In(ids), isPublished: true })).filter(isPublic);
  }

  /** The latest 1000 published events, the earliest first. */
  async calendar(): Promise<PublishedEvent[]> {
    const events = await this.events.find({
      where: { isPublished: true },
      order: { eventDate: 'DESC', id: 'DESC' },
      take: MAX_SPAN,
    });
    return events.filter(isPublic).reverse();
  }

  /**
   * One published event.
   * @throws NotFoundError
   */
  async onePublished(id: number): Promise<PublishedEvent> {
    const event = await findRow(this.events, EVENTS, { id });
    return isPublic(event) ? event : notFound(EVENTS);
  }

  /**
   * One event, by id or slug.
   * @param admin whether drafts are included
   * @throws NotFoundError
   */
  async one(idOrSlug: string, admin: boolean): Promise<Event> {
    const event = await findRow(this.events, EVENTS, readIdOrSlug(idOrSlug));
    return admin || event.isPublished ? event : notFound(EVENTS);
  }

  /**
   * Stores an event; one without a slug gets one from its title.
   * @param request with the idempotency key
   * @throws InvalidInputError when it lacks something that publishing needs, or any title, or
   *   would end before it starts
   * @throws ConflictError when the slug is taken
   */
  async create(fields: CreateEventDto, request?: RepeatableRequest): Promise<Event> {
    const event = this.events.create({ isPublished: true, ...fields });
    return createRow(this.events, EVENTS, event, request, (row, manager) => settle(manager, row));
  }

  /**
   * Changes the given fields.
   * @throws NotFoundError
   * @throws OutdatedError when its version is not the expected one
   * @throws InvalidInputError when it lacks something that publishing needs, or any title, or
   *   would end before it starts
   * @throws ConflictError when the slug is taken
   */
  update(id: number, fields: UpdateEventDto, expected?: ExpectedVersions): Promise<Event> {
    return changeRow(this.events, EVENTS, id, expected, async (event, manager) => {
      const before = { ...event };
      await settle(manager, Object.assign(event, fields), before);
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
      .where(`event.isPublished AND ${PASSES_AT} > now()`)
      .getRawOne<{ wait: number | null }>();
    return row?.wait ?? null;
  }
}
