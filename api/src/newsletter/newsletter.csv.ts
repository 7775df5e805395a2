import type { CsvColumn } from '../lists/csv.js';
import type { Subscriber } from './subscriber.entity.js';

export const NEWSLETTER_FILE = { hr: 'pretplatnici', en: 'subscribers' };

export const NEWSLETTER_COLUMNS: CsvColumn<Subscriber>[] = [
  { title: { hr: 'Broj', en: 'Number' }, value: ({ id }) => id },
  { title: { hr: 'E-pošta', en: 'Email' }, value: ({ email }) => email },
  { title: { hr: 'Pretplaćeno', en: 'Subscribed' }, value: ({ subscribedAt }) => subscribedAt },
  { title: { hr: 'Aktivno', en: 'Active' }, value: ({ isActive }) => isActive },
  { title: { hr: 'Jezik', en: 'Language' }, value: ({ language }) => language },
  {
    title: { hr: 'Inačica privole', en: 'Consent version' },
    value: ({ consentVersion }) => consentVersion,
  },
  { title: { hr: 'Privola dana', en: 'Consent given' }, value: ({ consentAt }) => consentAt },
  { title: { hr: 'Potvrđeno', en: 'Confirmed' }, value: ({ confirmedAt }) => confirmedAt },
];
