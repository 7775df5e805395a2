import type { Catalogue } from '../catalogue';

export const subscription: Catalogue['subscription'] = {
  archive: {
    title: 'Earlier issues',
    lead: 'What we have sent to the subscribers of our newsletter.',
    empty: 'There is no issue here yet.',
    link: 'Read earlier issues',
    subscribe: 'Subscribe',
    of: 'Newsletter, {{day}}',
    back: 'Back to earlier issues',
    missing: {
      title: 'This issue is not in the archive',
      text: 'It may have been removed, or the address is not complete.',
    },
  },
  confirm: {
    title: 'Confirm the subscription',
    lead: 'With one press you confirm that this is your address and that you would like to receive our newsletter.',
    button: 'Confirm the subscription',
  },
  confirmed: {
    title: 'Your subscription is confirmed',
    lead: 'Welcome. You will hear from us with the next news.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    lead: 'With one press you unsubscribe, and we will no longer send it to you.',
    button: 'Unsubscribe',
    instead:
      'Would you just like another language? <preferences>Change your preferences</preferences>.',
    doneTitle: 'You are unsubscribed',
    done: 'We will no longer send you the newsletter. Should you change your mind, you can always subscribe again.',
  },
  preferences: {
    title: 'Newsletter preferences',
    lead: 'Choose the language of the newsletter, unsubscribe, or delete your data.',
    address: 'Address: {{email}}',
    active: 'Your subscription is active.',
    left: 'You are unsubscribed, and we do not send you the newsletter.',
    saved: 'The language has been changed.',
    languageTitle: 'Language of the newsletter',
    hr: 'Croatian',
    en: 'English',
    save: 'Save the language',
    leaveTitle: 'Unsubscribe',
    leave: 'Unsubscribe',
    eraseTitle: 'Delete your data',
    eraseText:
      'We delete your address and everything we kept with it. What remains is a fingerprint from which the address cannot be read, so that we never write to you again by mistake.',
    erase: 'Delete my data',
  },
  erased: {
    title: 'Your data has been deleted',
    lead: 'Your address is no longer on our list.',
  },
  invalid: {
    title: 'This link is no longer valid',
    lead: 'It has been used, has expired or is not complete. If you have already confirmed your subscription, there is nothing you need to do.',
    help: 'Open the link straight from the message, or subscribe again and we will send you a new one.',
    subscribe: 'Subscribe again',
  },
  failed: {
    title: 'That did not work',
    lead: 'Something went wrong on our side. Please try again in a few moments.',
  },
};
