import type { eventsHr } from '../hr/events';

export const eventsEn: typeof eventsHr = {
  admin: {
    explanation:
      'Here you announce workshops, talks and gatherings. Once over, they move to the past ones by themselves.',
    add: 'New event',
    addFirst: 'Add the first event',
    edit: 'Edit',
    editTitle: 'Edit event',
    open: 'Open the event on the public site in a new tab',
    search: 'Search events',
    empty: 'No events yet.',
    noResults: 'No event matches the selection.',
    when: { label: 'Time', all: 'All', upcoming: 'Upcoming', past: 'Past' },
    upcoming: 'Upcoming',
    past: 'Past',
    undated: 'no date yet',
    isOver: 'The event is over already.',
    contentFormat: { text: 'without format', markdown: 'formatted text' },
    help: {
      eventDate: 'Zagreb time.',
      endDate: 'Zagreb time. If left empty, the event lasts until the end of the day.',
      locationEn: 'If left empty, the place is called the same in English.',
      registrationLink: 'A path on this site (/…) or an https:// address. May be left empty.',
    },
    validation: {
      eventDate: 'Start date and time are required',
    },
    toast: {
      created: { title: 'Event created', description: 'The new event has been saved.' },
      updated: {
        title: 'Event saved',
        description: 'The changes are visible at once.',
        draft: 'It is a draft: visitors do not see it.',
      },
      error: {
        title: 'The event was not saved',
        description: 'An error occurred. Your entry is kept, please try again.',
      },
    },
  },
  resource: {
    name: 'Event |||| Events',
    fields: {
      croatianOnly: 'Croatian only',
      id: 'Number',
      title: 'Title',
      titleEn: 'English title',
      slug: 'Page address',
      description: 'Description',
      descriptionEn: 'English description',
      contentFormat: 'Text format',
      location: 'Location',
      locationEn: 'English location',
      eventDate: 'Start',
      endDate: 'End',
      imageUrl: 'Picture',
      registrationLink: 'Registration link',
    },
  },
};
