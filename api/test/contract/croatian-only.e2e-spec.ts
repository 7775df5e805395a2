import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { isRecord } from 'shared/is-record';
import { DocumentFile } from '../../src/documents/document-file.entity.js';
import { blogPostBody } from '../factories/blog-post.factory.js';
import { documentBody } from '../factories/document.factory.js';
import { eventBody } from '../factories/event.factory.js';
import { issueBody } from '../factories/issue.factory.js';
import { pageBody } from '../factories/page.factory.js';
import { projectBody } from '../factories/project.factory.js';
import { inDays, publicCallBody } from '../factories/public-call.factory.js';
import { createRedirect } from '../factories/redirect.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

/**
 * A row in Croatian only keeps its English texts, and nothing shows them: of every kind, by every
 * output, until it is in both languages again.
 */
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Row {
  id: number;
  slug: string;
}

interface Kind {
  path: string;
  body: Record<string, unknown>;
  /** A word of its Croatian title, and of all of its English texts. */
  words: [croatian: string, english: string];
  /** URLs of what shows its English texts, besides its list, itself and the search. */
  outputs?: (row: Row) => Promise<string[]> | string[];
}

const isPublished = true;
/** An address that is gone, for which pages with its words are suggested. */
const gone = (word: string) => `/api/redirects/lookup?path=/nestalo/${word.toLowerCase()}`;

/** The preview of a newsletter, in English, that contains the row. */
async function newsletter(items: object): Promise<string> {
  const { body } = await test.asAdmin('post', '/api/issues', issueBody(items)).expect(201);
  return `/api/issues/${body.id}/preview/en`;
}

const KINDS: Record<string, Kind> = {
  blog_posts: {
    path: '/api/blog',
    body: blogPostBody(),
    words: ['Jasenovina', 'Alderbush'],
    outputs: async ({ id }) => [
      '/api/blog?texts=blocks',
      '/api/blog?fields=summary',
      '/api/blog/terapija-opustanja/neighbours',
      '/feed.xml?lang=en',
      gone('Jasenovina'),
      await newsletter({ postIds: [id] }),
    ],
  },
  projects: {
    path: '/api/projects',
    body: projectBody({ isPublished, documents: [{ name: 'a', nameEn: 'b', path: '/legal' }] }),
    words: ['Kupinovnik', 'Brindleway'],
    outputs: () => [gone('Kupinovnik')],
  },
  events: {
    path: '/api/events',
    body: eventBody({ isPublished, slug: 'lipnjak', eventDate: inDays(1).toISOString() }),
    words: ['Lipnjak', 'Cormorant'],
    outputs: async ({ id }) => [
      '/events.ics?lang=en',
      `/events/${id}.ics?lang=en`,
      gone('Lipnjak'),
      await newsletter({ eventIds: [id] }),
    ],
  },
  public_calls: {
    path: '/api/public-calls',
    body: publicCallBody({ opensAt: inDays(1).toISOString() }),
    words: ['Maslinik', 'Dandelion'],
    outputs: ({ id }) => [
      `/api/public-calls/${id}/texts`,
      '/javni-pozivi.xml?lang=en',
      `/javni-poziv/${id}.ics?lang=en`,
      gone('Maslinik'),
    ],
  },
  pages: {
    path: '/api/pages',
    body: pageBody(),
    words: ['Naranchasto', 'Evergreen'],
    outputs: () => [gone('Naranchasto')],
  },
  documents: {
    path: '/api/documents',
    body: documentBody({ isPublished, isListed: true, pathEn: '/javni-poziv?foxglove' }),
    words: ['Orahovica', 'Foxglove'],
    outputs: async ({ id }) => {
      const file = { size: 9, digest: 'a', bytes: Buffer.from('%PDF-1.7 '), text: 'Foxglovepdf' };
      const files = test.dataSource.getRepository(DocumentFile);
      await files.insert({ ...file, documentId: id, language: 'en' });
      return ['/api/search?q=foxglovepdf'];
    },
  },
  newsletter_issues: {
    path: '/api/issues',
    body: issueBody(),
    words: ['Pelinkovac', 'Gooseberry'],
    outputs: ({ id }) => [`/api/issues/${id}/preview/en`],
  },
};

/** A body whose texts have the words of its kind, also in the parts of its lists. */
function withWords(body: object, [croatian, english]: Kind['words']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => {
      if (Array.isArray(value) && value.every(isRecord)) {
        return [name, value.map((part) => withWords(part, [croatian, english]))];
      }
      if (name.endsWith('En') && !name.startsWith('path')) return [name, `${english} ${name}`];
      return [name, /^(?:title|name|lead)$/.test(name) ? `${croatian} ${name}` : value];
    }),
  );
}

const read = async (url: string): Promise<string> => {
  const headers = url.startsWith('/api/issues') ? test.admin : undefined;
  const answer = await fetch(test.origin + url, { headers });
  const text = await answer.text();
  expect([url, answer.status]).toEqual([url, 200]);
  return text.toLowerCase();
};

it('every kind that may be in Croatian only is in the table', () => {
  const kinds = test.dataSource.entityMetadatas.filter((kind) =>
    kind.findColumnWithPropertyName('croatianOnly'),
  );
  expect(kinds.map(({ tableName }) => tableName).sort()).toEqual(Object.keys(KINDS).sort());
});

it.each(Object.entries(KINDS))(
  'a row of %s hides its English texts, and keeps them',
  async (...kind) => {
    const [table, { path, body, words, outputs = () => [] }] = kind;
    const [croatian, english] = words.map((word) => word.toLowerCase()) as Kind['words'];
    if (table !== 'newsletter_issues') {
      await createRedirect(test.dataSource, { source: `/nestalo/${croatian}`, target: null });
    }
    const fields = withWords(body, words);
    const { body: row } = await test.asAdmin('post', path, fields).expect(201);
    const at = `${path}/${row.id}`;
    const change = (method: 'put' | 'patch', to: object, status = 200) =>
      test.asAdmin(method, at, to).expect(status);
    const urls = await outputs(row);
    const named = `/api/search?q=${english}`;
    if (table !== 'newsletter_issues') {
      urls.push(path, at, named, `/api/search?q=${croatian}`);
    }
    const showing = async (): Promise<string[]> => {
      const shown: string[] = [];
      for (const url of urls) if ((await read(url)).includes(english)) shown.push(url);
      return shown;
    };
    expect(await showing()).toEqual(urls);

    await change('patch', { croatianOnly: true });
    expect(await showing()).toEqual([]);
    for (const url of urls) {
      if (url === named || url.includes('foxglove')) continue;
      const text = await read(url);
      expect([url, text]).toEqual([url, expect.stringContaining(croatian)]);
      if (/xml|preview/.test(url))
        expect([url, text]).toEqual([url, expect.stringContaining('lang="hr"')]);
    }
    expect((await test.asAdmin('get', at)).body).toMatchObject(fields);

    // What a change leaves out is in the row: it needs no English text.
    const title = 'titleEn' in fields ? 'titleEn' : 'nameEn';
    for (const method of ['put', 'patch'] as const) {
      await change(method, { [title]: '', ...('isPublished' in fields && { isPublished }) });
    }
    await change('patch', { croatianOnly: false }, table === 'newsletter_issues' ? 200 : 400);
    await change('patch', { [title]: fields[title], croatianOnly: true });

    if ('isPublished' in fields) {
      for (const action of ['unpublish', 'publish']) {
        const bulk = { action, ids: [row.id] };
        const { body: result } = await test.asAdmin('post', `${path}/bulk`, bulk);
        expect(result).toEqual({ done: [row.id], failed: [] });
      }
    }
    await test.asAdmin('delete', at).expect(200);
    const [trashed] = (await test.asAdmin('get', '/api/trash')).body;
    await test.asAdmin('post', `/api/trash/${trashed.id}/restore`).expect(200);
    expect(await showing()).toEqual([]);

    await change('patch', { croatianOnly: false });
    expect(await showing()).toEqual(urls);
  },
);
