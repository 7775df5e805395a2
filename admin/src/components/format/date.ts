import { clockTime, formatInZagreb, isoDate, shortDate } from 'shared/croatian-time';

/** dd.MM.yyyy in the association's time zone; an empty text for what is not a date. */
export function formatDate(value: string | null | undefined): string {
  return !value || Number.isNaN(Date.parse(value)) ? '' : shortDate(value);
}

/** The time of a date of today, the day of an earlier one. */
export function formatRecent(value: string, language: string, now: number): string {
  return isoDate(value) === isoDate(now)
    ? clockTime(value)
    : formatInZagreb(value, language, { day: 'numeric', month: 'numeric', year: 'numeric' });
}
