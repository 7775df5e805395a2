import { centsOfDigits } from 'shared/money';
import { counterparty } from './camt-party.js';
import { isDay } from './day.js';
import { saidIn, type OutgoingSays } from './reversal-words.js';
import {
  kept,
  keptAccount,
  keptEndToEndId,
  keptReference,
  refuse,
  searchable,
  type Statement,
  type StatementPayment,
} from './statement.js';
import { elementsAt, textAt, textsAt, type XmlElement } from './xml-element.js';

interface Money {
  cents: number;
  currency: string;
}

type Direction = 'CRDT' | 'DBIT';
type Found = Pick<Statement, 'payments' | 'outgoing' | 'leftOut'>;

/** Bank codes of a payment that was sent back: returned, or recalled by the payer. */
const REVERSAL_CODES = new Set(['RRTN', 'RPCR']);
/** Texts of an entry as a whole, which stand for each of its parts. */
const MAX_REMARKS = 4;

function money(amount: XmlElement | undefined): Money | undefined {
  const { currency, text = '' } = amount ?? {};
  const [, whole, hundredths] = /^(\d{1,13})(?:\.(\d{1,2})0{0,3})?$/.exec(text.trim()) ?? [];
  if (whole === undefined || !currency || !/^[A-Z]{3}$/.test(currency)) return undefined;
  return { cents: centsOfDigits(whole, hundredths), currency };
}

/** The amount of a part of an entry; version 02 has it among the details of amounts only. */
function partMoney(details: XmlElement): Money | undefined {
  return money(
    [['Amt'], ['AmtDtls', 'TxAmt', 'Amt'], ['AmtDtls', 'InstdAmt', 'Amt']].flatMap((path) =>
      elementsAt(details, ...path),
    )[0],
  );
}

/** Undefined where it is missing, or no day of the calendar. */
function bookingDay(entry: XmlElement): string | undefined {
  const days = ['BookgDt', 'ValDt'].flatMap((name) => [
    ...textsAt(entry, name, 'Dt'),
    ...textsAt(entry, name, 'DtTm'),
  ]);
  const day = days[0]?.slice(0, 10) ?? '';
  return isDay(day) ? day : undefined;
}

/** @throws InvalidInputError when the entry does not say it */
function directionOf(entry: XmlElement): Direction {
  const direction = textAt(entry, 'CdtDbtInd');
  if (direction === 'CRDT' || direction === 'DBIT') return direction;
  throw refuse(
    'U izvodu je stavka za koju ne piše je li uplata ili isplata.',
    'The statement holds an entry that does not say whether it is a credit or a debit.',
  );
}

/** Whether the entry is marked as a reversal. */
const isReversal = (entry: XmlElement): boolean =>
  /^(?:true|1)$/.test(textAt(entry, 'RvslInd') ?? '');

const wasReturned = (details: XmlElement): boolean => elementsAt(details, 'RtrInf').length > 0;

/** Whether a part has the direction of its entry and is no money of our own that came back. */
const belongs = (details: XmlElement, direction: Direction): boolean =>
  (textAt(details, 'CdtDbtInd') ?? direction) === direction &&
  (direction === 'DBIT' || !wasReturned(details));

/** How an entry out of the account is marked. */
function saidOf(entry: XmlElement, parts: XmlElement[], texts: string[]): OutgoingSays {
  const codes = [entry, ...parts].flatMap((one) =>
    textsAt(one, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd'),
  );
  const said =
    isReversal(entry) || parts.some(wasReturned) || codes.some((code) => REVERSAL_CODES.has(code));
  return said ? 'reversal' : saidIn(texts);
}

/**
 * One payment.
 * @param parts its details: one, none, or several that cannot be separated
 */
function payment(
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
  const endToEndIds = all('Refs', 'EndToEndId').flatMap((id) => keptEndToEndId(id) ?? []);
  return {
    account: null,
    bookedOn,
    cents,
    currency,
    payerName: kept(party.name, 'name'),
    payerIban: keptAccount(party.iban),
    reference: keptReference(structured[0]),
    text: kept(searchable(written.length > 0 ? written : remarks).join(' '), 'text'),
    bankReference: kept(bankReference, 'bankReference'),
    endToEndId: parts.length === 1 ? (endToEndIds[0] ?? null) : null,
    // A long text is cut into pieces of 140 characters, anywhere.
    searched: searchable([
      ...structured,
      ...endToEndIds,
      ...written,
      ...(unstructured.length > 1 ? [searchable(unstructured).join('')] : []),
      ...remarks,
    ]),
  };
}

/**
 * What came in, or went out, with the entry and its parts; nothing where it is about no money.
 * @throws InvalidInputError when it lacks what a payment in has
 */
function paymentsOf(entry: XmlElement, direction: Direction, iban: string | null) {
  const whole = money(elementsAt(entry, 'Amt')[0]);
  const day = bookingDay(entry);
  if ((!whole || !day) && direction === 'DBIT') return [];
  if (!whole) {
    throw refuse(
      'U izvodu je stavka bez ispravnog iznosa ili valute.',
      'The statement holds an entry without a valid amount or currency.',
    );
  }
  if (!day) {
    throw refuse(
      'U izvodu je stavka bez ispravnog datuma knjiženja.',
      'The statement holds an entry without a valid booking date.',
    );
  }
  const details = elementsAt(entry, 'NtryDtls', 'TxDtls');
  const parts = details.filter((one) => belongs(one, direction));
  if (whole.cents === 0 || (details.length > 0 && parts.length === 0)) return [];
  const reversed = isReversal(entry);
  const read = (of: XmlElement[], amount: Money) => {
    const party = counterparty(of.length === 1 ? of[0] : undefined, { direction, reversed, iban });
    const told = { ...payment(entry, day, of, amount, party), account: iban };
    return { told, says: saidOf(entry, of, told.searched) };
  };
  const amounts = parts.flatMap((part) => {
    const amount = partMoney(part);
    return amount && amount.currency === whole.currency && amount.cents > 0 ? [amount] : [];
  });
  const addUp =
    parts.length > 1 &&
    amounts.length === details.length &&
    amounts.reduce((sum, { cents }) => sum + cents, 0) === whole.cents;
  return addUp
    ? parts.map((part, index) => read([part], amounts[index] ?? whole))
    : [read(parts, whole)];
}

/**
 * The payments that an entry tells of, in or out: each of its parts, or where these do not add up to
 * it, the entry as one. The reversal of money in is money out (ISO 20022, `RvslInd`); that of money
 * out comes in and is no payment. Some banks leave the direction of what they reverse, so it is taken
 * for money out that reverses a payment if there is one with the same payer.
 * @param account the IBAN of the account whose statement it is
 * @throws InvalidInputError naming `file`, when the entry lacks its amount, day or direction
 */
export function camtEntry(entry: XmlElement, account: string | null): Found {
  const direction = directionOf(entry);
  const status = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts');
  const iban = keptAccount(account);
  const found = status === 'BOOK' ? paymentsOf(entry, direction, iban) : [];
  if (found.length === 0) return { payments: [], outgoing: [], leftOut: 1 };
  if (direction === 'CRDT' && !isReversal(entry)) {
    return { payments: found.map(({ told }) => told), outgoing: [], leftOut: 0 };
  }
  const outgoing = found.map(({ told, says }) => ({
    ...told,
    says: direction === 'DBIT' ? says : ('refund' as const),
  }));
  return { payments: [], outgoing, leftOut: 0 };
}
