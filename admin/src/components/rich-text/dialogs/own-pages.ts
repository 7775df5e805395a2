import { useGetList, useLocaleState, useTranslate } from 'react-admin';
import { withoutDiacritics } from 'shared/plain-letters';
import { rowName } from '../../inputs/row-name';
import { asText } from '../../inputs/text';

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

/** The paths of the pages of rows, before their slugs; a document has its own. */
const paths = {
  blog: '/blog/',
  projects: '/projects/',
  events: '/events/',
  'public-calls': '/javni-poziv/',
  pages: '/',
  documents: '',
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
  return data.map((record) => ({
    path: kind === 'documents' ? asText(record.path) : paths[kind] + asText(record.slug),
    title: rowName(record, locale),
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
