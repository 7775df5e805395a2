import type { Catalogue } from '../catalogue';

export const events: Catalogue['events'] = {
  title: 'Events',
  lead: 'Workshops, programmes and gatherings. Bring a neighbour, a friend or a child: nobody has to come alone.',
  description:
    'Upcoming and past events of the association: workshops, programmes for young people and parents, counselling and public calls in Zagreb and Dalmatia.',
  tabs: {
    label: 'Events by time',
    upcoming: 'Upcoming events',
    past: 'Past events',
  },
  empty: {
    upcoming: 'There are no upcoming events at the moment.',
    hint: 'Check back soon, or',
    newsletter: 'subscribe to the newsletter',
    end: ' and we will tell you as soon as the next one is set.',
    past: 'See our past events',
    noPast: 'No events have been held yet.',
  },
  next: { title: 'Next events', all: 'All upcoming events' },
  place: 'Place',
  time: {
    label: 'Time',
    start: '{{day}} {{times}}',
    span: '{{day}}, {{times}}',
    allDay: '{{day}}, all day',
  },
  register: 'Register',
  readMore: 'Read more',
  addToCalendar: 'Add to calendar',
  back: 'Back to the events',
  notFound: {
    title: 'Event Not Found',
    text: "The event you're looking for doesn't exist or has been removed.",
  },
  kind: { upcoming: 'Upcoming event', past: 'Past event' },
  source: 'Online:',
  informed: {
    title: 'Stay informed',
    text: 'Our newsletter announces new events and tells you how to sign up. You can unsubscribe whenever you like.',
    button: 'Subscribe to Newsletter',
  },
  calendar: {
    title: 'Events in your calendar',
    text: 'Subscribe once, and new events and changed times will appear in your calendar automatically.',
    button: 'Open in your calendar',
    address: 'Nothing opens? Copy this address into your calendar:',
  },
};
