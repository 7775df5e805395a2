import { contactMessageBody, createContactMessage } from '../factories/contact-message.factory.js';
import { savedReplyBody } from '../factories/saved-reply.factory.js';
import type { TestApp } from '../setup/test-app.js';
import type { Rule, RuleTable } from './rule-table.js';
import { HONEYPOT, NOT_TEXTS, text, tooLong } from './shared.js';

const NOTHING = [
  undefined,
  null,
  '',
  '   ',
  '\u00a0\u200b\ufeff',
  '\u2800',
  '\u3164',
  ...NOT_TEXTS,
];
const ONE_LINE = { hr: 'Tekst mora biti u jednom retku', en: 'The text must be on one line' };

const MESSAGE: Rule[] = [
  { field: 'name', values: NOTHING, hr: 'Upišite ime i prezime.', en: 'Please enter your name.' },
  { field: 'name', values: [text(101)], ...tooLong(100) },
  { field: 'name', values: ['Ana\nBcc: ivo@udruga.example', 'Ana\r\nHorvat'], ...ONE_LINE },
  {
    field: 'email',
    values: [
      undefined,
      null,
      '',
      'ana',
      'ana@',
      'ana@udruga.example, ivo@udruga.example',
      '"ana,ivo"@udruga.example',
      'ana\u2028@udruga.example',
      'ana\u200b@udruga.example',
      'ana@udruga.example\nBcc: ivo@udruga.example',
      `${text(250)}@udruga.example`,
      ...NOT_TEXTS,
    ],
    hr: 'Upišite ispravnu adresu e-pošte.',
    en: 'Please enter a valid email address.',
  },
  {
    field: 'subject',
    values: NOTHING,
    hr: 'Upišite predmet poruke.',
    en: 'Please enter a subject.',
  },
  { field: 'subject', values: [text(201)], ...tooLong(200) },
  { field: 'subject', values: ['a\u2028b', 'a\tb'], ...ONE_LINE },
  { field: 'message', values: NOTHING, hr: 'Upišite poruku.', en: 'Please enter a message.' },
  { field: 'message', values: [text(5001)], ...tooLong(5000) },
  {
    field: 'gdprConsent',
    values: [undefined, null, false, 'true', 1, {}, []],
    hr: 'Morate pristati na obradu osobnih podataka.',
    en: 'You must agree to the processing of personal data.',
  },
  {
    field: 'topic',
    values: ['donation', 1, {}, ['volunteer']],
    hr: 'Povod mora biti volunteer, partnership ili project',
    en: 'Topic must be volunteer, partnership or project',
  },
  HONEYPOT,
];

const MARK: Rule[] = [
  {
    field: 'isRead',
    values: [null, 'true', 1],
    hr: 'Vrijednost mora biti da ili ne',
    en: 'The value must be yes or no',
  },
];

const ANSWER: Rule[] = [
  {
    field: 'state',
    values: ['read', null, 1, ['open']],
    hr: 'Stanje mora biti new, open ili answered',
    en: 'State must be new, open or answered',
  },
  { field: 'note', values: [text(2001)], ...tooLong(2000) },
  { field: 'note', values: NOT_TEXTS, hr: 'Upišite tekst', en: 'Enter a text' },
];

const REPLY: Rule[] = [
  { field: 'text', values: NOTHING, hr: 'Upišite odgovor.', en: 'Please write your reply.' },
  { field: 'text', values: [text(10_001)], ...tooLong(10_000) },
  {
    field: 'language',
    values: ['de', null, 1],
    hr: 'Jezik mora biti hr ili en',
    en: 'Language must be hr or en',
  },
];

const SAVED_REPLY: Rule[] = [
  { field: 'name', values: NOTHING, hr: 'Upišite naziv.', en: 'Please enter a name.' },
  { field: 'name', values: [text(101)], ...tooLong(100) },
  { field: 'name', values: ['a\nb'], ...ONE_LINE },
  { field: 'text', values: NOTHING, hr: 'Upišite tekst.', en: 'Please enter a text.' },
  { field: 'text', values: [text(5001)], ...tooLong(5000) },
  {
    field: 'textEn',
    values: NOTHING,
    hr: 'Upišite engleski tekst.',
    en: 'Please enter an English text.',
  },
  { field: 'textEn', values: [text(5001)], ...tooLong(5000) },
];

export const TABLES: RuleTable[] = [
  {
    name: 'sending a message',
    path: '/api/contact',
    body: contactMessageBody,
    rules: MESSAGE,
    changes: false,
  },
  ...(['put', 'patch'] as const).map((method) => ({
    name: `contact ${method}`,
    method,
    path: async ({ dataSource }: TestApp) =>
      `/api/contact/${(await createContactMessage(dataSource)).id}`,
    body: (fields?: object) => ({ isRead: true, ...fields }),
    rules: [...MARK, ...ANSWER],
  })),
  {
    name: 'replying to a message',
    path: async ({ dataSource }: TestApp) =>
      `/api/contact/${(await createContactMessage(dataSource)).id}/replies`,
    body: (fields?: object) => ({ text: 'Hvala na poruci.', ...fields }),
    rules: REPLY,
    changes: false,
  },
  { name: 'saved replies', path: '/api/saved-replies', body: savedReplyBody, rules: SAVED_REPLY },
];
