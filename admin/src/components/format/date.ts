const zagreb = { timeZone: 'Europe/Zagreb' } as const;

const dayMonthYear = new Intl.DateTimeFormat('en-GB', {
  ...zagreb,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** dd.MM.yyyy in the association's time zone; an empty text for what is not a date. */
export function formatDate(value: string | null | undefined): string {
  if (!value || Number.isNaN(Date.parse(value))) {
    return '';
  }
  return dayMonthYear.format(new Date(value)).replaceAll('/', '.');
}

/** A day and a time of day in the association's time zone, as the language writes them. */
export function formatMoment(value: string, language: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'hr-HR', {
    ...zagreb,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(value));
}

/** The time of day for what came today, the day for what came earlier. */
export function formatRecent(value: string, language: string, now: number): string {
  const locale = language === 'en' ? 'en-GB' : 'hr-HR';
  const day = (moment: number) => new Intl.DateTimeFormat(locale, zagreb).format(moment);
  const moment = Date.parse(value);
  const parts: Intl.DateTimeFormatOptions =
    day(moment) === day(now)
      ? { hour: '2-digit', minute: '2-digit' }
      : { day: 'numeric', month: 'numeric', year: 'numeric' };
  return new Intl.DateTimeFormat(locale, { ...zagreb, ...parts }).format(moment);
}
