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
    timezone: { name: null },
    x: { 'X-WR-TIMEZONE': ZAGREB },
    ttl: REFRESH_S,
    source: site.page(path, language),
  });
  const written = entries.map((entry) => foldLines(calendar.createEvent(entry).toString()));
  // Components follow the properties, and there is at least one (section 3.6): the time zone.
  const components = [`${ZAGREB_VTIMEZONE}\r\n`, ...written].join('');
  return `${calendar.clear().toString()}\r\n`.replace(
    'END:VCALENDAR',
    () => `${components}END:VCALENDAR`,
  );
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

const OCTETS_IN_LINE = 74;

/**
 * Folds lines between characters (section 3.1), as the library does for a whole calendar, where it
 * encodes each character by itself: half a second for a thousand events.
 */
function foldLines(text: string): string {
  return text.split('\r\n').map(foldLine).join('\r\n');
}

function foldLine(line: string): string {
  if (line.length * 3 <= OCTETS_IN_LINE) return line;
  let folded = '';
  let octets = 0;
  let start = 0;
  let position = 0;
  while (position < line.length) {
    const code = line.codePointAt(position) ?? 0;
    const length = octetsOf(code);
    octets += length;
    if (octets > OCTETS_IN_LINE) {
      folded += `${line.slice(start, position)}\r\n `;
      start = position;
      octets = length;
    }
    position += code > 0xffff ? 2 : 1;
  }
  return folded + line.slice(start);
}

/** The octets of a character in UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/** Escapes a text of the calendar (section 3.3.11); the library escapes those of events only. */
function propertyText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ');
}
