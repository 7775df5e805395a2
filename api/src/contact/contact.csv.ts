import type { CsvColumn } from '../lists/csv.js';
import type { ContactMessage } from './contact-message.entity.js';

export const CONTACT_FILE = { hr: 'poruke', en: 'messages' };

export const CONTACT_COLUMNS: CsvColumn<ContactMessage>[] = [
  { title: { hr: 'Broj', en: 'Number' }, value: ({ id }) => id },
  { title: { hr: 'Primljeno', en: 'Received' }, value: ({ receivedAt }) => receivedAt },
  { title: { hr: 'Ime i prezime', en: 'Name' }, value: ({ name }) => name },
  { title: { hr: 'E-pošta', en: 'Email' }, value: ({ email }) => email },
  { title: { hr: 'Predmet', en: 'Subject' }, value: ({ subject }) => subject },
  { title: { hr: 'Poruka', en: 'Message' }, value: ({ message }) => message },
  { title: { hr: 'Povod', en: 'Topic' }, value: ({ topic }) => topic },
  { title: { hr: 'Jezik', en: 'Language' }, value: ({ language }) => language },
  { title: { hr: 'Pročitano', en: 'Read' }, value: ({ isRead }) => isRead },
  {
    title: { hr: 'Inačica privole', en: 'Consent version' },
    value: ({ consentVersion }) => consentVersion,
  },
  { title: { hr: 'Privola dana', en: 'Consent given' }, value: ({ consentAt }) => consentAt },
];
