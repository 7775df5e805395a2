import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { blogPostBody } from '../factories/blog-post.factory.js';
import { eventBody } from '../factories/event.factory.js';
import { issueBody } from '../factories/issue.factory.js';
import { createSubscriber } from '../factories/newsletter.factory.js';
import { pageBody } from '../factories/page.factory.js';
import { projectBody } from '../factories/project.factory.js';
import { publicCallBody } from '../factories/public-call.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const send = (method: 'post' | 'put' | 'patch', path: string, body: object) =>
  test.asAdmin(method, path, body);

/** The ids of rows by the filter of the panel for texts that lack a translation. */
async function untranslatedOf(path: string, ids: number[]): Promise<number[]> {
  const filter = JSON.stringify({ untranslated: true, id: ids });
  const { body } = await test.anonymous.get(path).query({ filter }).set(test.admin).expect(200);
  return body.map(({ id }: { id: number }) => id);
}

const IN_BOTH = ['titleEn', 'content', 'contentEn'];
const CALL_TEXTS = ['titleEn', 'subject', 'subjectEn', 'summary', 'summaryEn', 'lead', 'leadEn'];

/** The fields of a body with English texts, empty. */
const without = (body: object): object =>
  Object.fromEntries(
    Object.keys(body).flatMap((name) => (name.endsWith('En') ? [[name, '']] : [])),
  );

/** Each kind of row with drafts: its path, a complete body, and what it needs to be published. */
const KINDS: [path: string, complete: (fields?: object) => object, needed: string[]][] = [
  ['/api/blog', blogPostBody, IN_BOTH],
  ['/api/pages', pageBody, IN_BOTH],
  ['/api/public-calls', publicCallBody, [...CALL_TEXTS, 'parts', 'opensAt']],
  [
    '/api/events',
    (fields) => eventBody({ isPublished: true, ...fields }),
    ['titleEn', 'description', 'descriptionEn', 'location', 'eventDate'],
  ],
  [
    '/api/projects',
    (fields) => projectBody({ isPublished: true, ...fields }),
    ['titleEn', 'description', 'descriptionEn', 'category'],
  ],
];

describe.each(KINDS)('a draft of %s', (path, complete, needed) => {
  const add = (body: object) => send('post', path, { isPublished: false, ...body });
  const NO_TITLE = { title: 'Naslov mora imati barem 3 znaka' };

  it('needs only a title in one language, and is listed as untranslated', async () => {
    const { body: draft } = await add({ title: 'Ljeto u Kninu' }).expect(201);
    const fields = { title: 'Ljeto u Kninu', titleEn: '', isPublished: false };
    expect(draft).toMatchObject({ ...fields, slug: 'ljeto-u-kninu' });
    const { body: english } = await add({ titleEn: 'Summer in Knin' }).expect(201);
    expect(english).toMatchObject({ title: '', slug: 'summer-in-knin' });
    const { body: second } = await add({ title: 'Ljeto u Kninu' }).expect(201);
    expect(second.slug).toBe('ljeto-u-kninu-2');
    expect(await untranslatedOf(path, [draft.id])).toEqual([draft.id]);
    for (const body of [{}, { title: 'ab', titleEn: 'ab' }, { title: null }]) {
      expect((await add(body).expect(400)).body.errors).toEqual(NO_TITLE);
    }
  });

  it('is published only when it is complete, and names all that it lacks', async () => {
    const { body: draft } = await add({ title: 'Nedovršeno' }).expect(201);
    for (const method of ['put', 'patch'] as const) {
      const at = `${path}/${draft.id}`;
      const { body } = await send(method, at, { isPublished: true }).expect(400);
      expect(Object.keys(body.errors).sort()).toEqual([...needed].sort());
    }
    await test.anonymous.get(`${path}/${draft.slug}`).expect(404);
    const whole = { ...complete(), slug: draft.slug };
    await send('patch', `${path}/${draft.id}`, whole).expect(200);
    await test.anonymous.get(`${path}/${draft.slug}`).expect(200);
    const emptied = await send('patch', `${path}/${draft.id}?lang=en`, { titleEn: '' }).expect(400);
    const message = 'English title must have at least 3 characters';
    expect(emptied.body.errors).toEqual({ titleEn: message });
  });

  it('in Croatian only, needs no English texts until it is in both languages', async () => {
    const row = complete();
    const body = { ...row, ...without(row), slug: 'samo-hrvatski', croatianOnly: true };
    const { body: published } = await send('post', path, body).expect(201);
    expect(await untranslatedOf(path, [published.id])).toEqual([]);
    const at = `${path}/${published.id}`;
    const both = await send('patch', at, { croatianOnly: false }).expect(400);
    const english = needed.filter((field) => field.endsWith('En'));
    expect(Object.keys(both.body.errors)).toEqual(expect.arrayContaining(english));
    await send('patch', at, { ...row, slug: 'samo-hrvatski', croatianOnly: false }).expect(200);
  });

  it('stays whatever is taken out of it but its titles, and meets the other rules', async () => {
    const { body: draft } = await add(complete({ isPublished: false })).expect(201);
    const at = `${path}/${draft.id}`;
    const emptied = { titleEn: '', slug: '', [needed[1] ?? '']: null };
    const { body: changed } = await send('patch', at, emptied).expect(200);
    expect(changed).toMatchObject({ titleEn: '', slug: draft.slug, isPublished: false });
    const untitled = await send('patch', at, { title: '' }).expect(400);
    expect(untitled.body.errors).toEqual(NO_TITLE);
    const empty = Object.fromEntries(needed.map((field) => [field, field === 'parts' ? [] : '']));
    await send('patch', at, empty).expect(200);
    const { body } = await add({ title: 'Ljeto', slug: 'Ž', titleEn: 5 }).expect(400);
    expect(Object.keys(body.errors).sort()).toEqual(['slug', 'titleEn']);
  });
});

it.each([
  ['/api/events', eventBody()],
  ['/api/projects', projectBody()],
  ['/api/documents', { name: 'Javni poziv', nameEn: 'Public call', path: '/javni-poziv' }],
])('%s: a row is published unless its body says otherwise', async (path, body) => {
  await send('post', path, { title: 'Ljeto u Kninu', name: 'Ljeto u Kninu' }).expect(400);
  const { body: row } = await send('post', path, body).expect(201);
  expect(row.isPublished).toBe(true);
});

describe('an issue of the newsletter', () => {
  it('stays complete while it is scheduled', async () => {
    const reader = { language: 'en' as const, confirmedAt: new Date() };
    await createSubscriber(test.dataSource, reader);
    const { body: issue } = await send('post', '/api/issues', issueBody()).expect(201);
    const path = `/api/issues/${issue.id}`;
    const sendAt = new Date(Date.now() + 86_400_000).toISOString();
    await send('post', `${path}/send`, { sendAt }).expect(200);
    await send('patch', path, { titleEn: '' }).expect(400);
    await send('patch', path, { textEn: null }).expect(400);
    await send('patch', path, { croatianOnly: true, titleEn: '' }).expect(200);
    await send('post', `${path}/unschedule`, {}).expect(200);
    await send('patch', path, { titleEn: '', textEn: null }).expect(200);
  });
});
