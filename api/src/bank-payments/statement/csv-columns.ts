import { withoutDiacritics } from 'shared/plain-letters';
import type { Text } from '../../i18n/language.js';

/** The columns of a bank's CSV that are read. */
export type Column =
  | 'day'
  | 'amount'
  | 'credit'
  | 'debit'
  | 'direction'
  | 'currency'
  | 'payer'
  | 'payerIban'
  | 'account'
  | 'reference'
  | 'text'
  | 'bankReference'
  | 'endToEndId';

/**
 * Croatian and English headings of each column, normalized. When a file has several of them, the
 * one that comes first here is read.
 */
const HEADINGS: Record<Column, readonly string[]> = {
  day: [
    'datum knjizenja',
    'datum',
    'datum transakcije',
    'datum izvrsenja',
    'datum obrade',
    'datum uplate',
    'datum valute',
    'booking date',
    'date',
    'transaction date',
    'execution date',
    'posting date',
    'value date',
  ],
  credit: [
    'uplata',
    'uplate',
    'iznos uplate',
    'potrazuje',
    'potrazni promet',
    'potrazno',
    'priljev',
    'priljevi',
    'odobrenje',
    'u korist',
    'credit',
    'credits',
    'credit amount',
    'paid in',
    'money in',
    'deposit',
  ],
  debit: [
    'isplata',
    'isplate',
    'iznos isplate',
    'duguje',
    'dugovni promet',
    'dugovno',
    'odljev',
    'odljevi',
    'terecenje',
    'na teret',
    'debit',
    'debits',
    'debit amount',
    'paid out',
    'money out',
    'withdrawal',
  ],
  amount: [
    'iznos',
    'iznos transakcije',
    'iznos eur',
    'iznos u eur',
    'iznos u valuti racuna',
    'amount',
    'transaction amount',
    'amount eur',
  ],
  direction: [
    'smjer',
    'vrsta prometa',
    'oznaka prometa',
    'duguje potrazuje',
    'd p',
    'uplata isplata',
    'direction',
    'credit debit',
    'debit credit',
    'd c',
    'dr cr',
  ],
  currency: ['valuta', 'oznaka valute', 'sifra valute', 'valuta racuna', 'currency'],
  payer: [
    'platitelj',
    'naziv platitelja',
    'ime platitelja',
    'ime i prezime platitelja',
    'uplatitelj',
    'nalogodavac',
    'platitelj primatelj',
    'primatelj platitelj',
    'naziv platitelja primatelja',
    'naziv primatelja platitelja',
    'druga strana',
    'naziv',
    'ime i prezime',
    'partner',
    'payer',
    'payer name',
    'debtor',
    'debtor name',
    'sender',
    'counterparty',
    'counterparty name',
    'name',
  ],
  payerIban: [
    'iban platitelja',
    'racun platitelja',
    'iban racun platitelja',
    'iban nalogodavca',
    'iban platitelja primatelja',
    'racun platitelja primatelja',
    'iban druge strane',
    'iban',
    'racun',
    'payer iban',
    'debtor iban',
    'payer account',
    'counterparty iban',
    'counterparty account',
    'sender iban',
  ],
  account: [
    'iban racuna',
    'iban primatelja',
    'racun primatelja',
    'vlastiti racun',
    'moj racun',
    'broj racuna',
    'account iban',
    'own account',
    'account number',
    'account',
  ],
  reference: [
    'poziv na broj',
    'poziv na broj primatelja',
    'poziv na broj odobrenja',
    'model i poziv na broj',
    'model i poziv na broj primatelja',
    'poziv na broj u korist',
    'pnb',
    'pnb primatelja',
    'pnb odobrenja',
    'payment reference',
    'creditor reference',
    'reference number',
    'structured reference',
  ],
  text: [
    'opis placanja',
    'svrha placanja',
    'svrha',
    'opis',
    'svrha doznake',
    'opis transakcije',
    'description',
    'purpose',
    'payment details',
    'details',
    'remittance information',
    'message',
    'transaction description',
  ],
  bankReference: [
    'referenca',
    'referenca banke',
    'referenca transakcije',
    'broj transakcije',
    'id transakcije',
    'oznaka transakcije',
    'identifikator transakcije',
    'broj naloga',
    'bank reference',
    'transaction reference',
    'transaction id',
    'reference',
  ],
  endToEndId: ['end to end id', 'end to end reference', 'endtoendid', 'e2e id', 'end to end'],
};

/** Indexes of the columns that a file has. */
export type ColumnIndexes = Partial<Record<Column, number>>;

/** A heading in lower case, without diacritics and punctuation. */
function normalizeHeading(heading: string): string {
  return withoutDiacritics(heading.toLowerCase())
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Finds the columns by their headings. */
export function findColumns(headings: string[]): ColumnIndexes {
  const names = headings.map(normalizeHeading);
  const indexes: ColumnIndexes = {};
  for (const [column, known] of Object.entries(HEADINGS)) {
    const name = known.find((one) => names.includes(one));
    if (name !== undefined) Object.assign(indexes, { [column]: names.indexOf(name) });
  }
  return indexes;
}

/** Names of the required columns that are missing. */
export function missingColumns({ day, amount, credit }: ColumnIndexes): Text[] {
  return [
    ...(day === undefined ? [{ hr: 'datum („Datum”)', en: 'the date (“Date”)' }] : []),
    ...(amount === undefined && credit === undefined
      ? [{ hr: 'iznos („Iznos” ili „Uplata”)', en: 'the amount (“Amount” or “Credit”)' }]
      : []),
  ];
}
