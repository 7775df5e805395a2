import { withoutDiacritics } from 'shared/plain-letters';
import type { Text } from '../../i18n/language.js';
import { currencyOf } from './currency.js';

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
  | 'recipientIban'
  | 'ownAccount'
  | 'anyAccount'
  | 'reference'
  | 'text'
  | 'bankReference'
  | 'endToEndId'
  | 'state';

/**
 * Croatian and English headings of each column, normalized and without a currency at the end, as
 * lists with commas. When a file has several of them, the one that comes first here is read.
 */
const HEADINGS: Record<Column, string> = {
  day: `
    datum knjizenja, datum, datum transakcije, datum izvrsenja, datum obrade, datum uplate,
    datum valute, booking date, date, transaction date, execution date, posting date, value date,
    datum prometa, datum promjene, datum placanja, datum i vrijeme, completed date,
    date completed, date completed utc, booked date, datum zavrsetka, datum dovrsetka
  `,
  credit: `
    uplata, uplate, iznos uplate, potrazuje, potrazni promet, potrazno, priljev, priljevi,
    odobrenje, u korist, credit, credits, credit amount, paid in, money in, deposit,
    potrazivanje, korist, iznos odobrenja, uplaceno
  `,
  debit: `
    isplata, isplate, iznos isplate, duguje, dugovni promet, dugovno, odljev, odljevi, terecenje,
    na teret, debit, debits, debit amount, paid out, money out, withdrawal, dugovanje, teret,
    iznos terecenja, isplaceno
  `,
  amount: `
    iznos, iznos transakcije, iznos u valuti racuna, amount, transaction amount, iznos prometa,
    iznos promjene, iznos placanja, promet, booked amount
  `,
  direction: `
    smjer, vrsta prometa, oznaka prometa, duguje potrazuje, d p, uplata isplata, direction,
    credit debit, debit credit, d c, dr cr, uplata ili isplata, smjer prometa
  `,
  currency: `
    valuta, oznaka valute, sifra valute, valuta racuna, currency, oznaka valute placanja,
    valuta placanja, payment currency, account currency
  `,
  payer: `
    platitelj, naziv platitelja, ime platitelja, ime i prezime platitelja, uplatitelj,
    nalogodavac, platitelj primatelj, primatelj platitelj, naziv platitelja primatelja,
    naziv primatelja platitelja, druga strana, naziv, ime i prezime, partner, payer, payer name,
    debtor, debtor name, sender, counterparty, counterparty name, name,
    naziv i adresa platitelja, naziv i sjediste platitelja, ime naziv platitelja,
    naziv primatelj platitelj, naziv i adresa platitelja primatelja,
    naziv i adresa primatelja platitelja, ime i prezime naziv platitelja, uplatitelj isplatitelj,
    platitelj naziv, partner name
  `,
  payerIban: `
    iban platitelja, racun platitelja, iban racun platitelja, iban nalogodavca,
    iban platitelja primatelja, racun platitelja primatelja, iban druge strane, iban, racun,
    payer iban, debtor iban, payer account, counterparty iban, counterparty account, sender iban,
    iban primatelja platitelja, racun primatelja platitelja, broj racuna platitelja,
    broj racuna platitelja primatelja, broj racuna primatelja platitelja,
    iban broj racuna platitelja, iban racun, racun iban, iban partnera, racun druge strane,
    partner iban, partner account, sender account
  `,
  // Of an incoming payment the recipient is the account itself, of an outgoing one the other party.
  recipientIban: 'iban primatelja, racun primatelja, broj racuna primatelja, beneficiary iban',
  ownAccount: 'iban racuna, vlastiti racun, moj racun, account iban, own account',
  // Some banks call the account so, and some that of the other party, for which `payerIban` may
  // have taken the column.
  anyAccount: 'broj racuna, account number, account, racun, iban',
  reference: `
    poziv na broj, poziv na broj primatelja, poziv na broj odobrenja, model i poziv na broj,
    model i poziv na broj primatelja, poziv na broj u korist, pnb, pnb primatelja, pnb odobrenja,
    payment reference, creditor reference, reference number, structured reference, pnb pr,
    poziv na br, poziv na broj platitelja primatelja, model i poziv, poziv
  `,
  text: `
    opis placanja, svrha placanja, svrha, opis, svrha doznake, opis transakcije, description,
    purpose, payment details, details, remittance information, message, transaction description,
    opis placanja tecaj, opis prometa, opis promjene, svrha placanja opis, opis svrha placanja,
    svrha opis placanja
  `,
  bankReference: `
    referenca, referenca banke, referenca transakcije, broj transakcije, id transakcije,
    oznaka transakcije, identifikator transakcije, broj naloga, bank reference,
    transaction reference, transaction id, reference, referenca placanja, referenca naloga, id,
    broj dokumenta
  `,
  endToEndId: 'end to end id, end to end reference, endtoendid, e2e id, end to end',
  state: 'state, status, status transakcije, status naloga, status placanja, stanje',
};

/** A column of the file; its currency where the heading names one, as in `Iznos (EUR)`. */
export interface FoundColumn {
  index: number;
  name: string;
  currency: string | undefined;
}

/** The columns that a file has. */
export type Columns = Partial<Record<Column, FoundColumn>>;

const CURRENCY_SUFFIX = /^(.+?)(?: u)? (eur|eura|eurima|euro|€|hrk|kn|kuna|kunama|usd|gbp|chf)$/;

/** A heading in lower case, without diacritics, punctuation and its currency. */
function readHeading(heading: string, index: number): FoundColumn {
  const plain = withoutDiacritics(heading.toLowerCase())
    .replace(/[^a-z0-9€]+/g, ' ')
    .trim();
  const [, name = plain, currency] = CURRENCY_SUFFIX.exec(plain) ?? [];
  return { index, name, currency: currency && currencyOf(currency) };
}

/** Finds the columns by their headings; of two that differ in currency, the one in euros. */
export function findColumns(headings: readonly string[]): Columns {
  const found = headings.map(readHeading);
  const columns: Columns = {};
  for (const [column, known] of Object.entries(HEADINGS)) {
    const name = known
      .trim()
      .split(/,\s*/)
      .find((one) => found.some((heading) => heading.name === one));
    const named = found.filter((heading) => heading.name === name);
    const [first] = [undefined, 'EUR'].flatMap((currency) =>
      named.filter((heading) => heading.currency === currency),
    );
    const best = first ?? named[0];
    if (best) Object.assign(columns, { [column]: best });
  }
  return columns;
}

/** Names of the required columns that are missing. */
export function missingColumns({ day, amount, credit }: Columns): Text[] {
  return [
    ...(day === undefined ? [{ hr: 'datum („Datum”)', en: 'the date (“Date”)' }] : []),
    ...(amount === undefined && credit === undefined
      ? [{ hr: 'iznos („Iznos” ili „Uplata”)', en: 'the amount (“Amount” or “Credit”)' }]
      : []),
  ];
}
