import { clockTime, endOfDay, shortDate } from 'shared/croatian-time';

/** From when to when, in Croatia: dd.MM.yyyy HH:mm, the second day only where it is another. */
export function formatSpan(start: string, end: string | null): string {
  const from = shortDate(start);
  const span = `${from} ${clockTime(start)}`;
  if (end === null) return span;
  const to = shortDate(end);
  return `${span} – ${from === to ? '' : `${to} `}${clockTime(end)}`;
}

/** When an event is over, in milliseconds: at its end, or without one with its day in Croatia. */
export function endOf(start: string, end: string | null): number {
  return end === null ? endOfDay(start).getTime() : Date.parse(end);
}
