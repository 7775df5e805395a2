import { localeOf } from './language.js';

export const ZAGREB = 'Europe/Zagreb';

const HOUR_MS = 3_600_000;

/** An instant: a `Date`, milliseconds since 1970, or a text in ISO 8601 with its offset. */
export type Instant = Date | number | string;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a format takes much longer than formatting. */
export function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: ZAGREB });
  formats.set(key, format);
  return format;
}

/** An instant in Croatian time, formatted in a language. */
export function formatInZagreb(
  instant: Instant,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return formatOf(localeOf(language), options).format(new Date(instant));
}

/** The named parts of an instant, such as `{ weekday: 'srijeda' }`. */
export function zagrebParts(
  instant: Instant,
  language: string,
  options: Intl.DateTimeFormatOptions,
): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const parts = formatOf(localeOf(language), options).formatToParts(new Date(instant));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** Local date and time in Croatia: `2024-04-26 09:52:00`. */
export function localDateTime(instant: Instant): string {
  // Swedish writes dates as ISO 8601 does.
  const swedish = formatOf('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });
  return swedish.format(new Date(instant)).padStart('YYYY-MM-DD HH:mm:ss'.length, '0');
}

/** The day in Croatia: `2024-04-26`. */
export function isoDate(instant: Instant): string {
  return localDateTime(instant).slice(0, 10);
}

/** The time of day in Croatia: `09:52`. */
export function clockTime(instant: Instant): string {
  return localDateTime(instant).slice(11, 16);
}

/** Date and time in Croatia without an offset, as `<input type="datetime-local">` takes it. */
export function toLocalTime(instant: Instant): string {
  return localDateTime(instant).slice(0, 16).replace(' ', 'T');
}

/**
 * The instant of a local time in Croatia (`YYYY-MM-DDTHH:mm`); null for any other text. Of a time
 * that occurs twice in autumn the first; a time that is skipped in spring is an hour later.
 */
export function fromLocalTime(local: string): Date | null {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  const shownAt = (instant: number) => Date.parse(`${toLocalTime(instant)}Z`);
  const offsets = [2 * HOUR_MS, HOUR_MS];
  const exact = offsets.find((offset) => shownAt(asUtc - offset) === asUtc);
  return new Date(asUtc - (exact ?? HOUR_MS));
}

/** The midnight in Croatia that ends the day of an instant. */
export function endOfDay(instant: Instant): Date {
  const next = new Date(`${isoDate(instant)}T00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return fromLocalTime(next.toISOString().slice(0, 16)) ?? new Date(instant);
}

/** ISO 8601 with Croatia's offset at that instant: `2024-04-26T09:00:00+02:00`. */
export function isoWithOffset(instant: Instant): string {
  const { timeZoneName = '' } = zagrebParts(instant, 'en', { timeZoneName: 'longOffset' });
  return `${localDateTime(instant).replace(' ', 'T')}${timeZoneName.replace('GMT', '')}`;
}

/** The day in Croatia in digits: `26.04.2024`. */
export function shortDate(instant: Instant): string {
  return isoDate(instant).split('-').reverse().join('.');
}

/** `26. travnja 2024.` in Croatian, `26 April 2024` in English. */
export function formatDate(instant: Instant, language: string): string {
  return formatInZagreb(instant, language, { dateStyle: 'long' });
}

/** `21. studenoga 2026. u 09:52` in Croatian, `21 November 2026 at 09:52` in English. */
export function formatDateTime(instant: Instant, language: string): string {
  return formatInZagreb(instant, language, { dateStyle: 'long', timeStyle: 'short' });
}
