import type { Catalogue } from '../catalogue';

export const offline: Catalogue['offline'] = {
  title: 'There is no internet connection',
  lead: 'You have not opened this page on this device yet, so it cannot be shown without a connection.',
  retry: 'Try again',
  cachedPages: 'Pages you can read without a connection',
  contact: 'Call us',
  contactText: 'A phone call needs no internet.',
  email: 'Email',
  unsent: {
    title: 'Nothing was sent',
    lead: 'There is no internet connection, so what you filled in did not reach us.',
    text: 'Go back in your browser: what you filled in should still be in the form. Send it once you are connected again.',
  },
};
