import type { Catalogue } from '../catalogue';

export const call: Catalogue['call'] = {
  title: 'Public calls',
  description:
    'The association’s public calls: open, announced and closed, with deadlines and results.',
  none: 'There are no public calls at the moment.',
  feed: 'Follow the public calls in a news reader (Atom)',
  all: 'All public calls',
  missing: {
    title: 'There is no such public call',
    text: 'It may have been removed, or the address is not right.',
  },
  state: {
    soon: 'Opening soon',
    open: 'Open',
    closed: 'Closed',
    results: 'Results',
  },
  notice: {
    soon: 'The call opens on {{date}}.',
    open: 'Applications are accepted until {{date}}.',
    closed: 'Applications were accepted until {{date}}.',
    results: 'Applications were accepted until {{date}}, and the results have been published.',
  },
  openUntilFurther: 'Applications are accepted until further notice.',
  extended: {
    title: 'The deadline has been extended.',
    until: 'Applications are accepted until {{to}}, not only until {{from}}.',
    open: 'Applications are also accepted after {{from}}, until further notice.',
  },
  corrections: 'Corrections',
  newDeadline: 'New deadline: {{date}}.',
  results: 'Results',
  calendar: 'Add the deadline to your calendar',
  short: 'Public call',
  back: 'Zaželi project documents',
  untranslated: 'This call is available in Croatian only.',
  translation: 'This is a translation for information. The Croatian text is the binding one.',
  project: 'Zaželi III',
  projectMark: 'The mark of the Zaželi III project: two people made of stone under one roof.',
  place: 'Šibenik',
  heading: 'Public call',
  taxId: 'Tax ID (OIB)',
  contact: {
    title: 'Questions and help with applying',
    phone: 'Telephone',
    email: 'Email',
    address: 'The Association’s office',
  },
  signature: 'For the Association',
  funding: {
    fund: 'European Social Fund Plus',
    responsible: 'The {{name}} alone is responsible for the content of this call.',
  },
  tools: {
    title: 'To apply',
    print: 'Print the call',
    pdf: 'PDF',
    overTitle: 'About the call',
    overAsk: 'Do you have a question about the call? Call us.',
    ask: 'Need help with applying? Call us.',
  },
};
