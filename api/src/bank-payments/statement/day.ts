/** Whether a text is a calendar day in ISO 8601, such as `2026-05-04`. */
export function isDay(text: string): boolean {
  const time = /^[12]\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const DAY_FORMATS = [
  /^(?<day>\d{1,2})[./](?<month>\d{1,2})[./](?<year>\d{4})\.?/,
  /^(?<day>\d{1,2})\. (?<month>\d{1,2})\. (?<year>\d{4})\.?/,
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})/,
];
/** The time of day that may follow. */
const TIME_SUFFIX = /^(?:[T ]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Parses a day as banks write it, with the day before the month: `4.5.2026.`, `04/05/2026`,
 * `2026-05-04` or `20260504`.
 * @returns in ISO 8601; undefined for anything else
 */
export function readDay(text: string): string | undefined {
  for (const format of DAY_FORMATS) {
    const found = format.exec(text.trim());
    if (!found?.groups || !TIME_SUFFIX.test(text.trim().slice(found[0].length))) continue;
    const { year = '', month = '', day = '' } = found.groups;
    const isoDay = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isDay(isoDay) ? isoDay : undefined;
  }
  return undefined;
}
