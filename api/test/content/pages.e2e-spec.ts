import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createPage, pageBody } from '../factories/page.factory.js';
import type { TestApp } from '../setup/test-app.js';
import { startWebApp } from '../setup/web-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startWebApp(
    {
      pageParameters: new Set(),
      search: () => Promise.resolve(undefined),
      methodsOf: () => ['GET', 'HEAD'],
      hasFixedPage: (path) => path === '/about',
      patternOf: () => '*',
      segments: new Set(['about', 'preview']),
      isPersonal: () => false,
      render: () => Promise.resolve(new Response('a page of the site')),
      card: () => Promise.resolve(Response.json(null)),
    },
    { 'site/robots': '' },
  );
});
afterAll(() => test.close());

const lookUp = (path: string) =>
  test.anonymous.get(`/api/redirects/lookup?path=${encodeURIComponent(path)}`);

describe('own pages', () => {
  it('are listed by their order, in the footer where they are marked', async () => {
    const last = await createPage(test.dataSource, { order: 2, inFooter: true });
    const first = await createPage(test.dataSource, { order: 1, inFooter: true });
    await createPage(test.dataSource, { inFooter: true, isPublished: false });
    const { body } = await test.anonymous.get('/api/pages?inFooter=true').expect(200);
    expect(body.map(({ slug }: { slug: string }) => slug)).toEqual([first.slug, last.slug]);
  });

  it('are drafts, which visitors do not see, until they are published', async () => {
    const { body } = await test
      .asAdmin('post', '/api/pages', pageBody({ isPublished: undefined, slug: 'nova-stranica' }))
      .expect(201);
    expect(body).toMatchObject({ isPublished: false, inFooter: false, order: 0, lead: null });
    await test.anonymous.get('/api/pages/nova-stranica').expect(404);
    await test.asAdmin('get', '/api/pages/nova-stranica').expect(200);
    await test.asAdmin('patch', `/api/pages/${body.id}`, { isPublished: true }).expect(200);
    await test.anonymous.get('/api/pages/nova-stranica').expect(200);
    const { body: found } = await test.anonymous.get('/api/pages?slug=nova-stranica').expect(200);
    expect(found.map(({ id }: { id: number }) => id)).toEqual([body.id]);
  });

  it.each(['about', 'preview', 'api', 'admin', 'media', 'documents', 'robots'])(
    'cannot take the address /%s of a part of the site',
    async (slug) => {
      const refused = await test.asAdmin('post', '/api/pages', pageBody({ slug })).expect(400);
      const sentence = `Adresa /${slug} pripada drugom dijelu stranice. Odaberite drugi slug.`;
      expect(refused.body).toMatchObject({ message: sentence });
      const { id } = await createPage(test.dataSource);
      const path = `/api/pages/${id}?lang=en`;
      const { body } = await test.asAdmin('patch', path, { slug }).expect(400);
      expect(body.message).toBe(
        `The address /${slug} belongs to another part of the site. Choose another slug.`,
      );
    },
  );

  it('are found by the words of their texts, without the marks of Markdown', async () => {
    const page = await createPage(test.dataSource, {
      lead: 'Za osobe u kolicima',
      content: 'Ulaz ima **rampu**. Pišite na [adresu](mailto:dizalo@udruga.example).',
      contentFormat: 'markdown',
    });
    for (const word of ['kolica', 'rampa']) {
      const { body } = await test.anonymous.get(`/api/pages?q=${word}`).expect(200);
      expect(body.map(({ id }: { id: number }) => id)).toContain(page.id);
    }
    const search = await test.anonymous.get('/api/search?q=rampa').expect(200);
    const found = { path: `/${page.slug}`, excerpt: 'Ulaz ima rampu. Pišite na adresu.' };
    expect(search.body.groups).toMatchObject([{ name: 'pages', results: [found] }]);
    const path = `/api/pages/${page.slug}?texts=blocks`;
    const { body } = await test.anonymous.get(path).expect(200);
    expect(body.content).toBe('Ulaz ima rampu. Pišite na adresu.');
    expect(body.blocks.content).toMatchObject([{ type: 'paragraph' }]);
  });

  it('keep their former addresses, and are gone once they are deleted', async () => {
    const { id } = await createPage(test.dataSource, { slug: 'stara-adresa' });
    await test.asAdmin('patch', `/api/pages/${id}`, { slug: 'nova-adresa' }).expect(200);
    expect((await lookUp('/stara-adresa').expect(200)).body.location).toBe('/nova-adresa');
    await test.asAdmin('delete', `/api/pages/${id}`).expect(200);
    expect((await lookUp('/stara-adresa').expect(200)).body.location).toBeNull();
    expect((await lookUp('/nova-adresa').expect(200)).body.location).toBeNull();
  });

  it('are no place for a redirect, nor are fixed pages, but a free address is', async () => {
    const { slug } = await createPage(test.dataSource);
    const add = (source: string, target: string) =>
      test.asAdmin('post', '/api/redirects', { source, target });
    await add(`/${slug}`, '/about').expect(400);
    await add('/about', `/${slug}`).expect(400);
    await add('/slobodna', '/nema-takve').expect(400);
    await add('/slobodna', `/${slug}`).expect(201);
    expect((await lookUp('/slobodna').expect(200)).body.location).toBe(`/${slug}`);
  });
});
