import { clockTime, endOfDay, shortDate } from 'shared/croatian-time';

/** Formats start and end in Croatian time: dd.MM.yyyy HH:mm, the end date only where it differs. */
export function formatSpan(start: string, end: string | null): string {
  const from = shortDate(start);
  const span = `${from} ${clockTime(start)}`;
  if (end === null) return span;
  const to = shortDate(end);
  return `${span} – ${from === to ? '' : `${to} `}${clockTime(end)}`;
}

/** When an event ends, in milliseconds: at its end, or without one at midnight in Croatia. */
export function endOf(start: string, end: string | null): number {
  return end === null ? endOfDay(start).getTime() : Date.parse(end);
}
