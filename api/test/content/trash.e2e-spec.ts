import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RetentionService } from '../../src/privacy/retention.service.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createDocument } from '../factories/document.factory.js';
import { createEvent } from '../factories/event.factory.js';
import { createIssue } from '../factories/issue.factory.js';
import { createMedia } from '../factories/media.factory.js';
import { createProject } from '../factories/project.factory.js';
import { createPublicCall } from '../factories/public-call.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
let headers: TestApp['admin'];
beforeAll(async () => {
  test = await startTestApp();
  headers = await test.signIn({ role: 'admin', fullName: 'Ivana Ivić' });
});
afterAll(() => test.close());
beforeEach(() => test.dataSource.query('TRUNCATE trash, trash_rows'));

const remove = (path: string) => test.anonymous.delete(path).set(headers).expect(200);
const items = async (query = '') => (await test.asAdmin('get', `/api/trash${query}`)).body;
const restore = (id: number, language = 'hr') =>
  test.asAdmin('post', `/api/trash/${id}/restore?lang=${language}`);
const lookUp = async (path: string) =>
  (await test.anonymous.get(`/api/redirects/lookup?path=${path}`)).status;

const DAY = 86_400_000;

describe('deleted content', () => {
  it('is listed with its kind, titles, who deleted it, when, and until when it is kept', async () => {
    const { id } = await createEvent(test.dataSource, { title: 'Šetnja', titleEn: 'A walk' });
    await remove(`/api/events/${id}`);
    const [item] = await items();
    expect(item).toMatchObject({
      resource: 'events',
      rowId: id,
      title: 'Šetnja',
      titleEn: 'A walk',
      deletedBy: 'Ivana Ivić',
    });
    expect(Math.abs(Date.now() - Date.parse(item.deletedAt))).toBeLessThan(60_000);
    expect(Date.parse(item.expiresAt) - Date.parse(item.deletedAt)).toBeLessThanOrEqual(31 * DAY);
    expect((await test.asAdmin('get', `/api/trash/${item.id}`).expect(200)).body).toEqual(item);
  });

  it('has the title in the other language where a draft has none in one', async () => {
    const drafts = [
      { title: 'Vijest', titleEn: '' },
      { title: '', titleEn: 'News' },
    ];
    for (const draft of drafts) {
      const { id } = await createBlogPost(test.dataSource, { ...draft, isPublished: false });
      await remove(`/api/blog/${id}`);
    }
    expect(await items()).toMatchObject([
      { title: 'News', titleEn: 'News' },
      { title: 'Vijest', titleEn: 'Vijest' },
    ]);
  });

  it('is found by its resource and by a part of its title', async () => {
    await remove(`/api/events/${(await createEvent(test.dataSource, { title: 'Šetnja' })).id}`);
    await remove(`/api/blog/${(await createBlogPost(test.dataSource, { title: 'Vijest' })).id}`);
    const titles = async (filter: object) =>
      (await items(`?filter=${JSON.stringify(filter)}`)).map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles({})).toEqual(['Vijest', 'Šetnja']);
    expect(await titles({ q: 'setnja' })).toEqual(['Šetnja']);
    expect(await titles({ resource: 'blog' })).toEqual(['Vijest']);
  });

  it('is shown to administrators only', async () => {
    await test.anonymous.get('/api/trash').expect(401);
    const member = await test.signIn({ role: 'member' });
    await test.anonymous.get('/api/trash').set(member).expect(403);
    await test.anonymous.post('/api/trash/empty').set(member).expect(403);
  });

  it('is visible again at its address at once, with its history, when it is restored', async () => {
    const { id, slug } = await createBlogPost(test.dataSource, { slug: 'vracena-vijest' });
    await test.asAdmin('patch', `/api/blog/${id}`, { title: 'Novi naslov' }).expect(200);
    await remove(`/api/blog/${id}`);
    await test.anonymous.get(`/api/blog/${slug}`).expect(404);
    expect(await lookUp(`/blog/${slug}`)).toBe(200);
    await restore((await items())[0].id).expect(200);
    await test.anonymous.get(`/api/blog/${slug}`).expect(200);
    expect(await lookUp(`/blog/${slug}`)).toBe(404);
    const { body: versions } = await test.asAdmin('get', `/api/blog/${id}/versions`);
    expect(versions).toHaveLength(2);
    await test.asAdmin('patch', `/api/blog/${id}`, { title: 'Treći naslov', version: 2 });
  });

  it('does not displace what has its address now', async () => {
    const { id, slug } = await createProject(test.dataSource);
    await remove(`/api/projects/${id}`);
    await createProject(test.dataSource, { slug, title: 'Drugi projekt' });
    const [item] = await items();
    const { body } = await restore(item.id).expect(409);
    expect(body.message).toBe(
      'Adresu ove stavke u međuvremenu je dobilo nešto drugo. Promijenite tamo adresu, pa vratite ovo.',
    );
    const english = await restore(item.id, 'en').expect(409);
    expect(english.body.message).toMatch(/^Something else has taken this item’s address since\./);
    expect(await items()).toHaveLength(1);
  });

  it('is restored only once', async () => {
    await remove(`/api/events/${(await createEvent(test.dataSource)).id}`);
    const [item] = await items();
    const answers = await Promise.all([restore(item.id), restore(item.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('leaves a project that was deleted for good', async () => {
    const project = await createProject(test.dataSource);
    const call = await createPublicCall(test.dataSource, { projectId: project.id });
    await remove(`/api/public-calls/${call.id}`);
    await remove(`/api/projects/${project.id}`);
    const [ofProject, ofCall] = await items();
    await test.asAdmin('delete', `/api/trash/${ofProject.id}`).expect(200);
    await restore(ofCall.id).expect(200);
    const { body } = await test.asAdmin('get', `/api/public-calls/${call.id}`).expect(200);
    expect(body.projectId).toBeNull();
  });

  it('is a draft where it was a scheduled issue of the newsletter', async () => {
    const sendAt = new Date(Date.now() + DAY);
    const { id } = await createIssue(test.dataSource, { state: 'scheduled', sendAt });
    await remove(`/api/issues/${id}`);
    await restore((await items())[0].id).expect(200);
    const { body } = await test.asAdmin('get', `/api/issues/${id}`).expect(200);
    expect(body).toMatchObject({ state: 'draft', sendAt: null });
  });
});

describe('a deleted picture', () => {
  const showing = async () => {
    const picture = await createMedia(test.dataSource);
    const imageUrl = `/media/${picture.hash}.webp`;
    const { id } = await createBlogPost(test.dataSource, { title: 'Vijest', imageUrl });
    await remove(`/api/blog/${id}`);
    await remove(`/api/media/${picture.id}`);
    const [ofPicture, ofPost] = await items();
    return { id, picture, imageUrl, ofPicture, ofPost };
  };

  it('is restored with the content that shows it', async () => {
    const { id, picture, ofPost } = await showing();
    await restore(ofPost.id).expect(200);
    const { body } = await test.anonymous.get(`/api/blog/${id}`).expect(200);
    expect(body.image).toMatchObject({ width: 32 });
    await test.anonymous.get(`/media/${picture.hash}.webp`).expect(200);
    expect(await items()).toEqual([]);
  });

  it('is not deleted for good before the content that shows it', async () => {
    const { ofPicture, ofPost } = await showing();
    const refused = await test.asAdmin('delete', `/api/trash/${ofPicture.id}`).expect(409);
    expect(refused.body.message).toBe(
      'Sliku prikazuje i ovo u košu: „Vijest”. Najprije vratite ili trajno obrišite to.',
    );
    await test.asAdmin('delete', `/api/trash/${ofPost.id}`).expect(200);
    await test.asAdmin('delete', `/api/trash/${ofPicture.id}`).expect(200);
    await restore(ofPicture.id).expect(404);
  });

  it('is restored once where it and the content that shows it are restored together', async () => {
    const { id, picture, ofPicture, ofPost } = await showing();
    const ids = [ofPost.id, ofPicture.id];
    const { body } = await test.asAdmin('post', '/api/trash/bulk', { action: 'restore', ids });
    expect(body).toMatchObject({ done: ids, failed: [] });
    const rows = body.items.map(({ rowId }: { rowId: number }) => rowId);
    expect(rows).toEqual([picture.id, id]);
    expect(await items()).toEqual([]);
  });

  it('is not restored where it was uploaded again', async () => {
    const { ofPicture, ofPost, picture } = await showing();
    await createMedia(test.dataSource, { hash: picture.hash });
    const { body } = await restore(ofPicture.id).expect(409);
    expect(body.message).toBe('Ista je slika već ponovno u zbirci.');
    await restore(ofPost.id).expect(200);
  });
});

describe('the trash', () => {
  it('restores many items at once, but those whose address is taken', async () => {
    const walks = [
      await createEvent(test.dataSource, { slug: 'setnja-uz-more' }),
      await createEvent(test.dataSource),
    ];
    for (const { id } of walks) await remove(`/api/events/${id}`);
    await createEvent(test.dataSource, { slug: 'setnja-uz-more' });
    const [free, taken] = await items();
    const body = { action: 'restore', ids: [taken.id, free.id] };
    const answer = await test.asAdmin('post', '/api/trash/bulk', body).expect(200);
    expect(answer.body).toEqual({
      done: [free.id],
      failed: [{ id: taken.id, reason: expect.stringContaining('Promijenite tamo adresu') }],
      items: [free],
    });
    expect(await items()).toEqual([taken]);
    await test.anonymous.get(`/api/events/${walks[1]?.id}`).expect(200);
  });

  it('leaves early results of a call drafts, unless another call names them', async () => {
    const own = await createDocument(test.dataSource);
    const shared = await createDocument(test.dataSource);
    const restored = await createDocument(test.dataSource);
    const documents = [own, shared, restored];
    const draftOf = (...named: { id: number }[]) =>
      createPublicCall(test.dataSource, {
        isPublished: false,
        resultDocumentIds: named.map(({ id }) => id),
      });
    await draftOf(shared);
    const calls = [await draftOf(own, shared, restored), await draftOf(restored)];
    for (const { id } of calls) await remove(`/api/public-calls/${id}`);
    await restore((await items())[0].id).expect(200);
    await test.asAdmin('post', '/api/trash/empty').expect(200);
    const published = await Promise.all(
      documents.map(async ({ id }) => {
        await test.anonymous.get(`/api/documents/${id}`).expect(404);
        return (await test.asAdmin('get', `/api/documents/${id}`)).body.isPublished;
      }),
    );
    expect(published).toEqual([false, true, true]);
  });

  it('is emptied at once', async () => {
    for (let count = 0; count < 3; count += 1) {
      await remove(`/api/events/${(await createEvent(test.dataSource)).id}`);
    }
    const { body } = await test.asAdmin('post', '/api/trash/empty').expect(200);
    expect(body).toEqual({ deleted: 3 });
    expect(await test.dataSource.query('SELECT * FROM trash_rows')).toEqual([]);
  });

  it('lets go of what has been in it for 30 days, every night', async () => {
    await remove(`/api/events/${(await createEvent(test.dataSource, { title: 'Stari' })).id}`);
    await remove(`/api/events/${(await createEvent(test.dataSource, { title: 'Novi' })).id}`);
    await test.dataSource.query(
      `UPDATE trash SET deleted_at = now() - interval '30 days 1 minute' WHERE title = 'Stari'`,
    );
    await test.dataSource.query(
      `UPDATE trash SET deleted_at = now() - interval '29 days 23 hours' WHERE title = 'Novi'`,
    );
    await test.app.get(RetentionService, { strict: false }).apply();
    expect(await items()).toMatchObject([{ title: 'Novi' }]);
    const { body } = await test.asAdmin('get', '/api/privacy').expect(200);
    expect(body.retention.deleted).toContainEqual({
      kind: 'trash',
      count: 1,
      text: 'Trajno je obrisana 1 stavka iz koša',
    });
  });

  it('is searched for the e-mail address of a person, and erased', async () => {
    const about = async (email: string) => {
      const { id } = await createPublicCall(test.dataSource, { contactEmail: email });
      await remove(`/api/public-calls/${id}`);
    };
    await about('ana@udruga.example');
    await about('mariana@udruga.example');
    const email = 'ana@udruga.example';
    const found = await test.asAdmin('post', '/api/privacy/find', { email }).expect(200);
    expect(found.body.held).toMatchObject([{ kind: 'trash', count: 1, text: '1 stavka u košu' }]);
    const { body } = await test.asAdmin('post', '/api/privacy/erase', { email }).expect(200);
    expect(body.done).toMatchObject([{ kind: 'trash', count: 1 }]);
    expect(await items()).toHaveLength(1);
  });
});
