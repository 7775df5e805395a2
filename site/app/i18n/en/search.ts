import type { Catalogue } from '../catalogue';

export const search: Catalogue['search'] = {
  title: 'Search',
  titleOf: '“{{q}}” – search',
  lead: 'Search the association’s articles, projects, events, public calls, documents and people. One word is enough, in any of its forms.',
  results_one: '{{count}} result.',
  results_few: '{{count}} results.',
  results_other: '{{count}} results.',
  corrected: 'We found nothing for “{{q}}”. Showing results for “{{corrected}}”.',
  none: 'No results for “{{q}}”.',
  advice:
    'Check the spelling or try fewer words. These pages may help, too; or write to us and we will look for it together.',
  back: 'Back to all results',
  groups: {
    blog: 'Articles',
    projects: 'Projects',
    events: 'Events',
    'public-calls': 'Public calls',
    pages: 'Pages',
    documents: 'Documents',
    team: 'People',
  },
  all: {
    blog: 'All articles ({{total}})',
    projects: 'All projects ({{total}})',
    events: 'All events ({{total}})',
    'public-calls': 'All public calls ({{total}})',
    pages: 'All pages ({{total}})',
    documents: 'All documents ({{total}})',
    team: 'All people ({{total}})',
  },
};
