import { sameEmail } from '../emails/email-key.js';
import { LANGUAGES } from '../i18n/language.js';
import { email, contains, flag, ids, oneOf } from '../lists/filters.js';
import { defineResource, type RequestOf } from '../lists/resource.js';

const IS_STOPPED = `EXISTS (SELECT FROM refused_addresses AS refused
  WHERE ${sameEmail('refused.email', 'subscriber.email')} AND refused.stopped_at IS NOT NULL)`;

export const NEWSLETTER = defineResource({
  name: 'newsletter',
  noun: { hr: 'Pretplatnik', en: 'subscriber' },
  example: 3,
  taken: {
    email: { hr: 'Ova je adresa već na popisu', en: 'This address is on the list already' },
  },
  row: 'subscriber',
  sort: ['id', 'email', 'subscribedAt', 'isActive', 'language', 'consentAt', 'confirmedAt'],
  order: { field: 'subscribedAt', direction: 'DESC' },
  filters: {
    id: ids,
    q: contains(['email'], 'A part of the e-mail address.', 'horvat'),
    email: email('Only exactly this e-mail address.', 'ana.horvat@udruga.example'),
    isActive: flag('Only active subscribers (true) or unsubscribed ones (false).'),
    confirmed: flag(
      'Only confirmed addresses (true) or unconfirmed ones (false).',
      'subscriber.confirmedAt IS NOT NULL',
    ),
    stopped: flag(
      'Only addresses that the mail server refuses for good (true), or the others (false).',
      IS_STOPPED,
    ),
    language: oneOf(LANGUAGES, 'Only subscribers in this language.'),
  },
});

export type NewsletterRequest = RequestOf<typeof NEWSLETTER>;
