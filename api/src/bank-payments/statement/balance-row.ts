import { withoutDiacritics } from 'shared/plain-letters';

/** A word of one of the stems, with any ending, or one of the words. */
const wordOf = (stems: string, words: string): RegExp =>
  new RegExp(
    `^(?:(?:${stems.replaceAll(' ', '|')})\\p{L}{0,3}|${words.replaceAll(' ', '|')})$`,
    'u',
  );

/** Words for a balance or a sum, in Croatian and English. */
const SUM = wordOf(
  'stanj sald promet',
  'ukupno sveukupno donos zbroj suma medjuzbroj meduzbroj total totals subtotal sum balance turnover forward',
);
/** Words that say of which time a balance is; with one of them it cannot be a purpose or a name. */
const TIME = wordOf(
  'pocetn prethodn prijasnj prenesen star zavrsn konacn krajnj zakljucn zadnj posljednj nov tekuc trenutn raspoloziv',
  'opening closing previous old new current available booked ledger starting beginning ending final initial brought carried forward',
);
/** Other words that may stand beside them. */
const OTHER = wordOf(
  'racun izvod razdoblj dnevn mjesecn dan datum dugovn potrazn korist teret uplat isplat odobrenj terecenj ukup iznos ' +
    'stavk sijecnj veljac ozujk travnj svibnj lipnj srpnj kolovoz rujn listopad studen prosinc',
  'na u za od do i o s po svih sve duguje potrazuje eur hrk kn usd of on as at the for per and date day account statement ' +
    'period debit debits credit credits amount january february march april may june july august september october november december',
);

/** What a cell says of a balance; `certain` cannot be a purpose or a name. */
export type BalanceWords = 'certain' | 'likely' | 'none';

const wordsOf = (cell: string): string[] =>
  withoutDiacritics(cell.toLowerCase()).match(/\p{L}+/gu) ?? [];

/** Whether a cell consists of words for a balance or a sum, as `Završno stanje na dan 31.5.`. */
export function balanceWords(cell: string): BalanceWords {
  const words = wordsOf(cell);
  const isBalance =
    words.some((word) => SUM.test(word)) &&
    words.every((word) => SUM.test(word) || TIME.test(word) || OTHER.test(word));
  if (!isBalance) return 'none';
  return words.some((word) => TIME.test(word)) ? 'certain' : 'likely';
}

/** Whether a cell begins with a sum: `Ukupno: tri stavke`. */
export function beginsWithSum(cell: string): boolean {
  const [first] = wordsOf(cell).filter((word) => !TIME.test(word));
  return first !== undefined && SUM.test(first);
}
