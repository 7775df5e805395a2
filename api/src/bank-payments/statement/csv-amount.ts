import { centsOfDigits } from 'shared/money';
import { currencyOf } from './currency.js';

export type DecimalSign = ',' | '.';

/** One or two decimals, or four and more that end in zeros; three are a group of thousands. */
const DECIMALS = String.raw`\d{1,2}|\d{2}0{2,}`;
const LAST_SIGN = new RegExp(String.raw`[.,](?=(?:${DECIMALS})\D*$)`);

/**
 * The decimal sign of a file, by its amounts: the comma, as in Croatia, unless only points occur.
 */
export function decimalSign(amounts: readonly string[]): DecimalSign {
  const signs = amounts.flatMap((one) => LAST_SIGN.exec(one)?.[0] ?? []);
  return signs.includes('.') && !signs.includes(',') ? '.' : ',';
}

/** Groups of thousands have one sign between them: the other one, a space or an apostrophe. */
const amountPattern = (point: DecimalSign) =>
  new RegExp(
    String.raw`^(?<open>\()?(?<lead>[+−–-])?\s*` +
      String.raw`(?<whole>\d{1,3}(?<group>[${point === ',' ? '.' : ','}\s'’])\d{3}(?:\k<group>\d{3}){0,3}|\d{0,13})` +
      String.raw`(?:[${point}](?<decimals>${DECIMALS})?)?\s*(?<trail>[+−–-])?(?<close>\))?$`,
  );
const PATTERNS = { ',': amountPattern(','), '.': amountPattern('.') };

/** Debit and credit beside the amount. */
const MARKS = /^(?:d|dr|db|c|cr)\.?$/i;

export interface CsvAmount {
  /** Hundredths, negative for `-50`, `50,00-`, `(50,00)` and `50,00 D`. */
  cents: number;
  /** Undefined where the cell names none. */
  currency: string | undefined;
}

/**
 * Parses an amount such as `1.234,56`, `50,00-`, `(50,00)` or `1 234,5 EUR`.
 * @returns undefined for anything else
 */
export function readAmount(text: string, sign: DecimalSign): CsvAmount | undefined {
  const words = text.match(/[\p{L}€$£]+\.?/gu) ?? [];
  const marks = words.filter((word) => MARKS.test(word));
  const [name, ...others] = words.filter((word) => !MARKS.test(word));
  const currency = name === undefined ? undefined : currencyOf(name);
  if (others.length > 0 || (name !== undefined && currency === undefined)) return undefined;
  const parts = PATTERNS[sign].exec(text.replaceAll(/[\p{L}€$£]+\.?/gu, '').trim())?.groups;
  if (!parts) return undefined;
  const { open, lead, whole = '', decimals = '', trail, close } = parts;
  const isMarkedOnce = [open, lead, trail, ...marks].filter(Boolean).length <= 1;
  if (!/\d/.test(whole + decimals) || !isMarkedOnce || Boolean(open) !== Boolean(close)) {
    return undefined;
  }
  const cents = centsOfDigits(whole.replace(/\D/g, ''), decimals.slice(0, 2));
  const isNegative =
    /[(−–-]/.test(`${open ?? ''}${lead ?? ''}${trail ?? ''}`) ||
    marks.some((mark) => /^d/i.test(mark));
  return { cents: isNegative ? 0 - cents : cents, currency };
}
