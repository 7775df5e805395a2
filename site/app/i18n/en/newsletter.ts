import type { Catalogue } from '../catalogue';

export const newsletter: Catalogue['newsletter'] = {
  title: 'News in your inbox',
  intro: 'Once a month: what we do, where to meet us and how to join in.',
  email: 'Email address',
  confirm: 'We will send you a message with a link to confirm your subscription.',
  submit: 'Subscribe',
  submitting: 'Sending…',
  privacy:
    'We use your personal data only to send you the newsletter. You can unsubscribe at any time.',
  invalidEmail: 'Please enter a valid email address.',
  successTitle: 'Subscription Successful',
  success: 'Thank you for subscribing to our newsletter!',
  inboxOf:
    'One more step: we have sent a message with a link to {{email}}. Open it and confirm the subscription. If it is not there in a few minutes, check your junk folder.',
  inbox:
    'One more step: we have sent you a message with a link. Open it and confirm the subscription. If it is not there in a few minutes, check your junk folder.',
  failureTitle: 'Subscription Failed',
  failure: 'Failed to subscribe. Please try again.',
};
