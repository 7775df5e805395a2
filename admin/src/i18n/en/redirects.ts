import type { redirectsHr } from '../hr/redirects';

export const redirectsEn: typeof redirectsHr = {
  admin: {
    add: 'New redirect',
    addFirst: 'Add the first redirect',
    edit: 'Edit',
    editTitle: 'Redirect',
    search: 'Search addresses',
    empty:
      'There are no redirects yet. They are made by themselves when you change the address of a published page.',
    noResults: 'No address matches the search.',
    explanation:
      'When the address of a page changes, the old one leads to the new one. The address of a deleted page says that it was removed and suggests similar ones. You can add other old addresses here, such as one from a printed leaflet.',
    kind: 'Kind',
    kinds: {
      manual: 'Added by hand',
      renamed: 'After a change of address',
      gone: 'Deleted pages',
    },
    badge: { manual: 'Added by hand', renamed: 'Changed address', gone: 'Deleted' },
    leadsTo: 'Leads to %{address}',
    leadsNowhere: 'The page was deleted',
    since: 'Since %{day}',
    try: 'Try it',
    remove: 'Remove',
    removal: {
      title: 'Remove the redirect “%{name}”?',
      text: 'Whoever opens that address will read that the page was not found.',
    },
    help: {
      source: 'The part of the address after the domain name, such as /old-article.',
      target: 'A page on this domain, such as /blog/new-article, or an https:// address.',
    },
    toast: {
      created: {
        title: 'Redirect added',
        description: 'It works at once. You can try it in the list.',
      },
      deleted: 'Redirect removed.',
      error: {
        title: 'The redirect was not saved',
        description: 'An error occurred. Your entry is kept, please try again.',
      },
    },
  },
  resource: {
    name: 'Redirect |||| Redirects',
    fields: {
      id: 'Number',
      source: 'Old address',
      target: 'New address',
      createdAt: 'Date added',
    },
  },
};
