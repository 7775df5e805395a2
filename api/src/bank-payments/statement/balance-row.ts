import { withoutDiacritics } from 'shared/plain-letters';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words for a balance or a sum, in Croatian and English. */
const SUMS = set(
  'stanje saldo ukupno sveukupno zbroj suma promet total subtotal sum balance turnover',
);
/** Words that say of which time a balance is; with one of them it cannot be a purpose or a name. */
const TIMES = set(
  'pocetno prethodno prijasnje staro preneseno zavrsno konacno krajnje zakljucno novo zadnje tekuce ' +
    'trenutno raspolozivo knjizno dnevno prethodni opening closing previous old new current available ' +
    'booked ledger starting beginning ending final initial brought carried forward',
);
/** Other words that may stand beside them. */
const OTHERS = set(
  'na dan datum u za od do i o s racuna racunu racun izvoda izvodu izvod razdoblje razdoblju duguje ' +
    'potrazuje dugovni dugovno potrazni potrazno uplata uplate isplata isplate odobrenja terecenja ' +
    'ukupni ukupna iznos stavki stanja prometa eur hrk kn usd of on as at the for per and date account ' +
    'statement period debit debits credit credits amount',
);

/** What a cell says of a balance; `certain` cannot be a purpose or a name. */
export type BalanceWords = 'certain' | 'likely' | 'none';

/** Whether a cell consists of words for a balance or a sum, as `Završno stanje na dan 31.5.`. */
export function balanceWords(cell: string): BalanceWords {
  const words = withoutDiacritics(cell.toLowerCase()).match(/\p{L}+/gu) ?? [];
  const isBalance =
    words.some((word) => SUMS.has(word) || word === 'forward') &&
    words.every((word) => SUMS.has(word) || TIMES.has(word) || OTHERS.has(word));
  if (!isBalance) return 'none';
  return words.some((word) => TIMES.has(word)) ? 'certain' : 'likely';
}

/** Whether a cell begins with a sum: `Ukupno: tri stavke`. */
export function beginsWithSum(cell: string): boolean {
  const words = withoutDiacritics(cell.toLowerCase()).match(/\p{L}+/gu) ?? [];
  const [first] = words.filter((word) => !TIMES.has(word));
  return first !== undefined && SUMS.has(first);
}
