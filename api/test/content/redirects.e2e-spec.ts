import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RowPaths } from '../../src/web/own-paths.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createEvent } from '../factories/event.factory.js';
import { createPage, pageBody } from '../factories/page.factory.js';
import { createProject } from '../factories/project.factory.js';
import { createPublicCall } from '../factories/public-call.factory.js';
import { createRedirect } from '../factories/redirect.factory.js';
import type { TestApp } from '../setup/test-app.js';
import { ONE_PAGE, startWebApp } from '../setup/web-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startWebApp(
    {
      ...ONE_PAGE,
      hasFixedPage: (path) => ['/', '/about', '/donate'].includes(path),
      segments: new Set(['about', 'preview']),
    },
    { 'site/robots': '' },
    { PUBLIC_URL: 'https://udruga.example' },
  );
});
afterAll(() => test.close());

const PUBLIC = { isPublished: true, publishDate: new Date('2026-03-02T09:00:00Z') };

const lookUp = (path: string) => test.anonymous.get('/api/redirects/lookup').query({ path });

/** Whether the pages of the site ask for a path at all. */
const mayHave = (path: string) => test.app.get(RowPaths).mayHave(path);

/** Where a former address leads: a location, 'gone' or 'unknown'. */
async function end(path: string): Promise<string> {
  const { status, body } = await lookUp(path);
  if (status === 404) return 'unknown';
  expect([await mayHave(path), status]).toEqual([true, 200]);
  return body.location ?? 'gone';
}

const change = (resource: string, id: number, fields: object) =>
  test.asAdmin('patch', `/api/${resource}/${id}`, fields).expect(200);
const rename = (resource: string, id: number, slug: string) => change(resource, id, { slug });
const remove = (resource: string, id: number) =>
  test.asAdmin('delete', `/api/${resource}/${id}`).expect(200);

describe('a changed slug', () => {
  it.each<[string, string, (fields: object) => Promise<{ id: number }>]>([
    ['blog', '/blog', (fields) => createBlogPost(test.dataSource, { ...PUBLIC, ...fields })],
    ['projects', '/projects', (fields) => createProject(test.dataSource, fields)],
    ['events', '/events', (fields) => createEvent(test.dataSource, fields)],
    ['pages', '', (fields) => createPage(test.dataSource, fields)],
    ['public-calls', '/javni-poziv', (fields) => createPublicCall(test.dataSource, fields)],
  ])('of %s leads to the present one in one step, until the row is deleted', async (...kind) => {
    const [resource, prefix, create] = kind;
    const ends = async () =>
      Promise.all(['prvi', 'drugi', 'treci'].map((name) => end(`${prefix}/${name}-naziv`)));
    const { id } = await create({ slug: 'prvi-naziv' });
    expect(await ends()).toEqual(['unknown', 'unknown', 'unknown']);
    await rename(resource, id, 'drugi-naziv');
    await rename(resource, id, 'treci-naziv');
    const third = `${prefix}/treci-naziv`;
    expect(await ends()).toEqual([third, third, 'unknown']);
    await rename(resource, id, 'prvi-naziv');
    const first = `${prefix}/prvi-naziv`;
    expect(await ends()).toEqual(['unknown', first, first]);
    await remove(resource, id);
    expect(await ends()).toEqual(['gone', 'gone', 'gone']);
    await create({ slug: 'prvi-naziv' });
    expect(await ends()).toEqual(['unknown', first, first]);
  });

  it('stays a secret while the row is hidden, and of drafts that never were public', async () => {
    const draft = { isPublished: false };
    const post = await createBlogPost(test.dataSource, { ...draft, slug: 'skica-prva' });
    await rename('blog', post.id, 'skica-druga');
    expect(await end('/blog/skica-prva')).toBe('unknown');
    await change('blog', post.id, { isPublished: true });
    await change('blog', post.id, draft);
    await rename('blog', post.id, 'skica-treca');
    expect(await end('/blog/skica-druga')).toBe('unknown');
    await change('blog', post.id, { isPublished: true });
    expect(await end('/blog/skica-druga')).toBe('/blog/skica-treca');
    const call = await createPublicCall(test.dataSource, { ...draft, slug: 'skica-poziva' });
    await rename('public-calls', call.id, 'druga-skica-poziva');
    expect(await end('/javni-poziv/skica-poziva')).toBe('unknown');
  });

  it('is free for another row, which wins once it is public', async () => {
    const { id } = await createBlogPost(test.dataSource, { ...PUBLIC, slug: 'trazena-adresa' });
    await rename('blog', id, 'nova-adresa');
    const draft = { slug: 'trazena-adresa', isPublished: false };
    const { id: second } = await createBlogPost(test.dataSource, draft);
    expect(await end('/blog/trazena-adresa')).toBe('/blog/nova-adresa');
    await change('blog', second, { isPublished: true });
    expect(await end('/blog/trazena-adresa')).toBe('unknown');
    await rename('blog', id, 'novija-adresa');
    await rename('blog', second, 'nova-adresa');
    expect(await end('/blog/nova-adresa')).toBe('unknown');
    expect(await end('/blog/trazena-adresa')).toBe('/blog/nova-adresa');
  });
});

it('The address of deleted content is answered with public pages that share its words', async () => {
  const titles = { title: 'Izrada mozaika', titleEn: 'Making mosaics' };
  await createBlogPost(test.dataSource, { ...PUBLIC, ...titles, slug: 'mozaik-u-zadru' });
  await createBlogPost(test.dataSource, { title: 'Mozaik u pripremi', isPublished: false });
  const { id } = await createProject(test.dataSource, { slug: 'suhozid-mozaika-2019' });
  await remove('projects', id);
  const { body } = await lookUp('/projects/suhozid-mozaika-2019').expect(200);
  expect(body.suggestions[0]).toEqual({ path: '/blog/mozaik-u-zadru', ...titles });
  expect(JSON.stringify(body.suggestions)).not.toContain('pripremi');
});

it('The lookup finds other spellings of an address, and refuses what is no path', async () => {
  await createRedirect(test.dataSource, { source: '/%C4%8Dlanak', target: 'https://a.example/' });
  for (const path of ['/%c4%8dlanak', '/članak', '/%C4%8DLANAK/']) {
    expect(await end(path)).toBe('https://a.example/');
  }
  for (const path of ['', 'blog/a', '//a.example', '/a?b', '/a b']) {
    const { body } = await lookUp(path).expect(400);
    expect(body.errors.path).toMatch(/putanja/);
  }
});

it('A path that no content has or had is known without a query, until content gets it', async () => {
  expect(await mayHave('/nikad-nije-bilo')).toBe(false);
  expect(await mayHave('/blog/nikad-nije-bilo')).toBe(false);
  const page = pageBody({ slug: 'nikad-nije-bilo', isPublished: false });
  const { body } = await test.asAdmin('post', '/api/pages', page).expect(201);
  expect(await mayHave('/Nikad-nije-bilo/')).toBe(true);
  await remove('pages', body.id);
  expect(await mayHave('/nikad-nije-bilo')).toBe(false);
  expect(await mayHave('//')).toBe(true);
});

it('An own page cannot take the address of a part of the site', async () => {
  const { id } = await createPage(test.dataSource);
  for (const slug of ['about', 'preview', 'api', 'admin', 'media', 'documents', 'robots']) {
    const refused = await test.asAdmin('post', '/api/pages', pageBody({ slug })).expect(400);
    const hr = `Adresa /${slug} pripada drugom dijelu stranice. Odaberite drugu adresu.`;
    expect(refused.body.errors).toEqual({ slug: hr });
    await test.asAdmin('patch', `/api/pages/${id}`, { slug }).expect(400);
  }
  const draft = { title: 'Media', isPublished: false };
  const { body } = await test.asAdmin('post', '/api/pages', draft).expect(201);
  expect(body.slug).toBe('media-2');
});

describe('redirects', () => {
  const add = (source: string, target: string) =>
    test.asAdmin('post', '/api/redirects', { source, target });
  async function targetOf(source: string): Promise<unknown> {
    const filter = JSON.stringify({ q: source });
    const { body } = await test.asAdmin('get', `/api/redirects?filter=${filter}`).expect(200);
    return body.find((row: { source: string }) => row.source === source)?.target;
  }

  it('are stored in the spelling of the site’s addresses', async () => {
    const { body } = await add('/O-Nama/članovi/', 'https://udruga.example/About#tim').expect(201);
    expect(body).toMatchObject({ source: '/o-nama/%C4%8Dlanovi', target: '/about#tim' });
    const file = await add('/letak', '/documents/Letak-2024.pdf').expect(201);
    expect(file.body.target).toBe('/documents/Letak-2024.pdf');
  });

  it('never hide a page, a draft, a file or the API', async () => {
    await createBlogPost(test.dataSource, { slug: 'zivi-clanak' });
    await createBlogPost(test.dataSource, { slug: 'skriveni-clanak', isPublished: false });
    await createPage(test.dataSource, { slug: 'ziva-stranica' });
    const own = ['/', '/about', '/DONATE/', '/feed.xml', '/robots', '/api/blog', '/admin'];
    const rows = ['/ziva-stranica', '/blog/zivi-clanak', '/blog/skriveni-clanak'];
    for (const path of [...own, '/media/a', ...rows, '/blog/terapija-opustanja']) {
      const { body } = await add(path, 'https://a.example/').expect(400);
      const message = expect.stringMatching(/^Na ovoj adresi već/);
      expect([path, body.errors.source]).toEqual([path, message]);
    }
  });

  it('lead to pages that exist, or to https addresses, once from each address', async () => {
    await createBlogPost(test.dataSource, { slug: 'neobjavljeni', isPublished: false });
    const refusals: [target: string, message: RegExp][] = [
      ['/nema-toga', /nema stranice/],
      ['/blog/nema-toga', /nema stranice/],
      ['/blog/neobjavljeni', /nije objavljena/],
      ['/put', /natrag/],
      ['/\\a.example', /putanja/],
      ['https://a.example@b.example', /putanja/],
      ['javascript:alert(1)', /putanja/],
      ['/about?a=b', /putanja/],
    ];
    for (const [target, message] of refusals) {
      const { body } = await add('/put', target).expect(400);
      expect([target, body.errors.target]).toEqual([target, expect.stringMatching(message)]);
    }
    await add('/put', 'https://a.example/x?y=1#z').expect(201);
    const { body } = await add('/Put', '/donate').expect(409);
    expect(body.errors.source).toMatch(/već vodi drugamo/);
  });

  it('are flattened: what leads on is led to its end, at once and later', async () => {
    const { id } = await createProject(test.dataSource, { slug: 'prva-postaja' });
    await rename('projects', id, 'druga-postaja');
    await add('/kratko', '/projects/prva-postaja#faq').expect(201);
    expect(await targetOf('/kratko')).toBe('/projects/druga-postaja');
    await add('/dio', '/projects/druga-postaja#rezultati').expect(201);
    await rename('projects', id, 'treca-postaja');
    expect(await targetOf('/kratko')).toBe('/projects/treca-postaja');
    expect(await targetOf('/dio')).toBe('/projects/treca-postaja#rezultati');
    await remove('projects', id);
    const circle = await add('/projects/treca-postaja', '/dio').expect(400);
    expect(circle.body.errors.target).toMatch(/natrag/);
    await add('/projects/treca-postaja', '/donate#iban').expect(201);
    expect([await targetOf('/kratko'), await targetOf('/dio')]).toEqual([
      '/donate#iban',
      '/donate#iban',
    ]);
  });
});
