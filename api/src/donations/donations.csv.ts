import type { CsvColumn } from '../lists/csv.js';
import type { Donation } from './donation.entity.js';

export const DONATIONS_FILE = { hr: 'donacije', en: 'donations' };

export const DONATIONS_COLUMNS: CsvColumn<Donation>[] = [
  { title: { hr: 'Broj', en: 'Number' }, value: ({ id }) => id },
  { title: { hr: 'Poziv na broj', en: 'Reference' }, value: ({ reference }) => reference },
  { title: { hr: 'Najavljeno', en: 'Pledged' }, value: ({ amount }) => amount },
  {
    title: { hr: 'Uplaćeno', en: 'Paid' },
    value: ({ paidCents }) => (paidCents === null ? null : { cents: paidCents }),
  },
  { title: { hr: 'Valuta', en: 'Currency' }, value: ({ currency }) => currency },
  { title: { hr: 'Stanje', en: 'Status' }, value: ({ status }) => status },
  { title: { hr: 'Donirano', en: 'Donated' }, value: ({ donatedAt }) => donatedAt },
  { title: { hr: 'Primljeno', en: 'Received' }, value: ({ receivedAt }) => receivedAt },
  { title: { hr: 'Donator', en: 'Donor' }, value: ({ donorName }) => donorName },
  { title: { hr: 'E-pošta', en: 'Email' }, value: ({ donorEmail }) => donorEmail },
  { title: { hr: 'Anonimno', en: 'Anonymous' }, value: ({ isAnonymous }) => isAnonymous },
  { title: { hr: 'Poruka', en: 'Message' }, value: ({ message }) => message },
  { title: { hr: 'Transakcija', en: 'Transaction' }, value: ({ transactionId }) => transactionId },
  { title: { hr: 'Bilješka', en: 'Note' }, value: ({ note }) => note },
  { title: { hr: 'Jezik', en: 'Language' }, value: ({ language }) => language },
];
