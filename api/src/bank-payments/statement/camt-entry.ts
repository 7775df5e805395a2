import { isDay } from './day.js';
import {
  kept,
  keptAccount,
  keptReference,
  refuse,
  type Statement,
  type StatementPayment,
} from './statement.js';
import { elementsAt, textAt, textsAt, type XmlElement } from './xml-element.js';

interface Money {
  cents: number;
  currency: string;
}

/** What banks write where the payer gave no reference. */
const NOT_GIVEN = /^NOT\s?PROVIDED$/i;

function money(amount: XmlElement | undefined): Money | undefined {
  const parts = /^(\d{1,13})(?:\.(\d{1,2})0{0,3})?$/.exec(amount?.text.trim() ?? '');
  const { currency } = amount ?? {};
  if (!parts || !currency || !/^[A-Z]{3}$/.test(currency)) return undefined;
  return { cents: Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')), currency };
}

/** What a part of an entry amounts to; version 02 says it among the details of amounts alone. */
function partMoney(details: XmlElement): Money | undefined {
  return money(
    [['Amt'], ['AmtDtls', 'TxAmt', 'Amt'], ['AmtDtls', 'InstdAmt', 'Amt']].flatMap((path) =>
      elementsAt(details, ...path),
    )[0],
  );
}

function bookedOn(entry: XmlElement): string {
  const days = ['BookgDt', 'ValDt'].flatMap((name) => [
    ...textsAt(entry, name, 'Dt'),
    ...textsAt(entry, name, 'DtTm'),
  ]);
  const day = days[0]?.slice(0, 10) ?? '';
  if (isDay(day)) return day;
  throw refuse(
    'U izvodu je stavka bez ispravnog datuma knjiženja.',
    'The statement holds an entry without a valid booking date.',
  );
}

/** Whether money came in with the entry, for good. */
function isPaymentIn(entry: XmlElement): boolean {
  const direction = textAt(entry, 'CdtDbtInd');
  if (direction !== 'CRDT' && direction !== 'DBIT') {
    throw refuse(
      'U izvodu je stavka za koju ne piše je li uplata ili isplata.',
      'The statement holds an entry that does not say whether it is a credit or a debit.',
    );
  }
  const status = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts');
  const reversal = /^(?:true|1)$/.test(textAt(entry, 'RvslInd') ?? '');
  return direction === 'CRDT' && status === 'BOOK' && !reversal;
}

/** A part that is no payment: money out, or our own that came back. */
const isOther = (details: XmlElement): boolean =>
  textAt(details, 'CdtDbtInd') === 'DBIT' || elementsAt(details, 'RtrInf').length > 0;

/**
 * One payment.
 * @param parts the details that tell of it: one, none, or several that cannot be told apart
 */
function payment(entry: XmlElement, parts: XmlElement[], { cents, currency }: Money) {
  const all = (...path: string[]) => parts.flatMap((part) => textsAt(part, ...path));
  const party = (...path: string[]) => (parts.length === 1 ? all('RltdPties', ...path)[0] : null);
  const structured = all('RmtInf', 'Strd', 'CdtrRefInf', 'Ref');
  const unstructured = all('RmtInf', 'Ustrd');
  const written = [...unstructured, ...all('RmtInf', 'Strd', 'AddtlRmtInf')];
  const remarks = [...all('AddtlTxInf'), ...textsAt(entry, 'AddtlNtryInf')];
  const own = parts.length === 1 ? all('Refs', 'AcctSvcrRef')[0] : undefined;
  const bankReference = own ?? textAt(entry, 'AcctSvcrRef') ?? all('Refs', 'TxId')[0];
  return {
    ...{ account: null, bookedOn: bookedOn(entry), cents, currency },
    payerName: kept(
      party('Dbtr', 'Pty', 'Nm') ??
        party('Dbtr', 'Nm') ??
        party('UltmtDbtr', 'Pty', 'Nm') ??
        party('UltmtDbtr', 'Nm'),
      'name',
    ),
    payerIban: keptAccount(party('DbtrAcct', 'Id', 'IBAN')),
    reference: keptReference(structured[0]),
    text: kept((written.length > 0 ? written : remarks).join(' '), 'text'),
    bankReference: kept(bankReference, 'bankReference'),
    // A long text is cut into pieces of 140 characters, anywhere.
    searched: [
      ...structured,
      ...written,
      ...remarks,
      ...(unstructured.length > 1 ? [unstructured.join('')] : []),
      ...all('Refs', 'EndToEndId').filter((one) => !NOT_GIVEN.test(one)),
    ],
  } satisfies StatementPayment;
}

/**
 * The payments into the account that an entry tells of: each of its parts, or where these do not add
 * up to it, the entry as one.
 * @param iban of the account whose statement it is
 * @throws InvalidInputError naming `file`, when the entry lacks its amount, day or direction
 */
export function camtEntry(
  entry: XmlElement,
  iban: string | null,
): Pick<Statement, 'payments' | 'leftOut'> {
  if (!isPaymentIn(entry)) return { payments: [], leftOut: 1 };
  const whole = money(elementsAt(entry, 'Amt')[0]);
  if (!whole) {
    throw refuse(
      'U izvodu je stavka bez ispravnog iznosa ili valute.',
      'The statement holds an entry without a valid amount or currency.',
    );
  }
  const details = elementsAt(entry, 'NtryDtls', 'TxDtls');
  const parts = details.filter((one) => !isOther(one));
  if (whole.cents === 0 || (details.length > 0 && parts.length === 0)) {
    return { payments: [], leftOut: 1 };
  }
  const account = keptAccount(iban);
  const amounts = parts.flatMap((part) => {
    const amount = partMoney(part);
    return amount && amount.currency === whole.currency && amount.cents > 0 ? [amount] : [];
  });
  const addUp =
    parts.length > 1 &&
    amounts.length === details.length &&
    amounts.reduce((sum, { cents }) => sum + cents, 0) === whole.cents;
  const payments = addUp
    ? parts.map((part, index) => payment(entry, [part], amounts[index] ?? whole))
    : [payment(entry, parts, whole)];
  return { payments: payments.map((one) => ({ ...one, account })), leftOut: 0 };
}
