import { clockTime, formatOf, type Instant } from './croatian-time.js';
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

/** `18 sati`, `21 sat`, `2 sata`; hours are written alone in Croatian. */
function hoursInCroatian(hour: number): string {
  if (hour === 1 || hour === 21) return `${hour}\u00a0sat`;
  return [2, 3, 4, 22, 23, 24].includes(hour) ? `${hour}\u00a0sata` : `${hour}\u00a0sati`;
}

/**
 * The time of day in Croatia: `u 18 sati`, `u 18:30`, `at 18:00`; with an end, `od 18 do 20 sati`,
 * `18:00 to 20:00`.
 */
export function formatTimes(start: Instant, end: Instant | null, language: string): string {
  const times = [start, ...(end === null ? [] : [end])].map((instant) => clockTime(instant));
  if (language !== 'hr') return end === null ? `at\u00a0${times[0]}` : times.join(' to\u00a0');
  const whole = times.every((time) => time.endsWith(':00'));
  const [first = '', last] = times.map((time) =>
    time.replace(/^0/, '').replace(whole ? ':00' : '', ''),
  );
  const ending = last ?? first;
  const written = whole ? hoursInCroatian(Number(ending)) : ending;
  return last === undefined ? `u\u00a0${written}` : `od\u00a0${first} do\u00a0${written}`;
}
