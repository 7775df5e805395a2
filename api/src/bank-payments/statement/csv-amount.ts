import { centsOfDigits } from 'shared/money';

export type DecimalSign = ',' | '.';

/** Signs of currencies, spaces and apostrophes between thousands. */
const AROUND = /[\s'’€]|EUR|HRK|kn/giu;
const bare = (amount: string): string => amount.replace(AROUND, '').replace(/^[−–]/, '-');

/**
 * Which sign stands before the hundredths in a file, by its amounts: the comma, as in Croatia, unless
 * they say otherwise.
 */
export function decimalSign(amounts: string[]): DecimalSign {
  const ends = amounts.flatMap((one) => /[.,](?=\d{1,2}-?$)/.exec(bare(one))?.[0] ?? []);
  return ends.includes('.') && !ends.includes(',') ? '.' : ',';
}

/**
 * An amount such as `1.234,56`, `-50` or `1 234,5 EUR`.
 * @returns hundredths; undefined for anything else
 */
export function readCents(text: string, sign: DecimalSign): number | undefined {
  const [point, group] = sign === ',' ? [',', '.'] : ['.', ','];
  const form = new RegExp(
    `^([+-]?)(\\d{1,3}(?:\\${group}\\d{3}){1,4}|\\d{1,13})(?:\\${point}(\\d{1,2}))?$`,
  );
  const parts = form.exec(bare(text));
  if (!parts) return undefined;
  const [, minus, whole = '', hundredths = ''] = parts;
  const cents = centsOfDigits(whole.replaceAll(group, ''), hundredths);
  return minus === '-' ? -cents : cents;
}
