import { clockTime, formatDate, formatInZagreb, formatOf, type Instant } from './croatian-time.js';
import { localeOf } from './language.js';

/**
 * The days in Croatia from one instant to another, each part once: `12. – 13. listopada 2023.`,
 * `12 – 13 October 2023`; of a single day its date. With no-break spaces, as lines may end after
 * the dash only.
 */
export function formatDays(start: Instant, end: Instant, language: string): string {
  const range = formatOf(localeOf(language), { dateStyle: 'long' }).formatRange(
    new Date(start),
    new Date(end),
  );
  // Unicode's locale data have thin spaces around the dash, and days of two digits in Croatian.
  return range
    .replace(/\b0(?=\d\.)/g, '')
    .replaceAll(' ', '\u00a0')
    .replace(/\s*–\s*/, '\u00a0– ');
}

const DAY_MS = 86_400_000;

/**
 * The days of a period, as `formatDays`; of one that consists of whole months, the months:
 * `listopad – prosinac 2023.`, `October – December 2023`.
 * @param start its first day, `2023-10-01`
 * @param end its last day
 */
export function formatPeriod(start: string, end: string, language: string): string {
  const dayAfter = new Date(Date.parse(end) + DAY_MS).toISOString().slice(0, 10);
  if (!start.endsWith('-01') || !dayAfter.endsWith('-01')) return formatDays(start, end, language);
  const isOfYear = start.slice(0, 4) === end.slice(0, 4);
  const withYear = { month: 'long', year: 'numeric' } as const;
  const first = formatInZagreb(start, language, isOfYear ? { month: 'long' } : withYear);
  const last = formatInZagreb(end, language, withYear);
  const bound = (months: string) => months.replaceAll(' ', '\u00a0');
  if (start.slice(0, 7) === end.slice(0, 7)) return bound(last);
  return `${bound(first)}\u00a0– ${bound(last)}`;
}

/** `18 sati`, `21 sat`, `2 sata`, `18.30 sati`; `9` and `9.30` where another time follows. */
function hoursInCroatian(time: string, unit: boolean): string {
  const written = time.replace(/^0/, '').replace(':00', '').replace(':', '.');
  if (!unit) return written;
  if (['1', '21'].includes(written)) return `${written}\u00a0sat`;
  return `${written}\u00a0${['2', '3', '4', '22', '23', '24'].includes(written) ? 'sata' : 'sati'}`;
}

/**
 * The time of day in Croatia: `u 18 sati`, `u 18.30 sati`, `at 18:00`; with an end,
 * `od 18 do 19.30 sati`, `18:00 to 19:30`.
 */
export function formatTimes(start: Instant, end: Instant | null, language: string): string {
  const first = clockTime(start);
  const last = end === null ? undefined : clockTime(end);
  if (language !== 'hr') return last ? `${first} to\u00a0${last}` : `at\u00a0${first}`;
  const begins = hoursInCroatian(first, !last);
  return last ? `od\u00a0${begins} do\u00a0${hoursInCroatian(last, true)}` : `u\u00a0${begins}`;
}

/** The day and the time: `26. travnja 2024. u 12 sati`, `26 April 2024 at 12:00`. */
export function formatDayAndTime(instant: Instant, language: string): string {
  return `${formatDate(instant, language)} ${formatTimes(instant, null, language)}`;
}
