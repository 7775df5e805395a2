import { LANGUAGES } from '../i18n/language.js';
import { contains, flag, ids, oneOf, text } from '../lists/filters.js';
import { defineResource, type RequestOf } from '../lists/resource.js';
import { TOPICS } from './contact-message.entity.js';

export const CONTACT = defineResource({
  name: 'contact',
  noun: { hr: 'Poruka', en: 'message' },
  example: 4,
  row: 'message',
  sort: ['id', 'receivedAt', 'name', 'email', 'subject', 'isRead', 'topic', 'language'],
  order: { field: 'receivedAt', direction: 'DESC' },
  filters: {
    id: ids,
    q: contains(
      ['name', 'email', 'subject', 'message'],
      'Searches names, e-mail addresses, subjects and messages.',
      'volontiranje',
    ),
    email: text('Only messages from exactly this e-mail address.', 'ana.horvat@udruga.example'),
    isRead: flag('Only read messages (true) or unread ones (false).'),
    topic: oneOf(TOPICS, 'Only messages from visitors of this public call.'),
    language: oneOf(LANGUAGES, 'Only messages sent from pages in this language.'),
  },
});

export type ContactRequest = RequestOf<typeof CONTACT>;
