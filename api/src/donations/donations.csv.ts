import type { Text } from '../i18n/language.js';
import type { CsvColumn } from '../lists/csv.js';
import { LANGUAGE_NAMES } from '../personal-data/exported-fields.js';
import type { Donation, DonationMethod, DonationStatus } from './donation.entity.js';

export const DONATIONS_FILE = { hr: 'donacije', en: 'donations' };

const STATUS_WORDS: Record<DonationStatus, Text> = {
  pending: { hr: 'čeka uplatu', en: 'awaiting payment' },
  completed: { hr: 'primljena', en: 'received' },
  cancelled: { hr: 'nije uplaćena', en: 'lapsed' },
};

export const METHOD_WORDS: Record<DonationMethod, Text> = {
  transfer: { hr: 'uplata na račun', en: 'bank transfer' },
  cash: { hr: 'gotovina', en: 'cash' },
};

/** @param projects the titles of projects by id */
export const donationsColumns = (projects: ReadonlyMap<number, Text>): CsvColumn<Donation>[] => [
  { title: { hr: 'Broj', en: 'Number' }, value: ({ id }) => id },
  { title: { hr: 'Poziv na broj', en: 'Reference' }, value: ({ reference }) => reference },
  { title: { hr: 'Najavljeno', en: 'Pledged' }, value: ({ amount }) => amount },
  {
    title: { hr: 'Uplaćeno', en: 'Paid' },
    value: ({ paidCents }) => (paidCents === null ? null : { cents: paidCents }),
  },
  { title: { hr: 'Valuta', en: 'Currency' }, value: ({ currency }) => currency },
  { title: { hr: 'Stanje', en: 'Status' }, value: ({ status }) => STATUS_WORDS[status] },
  { title: { hr: 'Način', en: 'Method' }, value: ({ method }) => METHOD_WORDS[method] },
  {
    title: { hr: 'Projekt', en: 'Project' },
    value: ({ projectId }) => (projectId === null ? null : (projects.get(projectId) ?? null)),
  },
  { title: { hr: 'Donirano', en: 'Donated' }, value: ({ donatedAt }) => donatedAt },
  { title: { hr: 'Primljeno', en: 'Received' }, value: ({ receivedAt }) => receivedAt },
  { title: { hr: 'Donator', en: 'Donor' }, value: ({ donorName }) => donorName },
  { title: { hr: 'E-pošta', en: 'Email' }, value: ({ donorEmail }) => donorEmail },
  { title: { hr: 'Anonimno', en: 'Anonymous' }, value: ({ isAnonymous }) => isAnonymous },
  { title: { hr: 'Poruka', en: 'Message' }, value: ({ message }) => message },
  { title: { hr: 'Transakcija', en: 'Transaction' }, value: ({ transactionId }) => transactionId },
  { title: { hr: 'Bilješka', en: 'Note' }, value: ({ note }) => note },
  { title: { hr: 'Jezik', en: 'Language' }, value: ({ language }) => LANGUAGE_NAMES[language] },
];
