import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BlogPost } from '../../../src/blog/blog-post.entity.js';
import { RowPaths } from '../../../src/web/own-paths.js';
import { blogPostBody, createBlogPost } from '../../factories/blog-post.factory.js';
import { pageBody } from '../../factories/page.factory.js';
import { createProject, projectBody } from '../../factories/project.factory.js';
import { createRedirect } from '../../factories/redirect.factory.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const PUBLIC = { isPublished: true, publishDate: new Date('2026-03-02T09:00:00Z') };

const lookUp = (path: string) =>
  test.anonymous.get(`/api/redirects/lookup?path=${encodeURIComponent(path)}`);

/** Whether the pages of the site ask for a path at all. */
const mayHave = (path: string) => test.app.get(RowPaths).mayHave(path);

/** Where a former address leads: a location, 'gone' or 'unknown'. */
async function end(path: string): Promise<string> {
  const { status, body } = await lookUp(path);
  if (status === 404) return 'unknown';
  expect(await mayHave(path)).toBe(true);
  expect(status).toBe(200);
  return body.location ?? 'gone';
}

const rename = (resource: string, id: number, slug: string) =>
  test.asAdmin('patch', `/api/${resource}/${id}`, { slug }).expect(200);

describe('a changed slug', () => {
  it('leads on to the present one in one step, however often it changes', async () => {
    const { body } = await test.asAdmin(
      'post',
      '/api/projects',
      projectBody({ slug: 'prvi-naziv' }),
    );
    expect(await end('/projects/prvi-naziv')).toBe('unknown');
    await rename('projects', body.id, 'drugi-naziv');
    await rename('projects', body.id, 'treci-naziv');
    expect(await end('/projects/prvi-naziv')).toBe('/projects/treci-naziv');
    expect(await end('/projects/drugi-naziv')).toBe('/projects/treci-naziv');
    await test.anonymous.get('/api/projects/prvi-naziv').expect(404);
  });

  it('that is changed back leaves no redirect from the present address', async () => {
    const { id } = await createProject(test.dataSource, { slug: 'naziv-tamo' });
    await rename('projects', id, 'naziv-ovamo');
    await rename('projects', id, 'naziv-tamo');
    expect(await end('/projects/naziv-tamo')).toBe('unknown');
    expect(await end('/projects/naziv-ovamo')).toBe('/projects/naziv-tamo');
  });

  it('is free for a new row, which wins', async () => {
    const { id } = await createBlogPost(test.dataSource, { ...PUBLIC, slug: 'trazena-adresa' });
    await rename('blog', id, 'nova-adresa');
    expect(await end('/blog/trazena-adresa')).toBe('/blog/nova-adresa');
    await createBlogPost(test.dataSource, { ...PUBLIC, slug: 'trazena-adresa' });
    expect(await end('/blog/trazena-adresa')).toBe('unknown');
  });

  it('stays a secret while the row is hidden, and of drafts that never were public', async () => {
    const draft = { isPublished: false };
    const body = blogPostBody({ ...draft, slug: 'skica-prva' });
    const { body: post } = await test.asAdmin('post', '/api/blog', body).expect(201);
    await rename('blog', post.id, 'skica-druga');
    expect(await end('/blog/skica-prva')).toBe('unknown');

    await test.asAdmin('patch', `/api/blog/${post.id}`, { isPublished: true }).expect(200);
    await test.asAdmin('patch', `/api/blog/${post.id}`, draft).expect(200);
    await rename('blog', post.id, 'skica-treca');
    expect(await end('/blog/skica-druga')).toBe('unknown');
    await test.asAdmin('patch', `/api/blog/${post.id}`, { isPublished: true }).expect(200);
    expect(await end('/blog/skica-druga')).toBe('/blog/skica-treca');
  });

  it('keeps leading on while a draft that never was public has its address', async () => {
    const { id } = await createBlogPost(test.dataSource, { ...PUBLIC, slug: 'ispod-skice' });
    await rename('blog', id, 'iznad-skice');
    const draft = await createBlogPost(test.dataSource, {
      slug: 'ispod-skice',
      isPublished: false,
    });
    expect(await end('/blog/ispod-skice')).toBe('/blog/iznad-skice');
    await test.asAdmin('delete', `/api/blog/${draft.id}`).expect(200);
    expect(await end('/blog/ispod-skice')).toBe('/blog/iznad-skice');
  });

  it('leads on again when an earlier version of a post is restored', async () => {
    const { id } = await createBlogPost(test.dataSource, { ...PUBLIC, slug: 'inacica-prva' });
    await rename('blog', id, 'inacica-druga');
    const { body } = await test.asAdmin('get', `/api/blog/${id}/versions/1`).expect(200);
    await test.asAdmin('put', `/api/blog/${id}`, body.fields).expect(200);
    expect(await end('/blog/inacica-druga')).toBe('/blog/inacica-prva');
    expect(await end('/blog/inacica-prva')).toBe('unknown');
  });
});

describe('deleted content', () => {
  it('is gone at all its addresses until a row has its slug again', async () => {
    const { id } = await createProject(test.dataSource, { slug: 'stari-projekt' });
    await rename('projects', id, 'zadnji-projekt');
    await test.asAdmin('delete', `/api/projects/${id}`).expect(200);
    expect(await end('/projects/stari-projekt')).toBe('gone');
    expect(await end('/projects/zadnji-projekt')).toBe('gone');
    await createProject(test.dataSource, { slug: 'zadnji-projekt' });
    expect(await end('/projects/stari-projekt')).toBe('/projects/zadnji-projekt');
    expect(await end('/projects/zadnji-projekt')).toBe('unknown');
  });

  it('is answered with pages that share words with its address', async () => {
    const near = { slug: 'mozaik-u-zadru', title: 'Izrada mozaika', titleEn: 'Making mosaics' };
    await createBlogPost(test.dataSource, { ...PUBLIC, ...near });
    await createBlogPost(test.dataSource, { title: 'Mozaik u pripremi', isPublished: false });
    const { id } = await createProject(test.dataSource, { slug: 'radionica-mozaika-2019' });
    await test.asAdmin('delete', `/api/projects/${id}`).expect(200);
    const { body } = await lookUp('/projects/radionica-mozaika-2019').expect(200);
    const { slug, ...titles } = near;
    expect(body.suggestions[0]).toEqual({ path: `/blog/${slug}`, ...titles });
    expect(JSON.stringify(body.suggestions)).not.toContain('pripremi');
  });
});

describe('the lookup', () => {
  it('finds other spellings of an address', async () => {
    await createRedirect(test.dataSource, { source: '/%C4%8Dlanak', target: 'https://a.example/' });
    for (const path of ['/%c4%8dlanak', '/članak', '/%C4%8DLANAK/']) {
      expect(await end(path)).toBe('https://a.example/');
    }
  });

  it('refuses what is no path, in both languages', async () => {
    for (const path of ['', 'blog/a', '//a.example', '/a?b', '/a b']) {
      const { body } = await lookUp(path).expect(400);
      expect(body.errors.path).toMatch(/putanja/);
    }
    const english = await test.anonymous.get('/api/redirects/lookup?lang=en').expect(400);
    expect(english.body.errors.path).toMatch(/text|path/);
  });

  it('is answered anew after every change', async () => {
    const { id } = await createProject(test.dataSource, { slug: 'brza-adresa' });
    await rename('projects', id, 'brza-promjena');
    expect(await end('/projects/brza-adresa')).toBe('/projects/brza-promjena');
    await test.asAdmin('delete', `/api/projects/${id}`).expect(200);
    expect(await end('/projects/brza-adresa')).toBe('gone');
  });
});

it('forgets nothing when a transaction fails', async () => {
  const { id } = await createBlogPost(test.dataSource, { ...PUBLIC, slug: 'prije-greske' });
  await createBlogPost(test.dataSource, { ...PUBLIC, slug: 'zauzeta-adresa' });
  await test.asAdmin('patch', `/api/blog/${id}`, { slug: 'zauzeta-adresa' }).expect(409);
  expect(await end('/blog/prije-greske')).toBe('unknown');
  expect(await test.dataSource.getRepository(BlogPost).existsBy({ slug: 'prije-greske' })).toBe(
    true,
  );
});

describe('a path that no content has or had', () => {
  it('is known without a query, until content gets it', async () => {
    expect(await mayHave('/nikad-nije-bilo')).toBe(false);
    expect(await mayHave('/blog/nikad-nije-bilo')).toBe(false);
    const page = pageBody({ slug: 'nikad-nije-bilo', isPublished: false });
    const { body } = await test.asAdmin('post', '/api/pages', page).expect(201);
    expect(await mayHave('/nikad-nije-bilo')).toBe(true);
    expect(await mayHave('/Nikad-nije-bilo/')).toBe(true);
    await test.asAdmin('delete', `/api/pages/${body.id}`).expect(200);
    expect(await mayHave('/nikad-nije-bilo')).toBe(false);
  });

  it('is asked for where the address is no path', async () => {
    expect(await mayHave('//')).toBe(true);
  });
});
