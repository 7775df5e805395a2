import { localeOf } from './language.js';

const formats = new Map<string, Intl.NumberFormat>();

/** Cached: creating a format takes much longer than formatting. */
function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(localeOf(language), options);
  formats.set(key, format);
  return format;
}

export function centsOf(euros: number): number {
  return euros * 100;
}

export function eurosOf(cents: number): number {
  return cents / 100;
}

/** Cents of an amount in digits: `centsOfDigits('12', '5')` is 1250. */
export function centsOfDigits(whole: string, hundredths = ''): number {
  return Number(whole) * 100 + Number(hundredths.padEnd(2, '0'));
}

/** Signs and words of the euro, which may stand around an amount. */
const EURO = /€|\beur(?:a|o|i)?\b/giu;
/** A number, alone or with one sign (comma, point, space, apostrophe) before every three digits. */
const AMOUNT = /^(?:(\d+)|([1-9]\d{0,2})(?:([., '’])\d{3})(?:\3\d{3})*)(?:([.,])(\d{0,2}))?$/u;

/**
 * Reads a number as people type it: `45`, `45,5`, `45.50`, `1.234,50`, `1,234.50 €`, `1 234,5`. A
 * sign before three digits separates thousands, so that `1.234` is more than a thousand.
 * @returns hundredths; undefined for any other text, also an empty one
 */
export function readCents(text: string): number | undefined {
  const typed = text.replace(EURO, ' ').replace(/\s+/gu, ' ').trim();
  const [, plain, grouped, group, point, hundredths] = AMOUNT.exec(typed) ?? [];
  if (plain === undefined && (grouped === undefined || group === point)) return undefined;
  const end = point === undefined ? undefined : typed.lastIndexOf(point);
  const cents = centsOfDigits(typed.slice(0, end).replace(/\D/g, ''), hundredths);
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** Amount of a donation without a pledge, in whole euros: the rounded payment, at least 1. */
export function wholeEuros(cents: number): number {
  return Math.max(1, Math.round(cents / 100));
}

/** `1.250,50 €` in Croatian, `€1,250.50` in English. */
export function formatCents(cents: number, language: string, currency = 'EUR'): string {
  return numberFormat(language, { style: 'currency', currency }).format(cents / 100);
}

/** `50 €` in Croatian, `€50` in English, for whole euros. */
export function formatEuros(euros: number, language: string): string {
  const options = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  return numberFormat(language, options).format(euros);
}

/** `1250,50` in Croatian, `1250.50` in English, as inputs and spreadsheets take it. */
export function plainAmount(cents: number, language: string): string {
  return numberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format(cents / 100);
}
