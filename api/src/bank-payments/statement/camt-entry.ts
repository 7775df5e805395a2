import { centsOfDigits } from 'shared/money';
import type { Text } from '../../i18n/language.js';
import { counterparty } from './camt-party.js';
import { readDay } from './day.js';
import { reversalHint, type ReversalHint } from './reversal-words.js';
import {
  storedText,
  normalizedEndToEndId,
  normalizedReference,
  refuse,
  limitSearched,
  type Money,
  type Statement,
  type StatementPayment,
} from './statement.js';
import { elementsAt, textAt, textsAt, type XmlElement } from './xml-element.js';

type Direction = 'CRDT' | 'DBIT';
type ParsedEntry = Pick<Statement, 'payments' | 'outgoing' | 'leftOut'>;

/** ISO 20022 codes of a returned payment, and of one that the payer recalled. */
const REVERSAL_CODES = new Set(['RRTN', 'RPCR']);
/** The most texts of a whole entry, which apply to each of its parts. */
const MAX_REMARKS = 4;

/** A decimal as XML Schema writes it (xs:decimal), to the cent. */
const DECIMAL = /^([+-]?)0*(\d{0,13})(?:\.(\d{0,2})0*)?$/;

/** Undefined where it is missing or no amount. */
export function money(amount: XmlElement | undefined): Money | undefined {
  const { currency, text = '' } = amount ?? {};
  const [, sign, whole = '', hundredths] = DECIMAL.exec(text.trim()) ?? [];
  if (sign === undefined || !/\d/.test(text)) return undefined;
  if (!currency || !/^[A-Z]{3}$/.test(currency)) return undefined;
  const cents = centsOfDigits(whole, hundredths);
  return { cents: sign === '-' ? 0 - cents : cents, currency };
}

/** The amount of a part; in version 02 it stands among the amount details only. */
function partMoney(details: XmlElement): Money | undefined {
  return money(
    [['Amt'], ['AmtDtls', 'TxAmt', 'Amt'], ['AmtDtls', 'InstdAmt', 'Amt']].flatMap((path) =>
      elementsAt(details, ...path),
    )[0],
  );
}

/** What the payer sent, where that was in another currency than the booked amount. */
function originalMoney(parts: readonly XmlElement[], booked: string): Money | null {
  const [part, ...others] = parts;
  if (!part || others.length > 0) return null;
  const sent = money(elementsAt(part, 'AmtDtls', 'InstdAmt', 'Amt')[0]);
  return sent && sent.cents > 0 && sent.currency !== booked ? sent : null;
}

/** Undefined when it is missing or no calendar day. */
function bookingDay(entry: XmlElement): string | undefined {
  const days = ['BookgDt', 'ValDt'].flatMap((name) => [
    ...textsAt(entry, name, 'Dt'),
    ...textsAt(entry, name, 'DtTm'),
  ]);
  return readDay(days[0] ?? '');
}

const unreadable = ({ line }: XmlElement, { hr, en }: Text) =>
  refuse(
    `U izvodu je stavka ${hr} (redak ${line}).`,
    `The statement holds an entry ${en} (line ${line}).`,
  );

/** @throws InvalidInputError when the entry has none */
function directionOf(entry: XmlElement): Direction {
  const direction = textAt(entry, 'CdtDbtInd');
  if (direction === 'CRDT' || direction === 'DBIT') return direction;
  throw unreadable(entry, {
    hr: 'za koju ne piše je li uplata ili isplata',
    en: 'that does not say whether it is a credit or a debit',
  });
}

/** Whether the entry is marked as a reversal (`RvslInd`). */
const isReversal = (entry: XmlElement): boolean =>
  /^(?:true|1)$/.test(textAt(entry, 'RvslInd') ?? '');

const wasReturned = (details: XmlElement): boolean => elementsAt(details, 'RtrInf').length > 0;

/** Whether a part has the direction of its entry and is no returned payment of ours. */
const hasEntryDirection = (details: XmlElement, direction: Direction): boolean =>
  (textAt(details, 'CdtDbtInd') ?? direction) === direction &&
  (direction === 'DBIT' || !wasReturned(details));

/** How a debit is marked, by its codes or else its texts. */
function hintOf(entry: XmlElement, parts: XmlElement[], texts: string[]): ReversalHint {
  const codes = [entry, ...parts].flatMap((one) =>
    textsAt(one, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd'),
  );
  const isMarked =
    isReversal(entry) || parts.some(wasReturned) || codes.some((code) => REVERSAL_CODES.has(code));
  return isMarked ? 'reversal' : reversalHint(texts);
}

/**
 * Reads one payment.
 * @param parts its transaction details: one, none, or several that cannot be separated
 */
function readPayment(
  entry: XmlElement,
  bookedOn: string,
  parts: XmlElement[],
  { cents, currency }: Money,
  party: ReturnType<typeof counterparty>,
): StatementPayment {
  const all = (...path: string[]) => parts.flatMap((part) => textsAt(part, ...path));
  const structured = all('RmtInf', 'Strd', 'CdtrRefInf', 'Ref');
  const unstructured = all('RmtInf', 'Ustrd');
  const written = [...unstructured, ...all('RmtInf', 'Strd', 'AddtlRmtInf')];
  const remarks = [...all('AddtlTxInf'), ...textsAt(entry, 'AddtlNtryInf').slice(0, MAX_REMARKS)];
  const own = parts.length === 1 ? all('Refs', 'AcctSvcrRef')[0] : undefined;
  const bankReference = own ?? textAt(entry, 'AcctSvcrRef') ?? all('Refs', 'TxId')[0];
  const endToEndIds = all('Refs', 'EndToEndId').flatMap((id) => normalizedEndToEndId(id) ?? []);
  return {
    bookedOn,
    cents,
    currency,
    payerName: storedText(party.name, 'name'),
    payerIban: party.iban,
    reference: normalizedReference(structured[0]),
    text: storedText(limitSearched(written.length > 0 ? written : remarks).join(' '), 'text'),
    bankReference: storedText(bankReference, 'bankReference'),
    endToEndId: parts.length === 1 ? (endToEndIds[0] ?? null) : null,
    original: originalMoney(parts, currency),
    ...(parts.length > 1 && { isCombined: true }),
    // Remittance text is cut into pieces of 140 characters, anywhere, also within a reference.
    searched: limitSearched([
      ...structured,
      ...endToEndIds,
      ...written,
      ...(unstructured.length > 1 ? [limitSearched(unstructured).join('')] : []),
      ...remarks,
    ]),
  };
}

/** @throws InvalidInputError when the entry has no amount */
function amountOf(entry: XmlElement): Money {
  const amount = money(elementsAt(entry, 'Amt')[0]);
  if (amount) return amount;
  throw unreadable(entry, {
    hr: 'bez ispravnog iznosa ili valute',
    en: 'without a valid amount or currency',
  });
}

/**
 * The payments in an entry; none when its amount is zero.
 * @throws InvalidInputError when it lacks a field
 */
function readPayments(entry: XmlElement, total: Money, direction: Direction, iban: string) {
  const day = bookingDay(entry);
  if (!day) {
    throw unreadable(entry, {
      hr: 'bez ispravnog datuma knjiženja',
      en: 'without a valid booking date',
    });
  }
  const details = elementsAt(entry, 'NtryDtls', 'TxDtls');
  const parts = details.filter((one) => hasEntryDirection(one, direction));
  if (total.cents === 0 || (details.length > 0 && parts.length === 0)) return [];
  const reversed = isReversal(entry);
  const readGroup = (group: XmlElement[], amount: Money) => {
    const party = counterparty(group.length === 1 ? group[0] : undefined, {
      direction,
      reversed,
      iban,
    });
    const payment = readPayment(entry, day, group, amount, party);
    return { payment, hint: hintOf(entry, group, payment.searched) };
  };
  const amounts = parts.flatMap((part) => {
    const amount = partMoney(part);
    return amount && amount.currency === total.currency && amount.cents > 0 ? [amount] : [];
  });
  const addsUp =
    parts.length > 1 &&
    amounts.length === details.length &&
    amounts.reduce((sum, { cents }) => sum + cents, 0) === total.cents;
  return addsUp
    ? parts.map((part, index) => readGroup([part], amounts[index] ?? total))
    : [readGroup(parts, total)];
}

/**
 * Reads the payments of an entry, in or out: one per transaction detail or, when their amounts do
 * not add up to the entry's, a single one. A reversed credit is a debit (ISO 20022, `RvslInd`); a
 * reversed debit comes in and is no payment. Some banks keep the direction of the reversed entry,
 * so a reversed credit counts as a debit when there is a payment of the same payer, and so does a
 * credit of a negative amount.
 * @param iban the account of the statement
 * @throws InvalidInputError naming `file`, when the entry lacks its amount, day or direction
 */
export function readCamtEntry(entry: XmlElement, iban: string): ParsedEntry {
  const direction = directionOf(entry);
  // Mandatory, and booked is the rule in camt.053.
  const status = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts') ?? 'BOOK';
  const nothing = { payments: [], outgoing: [], leftOut: 1 };
  if (status !== 'BOOK') return nothing;
  const { cents, currency } = amountOf(entry);
  const found = readPayments(entry, { cents: Math.abs(cents), currency }, direction, iban);
  if (found.length === 0) return nothing;
  const comesIn = direction === 'CRDT' && !isReversal(entry) && cents > 0;
  if (comesIn) return { ...nothing, payments: found.map(({ payment }) => payment), leftOut: 0 };
  const outgoing = found.map(({ payment, hint }) => ({
    ...payment,
    hint: direction === 'DBIT' ? hint : ('refund' as const),
  }));
  return { payments: [], outgoing, leftOut: 0 };
}
