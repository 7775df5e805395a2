/** An amount of money as the language writes it: `1.250,00 €` or `€1,250.00`. */
export function formatAmount(amount: number, currency: string, language: string): string {
  return new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'hr-HR', {
    style: 'currency',
    currency,
  }).format(amount);
}

const AMOUNT = /^(\d+|\d{1,3}(?:[., ]\d{3})+)(?:[.,](\d{1,2}))?$/;

/**
 * Hundredths of an amount as people type it: `45`, `45,5`, `45.50`, `1.234,50`, `1,234.50 €`. A sign
 * before three digits separates thousands, as statements write them.
 * @returns null for an empty text, NaN for anything else
 */
export function readCents(text: string): number | null {
  const typed = text
    .replace(/€|\beur\b/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (typed === '') return null;
  const [, whole = '', hundredths = ''] = AMOUNT.exec(typed) ?? [];
  if (whole === '') return NaN;
  return Number(whole.replace(/\D/g, '')) * 100 + Number(hundredths.padEnd(2, '0'));
}

/** Hundredths as they are typed in a language: `45,50` or `45.50`. */
export function writeCents(cents: number | null | undefined, language: string): string {
  if (cents === null || cents === undefined || Number.isNaN(cents)) return '';
  return new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'hr-HR', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format(cents / 100);
}
