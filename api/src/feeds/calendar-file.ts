import { TZDate } from '@date-fns/tz';
import ical, { ICalCalendarMethod, type ICalCalendar, type ICalEventData } from 'ical-generator';
import { ZAGREB } from 'shared/croatian-time';
import type { SiteUrl } from '../config/site-url.js';
import type { Language } from '../i18n/language.js';
import type { Settings } from '../settings/settings.entity.js';
import { FEED_TEXTS, withoutControls } from './feed-texts.js';
import { ZAGREB_VTIMEZONE } from './zagreb-vtimezone.js';

/** How often calendar programs should check for changes, in seconds. */
const REFRESH_S = 6 * 3600;

interface CalendarFileOptions {
  entries: readonly ICalEventData[];
  /** What the entries are. */
  of: 'events' | 'calls';
  /** Where calendar programs find the file. */
  path: string;
  settings: Pick<Settings, 'name' | 'nameEn'>;
  language: Language;
  site: SiteUrl;
}

/** Entries in one language as a calendar (RFC 5545) in the time of Croatia. */
export function calendarFile(options: CalendarFileOptions): string {
  const { entries, of, path, settings, language, site } = options;
  const name = withoutControls(language === 'en' ? settings.nameEn : settings.name);
  const calendar: ICalCalendar = ical({
    name: propertyText(`${name}: ${FEED_TEXTS[of][language].toLowerCase()}`),
    description: propertyText(FEED_TEXTS[`${of}Of`][language]),
    prodId: { company: site.host, product: of, language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // With a name, the library would write time stamps, which must be in UTC, in that zone.
    timezone: { name: null, generator: () => ZAGREB_VTIMEZONE },
    x: { 'X-WR-TIMEZONE': ZAGREB },
    ttl: REFRESH_S,
    source: site.page(path, language),
  });
  for (const entry of entries) calendar.createEvent(entry);
  const text = `${propertiesFirst(calendar.toString())}\r\n`;
  // A calendar needs at least one component (section 3.6), and without entries the library omits
  // the time zone.
  return entries.length > 0 ? text : text.replace('END:VCALENDAR', `${ZAGREB_VTIMEZONE}\r\n$&`);
}

/** The part of an entry that follows from its row. */
export function entryOfRow(
  row: { createdAt: Date; updatedAt: Date },
  id: string,
  site: SiteUrl,
): Pick<ICalEventData, 'id' | 'sequence' | 'stamp' | 'created' | 'lastModified' | 'timezone'> {
  return {
    id: `${id}@${site.host}`,
    // Increases with every change, so that calendar programs recognise the newer version.
    sequence: Math.floor((row.updatedAt.getTime() - row.createdAt.getTime()) / 1000),
    stamp: row.updatedAt,
    created: row.createdAt,
    lastModified: row.updatedAt,
    timezone: ZAGREB,
  };
}

/** A zoned date, as the library writes a plain `Date` in the time zone of the process. */
export const inZagreb = (milliseconds: number): TZDate => new TZDate(milliseconds, ZAGREB);

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
