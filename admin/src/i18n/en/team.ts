import type { teamHr } from '../hr/team';

export const teamEn: typeof teamHr = {
  admin: {
    explanation: 'Here you present the people who run the association and its programmes.',
    add: 'New person',
    addFirst: 'Add the first person',
    edit: 'Edit',
    editTitle: 'Edit person',
    open: 'Open the team on the public site in a new tab',
    search: 'Search people',
    empty: 'There is nobody on the team yet.',
    noResults: 'Nobody matches the search.',
    socialLinks: 'Social networks and website',
    help: {
      socialLink: 'The full address, https://…',
      email: 'Shown on the public site. May be left empty.',
    },
    toast: {
      created: { title: 'Person added', description: 'The new person is on the team.' },
      updated: { title: 'Person saved', description: 'The changes are visible at once.' },
      error: {
        title: 'The person was not saved',
        description: 'An error occurred. Your entry is kept, please try again.',
      },
    },
  },
  resource: {
    name: 'Person |||| People',
    fields: {
      id: 'Number',
      name: 'Name',
      position: 'Position',
      positionEn: 'English position',
      bio: 'About the person',
      bioEn: 'About the person (English)',
      email: 'Email',
      imageUrl: 'Photograph',
      order: 'Order',
      socialLinks: {
        facebook: 'Facebook',
        instagram: 'Instagram',
        linkedin: 'LinkedIn',
        x: 'X',
        youtube: 'YouTube',
        website: 'Own website',
      },
    },
  },
};
