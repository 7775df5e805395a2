import { LANGUAGES } from '../i18n/language.js';
import { defineList, flag, ids, oneOf, text, type RequestOf } from '../lists/list-query.js';

export const NEWSLETTER_LIST = defineList({
  resource: 'newsletter',
  sort: ['id', 'email', 'subscribedAt', 'isActive', 'language', 'consentAt', 'confirmedAt'],
  filters: {
    id: ids,
    q: text('A part of the address.', 'horvat'),
    email: text('Only this address, whole.', 'ana.horvat@udruga.example'),
    isActive: flag('Only active subscribers (true) or those who left (false).'),
    confirmed: flag('Only confirmed addresses (true) or unconfirmed ones (false).'),
    language: oneOf(LANGUAGES, 'Only subscribers in this language.'),
  },
});

export type NewsletterListRequest = RequestOf<typeof NEWSLETTER_LIST>;
