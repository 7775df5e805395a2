import { MAX_PLEDGE_EUROS } from 'shared/limits';

/** The amounts to choose from, in whole euros. */
export const presets = [10, 20, 50, 100] as const;
/** The value of the choice that opens a text field. */
export const custom = 'custom';

export type WrongAmount =
  'missing' | 'empty' | 'zero' | 'negative' | 'decimals' | 'tooBig' | 'notNumber';

export type Amount =
  | { euros: number; wrong?: undefined }
  | { euros?: undefined; wrong: WrongAmount; field: 'amount' | 'customAmount'; lower?: number };

/**
 * The amount chosen or typed, in whole euros.
 * @param choice value of the chosen radio button, empty without one
 * @param typed content of the field for another amount
 */
export function amountOf(choice: string, typed: string): Amount {
  const preset = presets.find((euros) => String(euros) === choice);
  if (preset !== undefined) return { euros: preset };
  if (choice === '' && typed.trim() === '') return { wrong: 'missing', field: 'amount' };
  const parsed = parseEuros(typed);
  if ('euros' in parsed) return parsed;
  return { ...parsed, field: 'customAmount' as const };
}

type ParsedEuros = { euros: number } | { wrong: WrongAmount; lower?: number };

const fullEuros = /^(-?)(\d+|\d{1,3}(?:[., ]\d{3})+)(?:[.,](\d{1,2}))?$/;

/** Accepts `50`, `50 €`, `1.000`, `1,000`, `1 000`, `50,00`; refuses `12,50`. */
function parseEuros(typed: string): ParsedEuros {
  const text = typed
    .normalize('NFKC')
    .replace(/\u2212/g, '-')
    .replace(/€|\beur(?:[ao]|os)?\b/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return { wrong: 'empty' };
  const [, minus, whole = '', cents = ''] = fullEuros.exec(text) ?? [];
  if (minus === undefined) return { wrong: 'notNumber' };
  const euros = Number(whole.replace(/\D/g, ''));
  if (minus === '-') return { wrong: 'negative' };
  if (Number(cents) > 0) return { wrong: 'decimals', lower: Math.max(1, euros) };
  if (euros === 0) return { wrong: 'zero' };
  return euros > MAX_PLEDGE_EUROS ? { wrong: 'tooBig' } : { euros };
}
