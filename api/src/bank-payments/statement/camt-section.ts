import { money } from './camt-entry.js';
import { isDay } from './day.js';
import type { Money, StatementSection } from './statement.js';
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

function balance(statement: XmlElement, codes: readonly string[]): Money | null {
  for (const code of codes) {
    const found = elementsAt(statement, 'Bal').find(
      (one) => textAt(one, 'Tp', 'CdOrPrtry', 'Cd') === code,
    );
    const amount = found && money(elementsAt(found, 'Amt')[0]);
    if (!amount) continue;
    const isDebit = textAt(found, 'CdtDbtInd') === 'DBIT';
    return isDebit ? { cents: -amount.cents, currency: amount.currency } : amount;
  }
  return null;
}

function day(statement: XmlElement, names: readonly string[]): string | null {
  const [text = ''] = names.flatMap((name) => textsAt(statement, 'FrToDt', name));
  const found = text.slice(0, 10);
  return isDay(found) ? found : null;
}

/** The days and balances of a statement; null where it does not state them. */
export const readSection = (statement: XmlElement): StatementSection => ({
  from: day(statement, ['FrDt', 'FrDtTm']),
  to: day(statement, ['ToDt', 'ToDtTm']),
  opening: balance(statement, OPENING),
  closing: balance(statement, CLOSING),
});
