import type { Money } from './statement.js';

/** Ten-thousandths of a kuna in a euro (Council Regulation (EU) 2022/1208). */
const KUNA_RATE = 75_345;
/** The first day of the euro in Croatia. */
export const FIRST_EURO_DAY = '2023-01-01';

const NAMES: ReadonlyMap<string, string> = new Map([
  ...['€', 'EURO', 'EURA', 'EURI', 'EURIMA', '978'].map((name) => [name, 'EUR'] as const),
  ...['KN', 'KUNA', 'KUNE', 'KUNAMA', '191'].map((name) => [name, 'HRK'] as const),
  ['$', 'USD'],
  ['£', 'GBP'],
]);

/** The code of a currency as statements name it: `kn`, `€`, `978`, `usd`; undefined for others. */
export function currencyOf(name: string): string | undefined {
  const plain = name.trim().toUpperCase().replace(/\.$/, '');
  return NAMES.get(plain) ?? (/^[A-Z]{3}$/.test(plain) ? plain : undefined);
}

/** An amount in kuna, in euros at the fixed rate; undefined for other currencies. */
export function eurosOfKuna({ cents, currency }: Money): Money | undefined {
  if (currency !== 'HRK') return undefined;
  return { cents: Math.round((cents * 10_000) / KUNA_RATE), currency: 'EUR' };
}
