import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { User } from '../../src/users/user.entity.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
let iva: TestApp['admin'];
let eva: TestApp['admin'];
beforeAll(async () => {
  test = await startTestApp();
  iva = await test.signIn({ role: 'admin', fullName: 'Iva Horvat' });
  eva = await test.signIn({ role: 'admin', fullName: 'Eva Novak' });
});
afterAll(() => test.close());

const tabOf = (digit: string) => digit.repeat(32);
const path = (record: number, digit: string) => `/api/open-forms/events/${record}/${tabOf(digit)}`;
const report = async (headers: TestApp['admin'], record: number, digit: string) =>
  (await test.anonymous.put(path(record, digit)).set(headers).expect(200)).body;
const close = async (headers: TestApp['admin'], record: number, digit: string) =>
  (await test.anonymous.delete(path(record, digit)).set(headers).expect(200)).body;

const ofIva = { name: 'Iva Horvat', isYours: false, since: expect.any(String) };

describe('an open form', () => {
  it('is told to whoever opens the same one, until it is closed', async () => {
    expect(await report(iva, 1, 'a')).toEqual([]);
    const [seen] = await report(eva, 1, 'b');
    expect(seen).toEqual(ofIva);
    expect(Math.abs(Date.now() - Date.parse(seen.since))).toBeLessThan(60_000);
    expect(await report(iva, 1, 'a')).toMatchObject([{ name: 'Eva Novak', isYours: false }]);
    expect(await report(eva, 2, 'b')).toEqual([]);
    expect(await report(eva, 1, 'b')).toEqual([seen]);
    expect(await close(iva, 1, 'a')).toEqual({ closed: true });
    expect(await close(iva, 1, 'a')).toEqual({ closed: false });
    expect(await report(eva, 1, 'b')).toEqual([]);
  });

  it('is told to the same person in another tab, once for several tabs', async () => {
    await report(iva, 3, 'a');
    expect(await report(iva, 3, 'b')).toEqual([{ ...ofIva, isYours: true }]);
    expect(await report(eva, 3, 'c')).toEqual([ofIva]);
  });

  it('is closed by nobody else', async () => {
    await report(iva, 4, 'a');
    expect(await close(eva, 4, 'a')).toEqual({ closed: false });
    expect(await report(eva, 4, 'b')).toEqual([ofIva]);
  });

  it('no longer counts 90 seconds after its last report, and then is deleted', async () => {
    const age = (seconds: number) =>
      test.dataSource.query(
        `UPDATE open_forms SET opened_at = now() - make_interval(secs => $1),
         seen_at = now() - make_interval(secs => $1) WHERE record = 5 AND tab = $2`,
        [seconds, tabOf('a')],
      );
    const stored = () =>
      test.dataSource.query('SELECT tab FROM open_forms WHERE record = 5 ORDER BY tab');
    await report(iva, 5, 'a');
    await age(80);
    expect(await report(eva, 5, 'b')).toEqual([ofIva]);
    await age(100);
    expect(await report(eva, 5, 'b')).toEqual([]);
    expect(await stored()).toEqual([{ tab: tabOf('b') }]);
    await report(iva, 5, 'a');
    await age(100);
    await report(iva, 5, 'a');
    const [{ since }] = await report(eva, 5, 'b');
    expect(Date.now() - Date.parse(since)).toBeLessThan(60_000);
  });

  it('is forgotten with its user', async () => {
    const lea = await test.signIn({ role: 'admin', fullName: 'Lea Perić' });
    await report(lea, 6, 'a');
    const users = test.dataSource.getRepository(User);
    const { id } = await users.findOneByOrFail({ fullName: 'Lea Perić' });
    await test.asAdmin('delete', `/api/users/${id}`).expect(200);
    expect(await report(eva, 6, 'b')).toEqual([]);
  });

  it.each(['Blog/1', 'blog/0', 'blog/x', 'blog/1/kratko'])('has no path %s', async (form) => {
    const at = form.includes('kratko') ? form : `${form}/${tabOf('a')}`;
    await test.asAdmin('put', `/api/open-forms/${at}`).expect(404);
    await test.asAdmin('delete', `/api/open-forms/${at}`).expect(404);
  });
});
