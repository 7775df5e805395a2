import { money } from './camt-entry.js';
import { readDay } from './day.js';
import type { StatementSection } from './statement.js';
import { elementsAt, textAt, textsAt, type XmlElement } from './xml-element.js';

/** Elements directly in a statement that are read, besides its entries. */
export const SECTION_ELEMENTS: ReadonlySet<string> = new Set(['Acct', 'Bal', 'FrToDt']);

/** Elements that are read only in a balance or in the period of a statement. */
const OF_SECTION: ReadonlyMap<string, readonly string[]> = new Map([
  ['Bal', ['Tp']],
  ['Tp', ['CdOrPrtry']],
  ['FrToDt', ['FrDt', 'ToDt', 'FrDtTm', 'ToDtTm']],
]);

export const isOfSection = (parent: string, name: string): boolean =>
  OF_SECTION.get(parent)?.includes(name) ?? false;

/** ISO 20022 codes of balances: booked when the period begins and ends. */
const OPENING = ['OPBD', 'PRCD'];
const CLOSING = ['CLBD'];

/** A balance and its day; null where the statement does not state them. */
function balance(statement: XmlElement, codes: readonly string[]) {
  for (const code of codes) {
    const found = elementsAt(statement, 'Bal').find(
      (one) => textAt(one, 'Tp', 'CdOrPrtry', 'Cd') === code,
    );
    const amount = found && money(elementsAt(found, 'Amt')[0]);
    if (!amount) continue;
    const isDebit = textAt(found, 'CdtDbtInd') === 'DBIT';
    const cents = isDebit ? 0 - Math.abs(amount.cents) : amount.cents;
    return { amount: { ...amount, cents }, day: day(found, ['Dt'], ['Dt', 'DtTm']) };
  }
  return { amount: null, day: null };
}

function day(element: XmlElement, path: string[], names: readonly string[]): string | null {
  const [text = ''] = names.flatMap((name) => textsAt(element, ...path, name));
  return readDay(text) ?? null;
}

/** The days and balances of a statement; null where it does not state them. */
export function readSection(statement: XmlElement): StatementSection {
  const closing = balance(statement, CLOSING);
  return {
    from: day(statement, ['FrToDt'], ['FrDt', 'FrDtTm']),
    to: day(statement, ['FrToDt'], ['ToDt', 'ToDtTm']) ?? closing.day,
    opening: balance(statement, OPENING).amount,
    closing: closing.amount,
  };
}
