import type { Language } from '../../i18n/language.js';

/** The texts of a payment slip. */
export const SLIP: Record<Language, Record<Words, string>> = {
  hr: {
    title: 'Uplatnica za donaciju',
    lead: 'Skenirajte kod mobilnim bankarstvom, prepišite podatke u internetsko bankarstvo ili ponesite ovaj list u banku, poštu ili Finu.',
    form: 'NALOG ZA NACIONALNA PLAĆANJA',
    payer: 'Platitelj (ime i adresa)',
    recipient: 'Primatelj (naziv i adresa)',
    currency: 'Valuta',
    amount: 'Iznos',
    payerIban: 'IBAN platitelja',
    iban: 'IBAN primatelja',
    model: 'Model',
    reference: 'Poziv na broj primatelja',
    code: 'Šifra namjene',
    purpose: 'Opis plaćanja',
    date: 'Datum izvršenja',
    signature: 'Potpis',
    barcode: 'Kod za mobilno bankarstvo',
    qr: 'EPC QR-kod, za banke u drugim zemljama',
    pdf: 'uplatnica',
  },
  en: {
    title: 'Payment slip for a donation',
    lead: 'Scan a code with your banking app, copy the details into online banking, or take this sheet to a bank or post office in Croatia.',
    form: 'NALOG ZA NACIONALNA PLAĆANJA',
    payer: 'Payer (name and address)',
    recipient: 'Recipient (name and address)',
    currency: 'Currency',
    amount: 'Amount',
    payerIban: 'Payer’s IBAN',
    iban: 'Recipient’s IBAN',
    model: 'Model',
    reference: 'Recipient’s reference',
    code: 'Purpose code',
    purpose: 'Purpose',
    date: 'Date',
    signature: 'Signature',
    barcode: 'Code for Croatian banking apps',
    qr: 'EPC QR code, for banks in other countries',
    pdf: 'payment-slip',
  },
};

type Words =
  | 'title'
  | 'lead'
  | 'form'
  | 'payer'
  | 'recipient'
  | 'currency'
  | 'amount'
  | 'payerIban'
  | 'iban'
  | 'model'
  | 'reference'
  | 'code'
  | 'purpose'
  | 'date'
  | 'signature'
  | 'barcode'
  | 'qr'
  | 'pdf';
