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

const DAY = 86_400_000;

describe('deleted content', () => {
  it('is listed with its kind, titles, who deleted it and until when it is kept, and found', async () => {
    const draft = { title: '', titleEn: 'News', isPublished: false };
    const post = await createBlogPost(test.dataSource, draft);
    await remove(`/api/blog/${post.id}`);
    const { id } = await createEvent(test.dataSource, { title: 'Šetnja', titleEn: 'A walk' });
    await remove(`/api/events/${id}`);
    const [item] = await items();
    expect(item).toMatchObject({ title: 'Šetnja', titleEn: 'A walk', deletedBy: 'Ivana Ivić' });
    const kept = Date.parse(item.expiresAt) - Date.parse(item.deletedAt);
    expect([kept > 29 * DAY, kept <= 31 * DAY]).toEqual([true, true]);
    expect(await items('?filter={"q":"setnja"}')).toEqual([item]);
    expect(await items('?filter={"resource":"blog"}')).toMatchObject([{ title: 'News' }]);
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
    expect(refused.body.message).toMatch(/^Sliku prikazuje i ovo u košu: „Vijest”/);
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
    await createEvent(test.dataSource, { slug: 'setnja-uz-more', title: 'Nova šetnja' });
    const [free, taken] = await items();
    const body = { action: 'restore', ids: [taken.id, free.id] };
    const answer = await test.asAdmin('post', '/api/trash/bulk', body).expect(200);
    expect(answer.body).toEqual({
      done: [free.id],
      failed: [{ id: taken.id, reason: expect.stringContaining('sada ima „Nova šetnja”.') }],
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
    const emptied = await test.asAdmin('post', '/api/trash/empty').expect(200);
    expect(emptied.body).toEqual({ deleted: 1 });
    expect(await test.dataSource.query('SELECT * FROM trash_rows')).toEqual([]);
    const published = await Promise.all(
      documents.map(async ({ id }) => {
        await test.anonymous.get(`/api/documents/${id}`).expect(404);
        return (await test.asAdmin('get', `/api/documents/${id}`)).body.isPublished;
      }),
    );
    expect(published).toEqual([false, true, true]);
  });

  it('lets go of what has been in it for 30 days, every night', async () => {
    await remove(`/api/events/${(await createEvent(test.dataSource, { title: 'Stari' })).id}`);
    await remove(`/api/events/${(await createEvent(test.dataSource, { title: 'Novi' })).id}`);
    const age = (title: string, interval: string) =>
      test.dataSource.query(
        'UPDATE trash SET deleted_at = now() - CAST($2 AS interval) WHERE title = $1',
        [title, interval],
      );
    await age('Stari', '30 days 1 minute');
    await age('Novi', '29 days 23 hours');
    await test.app.get(RetentionService, { strict: false }).apply();
    expect(await items()).toMatchObject([{ title: 'Novi' }]);
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
