import type { Catalogue } from '../catalogue';

export const documents: Catalogue['documents'] = {
  title: 'Documents of the Zaželi project',
  description:
    'Flyer, expression-of-interest form and public call of Zaželi III: free home help for older people and people with disabilities in Šibenik-Knin County.',
  back: 'Back to projects',
  lead: 'All you need to apply. We can fill in the form together, too.',
  intro:
    'Zaželi III (“Make a wish”) brings free home help to people over 65 and to adults with disabilities in Šibenik-Knin County. A carer helps to clean, cook and shop, goes with you to the doctor and stays for a chat.',
  fund: 'European Social Fund Plus',
  drawing:
    'Two people at a stone table, seen from above: one fills in a form, the other shows where to write.',
  heading: 'Download and read',
  empty: 'We will publish the documents soon.',
  type: 'Type',
  pdf: 'PDF',
  page: 'Web page',
  size: 'Size',
  issued: 'Published',
  updated: 'Updated',
  language: 'Language',
  inCroatian: 'Croatian',
  inBoth: 'Croatian, English',
  download: 'Download',
  view: 'Open',
  viewDocument: 'View document',
  otherLanguage: 'Na hrvatskom',
  steps: {
    title: 'How to apply',
    read: {
      title: 'Read the public call',
      text: 'It says who can apply, how high the income may be and what to enclose.',
    },
    fill: {
      title: 'Fill in the form',
      text: 'On a computer or by hand. Enclose copies of the documents on the list.',
    },
    bring: {
      title: 'Bring it or send it',
      text: 'Bring the form and the copies to our office, or send them by post or email. Cannot come to us? Call, and we will come to you.',
    },
  },
  help: {
    title: 'Is something unclear?',
    text: 'Ask before you give up. We will explain the conditions and help with the paperwork.',
    button: 'Contact us',
    call: 'or call',
  },
};
