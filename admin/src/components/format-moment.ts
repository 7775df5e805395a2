const zagreb = { timeZone: 'Europe/Zagreb' } as const;

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
