import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RetentionService } from '../../src/privacy/retention.service.js';
import { User } from '../../src/users/user.entity.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
let ana: TestApp['admin'];
beforeAll(async () => {
  test = await startTestApp();
  ana = await test.signIn({ role: 'admin', username: 'ana-autosave' });
});
afterAll(() => test.close());

const store = (form: string, body: object, headers = ana) =>
  test.anonymous.put(`/api/autosaves/${form}`).set(headers).send(body);
const read = (path = '', headers = ana) => test.anonymous.get(`/api/autosaves${path}`).set(headers);
const remove = (form: string) => test.anonymous.delete(`/api/autosaves/${form}`).set(ana);

const changed = { title: 'Radionica', content: 'Prvi\nredak ', tags: ['a'], links: { web: null } };

describe('unsaved work in a form', () => {
  it('is stored as it is, replaced, listed with its time, and deleted', async () => {
    await store('blog/7', { changed: { title: 'Staro' }, version: 2 }).expect(200);
    const { body: stored } = await store('blog/7', { changed, version: 3 }).expect(200);
    expect(stored).toEqual({
      resource: 'blog',
      record: '7',
      version: 3,
      savedAt: expect.any(String),
    });
    expect(Math.abs(Date.now() - Date.parse(stored.savedAt))).toBeLessThan(60_000);
    await store('events/new', { changed }).expect(200);
    const { body: list } = await read().expect(200);
    expect(list).toMatchObject([{ resource: 'events', record: 'new', version: null }, stored]);
    expect((await read('/blog/7').expect(200)).body).toEqual({ ...stored, changed });
    expect((await remove('blog/7').expect(200)).body).toEqual({ deleted: true });
    expect((await remove('blog/7').expect(200)).body).toEqual({ deleted: false });
    await read('/blog/7').expect(404);
  });

  it('is read by nobody else', async () => {
    await store('blog/8', { changed }).expect(200);
    expect((await read('', test.admin).expect(200)).body).toEqual([]);
    await read('/blog/8', test.admin).expect(404);
    await store('blog/8', { changed: { title: 'Tuđe' } }, test.admin).expect(200);
    expect((await read('/blog/8').expect(200)).body.changed).toEqual(changed);
  });

  it.each([
    'contact/1',
    'donations/new',
    'users/1',
    'newsletter/new',
    'nema/1',
    'blog/x',
    'blog/0',
  ])('is not stored for %s', async (form) => {
    await store(form, { changed }).expect(404);
    await remove(form).expect(404);
  });

  it('may be as long as an article, and no longer', async () => {
    await store('blog/9', { changed: { content: 'č'.repeat(100_000) } }).expect(200);
    await store('blog/9', { changed: { content: 'č'.repeat(600_000) } }).expect(413);
  });

  it('is deleted with its user', async () => {
    const iva = await test.signIn({ role: 'admin', username: 'iva-autosave' });
    await store('blog/1', { changed }, iva).expect(200);
    const users = test.dataSource.getRepository(User);
    const { id } = await users.findOneByOrFail({ username: 'iva-autosave' });
    await test.asAdmin('delete', `/api/users/${id}`).expect(200);
    expect(await test.dataSource.query('SELECT 1 FROM autosaves WHERE user_id = $1', [id])).toEqual(
      [],
    );
  });

  it('is deleted after 60 days, and when the address in it is erased', async () => {
    await store('blog/10', { changed: { content: 'Pišite na luka@udruga.example.' } }).expect(200);
    await store('blog/11', { changed }).expect(200);
    await store('blog/12', { changed }).expect(200);
    await test.dataSource.query(
      `UPDATE autosaves SET saved_at = now() - interval '61 days' WHERE record = '11'`,
    );
    await test.app.get(RetentionService, { strict: false }).apply();
    const email = 'luka@udruga.example';
    const { body } = await test.asAdmin('post', '/api/privacy/erase', { email }).expect(200);
    expect(body.done).toMatchObject([{ kind: 'autosaves', count: 1 }]);
    const { body: list } = await read().expect(200);
    const records = list.map(({ record }: { record: string }) => record);
    expect(records).toContain('12');
    expect(records).not.toContain('10');
    expect(records).not.toContain('11');
  });
});
