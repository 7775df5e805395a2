import { LANGUAGES } from '../i18n/language.js';
import { contains, flag, ids, oneOf, text } from '../lists/filters.js';
import { defineResource, type RequestOf } from '../lists/resource.js';
import { MESSAGE_STATES, TOPICS } from './contact-message.entity.js';

/** In SQL: the last reply to the message did not reach its recipient. */
const UNDELIVERED = `EXISTS (
  SELECT FROM contact_replies AS reply LEFT JOIN mails AS mail ON mail.id = reply.mail_id
  WHERE reply.message_id = message.id
  AND coalesce(mail.state, reply.outcome, 'uncertain') IN ('failed', 'uncertain', 'withdrawn')
  AND NOT EXISTS (SELECT FROM contact_replies AS later
    WHERE later.message_id = message.id AND later.id > reply.id))`;

export const CONTACT = defineResource({
  name: 'contact',
  noun: { hr: 'Poruka', en: 'message' },
  example: 4,
  row: 'message',
  sort: [
    'id',
    'receivedAt',
    'name',
    'email',
    'subject',
    'isRead',
    'topic',
    'language',
    'state',
    'answeredAt',
  ],
  order: { field: 'receivedAt', direction: 'DESC' },
  filters: {
    id: ids,
    q: contains(
      ['name', 'email', 'subject', 'message', 'note'],
      'Searches names, e-mail addresses, subjects, messages and notes.',
      'volontiranje',
    ),
    email: text('Only messages from exactly this e-mail address.', 'ana.horvat@udruga.example'),
    isRead: flag('Only read messages (true) or unread ones (false).'),
    state: oneOf(MESSAGE_STATES, 'Only messages in this state.'),
    undelivered: flag(
      'True: only messages whose last reply was not delivered (`failed`, `uncertain`, `withdrawn`). False: only the others.',
      UNDELIVERED,
    ),
    topic: oneOf(TOPICS, 'Only messages from visitors of this public call.'),
    language: oneOf(LANGUAGES, 'Only messages sent from pages in this language.'),
  },
});

export type ContactRequest = RequestOf<typeof CONTACT>;
