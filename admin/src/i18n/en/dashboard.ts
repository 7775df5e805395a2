import type { dashboardHr } from '../hr/dashboard';

export const dashboardEn: typeof dashboardHr = {
  welcome: 'Welcome, %{name}',
  welcomeAnonymous: 'Welcome',
  lead: 'What would you like to edit today?',
  waiting: {
    title: 'Waiting for you',
    failed: 'The figures are not available at the moment.',
    messages: 'unread message |||| unread messages',
    pledges: 'donation awaiting payment |||| donations awaiting payment',
    drafts: 'draft post |||| draft posts',
    scheduled: 'scheduled post |||| scheduled posts',
    events: 'upcoming event |||| upcoming events',
    subscribers: 'newsletter subscriber |||| newsletter subscribers',
  },
  untrustedProxy:
    'A proxy stands in front of the site, which does not know of it and counts all visitors as one: sign-ins, messages and subscriptions may be refused for no reason. Whoever maintains the server should set the variable TRUST_PROXY to the number of proxies, mostly 1.',
  undelivered: {
    text: '%{smart_count} email was not delivered. |||| %{smart_count} emails were not delivered.',
    see: 'See what went wrong',
  },
  gaps: {
    title: 'Missing translations',
    complete: 'Translations',
    none: 'All texts are in both languages, and all pictures are described.',
    blog: '%{smart_count} post |||| %{smart_count} posts',
    projects: '%{smart_count} project |||| %{smart_count} projects',
    events: '%{smart_count} event |||| %{smart_count} events',
    team: '%{smart_count} team member |||| %{smart_count} team members',
    partners: '%{smart_count} partner |||| %{smart_count} partners',
    funders: '%{smart_count} funder |||| %{smart_count} funders',
    documents: '%{smart_count} document |||| %{smart_count} documents',
    media:
      '%{smart_count} picture without a description |||| %{smart_count} pictures without a description',
  },
  tabs: { label: 'Parts of the dashboard', content: 'Content', settings: 'Settings' },
  cards: {
    blog: { title: 'Blog', text: 'Write and edit articles, news and announcements.' },
    projects: { title: 'Projects', text: 'Current, upcoming and completed projects.' },
    events: { title: 'Events', text: 'Workshops, talks and gatherings.' },
    'public-calls': {
      title: 'Public calls',
      text: 'Conditions, deadlines, corrections and results.',
    },
    team: { title: 'Team', text: 'The people who run the association and its programmes.' },
    partners: { title: 'Partners', text: 'Institutions and associations we work with.' },
    documents: { title: 'Documents', text: 'Flyers, forms and calls that visitors download.' },
    'page-texts': { title: 'Pages', text: 'The words on the home page and the other pages.' },
    pages: { title: 'Own pages', text: 'Pages that you add yourself, in the footer too.' },
    media: {
      title: 'Pictures',
      text: 'The picture library: descriptions, and where each is used.',
    },
    settings: {
      title: 'Settings',
      text: 'The association’s details, contacts and donation account.',
    },
    redirects: { title: 'Redirects', text: 'Old addresses of pages, and where they lead.' },
    users: { title: 'Users', text: 'The people who edit the content, and their passwords.' },
    privacy: {
      title: 'Privacy',
      text: 'What is kept about an address, a copy of the data, and their erasure.',
    },
    account: { title: 'My account', text: 'Change your own password.' },
  },
};
