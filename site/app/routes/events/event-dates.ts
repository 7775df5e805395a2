import { clockTime, zagrebParts } from 'shared/croatian-time';
import { localeOf } from 'shared/language';
import type { Language } from '~/i18n/language';

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

function written(moment: string, language: Language): Required<WrittenDay> {
  const options = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const { day = '', month = '', year = '' } = zagrebParts(moment, language, options);
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
export function timeOfDay(moment: string, language: Language): string {
  const time = clockTime(moment);
  return language === 'hr' ? time.replace(/^0/, '') : time;
}

/** `Srijeda` / `Wednesday`: it begins a line. */
export function weekday(moment: string, language: Language): string {
  const { weekday: name = '' } = zagrebParts(moment, language, { weekday: 'long' });
  return name.charAt(0).toLocaleUpperCase(localeOf(language)) + name.slice(1);
}

/** Begins at midnight and names no end: what matters is the day. */
export function lastsAllDay({ eventDate, endDate }: Span): boolean {
  return endDate === null && clockTime(eventDate) === '00:00';
}
