import { ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { localDateTime } from 'shared/croatian-time';
import type { SiteUrl } from '../config/site-url.js';
import type { PublishedEvent } from '../events/event.entity.js';
import type { Language } from '../i18n/language.js';
import { localized } from '../i18n/localized.js';
import { withoutMarks } from '../rich-text/rich-text.js';
import type { Settings } from '../settings/settings.entity.js';
import { calendarFile, entryOfRow, inZagreb } from './calendar-file.js';
import { FEED_TEXTS, withoutControls } from './feed-texts.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface CalendarOptions {
  events: readonly PublishedEvent[];
  settings: Pick<Settings, 'name' | 'nameEn'>;
  language: Language;
  site: SiteUrl;
}

/** The events in one language as a calendar. */
export function eventsCalendar({ events, settings, language, site }: CalendarOptions): string {
  const entries = events.map((event) => entry(event, language, site));
  return calendarFile({ entries, of: 'events', path: '/events.ics', settings, language, site });
}

function entry(event: PublishedEvent, language: Language, site: SiteUrl): ICalEventData {
  const { text } = localized(event, 'description', language);
  const description = withoutMarks(text, event.contentFormat);
  return {
    ...entryOfRow(event, `event-${event.id}`, site),
    ...times(event),
    summary: withoutControls(localized(event, 'title', language).text),
    description: withoutControls(withRegistration(description, event, language, site)),
    location: withoutControls(localized(event, 'location', language).text),
    url: site.page(`/events/${event.slug}`, language),
  };
}

/**
 * The time of an event. Without an end, or with one that is its start, it lasts an hour, or all day
 * where it has no end and begins at midnight: RFC 5545 wants the end after the start. An event
 * longer than a day does not mark its time as busy.
 */
function times({
  eventDate,
  endDate,
}: PublishedEvent): Pick<ICalEventData, 'start'> & Partial<ICalEventData> {
  const start = inZagreb(eventDate.getTime());
  if (!endDate && localDateTime(eventDate).endsWith('00:00:00')) return { start, allDay: true };
  const lasts = (endDate?.getTime() ?? 0) - eventDate.getTime();
  const end = inZagreb(eventDate.getTime() + (lasts > 0 ? lasts : HOUR_MS));
  const isLong = end.getTime() - start.getTime() > DAY_MS;
  return {
    start,
    end,
    transparency: isLong ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  };
}

function withRegistration(
  description: string,
  { registrationLink }: PublishedEvent,
  language: Language,
  site: SiteUrl,
): string {
  return registrationLink
    ? `${description}\n\n${FEED_TEXTS.registration[language]}: ${site.absolute(registrationLink)}`
    : description;
}
