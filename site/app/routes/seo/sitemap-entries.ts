import { bodyOf, routeErrorOf, type ApiClient } from '~/api/client';

/** A page in the sitemap. */
export interface Entry {
  path: string;
  /** ISO 8601. */
  changed?: string;
}

interface Row {
  slug: string;
  updatedAt: string;
}

interface Answer {
  data?: Row[];
  error?: unknown;
  response: Response;
}

/** The rows with pages of their own, in the order of the sitemap. */
interface Collection {
  prefix: string;
  read: (range: string) => Promise<Answer>;
}

/** Rows that are read at once. */
const BATCH_SIZE = 500;

function collectionsOf(api: ApiClient) {
  return {
    projects: {
      prefix: '/projects/',
      read: (range) => api.GET('/api/projects', { params: { query: { range } } }),
    },
    calls: {
      prefix: '/javni-poziv/',
      read: (range) => api.GET('/api/public-calls', { params: { query: { range } } }),
    },
    posts: {
      prefix: '/blog/',
      read: (range) => api.GET('/api/blog', { params: { query: { published: true, range } } }),
    },
    events: {
      prefix: '/events/',
      read: (range) => api.GET('/api/events', { params: { query: { range } } }),
    },
    pages: {
      prefix: '/',
      read: (range) => api.GET('/api/pages', { params: { query: { range, isPublished: true } } }),
    },
  } satisfies Record<string, Collection>;
}

/** The number of all rows: 48 in `Content-Range: events 0-19/48`. */
const totalOf = ({ headers }: Response): number =>
  Number(/\/(\d+)$/.exec(headers.get('Content-Range') ?? '')?.[1] ?? 0);

async function countRows({ read }: Collection): Promise<number> {
  const answer = await read('[0,0]');
  if (!answer.response.ok) throw routeErrorOf(answer);
  return totalOf(answer.response);
}

/** Reads the rows from `first` up to, but without, `end`. */
async function rowsBetween({ read }: Collection, first: number, end: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = first; start < end; start += BATCH_SIZE) {
    const last = Math.min(end, start + BATCH_SIZE) - 1;
    rows.push(...(await bodyOf(read(JSON.stringify([start, last])))));
  }
  return rows;
}

const entryOf =
  ({ prefix }: Collection) =>
  ({ slug, updatedAt }: Row): Entry => ({ path: prefix + slug, changed: updatedAt });

function latest(rows: readonly { updatedAt?: string }[]): string | undefined {
  return rows
    .flatMap(({ updatedAt }) => updatedAt ?? [])
    .sort()
    .at(-1);
}

/** Rows of content as far as they are read. */
type Rows = Record<keyof ReturnType<typeof collectionsOf>, Row[]>;

const NO_ROWS: Rows = { projects: [], calls: [], posts: [], events: [], pages: [] };

/** All pages, those of the rows among them, each list before its rows. */
async function pagesWith(api: ApiClient, rows: Rows): Promise<Entry[]> {
  const { projects, calls, posts, events, pages } = rows;
  const collections = collectionsOf(api);
  const [issues, team, documents, settings] = await Promise.all([
    bodyOf(api.GET('/api/newsletter/archive')),
    bodyOf(api.GET('/api/team')),
    bodyOf(api.GET('/api/documents', { params: { query: { isListed: true } } })),
    bodyOf(api.GET('/api/settings/{id}', { params: { path: { id: 1 } } })),
  ]);
  const settingsChanged = settings.updatedAt;
  return [
    { path: '/', changed: latest([...posts, ...projects, ...events, settings]) },
    { path: '/about', changed: latest([...team, settings]) },
    { path: '/projects', changed: latest(projects) },
    ...projects.map(entryOf(collections.projects)),
    { path: '/project-documents', changed: latest(documents) },
    { path: '/javni-poziv', changed: latest([...calls, settings]) },
    { path: '/javni-pozivi', changed: latest(calls) },
    ...calls.map(entryOf(collections.calls)),
    { path: '/blog', changed: latest(posts) },
    ...posts.map(entryOf(collections.posts)),
    { path: '/events', changed: latest(events) },
    ...events.map(entryOf(collections.events)),
    ...pages.map(entryOf(collections.pages)),
    { path: '/contact', changed: settingsChanged },
    { path: '/donate', changed: settingsChanged },
    { path: '/legal', changed: settingsChanged },
    { path: '/newsletter' },
    { path: '/newsletter/archive', changed: issues[0]?.sentAt },
    ...issues.map(({ slug, sentAt }) => ({ path: `/newsletter/archive/${slug}`, changed: sentAt })),
  ];
}

/** The pages in the sitemap: all, or a part of them. */
export interface Sitemap {
  /** The number of parts; 0 where all entries fit in one file. */
  parts: number;
  /** The entries of the file; none in that which lists the parts. */
  entries: Entry[];
}

/**
 * Reads the sitemap. With more entries than fit in a file, its first part has the pages that are
 * not of rows, and those of rows follow without the time of the latest row on the pages that list
 * them.
 *
 * @param size maximal number of entries in a file
 * @param part from 1; undefined for the file at the address of the sitemap
 * @returns undefined when there is no such part
 */
export async function readSitemap(
  api: ApiClient,
  size: number,
  part?: number,
): Promise<Sitemap | undefined> {
  const collections = collectionsOf(api);
  const { projects, calls, posts, events, pages } = collections;
  const ordered = [projects, calls, posts, events, pages];
  const [fixed, ...totals] = await Promise.all([
    pagesWith(api, NO_ROWS),
    ...ordered.map((collection) => countRows(collection)),
  ]);
  const count = totals.reduce((sum, total) => sum + total, fixed.length);
  const parts = count > size ? Math.ceil(count / size) : 0;
  if (part === undefined) {
    if (parts > 0) return { parts, entries: [] };
    const [projectRows = [], callRows = [], postRows = [], eventRows = [], pageRows = []] =
      await Promise.all(ordered.map((one, i) => rowsBetween(one, 0, totals[i] ?? 0)));
    const rows = {
      projects: projectRows,
      calls: callRows,
      posts: postRows,
      events: eventRows,
      pages: pageRows,
    };
    return { parts, entries: await pagesWith(api, rows) };
  }
  if (part > parts) return undefined;
  const [first, end] = [(part - 1) * size, part * size];
  const entries = fixed.slice(first, end);
  let before = fixed.length;
  for (const [i, collection] of ordered.entries()) {
    const total = totals[i] ?? 0;
    const [from, to] = [Math.max(0, first - before), Math.min(total, end - before)];
    entries.push(...(await rowsBetween(collection, from, to)).map(entryOf(collection)));
    before += total;
  }
  return { parts, entries };
}
