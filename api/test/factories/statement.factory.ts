/** The association's account in the default settings. */
export const OWN_IBAN = 'HR1210010051863000160';

type CamtVersion = '02' | '08';

/** One entry of a statement, such as a payment. */
export interface StatementEntry {
  amount?: string;
  currency?: string;
  day?: string;
  payer?: string;
  payerIban?: string;
  /** The structured reference. */
  reference?: string;
  text?: string;
  bankReference?: string;
  endToEndId?: string;
  direction?: 'CRDT' | 'DBIT';
  status?: string;
  /** XML added to the entry, before its status. */
  more?: string;
}

const element = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `<${name}>${text}</${name}>`;

/** The details of a transaction. */
export function camtDetails(entry: StatementEntry, version: CamtVersion = '08'): string {
  const { amount, currency = 'EUR', payer, payerIban, reference, text, bankReference } = entry;
  const { endToEndId = 'NOTPROVIDED' } = entry;
  const name = element('Nm', payer);
  const money = amount && `<Amt Ccy="${currency}">${amount}</Amt>`;
  return [
    '<TxDtls>',
    `<Refs>${element('AcctSvcrRef', bankReference)}${element('EndToEndId', endToEndId)}</Refs>`,
    money && (version === '02' ? `<AmtDtls><TxAmt>${money}</TxAmt></AmtDtls>` : money),
    '<RltdPties>',
    payer && `<Dbtr>${version === '02' ? name : element('Pty', name)}</Dbtr>`,
    payerIban && `<DbtrAcct><Id>${element('IBAN', payerIban)}</Id></DbtrAcct>`,
    '</RltdPties><RmtInf>',
    element('Ustrd', text),
    reference && `<Strd><CdtrRefInf>${element('Ref', reference)}</CdtrRefInf></Strd>`,
    '</RmtInf></TxDtls>',
  ]
    .filter(Boolean)
    .join('');
}

/**
 * An entry: a booked incoming payment by default.
 * @param details the details of its transactions, where there are several
 */
export function camtEntry(
  entry: StatementEntry,
  version: CamtVersion = '08',
  details = [camtDetails(entry, version)],
): string {
  const { amount = '50.00', currency = 'EUR', day = '2026-05-04', direction = 'CRDT' } = entry;
  const { status = 'BOOK', more = '' } = entry;
  return [
    `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${more}`,
    `<Sts>${version === '02' ? status : element('Cd', status)}</Sts>`,
    `<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>`,
    `<NtryDtls>${details.join('')}</NtryDtls></Ntry>`,
  ].join('\n');
}

/** A camt.053 statement of entries. */
export function camt(
  entries: string[],
  { version = '08', iban = OWN_IBAN }: { version?: CamtVersion; iban?: string } = {},
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>`,
    '<GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>1</Id>',
    `<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>`,
    '<Bal><Amt Ccy="EUR">1000.00</Amt></Bal>',
    ...entries,
    '</Stmt></BkToCstmrStmt></Document>',
  ].join('\n');
}

/** A camt.053 statement of incoming payments. */
export const camtOf = (...payments: StatementEntry[]): string =>
  camt(payments.map((payment) => camtEntry(payment)));

/** A CSV statement in the format of Croatian banks. */
export function csvOf(...payments: StatementEntry[]): string {
  const lines = payments.map(
    ({ amount = '50,00', day = '04.05.2026.', payer, payerIban, reference, text }) =>
      [day, amount, payer, payerIban, reference, text].map((cell) => cell ?? '').join(';'),
  );
  const head = 'Datum knjiženja;Uplata;Platitelj;IBAN platitelja;Poziv na broj;Opis plaćanja';
  return [head, ...lines, ''].join('\r\n');
}

/** An entry that reverses an earlier payment. */
export const reversal = (entry: StatementEntry) =>
  camtEntry({ ...entry, direction: 'DBIT', more: '<RvslInd>true</RvslInd>' });

/** A CSV file with one column for both directions. */
export const csvFile = (...lines: string[]) =>
  ['Datum;Iznos;Platitelj;IBAN platitelja;Poziv na broj;Opis', ...lines, ''].join('\n');
