import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fieldsOf } from 'shared/is-record';
import type { EntityMetadata } from 'typeorm';
import { trashDeclarationOf } from '../../src/content/kept-in-trash.js';
import { publicPathOf } from '../../src/content/public-path.js';
import { isVisibleContent, visibilityOf } from '../../src/content/visible-content.js';
import { DocumentFile } from '../../src/documents/document-file.entity.js';
import { createDocument as createApiDocument } from '../../src/openapi/document.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createDocument } from '../factories/document.factory.js';
import { createEvent } from '../factories/event.factory.js';
import { createIssue } from '../factories/issue.factory.js';
import { createMedia } from '../factories/media.factory.js';
import { createPage } from '../factories/page.factory.js';
import { createPartner } from '../factories/partner.factory.js';
import { createProject } from '../factories/project.factory.js';
import { createPublicCall, inDays } from '../factories/public-call.factory.js';
import { createRedirect } from '../factories/redirect.factory.js';
import { createTeamMember } from '../factories/team-member.factory.js';
import { operationsOf, type DocumentedOperation } from '../setup/contract/api-document.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

/**
 * Whatever visitors ask, a site with content that is not public answers exactly as it does without:
 * the same status, headers and body. Every public operation is asked about every kind of it.
 */
let test: TestApp;

/** A row that is not public. Its id, slug and word are known before it exists. */
interface Hidden {
  table: string;
  state: string;
  resource: string;
  id: number;
  slug: string;
  /** A word of all of its texts, and of no other row. */
  word: string;
}

interface Kind {
  resource: string;
  /** Stores a row of the kind, which is public unless the fields say otherwise. */
  create: (dataSource: TestApp['dataSource'], fields: object) => Promise<unknown>;
  /** The fields of a row with its id, slug and word. */
  fields: (row: Hidden) => object;
  /**
   * Fields that make a row hidden. What is `withdrawn` or `trashed` is public first, unless its
   * fields say otherwise.
   */
  states: Record<string, object>;
}

const titles = ({ id, slug, word }: Hidden) => ({
  id,
  slug,
  title: `${word} jedan`,
  titleEn: `${word} one`,
});
const names = ({ id, word }: Hidden) => ({ id, name: `${word} jedan`, nameEn: `${word} one` });

const DRAFT = { draft: { isPublished: false }, withdrawn: {}, trashed: {} };
const SENT = {
  state: 'sending',
  startedAt: new Date(),
  queuedAt: new Date(),
  content: { hr: { blocks: [] }, en: { blocks: [] } },
};

const HASH = '9'.repeat(32);

/** The documents that the call of the site, a draft of one and a deleted one name as results. */
const RESULTS = { early: 900_901, draft: 900_902, trashed: 900_903 };

/** A document with a PDF, whose words are searched. */
async function createPdf(dataSource: TestApp['dataSource'], fields: object): Promise<void> {
  const { id, path, nameEn } = await createDocument(dataSource, { kind: 'pdf', ...fields });
  const text = `${nameEn.split(' ')[0]}pdf`;
  await dataSource.getRepository(DocumentFile).insert({
    documentId: id,
    language: 'hr',
    size: 9,
    digest: String(path),
    bytes: Buffer.from('%PDF-1.7 '),
    text,
  });
}
const pdfFields = (row: Hidden) => ({ ...names(row), path: `/documents/${row.slug}.pdf` });

/** Every kind of content that visitors see, by its table, with the states in which they do not. */
const KINDS: Record<string, Kind> = {
  blog_posts: {
    resource: 'blog',
    create: createBlogPost,
    fields: (row) => ({ ...titles(row), category: row.word, author: row.word }),
    states: { ...DRAFT, scheduled: { publishDate: inDays(1) } },
  },
  projects: { resource: 'projects', create: createProject, fields: titles, states: DRAFT },
  events: {
    resource: 'events',
    create: createEvent,
    fields: (row) => ({ ...titles(row), location: row.word }),
    states: DRAFT,
  },
  public_calls: {
    resource: 'public-calls',
    create: createPublicCall,
    fields: titles,
    states: {
      draft: { isPublished: false, resultDocumentIds: [RESULTS.draft] },
      withdrawn: { opensAt: inDays(1), deadline: null },
      trashed: { deadline: inDays(1), resultsAt: inDays(2), resultDocumentIds: [RESULTS.trashed] },
    },
  },
  pages: {
    resource: 'pages',
    create: createPage,
    fields: (row) => ({ ...titles(row), inFooter: true }),
    states: DRAFT,
  },
  documents: {
    resource: 'documents',
    create: createPdf,
    fields: pdfFields,
    states: {
      ...DRAFT,
      'early results': { id: RESULTS.early },
      'results of a draft': { id: RESULTS.draft },
      'results of a deleted call': { id: RESULTS.trashed },
    },
  },
  newsletter_issues: {
    resource: 'issues',
    create: createIssue,
    fields: ({ slug, id, word }) => ({ id, title: word, titleEn: word, archiveSlug: slug }),
    states: {
      draft: {},
      scheduled: { state: 'scheduled', sendAt: inDays(1) },
      withdrawn: { ...SENT, inArchive: false },
      trashed: {},
    },
  },
  team_members: {
    resource: 'team',
    create: createTeamMember,
    fields: ({ id, word }) => ({ id, name: word, position: word }),
    states: { trashed: {} },
  },
  partners: { resource: 'partners', create: createPartner, fields: names, states: { trashed: {} } },
  media: {
    resource: 'media',
    create: createMedia,
    fields: ({ id, word }) => ({ id, hash: HASH, name: word }),
    states: { trashed: {} },
  },
};

/** Visible content that is hidden with the row that it belongs to. */
const PARTS = ['document_files'];

const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'ha', 'je', 'ki', 'lo', 'mu', 'na', 'pe'];
const wordOf = (index: number): string =>
  [`zg`, ...[index, index + 5, index * 7].map((at) => syllables[at % 12]), `vr${index}`].join('');

const hidden: Hidden[] = Object.entries(KINDS)
  .flatMap(([table, { resource, states }]) =>
    Object.entries(states).map(([state, fields]) => ({ table, state, resource, fields })),
  )
  .map(({ fields, ...row }, index) => ({
    ...row,
    id: 'id' in fields ? Number(fields.id) : 900_001 + index,
    slug: `${wordOf(index)}-skriveno`,
    word: wordOf(index),
  }));

/** The path before the slug of a row. */
function prefixOf({ table }: Hidden): string {
  const kind = test.dataSource.entityMetadatas.find(({ tableName }) => tableName === table);
  return publicPathOf(kind?.target)?.prefix ?? '';
}

/** An address that is gone, whose words the suggestions are searched by. */
const gonePath = ({ word }: Hidden): string => `/nestalo/poznato-${word}`;

const json = (value: unknown): string => JSON.stringify(value);

/** Searches that could say something of a row: exact, half-typed, mistyped, beside a known word. */
const searchesFor = ({ word, table }: Hidden): string[] => [
  word,
  word.slice(0, 4),
  `${word.slice(0, 5)}q${word.slice(5)}`,
  `poznato ${word}`,
  ...(table === 'documents' ? [`${word}pdf`] : []),
];

/** What each parameter of a public operation may say of a row; null where it can name none. */
const VALUES: Record<string, ((row: Hidden) => string[]) | null> = {
  id: ({ id }) => [String(id)],
  idOrSlug: ({ id, slug }) => [String(id), slug],
  slug: ({ slug }) => [slug],
  filter: ({ id, slug }) => [
    json({ id: [id] }),
    json({ slug }),
    json({ id: [id], isPublished: false }),
  ],
  q: searchesFor,
  category: ({ word }) => [word],
  author: ({ word }) => [word],
  location: ({ word }) => [word],
  path: (row) => [`${prefixOf(row)}/${row.slug}`, gonePath(row)],
  ...Object.fromEntries(
    ['range', 'sort', 'fields', 'texts', 'lang', 'page', 'group', 'published', 'isPublished']
      .concat(['untranslated', 'outdated', 'status', 'upcoming', 'past', 'state', 'current'])
      .concat(['kind', 'isListed', 'inFooter', 'amount', 'reference'])
      .map((name) => [name, null]),
  ),
};

/** Values of a parameter that names no row, which could show more rows than others. */
function choicesOf({ name, schema }: Parameter): string[] {
  const { type, enum: choices } = fieldsOf(schema);
  if (name === 'range') return ['[0,999]'];
  if (name === 'amount') return ['1000'];
  return Array.isArray(choices) ? choices.map(String) : type === 'boolean' ? ['true', 'false'] : [];
}

/** Resources of which visitors see every row, and which have no trash. */
const NEVER_HIDDEN = ['settings', 'page-texts'];

/** What tells the time, or the load of the server. */
const NOT_COMPARED = /^\/api\/health/;

interface Ways {
  /** URLs that name no row. */
  shared: string[];
  of: (row: Hidden) => string[];
}

type Parameter = Extract<
  NonNullable<DocumentedOperation['operation']['parameters']>[number],
  { in: string }
>;

const parametersOf = ({ operation: { parameters = [] } }: DocumentedOperation) =>
  parameters.flatMap((one) => ('in' in one ? [one] : []));

function waysOf(operations: readonly DocumentedOperation[]): Ways {
  const compared = operations.filter(({ path }) => !NOT_COMPARED.test(path));
  const shared = compared.flatMap((one) => {
    const url = one.path.replaceAll(/\{\w+\}/g, '1');
    const asked = parametersOf(one).flatMap((parameter) =>
      choicesOf(parameter).map((value) => `${url}?${parameter.name}=${value}`),
    );
    return [url, ...asked];
  });
  const others = [...Object.values(KINDS).map(({ resource }) => resource), ...NEVER_HIDDEN];
  const of = (row: Hidden) =>
    compared
      .filter(({ path }) => {
        const [, root = '', resource = ''] = path.split('/');
        if (root !== 'api') return path.startsWith(`${prefixOf(row)}/`);
        return resource === row.resource || !others.includes(resource);
      })
      .flatMap((one) =>
        parametersOf(one).flatMap(({ in: place, name }) =>
          (VALUES[name]?.(row) ?? []).map((value) =>
            place === 'path'
              ? one.path.replace(`{${name}}`, value)
              : `${one.path}?${name}=${encodeURIComponent(value)}`,
          ),
        ),
      );
  return { shared, of };
}

/** The files of a row. */
const filesOf = ({ slug, table }: Hidden): string[] => [
  ...(table === 'documents' ? [`/documents/${slug}.pdf`] : []),
  ...(table === 'media' ? [`/media/${HASH}-32.webp`] : []),
];

const HEADERS = ['content-range', 'location', 'etag', 'cache-control', 'link', 'last-modified'];

async function answerTo(url: string): Promise<string> {
  const { status, headers, text } = await test.anonymous.get(url);
  return json([url, status, HEADERS.map((name) => headers[name]), text]);
}

let operations: DocumentedOperation[];
let ways: Ways;
/** The answers without hidden content, by URL. */
const before = new Map<string, string>();

beforeAll(async () => {
  test = await startTestApp();
  const { dataSource } = test;
  await createBlogPost(dataSource, { id: 1, title: 'Poznato jedan' });
  await createProject(dataSource, { id: 1, title: 'Poznato dva' });
  await createEvent(dataSource, { id: 1, title: 'Poznato tri' });
  await createPage(dataSource, { id: 1, title: 'Poznato četiri' });
  await createTeamMember(dataSource, { id: 1, name: 'Poznato pet' });
  // A call that names hidden documents, one of them as results.
  await createPublicCall(dataSource, {
    id: 1,
    title: 'Poznato šest',
    deadline: inDays(-0.5),
    resultsAt: inDays(1),
    results: 'Zvrndarija',
    resultDocumentIds: [RESULTS.early],
    documentIds: hidden.filter(({ table }) => table === 'documents').map(({ id }) => id),
  });
  for (const row of hidden) {
    await createRedirect(dataSource, { source: gonePath(row), target: null });
  }
  operations = operationsOf(createApiDocument(test.app)).filter(
    ({ method, operation }) => method === 'get' && !('x-roles' in operation),
  );
  ways = waysOf(operations);
  const urls = [...ways.shared, ...hidden.flatMap((row) => [...ways.of(row), ...filesOf(row)])];
  for (const url of new Set(urls)) before.set(url, await answerTo(url));
  for (const row of hidden) await hide(row);
});
afterAll(() => test.close());

async function hide(row: Hidden): Promise<void> {
  const { create, fields, states } = KINDS[row.table] ?? {};
  await create?.(test.dataSource, { ...fields?.(row), ...states?.[row.state] });
  const path = `/api/${row.resource}/${row.id}`;
  if (row.state === 'trashed') await test.asAdmin('delete', path).expect(200);
  if (row.state === 'withdrawn' && row.table !== 'newsletter_issues') {
    expect((await test.anonymous.get(path).expect(200)).text).toContain(row.word);
    await test.asAdmin('patch', path, { isPublished: false }).expect(200);
  }
}

describe('the table of what is hidden', () => {
  it('has every kind of visible content, in each state in which it is hidden', () => {
    const statesOf = ({ tableName, target }: EntityMetadata): string[] => {
      const visible = visibilityOf(target);
      return [
        ...(visible === 'true' ? [] : ['draft', 'withdrawn']),
        ...(visible.includes('now()') ? ['scheduled'] : []),
        ...(visible.includes('withheld') ? ['early results'] : []),
        ...(trashDeclarationOf(target) ? ['trashed'] : []),
      ].map((state) => `${tableName}: ${state}`);
    };
    const needed = test.dataSource.entityMetadatas
      .filter(({ target, tableName }) => isVisibleContent(target) && !PARTS.includes(tableName))
      .flatMap(statesOf);
    const listed = hidden.map(({ table, state }) => `${table}: ${state}`);
    expect(needed.filter((one) => !listed.includes(one))).toEqual([]);
  });

  it('has every parameter of the public operations', () => {
    const parameters = operations.flatMap(parametersOf).map(({ name }) => name);
    expect(parameters.filter((name) => !(name in VALUES))).toEqual([]);
  });

  it('has rows that administrators see, where they are not deleted', async () => {
    for (const { resource, id, word, state } of hidden) {
      const { status, text } = await test.asAdmin('get', `/api/${resource}/${id}`);
      if (resource === 'documents' && state !== 'trashed') {
        await test.asAdmin('get', `/api/documents/${id}/file`).expect(200);
      }
      const seen = [resource, state, status, text.includes(word)];
      expect(seen).toEqual([
        resource,
        state,
        ...(state === 'trashed' ? [404, false] : [200, true]),
      ]);
    }
  });
});

describe('to a visitor', () => {
  it('hidden content changes no list, count, search, feed, calendar or filter', async () => {
    for (const url of ways.shared) expect(await answerTo(url)).toBe(before.get(url));
  });

  it.each(hidden.map((row) => [row.table, row.state, row] as const))(
    'a row of %s that is hidden (%s) is as unknown as none, also to the search',
    async (_table, state, row) => {
      const urls = [...ways.of(row), ...filesOf(row)];
      expect(urls.length).toBeGreaterThan(5);
      // The address of what was public and is deleted is gone.
      const isGone = ({ url, answer }: { url: string; answer: string }) =>
        state === 'trashed' && url.includes('lookup') && answer.includes('"location\\":null');
      for (const url of urls) {
        const answer = await answerTo(url);
        if (!isGone({ url, answer })) expect(answer).toBe(before.get(url));
      }
    },
  );

  it('who signs in without a role, nothing more is shown', async () => {
    const member = await test.signIn({ role: 'member' });
    for (const { resource, id, word } of hidden) {
      const { text } = await test.anonymous.get(`/api/${resource}/${id}`).set(member);
      expect(text).not.toContain(word);
    }
  });

  it('the results of a call are hidden before their time', async () => {
    const answers = [...before.values()].filter((answer) => answer.includes('Zvrndarija'));
    expect(answers).toEqual([]);
    expect((await test.asAdmin('get', '/api/public-calls/1')).text).toContain('Zvrndarija');
  });

  it('a document that is not on the page of documents is found where a page names it', async () => {
    const path = '/documents/popis-priloga.pdf';
    const texts = { name: 'zvekanje jedan', nameEn: 'zvekanje one' };
    await createPdf(test.dataSource, { id: 900_950, ...texts, path, isListed: false });
    const found = async () =>
      (await test.anonymous.get('/api/search?q=zvekanje').expect(200)).body.groups.length;
    expect((await test.anonymous.get('/api/search?q=zvekanjje')).body.corrected).toBeNull();
    expect(await found()).toBe(0);
    await test.anonymous.get('/documents/popis-priloga.pdf').expect(200);
    await createProject(test.dataSource, {
      id: 900_951,
      documents: [{ name: 'a', nameEn: 'b', path: '/documents/popis-priloga.pdf' }],
    });
    expect(await found()).toBe(1);
  });
});

describe('what appears by the clock alone', () => {
  const SOON_MS = 1_500;
  const found = async (q: string): Promise<string> =>
    (await test.anonymous.get(`/api/search?q=${q}`).expect(200)).text;

  it('is found from then on, also by a mistyped word: a post, and results with their PDF', async () => {
    const soon = new Date(Date.now() + SOON_MS);
    await createBlogPost(test.dataSource, { id: 900_962, title: 'Krčkavica', publishDate: soon });
    const texts = { name: 'brundalica jedan', nameEn: 'brundalica one' };
    const path = '/documents/rang-lista.pdf';
    await createPublicCall(test.dataSource, {
      id: 900_960,
      deadline: inDays(-0.5),
      resultsAt: soon,
      resultDocumentIds: [900_961],
    });
    await createPdf(test.dataSource, { id: 900_961, ...texts, path, isListed: false });
    while (!(await found('brumdalica')).includes('rang-lista'));
    while (!(await found('krckawica')).includes('Krčkavica'));
    const { body: call } = await test.anonymous.get('/api/public-calls/900960').expect(200);
    expect(call.resultDocumentIds).toEqual([900_961]);
    await test.anonymous.get('/api/documents/900961').expect(200);
    await test.anonymous.get('/documents/rang-lista.pdf').expect(200);
    expect((await test.anonymous.get('/api/documents').expect(200)).text).toContain('rang-lista');
    expect(await found('brundalicapdf')).toContain('rang-lista');
  });
});
