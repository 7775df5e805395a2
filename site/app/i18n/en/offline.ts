import type { Catalogue } from '../catalogue';

export const offline: Catalogue['offline'] = {
  title: 'There is no internet connection',
  lead: 'You have not opened this page on this device yet, so it cannot be shown without a connection.',
  retry: 'Try again',
  cachedPages: 'You can read without a connection',
  contact: 'You can call us',
  contactText: 'You can call us without the internet.',
  email: 'Email',
  unsent: {
    title: 'Nothing was sent',
    lead: 'There is no internet connection, so what you filled in did not reach us.',
    text: 'Go back in your browser: what you filled in should still be in the form. Send it once you are connected again.',
  },
};
