import type { Catalogue } from '../catalogue';

export const blog: Catalogue['blog'] = {
  title: 'Blog',
  lead: 'We write about what people ask us most: children and parents, stress, addiction and growing old.',
  description:
    'Articles by the professionals of the Quality of Living Association on parenting, mental health, addiction prevention and support for older people.',
  search: {
    label: 'Search articles',
    placeholder: 'Search articles...',
    submit: 'Search',
    clear: 'Clear search',
  },
  categories: { label: 'Categories', all: 'All', clear: 'Show all categories' },
  results_one: '{{count}} article',
  results_few: '{{count}} articles',
  results_other: '{{count}} articles',
  empty: 'No blog posts found. Please try a different search term or category.',
  page: 'page {{page}}',
  pageOf: 'page {{page}} of {{pages}}',
  help: 'Do you need help now?',
  readingTime: '{{count}}\u00a0min read',
  previous: 'Previous article',
  next: 'Next article',
  neighbours: 'Previous and next article',
  related: 'Read this next',
  end: {
    title: 'Need to talk? Get in touch.',
    contact: 'Write to us',
    newsletter: 'Get the newsletter',
  },
  source: 'Online:',
  feed: 'Follow the blog in a news reader (Atom)',
  more: 'Read more',
  back: 'Back to the blog',
  backButton: 'Back to Blog',
  notFound: {
    title: 'Blog Post Not Found',
    text: "The blog post you're looking for doesn't exist or has been removed.",
  },
};
