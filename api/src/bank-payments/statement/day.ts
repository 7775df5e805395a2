/** Whether a text is a calendar day in ISO 8601, such as `2026-05-04`. */
export function isDay(text: string): boolean {
  const time = /^[12]\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Which of two numbers at the start of a day is the day. */
export type DayOrder = 'day-first' | 'month-first';

const NUMBERS = /^(?<first>\d{1,2})(?<sign>[./-])\s?(?<second>\d{1,2})\k<sign>\s?/;
const DAY_FORMATS = [
  new RegExp(`${NUMBERS.source}(?<year>\\d{4}|[2-9]\\d)(?!\\d)\\.?`),
  /^(?<year>\d{4})(?<sign>[./-])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})(?!\d)\.?/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?!\d)/,
];
/** The time of day, and the zone, that may follow. */
const TIME_SUFFIX =
  /^(?:[T,\s]+\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?(?:\s?[ap]m)?)?\s?(?:Z|UTC|[+-]\d{2}:?\d{2})?$/i;

/**
 * Parses a day as banks write it: `4.5.2026.`, `04.05.26`, `04/05/2026`, `2026-05-04` or
 * `20260504`. Two digits are a year from 2020 to 2099. What follows of time and zone does not
 * change the day.
 * @param order of day and month where slashes or hyphens separate them; points always follow a day
 * @returns in ISO 8601; undefined for anything else
 */
export function readDay(text: string, order: DayOrder = 'day-first'): string | undefined {
  for (const format of DAY_FORMATS) {
    const found = format.exec(text.trim());
    if (!found?.groups || !TIME_SUFFIX.test(text.trim().slice(found[0].length))) continue;
    const { year = '', first = '', second = '', sign } = found.groups;
    const [one, other] = order === 'day-first' || sign === '.' ? [first, second] : [second, first];
    const { day = one, month = other } = found.groups;
    const isoDay = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isDay(isoDay) ? isoDay : undefined;
  }
  return undefined;
}

/**
 * The order of day and month in the days of a file; undefined when none of those with slashes
 * tells them apart, as `04/05/2026`.
 */
export function dayOrder(texts: readonly string[]): DayOrder | undefined {
  let order: DayOrder | undefined = 'day-first';
  for (const text of texts) {
    const { first, second, sign } = NUMBERS.exec(text.trim())?.groups ?? {};
    if (sign === undefined || sign === '.') continue;
    if (Number(first) > 12) return 'day-first';
    if (Number(second) > 12) return 'month-first';
    if (sign === '/' && first !== second) order = undefined;
  }
  return order;
}
