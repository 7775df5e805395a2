import type { partnersHr } from '../hr/partners';

export const partnersEn: typeof partnersHr = {
  admin: {
    explanation:
      'Here are the institutions and associations you work with, and those that fund you.',
    add: 'New partner or funder',
    addFirst: 'Add the first one',
    edit: 'Edit',
    editTitle: 'Edit partner or funder',
    open: 'Open the partners on the public site in a new tab',
    search: 'Search partners',
    empty: 'There is nobody here yet.',
    noResults: 'Nothing matches the search.',
    kind: {
      label: 'Kind',
      partner: 'Partner',
      funder: 'Funder',
      partners: 'Partners',
      funders: 'Funders',
    },
    help: {
      nameEn: 'If left empty, the name is the same in English.',
      websiteUrl: 'An https:// address. May be left empty.',
    },
    toast: {
      created: { title: 'Entry added', description: 'It is visible on the public site.' },
      updated: { title: 'Entry saved', description: 'The changes are visible at once.' },
      error: {
        title: 'The entry was not saved',
        description: 'An error occurred. Your entry is kept, please try again.',
      },
    },
  },
  resource: {
    name: 'Partner |||| Partners',
    fields: {
      id: 'Number',
      kind: 'Kind',
      name: 'Name',
      nameEn: 'English name',
      description: 'Description',
      descriptionEn: 'English description',
      logoUrl: 'Logo',
      websiteUrl: 'Website',
      order: 'Order',
    },
  },
};
