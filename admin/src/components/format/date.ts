import { clockTime, formatInZagreb, isoDate, shortDate } from 'shared/croatian-time';

/** Formats a date as dd.MM.yyyy in the association's time zone; an invalid one as an empty text. */
export function formatDate(value: string | null | undefined): string {
  return !value || Number.isNaN(Date.parse(value)) ? '' : shortDate(value);
}

/** Formats an instant of today as its time, an earlier one as its date. */
export function formatRecent(value: string, language: string, now: number): string {
  return isoDate(value) === isoDate(now)
    ? clockTime(value)
    : formatInZagreb(value, language, { day: 'numeric', month: 'numeric', year: 'numeric' });
}
