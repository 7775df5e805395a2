import { clockTime, endOfDay, zagrebParts } from 'shared/croatian-time';
import { formatDays } from 'shared/date-ranges';
import { localeOf } from 'shared/language';
import type { Language } from '~/i18n/language';

/** The times of an event; without an end it lasts to the end of its day in Croatia. */
export interface Span {
  eventDate: string;
  endDate: string | null;
}

/** The written parts of a day; the first of two days omits what the second repeats. */
export interface WrittenDay {
  day: string;
  month?: string;
  year?: string;
}

function datePartsOf(instant: string, language: Language): Required<WrittenDay> {
  const options = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const { day = '', month = '', year = '' } = zagrebParts(instant, language, options);
  // Croatian numbers of days and years are ordinal.
  return language === 'hr' ? { day: `${day}.`, month, year: `${year}.` } : { day, month, year };
}

/**
 * The first day, and the last day if it differs: `12. prosinca 2024.` and `30. travnja 2025.`, but
 * `3.` and `5. lipnja 2025.` within a month.
 */
export function writtenDays({ eventDate, endDate }: Span, language: Language): WrittenDay[] {
  const first = datePartsOf(eventDate, language);
  const last = datePartsOf(endDate ?? eventDate, language);
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

/** The days in one line: `12. prosinca 2024. – 30. travnja 2025.` */
export function daysInWords(span: Span, language: Language): string {
  return formatDays(span.eventDate, span.endDate ?? span.eventDate, language);
}

/** Whether an event is past, `now` in milliseconds: after its end, or after its day in Croatia. */
export function hasPassed({ eventDate, endDate }: Span, now: number): boolean {
  return (endDate === null ? endOfDay(eventDate).getTime() : Date.parse(endDate)) <= now;
}

/** The day of the week, capitalised: `Srijeda` / `Wednesday`. */
export function weekday(instant: string, language: Language): string {
  const { weekday: name = '' } = zagrebParts(instant, language, { weekday: 'long' });
  return name.charAt(0).toLocaleUpperCase(localeOf(language)) + name.slice(1);
}

/** Whether an event has only a day: it begins at midnight and has no end. */
export function lastsAllDay({ eventDate, endDate }: Span): boolean {
  return endDate === null && clockTime(eventDate) === '00:00';
}
