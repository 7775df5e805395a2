import { defineList, flag, ids, oneOf, text, type RequestOf } from '../lists/list-query.js';
import { MAIL_KINDS, MAIL_STATES } from './mail.entity.js';

export const MAILS_LIST = defineList({
  resource: 'mails',
  sort: ['id', 'createdAt', 'recipient', 'kind', 'state', 'lastAttemptAt'],
  filters: {
    id: ids,
    q: text('A part of the address or the subject.', 'horvat'),
    recipient: text('Only mails to this address, whole.', 'ana.horvat@udruga.example'),
    state: oneOf(MAIL_STATES, 'Only mails in this state.'),
    givenUp: flag('Only mails that were given up (`failed`, `uncertain`), or only the others.'),
    kind: oneOf(MAIL_KINDS, 'Only mails for this purpose.'),
  },
});

export type MailsListRequest = RequestOf<typeof MAILS_LIST>;
