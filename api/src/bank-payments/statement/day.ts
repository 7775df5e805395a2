/** Whether it is a day of the calendar, written like `2026-05-04`. */
export function isDay(text: string): boolean {
  const moment = /^[12]\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

const WRITTEN = [
  /^(?<day>\d{1,2})[./](?<month>\d{1,2})[./](?<year>\d{4})\.?/,
  /^(?<day>\d{1,2})\. (?<month>\d{1,2})\. (?<year>\d{4})\.?/,
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})/,
];
/** The time of day that may follow. */
const TIME = /^(?:[T ]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * A day as statements write it: `4.5.2026.`, `04/05/2026`, `2026-05-04` or `20260504`, the day before
 * the month as in Croatia.
 * @returns like `2026-05-04`; undefined for anything else
 */
export function readDay(text: string): string | undefined {
  for (const form of WRITTEN) {
    const found = form.exec(text.trim());
    if (!found?.groups || !TIME.test(text.trim().slice(found[0].length))) continue;
    const { year = '', month = '', day = '' } = found.groups;
    const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isDay(written) ? written : undefined;
  }
  return undefined;
}
