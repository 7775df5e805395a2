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
    past: 'See what we have held so far',
    noPast: 'No events have been held yet.',
  },
  place: 'Place',
  time: {
    label: 'Time',
    start: '{{day}} at {{start}}',
    span: '{{day}}, {{start}} to {{end}}',
    several: 'Begins at {{start}}, ends at {{end}}',
    allDay: '{{day}}, all day',
  },
  register: 'Register',
  readMore: 'Read more',
  addToCalendar: 'Add to calendar',
  informed: {
    title: 'Stay informed',
    text: 'Once a month we tell you what is coming and how to sign up. When you no longer need it, you can leave with one click.',
    button: 'Subscribe to Newsletter',
  },
  calendar: {
    title: 'Events in your own calendar',
    text: 'Subscribe once: new events and changed dates will then turn up by themselves in the calendar on your phone or computer.',
    button: 'Open in your calendar',
    address: 'Does it not open? Copy this address into your calendar:',
  },
};
