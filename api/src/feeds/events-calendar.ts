import { TZDate } from '@date-fns/tz';
import ical, {
  ICalCalendarMethod,
  ICalEventTransparency,
  type ICalCalendar,
  type ICalEventData,
} from 'ical-generator';
import { localDateTime, ZAGREB } from 'shared/croatian-time';
import type { SiteUrl } from '../config/site-url.js';
import type { Event } from '../events/event.entity.js';
import type { Language } from '../i18n/language.js';
import type { Settings } from '../settings/settings.entity.js';
import { FEED_TEXTS, writable } from './feed-texts.js';
import { ZAGREB_VTIMEZONE } from './zagreb-vtimezone.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How often calendar programs should check for changes, in seconds. */
const REFRESH_S = 6 * 3600;

interface CalendarOptions {
  events: readonly Event[];
  settings: Pick<Settings, 'name' | 'nameEn'>;
  language: Language;
  site: SiteUrl;
}

/** The events in one language as a calendar (RFC 5545) in the time of Croatia. */
export function eventsCalendar({ events, settings, language, site }: CalendarOptions): string {
  const name = writable(language === 'en' ? settings.nameEn : settings.name);
  const calendar: ICalCalendar = ical({
    name: propertyText(`${name}: ${FEED_TEXTS.events[language].toLowerCase()}`),
    description: propertyText(FEED_TEXTS.eventsOf[language]),
    prodId: { company: site.host, product: 'events', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // No zone for the calendar itself: the library would write its time stamps, which are to be
    // in UTC, in that zone.
    timezone: { name: null, generator: () => ZAGREB_VTIMEZONE },
    x: { 'X-WR-TIMEZONE': ZAGREB },
    ttl: REFRESH_S,
    source: site.page('/events.ics', language),
  });
  for (const event of events) calendar.createEvent(entry(event, language, site));
  const written = `${propertiesFirst(calendar.toString())}\r\n`;
  // A calendar holds at least one component (section 3.6), and the library writes a zone only when
  // there are events.
  return events.length > 0
    ? written
    : written.replace('END:VCALENDAR', `${ZAGREB_VTIMEZONE}\r\n$&`);
}

/**
 * The calendar with its own properties before its components, as section 3.6 orders them; the
 * library writes some of them after.
 */
function propertiesFirst(calendar: string): string {
  const [begin, ...lines] = calendar.split('\r\n');
  const end = lines.pop();
  const properties: string[] = [];
  const components: string[] = [];
  let depth = 0;
  let place = properties;
  for (const line of lines) {
    if (line.startsWith('BEGIN:')) depth += 1;
    // A folded line belongs to the line before it.
    if (!line.startsWith(' ')) place = depth === 0 ? properties : components;
    place.push(line);
    if (line.startsWith('END:')) depth -= 1;
  }
  return [begin, ...properties, ...components, end].join('\r\n');
}

/** The library escapes the texts of events, but not those of the calendar (section 3.3.11). */
function propertyText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ');
}

function entry(event: Event, language: Language, site: SiteUrl): ICalEventData {
  const [title, description, place] =
    language === 'en'
      ? [event.titleEn, event.descriptionEn, event.locationEn ?? event.location]
      : [event.title, event.description, event.location];
  return {
    id: `event-${event.id}@${site.host}`,
    // Grows with every change, so that programs know which of two versions is newer.
    sequence: Math.floor((event.updatedAt.getTime() - event.createdAt.getTime()) / 1000),
    stamp: event.updatedAt,
    created: event.createdAt,
    lastModified: event.updatedAt,
    timezone: ZAGREB,
    ...times(event),
    summary: writable(title),
    description: writable(withRegistration(description, event, language, site)),
    location: writable(place),
    url: site.page('/events', language),
  };
}

/** The library writes a plain `Date` in the time zone of the process, a zoned one in its own. */
const inZagreb = (milliseconds: number): TZDate => new TZDate(milliseconds, ZAGREB);

/**
 * The time of an event. Without an end it takes an hour, or its whole day where it begins at
 * midnight. An event longer than a day leaves people free, as nobody attends all of it.
 */
function times({
  eventDate,
  endDate,
}: Event): Pick<ICalEventData, 'start'> & Partial<ICalEventData> {
  const start = inZagreb(eventDate.getTime());
  if (!endDate && localDateTime(eventDate).endsWith('00:00:00')) return { start, allDay: true };
  const end = inZagreb(endDate?.getTime() ?? eventDate.getTime() + HOUR_MS);
  const long = end.getTime() - start.getTime() > DAY_MS;
  return {
    start,
    end,
    transparency: long ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  };
}

function withRegistration(
  description: string,
  { registrationLink }: Event,
  language: Language,
  site: SiteUrl,
): string {
  return registrationLink
    ? `${description}\n\n${FEED_TEXTS.registration[language]}: ${site.absolute(registrationLink)}`
    : description;
}
