import { type RaRecord, useGetList, useLocaleState, useTranslate } from 'react-admin';
import { withoutDiacritics } from 'shared/plain-letters';

/** A page of the site to link to. */
export interface OwnPage {
  path: string;
  title: string;
  kind: 'page' | 'blog' | 'projects' | 'events' | 'public-calls' | 'pages' | 'documents';
}

/** The pages that every site has, by the keys of their names. */
const pages = {
  home: '/',
  about: '/about',
  projects: '/projects',
  documents: '/project-documents',
  blog: '/blog',
  events: '/events',
  call: '/javni-poziv',
  calls: '/javni-pozivi',
  donate: '/donate',
  newsletter: '/newsletter',
  contact: '/contact',
  legal: '/legal',
} as const;

const isPublished = { isPublished: true };

/** The number of results of each kind. */
const perPage = 5;

const searchable = (text: string) => withoutDiacritics(text.toLowerCase());

const textIn = (record: RaRecord, field: string): string =>
  typeof record[field] === 'string' ? record[field] : '';

/** The path of a row's page; empty where it has none. */
const paths = {
  blog: (record: RaRecord) => `/blog/${textIn(record, 'slug')}`,
  projects: (record: RaRecord) => `/projects/${textIn(record, 'slug')}`,
  events: (record: RaRecord) => {
    const slug = textIn(record, 'slug');
    return slug ? `/events/${slug}` : '/events';
  },
  'public-calls': (record: RaRecord) => `/javni-poziv/${textIn(record, 'slug')}`,
  pages: (record: RaRecord) => `/${textIn(record, 'slug')}`,
  documents: (record: RaRecord) => textIn(record, 'path'),
};

const titleFields = {
  blog: 'title',
  projects: 'title',
  events: 'title',
  'public-calls': 'title',
  pages: 'title',
  documents: 'name',
};

/** The rows of a resource with these words, as pages. */
function useRows(kind: keyof typeof paths, words: string, filter = {}): OwnPage[] {
  const [locale] = useLocaleState();
  const { data = [] } = useGetList(
    kind,
    {
      filter: words ? { ...filter, q: words } : filter,
      pagination: { page: 1, perPage },
      sort: { field: 'id', order: 'DESC' },
    },
    { placeholderData: (previous) => previous },
  );
  const field = titleFields[kind];
  return data.map((record) => ({
    path: paths[kind](record),
    title: (locale === 'en' && textIn(record, `${field}En`)) || textIn(record, field),
    kind,
  }));
}

/** The pages of the site with these words: those of every site, and those of its content. */
export function useOwnPages(words: string): OwnPage[] {
  const translate = useTranslate();
  const fixed = Object.entries(pages).map(([key, path]): OwnPage => {
    return { path, title: translate(`admin.richText.link.page.${key}`), kind: 'page' };
  });
  return [
    ...fixed.filter(({ title }) => searchable(title).includes(searchable(words))),
    ...useRows('blog', words, { published: true }),
    ...useRows('projects', words, isPublished),
    ...useRows('events', words, isPublished),
    ...useRows('public-calls', words, isPublished),
    ...useRows('pages', words, isPublished),
    ...useRows('documents', words, isPublished),
  ];
}
