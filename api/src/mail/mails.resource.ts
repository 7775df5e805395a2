import { email, contains, flag, ids, oneOf, text } from '../lists/filters.js';
import { defineResource, type RequestOf } from '../lists/resource.js';
import { FINAL_STATES, MAIL_KINDS, MAIL_STATES } from './mail.entity.js';

const FINAL_STATE_LIST = FINAL_STATES.map((state) => `'${state}'`).join(', ');

export const MAILS = defineResource({
  name: 'mails',
  noun: { hr: 'Poruka', en: 'mail' },
  example: 12,
  row: 'mail',
  sort: ['id', 'createdAt', 'recipient', 'kind', 'state', 'lastAttemptAt'],
  order: { field: 'createdAt', direction: 'DESC' },
  summary: { whole: ['lastError', 'serverAnswer'] },
  filters: {
    id: ids,
    q: contains(['recipient', 'subject'], 'A part of the e-mail address or the subject.', 'horvat'),
    recipient: email('Only mails to exactly this e-mail address.', 'ana.horvat@udruga.example'),
    state: oneOf(MAIL_STATES, 'Only mails in this state.'),
    givenUp: flag(
      'True: only mails that are no longer retried (`failed`, `uncertain`). False: only the others.',
      `mail.state IN (${FINAL_STATE_LIST})`,
    ),
    mailing: text('Only mails of this mailing to several recipients.', 'issue-5'),
    grouped: flag(
      'True: only the newest mail of each mailing in each state, for all of them. Without effect together with `id`, `q`, `recipient` or `mailing`.',
      `(mail.mailing IS NULL OR mail.id IN (SELECT max(id) FROM mails
        WHERE mailing IS NOT NULL GROUP BY mailing, state))`,
    ),
    kind: oneOf(MAIL_KINDS, 'Only mails for this purpose.'),
  },
});

export type MailsRequest = RequestOf<typeof MAILS>;
