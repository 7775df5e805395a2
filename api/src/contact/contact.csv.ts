import type { Text } from '../i18n/language.js';
import type { CsvColumn } from '../lists/csv.js';
import { LANGUAGE_NAMES } from '../personal-data/exported-fields.js';
import type { ContactMessage, MessageState, Topic } from './contact-message.entity.js';

export const CONTACT_FILE = { hr: 'poruke', en: 'messages' };

export const TOPIC_WORDS: Record<Topic, Text> = {
  volunteer: { hr: 'volontiranje', en: 'volunteering' },
  partnership: { hr: 'partnerstvo', en: 'partnership' },
  project: { hr: 'pitanje o projektu', en: 'a question about a project' },
};

export const STATE_WORDS: Record<MessageState, Text> = {
  new: { hr: 'nova', en: 'new' },
  open: { hr: 'otvorena', en: 'open' },
  answered: { hr: 'odgovorena', en: 'answered' },
};

export const CONTACT_COLUMNS: CsvColumn<ContactMessage>[] = [
  { title: { hr: 'Broj', en: 'Number' }, value: ({ id }) => id },
  { title: { hr: 'Primljeno', en: 'Received' }, value: ({ receivedAt }) => receivedAt },
  { title: { hr: 'Ime i prezime', en: 'Name' }, value: ({ name }) => name },
  { title: { hr: 'E-pošta', en: 'Email' }, value: ({ email }) => email },
  { title: { hr: 'Predmet', en: 'Subject' }, value: ({ subject }) => subject },
  { title: { hr: 'Poruka', en: 'Message' }, value: ({ message }) => message },
  { title: { hr: 'Tema', en: 'Topic' }, value: ({ topic }) => topic && TOPIC_WORDS[topic] },
  { title: { hr: 'Bez potvrde', en: 'No receipt' }, value: ({ noReceipt }) => noReceipt },
  { title: { hr: 'Jezik', en: 'Language' }, value: ({ language }) => LANGUAGE_NAMES[language] },
  { title: { hr: 'Pročitano', en: 'Read' }, value: ({ isRead }) => isRead },
  { title: { hr: 'Stanje', en: 'State' }, value: ({ state }) => STATE_WORDS[state] },
  { title: { hr: 'Odgovoreno', en: 'Answered' }, value: ({ answeredAt }) => answeredAt },
  { title: { hr: 'Tko je odgovorio', en: 'Answered by' }, value: ({ answeredBy }) => answeredBy },
  { title: { hr: 'Bilješka', en: 'Note' }, value: ({ note }) => note },
  {
    title: { hr: 'Inačica privole', en: 'Consent version' },
    value: ({ consentVersion }) => consentVersion,
  },
  { title: { hr: 'Privola dana', en: 'Consent given' }, value: ({ consentAt }) => consentAt },
];
