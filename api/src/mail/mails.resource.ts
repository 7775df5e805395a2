import { contains, flag, ids, oneOf, text } from '../lists/filters.js';
import { defineResource, type RequestOf } from '../lists/resource.js';
import { GIVEN_UP, MAIL_KINDS, MAIL_STATES } from './mail.entity.js';

const GIVEN_UP_STATES = GIVEN_UP.map((state) => `'${state}'`).join(', ');

export const MAILS = defineResource({
  name: 'mails',
  row: 'mail',
  sort: ['id', 'createdAt', 'recipient', 'kind', 'state', 'lastAttemptAt'],
  order: { field: 'createdAt', direction: 'DESC' },
  filters: {
    id: ids,
    q: contains(['recipient', 'subject'], 'A part of the address or the subject.', 'horvat'),
    recipient: text('Only mails to this address, whole.', 'ana.horvat@udruga.example'),
    state: oneOf(MAIL_STATES, 'Only mails in this state.'),
    givenUp: flag(
      'Only mails that were given up (`failed`, `uncertain`), or only the others.',
      `mail.state IN (${GIVEN_UP_STATES})`,
    ),
    kind: oneOf(MAIL_KINDS, 'Only mails for this purpose.'),
  },
});

export type MailsRequest = RequestOf<typeof MAILS>;
