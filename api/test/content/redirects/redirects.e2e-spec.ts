import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OwnPaths } from '../../../src/web/own-paths.js';
import { createBlogPost } from '../../factories/blog-post.factory.js';
import { createProject } from '../../factories/project.factory.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://udruga.example' });
  const fixed = ['/', '/about', '/donate', '/feed.xml', '/favicon.svg'];
  test.app.get(OwnPaths).set({ owns: (path) => fixed.includes(path), segments: new Set() });
});
afterAll(() => test.close());

const add = (source: string, target: string, query = '') =>
  test.asAdmin('post', `/api/redirects${query}`, { source, target });

async function targetOf(source: string): Promise<unknown> {
  const { body } = await test
    .asAdmin('get', `/api/redirects?filter=${JSON.stringify({ q: source })}`)
    .expect(200);
  return body.find((row: { source: string }) => row.source === source)?.target;
}

describe('redirects', () => {
  it('are added, listed by kind, searched and removed by administrators only', async () => {
    const { id } = await createProject(test.dataSource, { slug: 'prvo-ime' });
    await test.asAdmin('patch', `/api/projects/${id}`, { slug: 'drugo-ime' }).expect(200);
    const { body } = await add('/stara-stranica', '/projects/drugo-ime').expect(201);
    expect(body).toMatchObject({ source: '/stara-stranica', target: '/projects/drugo-ime' });
    expect(body.manual).toBe(true);
    const listed = async (query: string) => {
      const { body: rows } = await test.asAdmin('get', `/api/redirects?${query}`).expect(200);
      return rows.map(({ source }: { source: string }) => source);
    };
    expect(await listed('kind=manual')).toEqual(['/stara-stranica']);
    expect(await listed('kind=renamed')).toEqual(['/projects/prvo-ime']);
    expect(await listed('q=drugo')).toEqual(['/stara-stranica', '/projects/prvo-ime']);
    await test.asAdmin('delete', `/api/projects/${id}`).expect(200);
    expect(await listed('kind=gone')).toEqual(['/projects/drugo-ime']);
    await test.anonymous.get('/api/redirects').expect(401);
    expect((await test.asAdmin('delete', `/api/redirects/${body.id}`).expect(200)).body).toEqual(
      body,
    );
    await test.asAdmin('get', `/api/redirects/${body.id}`).expect(404);
  });

  it('are stored in the spelling of the site’s addresses', async () => {
    const { body } = await add('/O-Nama/članovi/', 'https://udruga.example/About#tim').expect(201);
    expect(body).toMatchObject({ source: '/o-nama/%C4%8Dlanovi', target: '/about#tim' });
    const file = await add('/letak', '/documents/Letak-2024.pdf').expect(201);
    expect(file.body.target).toBe('/documents/Letak-2024.pdf');
  });

  it('never hide a page, a draft, a file or the API', async () => {
    await createBlogPost(test.dataSource, { slug: 'zivi-clanak', isPublished: true });
    await createBlogPost(test.dataSource, { slug: 'skriveni-clanak', isPublished: false });
    const paths = [
      '/',
      '/about',
      '/DONATE/',
      '/feed.xml',
      '/favicon.svg',
      '/api/blog',
      '/admin',
      '/media/a',
      '/blog/zivi-clanak',
      '/blog/skriveni-clanak',
      '/blog/terapija-opustanja',
    ];
    for (const path of paths) {
      const { body } = await add(path, 'https://a.example/').expect(400);
      expect([path, body.errors.source]).toEqual([
        path,
        expect.stringMatching(/^Na ovoj adresi već/),
      ]);
    }
    const english = await add('/about', 'https://a.example/', '?lang=en').expect(400);
    expect(english.body.errors.source).toMatch(/^There is already/);
  });

  it('lead to pages that exist, or to https addresses', async () => {
    await createBlogPost(test.dataSource, { slug: 'neobjavljeni', isPublished: false });
    const refusals: [target: string, message: RegExp][] = [
      ['/nema-toga', /nema stranice/],
      ['/blog/nema-toga', /nema stranice/],
      ['/blog/neobjavljeni', /nije objavljena/],
      ['/put', /natrag/],
      ['//a.example', /putanja/],
      ['/\\a.example', /putanja/],
      ['http://a.example', /putanja/],
      ['https://a.example@b.example', /putanja/],
      ['javascript:alert(1)', /putanja/],
      ['/about?a=b', /putanja/],
    ];
    for (const [target, message] of refusals) {
      const { body } = await add('/put', target).expect(400);
      expect([target, body.errors.target]).toEqual([target, expect.stringMatching(message)]);
    }
    await add('/put', 'https://a.example/x?y=1#z').expect(201);
  });

  it('are flattened: what leads on is led to its end, at once and later', async () => {
    const { id } = await createProject(test.dataSource, { slug: 'prva-postaja' });
    await test.asAdmin('patch', `/api/projects/${id}`, { slug: 'druga-postaja' }).expect(200);
    await add('/kratko', '/projects/prva-postaja#faq').expect(201);
    expect(await targetOf('/kratko')).toBe('/projects/druga-postaja');
    await add('/dio', '/projects/druga-postaja#rezultati').expect(201);
    await test.asAdmin('patch', `/api/projects/${id}`, { slug: 'treca-postaja' }).expect(200);
    expect(await targetOf('/kratko')).toBe('/projects/treca-postaja');
    expect(await targetOf('/dio')).toBe('/projects/treca-postaja#rezultati');

    await test.asAdmin('delete', `/api/projects/${id}`).expect(200);
    await add('/projects/treca-postaja', '/donate#iban').expect(201);
    expect(await targetOf('/kratko')).toBe('/donate#iban');
    expect(await targetOf('/dio')).toBe('/donate#iban');
  });

  it('never lead in a circle', async () => {
    const { id } = await createProject(test.dataSource, { slug: 'krug-jedan' });
    await add('/krug', '/projects/krug-jedan').expect(201);
    await test.asAdmin('delete', `/api/projects/${id}`).expect(200);
    const { body } = await add('/projects/krug-jedan', '/krug').expect(400);
    expect(body.errors.target).toMatch(/natrag/);
  });

  it('have one target: a second one is refused', async () => {
    await add('/jedna', '/about').expect(201);
    const { body } = await add('/Jedna', '/donate').expect(409);
    expect(body.errors.source).toMatch(/već vodi drugamo/);
  });

  it('stay one each when two administrators add opposite ones at once', async () => {
    const { id } = await createProject(test.dataSource, { slug: 'suprotno-a' });
    await add('/suprotno-b', '/projects/suprotno-a').expect(201);
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => (await add('/suprotno-c', '/suprotno-b')).status),
    );
    expect(statuses.sort()).toEqual([201, 409, 409, 409, 409]);
    await test.asAdmin('delete', `/api/projects/${id}`).expect(200);
  });
});
