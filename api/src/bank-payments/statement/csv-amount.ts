import { centsOfDigits } from 'shared/money';

export type DecimalSign = ',' | '.';

/** Currency signs, spaces, and apostrophes as thousands separators. */
const DECORATION = /[\s'’€]|EUR|HRK|kn/giu;
const withoutDecoration = (amount: string): string =>
  amount.replace(DECORATION, '').replace(/^[−–]/, '-');

/**
 * The decimal sign of a file, by its amounts: the comma, as in Croatia, unless only points occur.
 */
export function decimalSign(amounts: string[]): DecimalSign {
  const signs = amounts.flatMap(
    (one) => /[.,](?=\d{1,2}-?$)/.exec(withoutDecoration(one))?.[0] ?? [],
  );
  return signs.includes('.') && !signs.includes(',') ? '.' : ',';
}

/**
 * Parses an amount such as `1.234,56`, `-50` or `1 234,5 EUR`.
 * @returns hundredths; undefined for anything else
 */
export function readCents(text: string, sign: DecimalSign): number | undefined {
  const [point, group] = sign === ',' ? [',', '.'] : ['.', ','];
  const pattern = new RegExp(
    `^([+-]?)(\\d{1,3}(?:\\${group}\\d{3}){1,4}|\\d{1,13})(?:\\${point}(\\d{1,2}))?$`,
  );
  const parts = pattern.exec(withoutDecoration(text));
  if (!parts) return undefined;
  const [, minus, whole = '', hundredths = ''] = parts;
  const cents = centsOfDigits(whole.replaceAll(group, ''), hundredths);
  return minus === '-' ? -cents : cents;
}
