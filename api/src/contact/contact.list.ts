import { LANGUAGES } from '../i18n/language.js';
import { defineList, flag, ids, oneOf, text, type RequestOf } from '../lists/list-query.js';
import { TOPICS } from './contact-message.entity.js';

export const CONTACT_LIST = defineList({
  resource: 'contact',
  sort: ['id', 'receivedAt', 'name', 'email', 'subject', 'isRead', 'topic', 'language'],
  filters: {
    id: ids,
    q: text('Words to find in names, addresses, subjects and messages.', 'volontiranje'),
    email: text('Only messages from this address, whole.', 'ana.horvat@udruga.example'),
    isRead: flag('Only messages marked as read (true) or those that are not (false).'),
    topic: oneOf(TOPICS, 'Only messages that this call brought.'),
    language: oneOf(LANGUAGES, 'Only messages written from pages in this language.'),
  },
});

export type ContactListRequest = RequestOf<typeof CONTACT_LIST>;
