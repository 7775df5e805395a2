import type { pagesHr } from '../hr/pages';

export const pagesEn: typeof pagesHr = {
  admin: {
    explanation:
      'Here you make pages that the site does not have yet, for example about volunteering or for the press.',
    add: 'New page',
    addFirst: 'Add the first page',
    edit: 'Edit',
    editTitle: 'Edit page',
    open: 'Open the page in a new tab',
    openPreview: 'Open the preview in a new tab; visitors do not see it',
    search: 'Search pages',
    empty: 'There are no additional pages yet.',
    noResults: 'No page matches the selection.',
    inFooter: 'In the footer',
    state: {
      label: 'State',
      all: 'All',
      published: 'Published',
      draft: 'Draft',
      drafts: 'Drafts',
    },
    contentFormat: { text: 'without format', markdown: 'formatted text' },
    help: {
      lead: 'Under the title; also the description for search engines and shared links. May be left empty.',
      isPublished: 'Until it is published, only those who edit the content see it.',
      inFooter: 'A link to the page is in the footer of all pages.',
    },
    toast: {
      created: { title: 'Page added', description: 'The new page is saved.' },
      updated: {
        title: 'Page saved',
        description: 'Changes are visible at once.',
        draft: 'It is a draft: visitors do not see it.',
      },
      error: {
        title: 'Page not saved',
        description: 'Something went wrong. What you typed is still here; please try again.',
      },
    },
  },
  resource: {
    name: 'Additional page |||| Additional pages',
    fields: {
      croatianOnly: 'Croatian only',
      id: 'Number',
      title: 'Title',
      titleEn: 'English title',
      slug: 'Page address',
      lead: 'Lead',
      leadEn: 'English lead',
      content: 'Content',
      contentEn: 'English content',
      contentFormat: 'Text format',
      isPublished: 'Published',
      inFooter: 'Link in the footer',
      order: 'Order',
      createdAt: 'Added',
    },
  },
};
