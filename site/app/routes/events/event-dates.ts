import type { Language } from '~/i18n/language';

const zone = 'Europe/Zagreb';
const tags: Record<Language, string> = { hr: 'hr-HR', en: 'en-GB' };

/** When something is; without an end it lasts to the end of its day in Croatia. */
export interface Span {
  eventDate: string;
  endDate: string | null;
}

/** A day as it is written. What the day after the dash says as well is left out here. */
export interface WrittenDay {
  day: string;
  month?: string;
  year?: string;
}

function partsOf(
  moment: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, ...options });
  return Object.fromEntries(
    format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  );
}

function written(moment: string, language: Language): Required<WrittenDay> {
  const options = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const { day = '', month = '', year = '' } = partsOf(moment, tags[language], options);
  // Croatian numbers of days and years are ordinal.
  return language === 'hr' ? { day: `${day}.`, month, year: `${year}.` } : { day, month, year };
}

/**
 * The first day, and the last one where it is another: `12. prosinca 2024.` and
 * `30. travnja 2025.`, but only `3.` and `5. lipnja 2025.` within a month.
 */
export function writtenDays({ eventDate, endDate }: Span, language: Language): WrittenDay[] {
  const first = written(eventDate, language);
  const last = written(endDate ?? eventDate, language);
  const sameYear = first.year === last.year;
  const sameMonth = sameYear && first.month === last.month;
  if (sameMonth && first.day === last.day) return [first];
  return [
    {
      day: first.day,
      month: sameMonth ? undefined : first.month,
      year: sameYear ? undefined : first.year,
    },
    last,
  ];
}

/** The hour in Croatia: `9:00` / `09:00`. */
export function clockTime(moment: string, language: Language): string {
  const { hour = '', minute = '' } = partsOf(moment, 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return `${language === 'hr' ? Number(hour) : hour}:${minute}`;
}

/** `Srijeda` / `Wednesday`: it begins a line. */
export function weekday(moment: string, language: Language): string {
  const { weekday: name = '' } = partsOf(moment, tags[language], { weekday: 'long' });
  return name.charAt(0).toLocaleUpperCase(tags[language]) + name.slice(1);
}

/** Begins at midnight and names no end: what matters is the day. */
export function lastsAllDay({ eventDate, endDate }: Span): boolean {
  return endDate === null && clockTime(eventDate, 'en') === '00:00';
}

/** With the offset that holds in Croatia then: `2024-04-26T09:00:00+02:00`. */
export function momentWithOffset(moment: string): string {
  const parts = partsOf(moment, 'en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  });
  const { year, month, day, hour, minute, second, timeZoneName = '' } = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${timeZoneName.replace('GMT', '')}`;
}
