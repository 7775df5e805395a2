import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDocument as createApiDocument } from '../../src/openapi/document.js';
import { blogPostBody } from '../factories/blog-post.factory.js';
import { eventBody } from '../factories/event.factory.js';
import { issueBody } from '../factories/issue.factory.js';
import { pageBody } from '../factories/page.factory.js';
import { smallPdf } from '../factories/pdf.factory.js';
import { projectBody } from '../factories/project.factory.js';
import { publicCallBody } from '../factories/public-call.factory.js';
import { operationsOf, type Operation } from '../setup/contract/api-document.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

/** A word of the titles of all drafts, and of no other text. */
const SECRET = 'Zvrndarija';
/** The part of it that the search finds. */
const STEM = 'zvrndarij';
/** A typo in it. */
const NEARLY = 'Zvrdnarija';
const titles = { title: `${SECRET} jedan`, titleEn: `${SECRET} one` };
const file = `data:application/pdf;base64,${smallPdf().toString('base64')}`;

/** A complete body of each kind of content that may be a draft. */
const BODIES: Record<string, object> = {
  blog: blogPostBody({ ...titles, slug: 'tajni-clanak' }),
  events: eventBody({ ...titles, slug: 'tajni-dogadaj' }),
  projects: projectBody({ ...titles, slug: 'tajni-projekt' }),
  pages: pageBody({ ...titles, slug: 'tajna-stranica', inFooter: true }),
  'public-calls': publicCallBody({ ...titles, slug: 'tajni-poziv' }),
  documents: { name: titles.title, nameEn: titles.titleEn, file, fileEn: file },
  issues: issueBody(titles),
};

interface Draft {
  id: number;
  slug?: string;
  path?: string;
  pathEn?: string;
}

let test: TestApp;
let reads: { path: string; operation: Operation }[];
const drafts: Record<string, Draft> = {};
beforeAll(async () => {
  test = await startTestApp();
  const operations = operationsOf(createApiDocument(test.app));
  reads = operations.filter(
    ({ method, operation }) => method === 'get' && !('x-roles' in operation),
  );
  for (const [resource, body] of Object.entries(BODIES)) {
    const published = resource === 'issues' ? {} : { isPublished: false };
    const { body: draft } = await test
      .asAdmin('post', `/api/${resource}`, { ...body, ...published })
      .expect(201);
    drafts[resource] = draft;
  }
  const refers = {
    slug: 'poziv-koji-upucuje',
    projectId: drafts.projects?.id,
    documentIds: [drafts.documents?.id],
  };
  await test.asAdmin('post', '/api/public-calls', publicCallBody(refers)).expect(201);
});
afterAll(() => test.close());

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));

/** The names of the parameters in the query of an operation. */
const namesIn = ({ parameters = [] }: Operation): string[] =>
  parameters.flatMap((one) => ('in' in one && one.in === 'query' ? [one.name] : []));

/** The public URLs that could show any draft. */
const sharedUrls = (): string[] =>
  reads.flatMap(({ path, operation }) => {
    if (path.includes('{')) return [];
    const names = namesIn(operation);
    return [
      path,
      ...(names.includes('lang') ? [`${path}?lang=en`] : []),
      ...(names.includes('q') ? [SECRET, NEARLY, 'Zvrn'].map((q) => `${path}?q=${q}`) : []),
      ...(names.includes('isPublished') ? [`${path}?isPublished=false`] : []),
      ...(names.includes('untranslated') ? [`${path}?untranslated=false&range=[0,999]`] : []),
      ...(names.includes('fields') ? [`${path}?fields=summary`] : []),
    ];
  });

/** The public URLs that could show one draft. */
function urlsOf({ id, slug = 'nema-ga' }: Draft): string[] {
  const filters = [{ id: [id] }, { slug }, { id: [id], isPublished: false }];
  return reads.flatMap(({ path, operation }) => {
    if (path.endsWith('/lookup')) {
      return ['/events', '/projects', '/blog', '/javni-poziv', ''].map(
        (folder) => `${path}?path=${folder}/${slug}`,
      );
    }
    if (path.includes('{')) {
      return [String(id), slug].map((value) => path.replaceAll(/\{\w+\}/g, value));
    }
    const filtered = filters.map((filter) => `${path}?filter=${json(filter)}`);
    return namesIn(operation).includes('filter') ? filtered : [];
  });
}

/** Fails where a visitor sees the title of a draft. */
async function expectHidden(urls: readonly string[], slug = SECRET): Promise<void> {
  expect(urls.length).toBeGreaterThan(40);
  for (const url of urls) {
    const { text = '', status, headers } = await test.anonymous.get(url);
    const shows = text.toLowerCase().includes(STEM);
    const leadsTo = JSON.stringify(headers).includes(slug);
    expect([url, status < 500, shows, leadsTo]).toEqual([url, true, false, false]);
  }
}

const expectDraftHidden = (resource: string): Promise<void> => {
  const draft = drafts[resource];
  if (!draft) throw new Error(`There is no draft of ${resource}`);
  return expectHidden(urlsOf(draft), draft.slug);
};

describe('a draft', () => {
  it('can be of each kind of content with a column for it', async () => {
    const tables = await test.dataSource.query<{ table: string }[]>(
      `SELECT table_name AS table FROM information_schema.columns
       WHERE column_name = 'is_published' AND table_schema = 'public'`,
    );
    const kinds = Object.keys(BODIES).filter((kind) => kind !== 'issues');
    expect(tables).toHaveLength(kinds.length);
  });

  it('is shown to visitors by no list, search, feed or calendar', () => expectHidden(sharedUrls()));

  it.each(Object.keys(BODIES))('is shown to visitors by no URL of its own: %s', expectDraftHidden);

  it.each(Object.keys(BODIES))('is shown to administrators: %s', async (resource) => {
    const { body } = await test.asAdmin('get', `/api/${resource}?range=[0,999]`).expect(200);
    expect(JSON.stringify(body)).toContain(SECRET);
    const id = drafts[resource]?.id;
    expect((await test.asAdmin('get', `/api/${resource}/${id}`).expect(200)).text).toContain(
      SECRET,
    );
  });

  it('has files that only administrators can read', async () => {
    const { id, path = '', pathEn = '' } = drafts.documents ?? { id: 0 };
    for (const one of [path, pathEn]) {
      expect(one).toMatch(/^\/documents\/.+\.pdf$/);
      await test.anonymous.get(one).expect(404);
      await test.anonymous.head(one).expect(404);
      await test.anonymous.get(one).set('Range', 'bytes=0-9').expect(404);
    }
    await test.anonymous.get(`/api/documents/${id}/file`).expect(401);
    const { body, headers } = await test
      .asAdmin('get', `/api/documents/${id}/file?language=en`)
      .expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(body.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('what was published and is withdrawn', () => {
  const published = Object.keys(BODIES).filter((kind) => kind !== 'issues');

  it.each(published)('is seen while it is published: %s', async (resource) => {
    const call =
      resource === 'public-calls' ? { opensAt: '2099-01-01T08:00:00Z', deadline: null } : {};
    const path = `/api/${resource}/${drafts[resource]?.id}`;
    await test.asAdmin('patch', path, { isPublished: true, ...call }).expect(200);
    expect((await test.anonymous.get(path).expect(200)).text).toContain(SECRET);
    await test.asAdmin('patch', path, { isPublished: false }).expect(200);
  });

  it('is shown to visitors by no list, search, feed or calendar', () => expectHidden(sharedUrls()));

  it.each(published)('is shown to visitors by no URL of its own: %s', expectDraftHidden);
});
