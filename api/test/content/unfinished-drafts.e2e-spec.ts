import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { blogPostBody } from '../factories/blog-post.factory.js';
import { eventBody } from '../factories/event.factory.js';
import { issueBody } from '../factories/issue.factory.js';
import { pageBody } from '../factories/page.factory.js';
import { smallPdf } from '../factories/pdf.factory.js';
import { projectBody } from '../factories/project.factory.js';
import { publicCallBody } from '../factories/public-call.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const send = (method: 'post' | 'put' | 'patch', path: string, body: object) =>
  test.anonymous[method](path).set(test.admin).send(body);

/**
 * Each kind of row with drafts: its path, a complete body, what it needs to be published, and what
 * makes a new row a draft.
 */
const kinds = [
  {
    path: '/api/blog',
    complete: blogPostBody,
    needed: ['titleEn', 'content', 'contentEn'],
    slug: 'ljeto-u-kninu',
  },
  {
    path: '/api/pages',
    complete: pageBody,
    needed: ['titleEn', 'content', 'contentEn'],
    slug: 'ljeto-u-kninu',
  },
  {
    path: '/api/public-calls',
    complete: publicCallBody,
    needed: [
      'titleEn',
      'subject',
      'subjectEn',
      'summary',
      'summaryEn',
      'lead',
      'leadEn',
      'parts',
      'opensAt',
    ],
    slug: 'ljeto-u-kninu',
  },
  {
    path: '/api/events',
    complete: (fields: object = {}) => eventBody({ isPublished: true, ...fields }),
    needed: ['titleEn', 'description', 'descriptionEn', 'location', 'eventDate'],
    slug: 'ljeto-u-kninu',
    draft: { isPublished: false },
  },
  {
    path: '/api/projects',
    complete: (fields: object = {}) => projectBody({ isPublished: true, ...fields }),
    needed: ['titleEn', 'description', 'descriptionEn', 'category'],
    slug: 'ljeto-u-kninu',
    draft: { isPublished: false },
  },
];

describe.each(kinds)(
  'a draft of $path',
  ({ path, complete, needed, slug, draft: isDraft = {} }) => {
    const add = (body: object) => send('post', path, { ...isDraft, ...body });

    it('needs only a title in one language', async () => {
      const { body: draft } = await add({ title: 'Ljeto u Kninu' }).expect(201);
      expect(draft).toMatchObject({
        title: 'Ljeto u Kninu',
        titleEn: '',
        isPublished: false,
        slug,
      });
      const { body: english } = await add({ titleEn: 'Summer in Knin' }).expect(201);
      expect(english).toMatchObject({ title: '', slug: 'summer-in-knin' });
      const { body: second } = await add({ title: 'Ljeto u Kninu' }).expect(201);
      expect(second.slug).toBe(`${slug}-2`);
    });

    it('is refused without any title, as the panel says it', async () => {
      for (const body of [{}, { title: 'ab', titleEn: 'ab' }, { title: null }]) {
        const { body: problem } = await add(body).expect(400);
        expect(problem.errors).toEqual({ title: 'Naslov mora imati barem 3 znaka' });
      }
    });

    it('is published only when it is complete, and names all that it lacks', async () => {
      const { body: draft } = await add({ title: 'Nedovršeno' }).expect(201);
      for (const method of ['put', 'patch'] as const) {
        const { body } = await send(method, `${path}/${draft.id}`, { isPublished: true }).expect(
          400,
        );
        expect(Object.keys(body.errors).sort()).toEqual([...needed].sort());
      }
      await test.anonymous.get(`${path}/${draft.slug}`).expect(404);
      const whole = { ...complete(), slug: draft.slug };
      const { body } = await send('patch', `${path}/${draft.id}`, whole).expect(200);
      expect(body.isPublished).toBe(true);
      await test.anonymous.get(`${path}/${draft.slug}`).expect(200);
    });

    it('stays as long as it is, whatever is taken out of it', async () => {
      const body = complete({ isPublished: false });
      const { body: draft } = await add(body).expect(201);
      const emptied = { titleEn: '', slug: '', [needed[1] ?? '']: null };
      const { body: changed } = await send('patch', `${path}/${draft.id}`, emptied).expect(200);
      expect(changed).toMatchObject({ titleEn: '', slug: draft.slug, isPublished: false });
      const { body: problem } = await send('patch', `${path}/${draft.id}`, { title: '' }).expect(
        400,
      );
      expect(problem.errors).toEqual({ title: 'Naslov mora imati barem 3 znaka' });
    });

    it('is not what a published row becomes when something is taken out of it', async () => {
      const { body: row } = await add(complete()).expect(201);
      const { body } = await send('patch', `${path}/${row.id}?lang=en`, { titleEn: '' }).expect(
        400,
      );
      expect(body.errors).toEqual({ titleEn: 'English title must have at least 3 characters' });
    });

    it('still has to meet the other rules', async () => {
      const { body } = await add({ title: 'Ljeto', slug: 'Ž', titleEn: 5 }).expect(400);
      expect(Object.keys(body.errors).sort()).toEqual(['slug', 'titleEn']);
    });

    it('has empty values for all that is sent empty', async () => {
      const empty = Object.fromEntries(needed.map((field) => [field, field === 'parts' ? [] : '']));
      const { body: draft } = await add({ title: 'Prazno', ...empty }).expect(201);
      await send('patch', `${path}/${draft.id}`, empty).expect(200);
    });

    it('is listed as untranslated', async () => {
      const { body: draft } = await add({ title: 'Samo hrvatski' }).expect(201);
      const filter = JSON.stringify({ untranslated: true, id: [draft.id] });
      const { body } = await test.anonymous.get(path).query({ filter }).set(test.admin).expect(200);
      expect(body).toHaveLength(1);
    });
  },
);

it('An own page does not get an address that belongs to a part of the site', async () => {
  const { body } = await send('post', '/api/pages', { title: 'Media' }).expect(201);
  expect(body.slug).toBe('media-2');
});

describe('An issue of the newsletter', () => {
  it('is saved with a title in one language, and sent when both are written', async () => {
    const { body: issue } = await send('post', '/api/issues', {
      title: 'Vijesti u lipnju',
      text: 'Samo hrvatski.',
    }).expect(201);
    expect(issue).toMatchObject({ titleEn: '', textEn: null, state: 'draft' });
    const path = `/api/issues/${issue.id}`;
    const { body: untitled } = await send('post', `${path}/send`, {}).expect(400);
    expect(Object.keys(untitled.errors)).toEqual(['titleEn']);
    await send('patch', path, { titleEn: 'News in June' }).expect(200);
    const { body: oneText } = await send('post', `${path}/send`, {}).expect(400);
    expect(oneText.errors).toEqual({ textEn: 'Napišite tekst na oba jezika' });
  });

  it('stays complete while it is scheduled', async () => {
    const { body: issue } = await send('post', '/api/issues', issueBody()).expect(201);
    const path = `/api/issues/${issue.id}`;
    const sendAt = new Date(Date.now() + 86_400_000).toISOString();
    await send('post', `${path}/send`, { sendAt }).expect(200);
    const { body } = await send('patch', path, { titleEn: '' }).expect(400);
    expect(Object.keys(body.errors)).toEqual(['titleEn']);
    await send('patch', path, { textEn: null }).expect(400);
    await send('post', `${path}/unschedule`, {}).expect(200);
    await send('patch', path, { titleEn: '', textEn: null }).expect(200);
  });
});

it.each([
  ['/api/events', eventBody()],
  ['/api/projects', projectBody()],
  ['/api/documents', { name: 'Javni poziv', nameEn: 'Public call', path: '/javni-poziv' }],
])('%s: a row is published unless its body says otherwise', async (path, body) => {
  const incomplete = { title: 'Ljeto u Kninu', name: 'Ljeto u Kninu' };
  await send('post', path, incomplete).expect(400);
  const { body: row } = await send('post', path, body).expect(201);
  expect(row.isPublished).toBe(true);
  await test.anonymous.get(`${path}/${row.id}`).expect(200);
});

describe('A draft of a document', () => {
  const add = (body: object) => send('post', '/api/documents', { isPublished: false, ...body });
  const file = `data:application/pdf;base64,${smallPdf().toString('base64')}`;

  it('needs only a name in one language, and is published with a file', async () => {
    const { body: draft } = await add({ name: 'Pravilnik o radu' }).expect(201);
    expect(draft).toMatchObject({ nameEn: '', kind: 'pdf', path: '', pathEn: null, size: null });
    await add({ nameEn: 'Rules' }).expect(201);
    const path = `/api/documents/${draft.id}`;
    const { body: unnamed } = await send('patch', path, { isPublished: true }).expect(400);
    expect(unnamed.errors).toEqual({ nameEn: 'Engleski naziv je obavezan' });
    const named = { nameEn: 'Rules of work', isPublished: true };
    const { body: problem } = await send('patch', path, named).expect(400);
    expect(problem.errors).toEqual({ file: 'Priložite PDF ili upišite putanju stranice' });
    const { body } = await send('patch', path, { ...named, file }).expect(200);
    expect(body).toMatchObject({ path: '/documents/pravilnik-o-radu.pdf', isPublished: true });
    await test.anonymous.get(body.path).expect(200);
  });

  it('is refused without any name', async () => {
    const { body } = await add({ file }).expect(400);
    expect(body.errors).toEqual({ name: 'Naziv je obavezan' });
  });

  it('becomes a page or a PDF, and neither again', async () => {
    const { body: draft } = await add({ name: 'Još ne znam' }).expect(201);
    const path = `/api/documents/${draft.id}`;
    const change = async (fields: object) => (await send('patch', path, fields).expect(200)).body;
    expect(await change({ path: '/javni-poziv' })).toMatchObject({
      kind: 'page',
      path: '/javni-poziv',
    });
    expect(await change({ path: null })).toMatchObject({ kind: 'pdf', path: '' });
    expect(await change({ fileEn: file })).toMatchObject({
      path: '',
      pathEn: '/documents/jos-ne-znam.pdf',
    });
    expect(await change({ file })).toMatchObject({ path: '/documents/jos-ne-znam-2.pdf' });
    expect(await change({ file: null, fileEn: null })).toMatchObject({ path: '', pathEn: null });
  });

  it('is not what a published document becomes when its file is taken away', async () => {
    const body = { name: 'Statut', nameEn: 'Statute', file };
    const { body: published } = await send('post', '/api/documents', body).expect(201);
    const path = `/api/documents/${published.id}`;
    await send('patch', path, { file: null }).expect(409);
    await send('patch', path, { nameEn: '' }).expect(400);
    await send('patch', path, { isPublished: false }).expect(200);
    await test.anonymous.get(published.path).expect(404);
    await send('patch', path, { isPublished: true }).expect(200);
    await test.anonymous.get(published.path).expect(200);
  });
});
