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
import { withoutMarks } from '../rich-text/rich-text.js';
import type { Settings } from '../settings/settings.entity.js';
import { FEED_TEXTS, withoutControls } from './feed-texts.js';
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
  const name = withoutControls(language === 'en' ? settings.nameEn : settings.name);
  const calendar: ICalCalendar = ical({
    name: propertyText(`${name}: ${FEED_TEXTS.events[language].toLowerCase()}`),
    description: propertyText(FEED_TEXTS.eventsOf[language]),
    prodId: { company: site.host, product: 'events', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // With a name, the library would write time stamps, which must be in UTC, in that zone.
    timezone: { name: null, generator: () => ZAGREB_VTIMEZONE },
    x: { 'X-WR-TIMEZONE': ZAGREB },
    ttl: REFRESH_S,
    source: site.page('/events.ics', language),
  });
  for (const event of events) calendar.createEvent(entry(event, language, site));
  const text = `${propertiesFirst(calendar.toString())}\r\n`;
  // A calendar needs at least one component (section 3.6), and without events the library omits the
  // time zone.
  return events.length > 0 ? text : text.replace('END:VCALENDAR', `${ZAGREB_VTIMEZONE}\r\n$&`);
}

/**
 * Moves the properties of the calendar before its components (section 3.6); the library writes some
 * of them at the end.
 */
function propertiesFirst(calendar: string): string {
  const [begin, ...lines] = calendar.split('\r\n');
  const end = lines.pop();
  const properties: string[] = [];
  const components: string[] = [];
  let depth = 0;
  let target = properties;
  for (const line of lines) {
    if (line.startsWith('BEGIN:')) depth += 1;
    // A folded line continues the line before it.
    if (!line.startsWith(' ')) target = depth === 0 ? properties : components;
    target.push(line);
    if (line.startsWith('END:')) depth -= 1;
  }
  return [begin, ...properties, ...components, end].join('\r\n');
}

/** Escapes a text of the calendar (section 3.3.11); the library escapes those of events only. */
function propertyText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ');
}

function entry(event: Event, language: Language, site: SiteUrl): ICalEventData {
  const [title, text, place] =
    language === 'en'
      ? [event.titleEn, event.descriptionEn, event.locationEn ?? event.location]
      : [event.title, event.description, event.location];
  const description = withoutMarks(text, event.contentFormat);
  return {
    id: `event-${event.id}@${site.host}`,
    // Increases with every change, so that calendar programs recognise the newer version.
    sequence: Math.floor((event.updatedAt.getTime() - event.createdAt.getTime()) / 1000),
    stamp: event.updatedAt,
    created: event.createdAt,
    lastModified: event.updatedAt,
    timezone: ZAGREB,
    ...times(event),
    summary: withoutControls(title),
    description: withoutControls(withRegistration(description, event, language, site)),
    location: withoutControls(place),
    url: site.page(`/events/${event.slug}`, language),
  };
}

/** A zoned date, as the library writes a plain `Date` in the time zone of the process. */
const inZagreb = (milliseconds: number): TZDate => new TZDate(milliseconds, ZAGREB);

/**
 * The time of an event. Without an end it lasts an hour, or all day where it begins at midnight. An
 * event longer than a day does not mark its time as busy.
 */
function times({
  eventDate,
  endDate,
}: Event): Pick<ICalEventData, 'start'> & Partial<ICalEventData> {
  const start = inZagreb(eventDate.getTime());
  if (!endDate && localDateTime(eventDate).endsWith('00:00:00')) return { start, allDay: true };
  const end = inZagreb(endDate?.getTime() ?? eventDate.getTime() + HOUR_MS);
  const isLong = end.getTime() - start.getTime() > DAY_MS;
  return {
    start,
    end,
    transparency: isLong ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
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
