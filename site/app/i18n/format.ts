import type { Language } from './language';

const tags: Record<Language, string> = { hr: 'hr-HR', en: 'en-GB' };
const zone = 'Europe/Zagreb';

function asDate(value: Date | string): Date {
  return typeof value === 'string' ? new Date(value) : value;
}

/** `26. travnja 2024.` / `26 April 2024` */
export function formatDate(value: Date | string, language: Language): string {
  return new Intl.DateTimeFormat(tags[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: zone,
  }).format(asDate(value));
}

/** `21. studenoga 2026. u 09:52` / `21 November 2026 at 09:52` */
export function formatMoment(value: Date | string, language: Language): string {
  return new Intl.DateTimeFormat(tags[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone,
  }).format(asDate(value));
}

/** The same day for `<time dateTime>`: `2024-04-26`. */
export function isoDate(value: Date | string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(asDate(value));
}

/** `891.000,00 €` / `€891,000.00` */
export function formatAmount(amount: number, language: Language, currency = 'EUR'): string {
  return new Intl.NumberFormat(tags[language], { style: 'currency', currency }).format(amount);
}

/** `50 €` / `€50`, for whole euros. */
export function formatEuros(euros: number, language: Language): string {
  return new Intl.NumberFormat(tags[language], {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }).format(euros);
}

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(tags[language]).format(value);
}
