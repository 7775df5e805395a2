import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actAs } from '../../src/actors/actor.js';
import { urlOf } from '../../src/database/migrate.js';
import { RetentionService } from '../../src/privacy/retention.service.js';
import { SettingsService } from '../../src/settings/settings.service.js';
import { createBlogPost, blogPostBody } from '../factories/blog-post.factory.js';
import { createContactMessage } from '../factories/contact-message.factory.js';
import { createDonation } from '../factories/donation.factory.js';
import { withoutAccountWait } from '../factories/settings.factory.js';
import { createTeamMember } from '../factories/team-member.factory.js';
import { createUser } from '../factories/user.factory.js';
import { executeSql } from '../setup/execute-sql.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

let test: TestApp;
let ana: TestApp['admin'];
beforeAll(async () => {
  test = await startTestApp();
  ana = await test.signIn({ role: 'admin', fullName: 'Ana Anić' });
});
afterAll(() => test.close());

const IBAN = 'HR1723600001101234565';

interface Line {
  by: string;
  text: string;
  action: string;
  rowId: number | null;
  rowCount: number;
  isPresent: boolean;
}

async function lines(filter: object): Promise<Line[]> {
  const query = encodeURIComponent(JSON.stringify(filter));
  return (await test.asAdmin('get', `/api/audit-log?filter=${query}`).expect(200)).body;
}

async function lastOf(resource: string, rowId: number): Promise<Line | undefined> {
  const [line] = await lines({ resource, rowId });
  return line;
}

/** Executes SQL as somebody with a client of their own. */
const bySql = (sql: string): Promise<void> => executeSql(urlOf(test.dataSource), sql);

describe('a line of the change log', () => {
  it('says in both languages who changed what, and names the fields', async () => {
    const { id, title } = await createBlogPost(test.dataSource);
    await test.anonymous
      .patch(`/api/blog/${id}`)
      .set(ana)
      .send({ content: 'Drugi sadržaj članka.', author: 'Netko Drugi' })
      .expect(200);
    expect(await lastOf('blog', id)).toMatchObject({
      by: 'Ana Anić',
      text: `promijenjen članak „${title}”`,
      textEn: expect.stringMatching(/^changed post “/),
      isPresent: true,
      fields: ['content', 'author'],
      facts: [],
    });
  });

  it('follows a row through the bin', async () => {
    const { body: post } = await test.asAdmin('post', '/api/blog', blogPostBody()).expect(201);
    const remove = async (): Promise<string> => {
      await test.asAdmin('delete', `/api/blog/${post.id}`).expect(200);
      expect((await lastOf('blog', post.id))?.isPresent).toBe(false);
      return `/api/trash/${(await test.asAdmin('get', '/api/trash')).body[0].id}`;
    };
    await test.asAdmin('post', `${await remove()}/restore`).expect(200);
    await test.asAdmin('delete', await remove()).expect(200);
    expect((await lines({ resource: 'blog', rowId: post.id })).map(({ action }) => action)).toEqual(
      ['purged', 'deleted', 'restored', 'deleted', 'added'],
    );
  });

  it('has both values of an IBAN and of a donation’s amount and status', async () => {
    const { iban } = await test.app.get(SettingsService, { strict: false }).current();
    await withoutAccountWait(test.dataSource);
    await test.asAdmin('patch', '/api/settings/1', { iban: IBAN }).expect(200);
    expect(await lastOf('settings', 1)).toMatchObject({
      facts: [{ field: 'iban', before: iban, after: IBAN }],
    });
    const { id } = await createDonation(test.dataSource, { status: 'pending', amount: 50 });
    await test.asAdmin('patch', `/api/donations/${id}`, { status: 'cancelled' }).expect(200);
    expect(await lastOf('donations', id)).toMatchObject({
      facts: [{ field: 'status', before: 'pending', after: 'cancelled' }],
    });
  });

  it('shows the name of a person only while there is one', async () => {
    const { id, name } = await createTeamMember(test.dataSource, { name: 'Dunja Brkić' });
    await test.asAdmin('patch', `/api/team/${id}`, { bio: 'Novi životopis' }).expect(200);
    const text = 'promijenjeni podaci osobe u timu';
    expect((await lastOf('team', id))?.text).toBe(`${text} „${name}”`);
    await test.dataSource.query('DELETE FROM team_members WHERE id = $1', [id]);
    const [, line] = await lines({ resource: 'team', rowId: id });
    expect(line?.text).toBe(`${text} br. ${id}`);
  });

  it('is written of visitors, commands, jobs and of SQL, with who it was', async () => {
    const { id } = await createContactMessage(test.dataSource);
    const by = async () => (await lastOf('contact', id))?.by;
    expect(await by()).toBe('Sustav');
    await bySql(`UPDATE contact_messages SET note = 'Ručno' WHERE id = ${id}`);
    expect(await by()).toBe('Baza podataka');
    const read = (isRead: boolean) =>
      test.dataSource.query('UPDATE contact_messages SET is_read = $1 WHERE id = $2', [isRead, id]);
    await actAs({ kind: 'command', name: 'admin:password' }, () => read(true));
    expect(await by()).toBe('Naredba admin:password');
    await actAs({ kind: 'user', id: 7, name: 'Ana Anić', token: 'Statistika' }, () => read(false));
    expect(await by()).toBe('Ana Anić (token „Statistika”)');
    await read(true);
    expect(await by()).toBe('Sustav');
    await actAs({ kind: 'visitor' }, () =>
      test.dataSource.transaction((manager) =>
        manager.query('DELETE FROM contact_messages WHERE id = $1', [id]),
      ),
    );
    expect(await by()).toBe('Posjetitelj');
  });

  it('is one for many rows of a statement', async () => {
    await test.dataSource.query(
      `INSERT INTO newsletters (email) SELECT 'a' || n || '@udruga.example'
       FROM generate_series(1, 1200) AS n`,
    );
    const text = 'dodano: pretplate (1.200)';
    expect((await lines({ resource: 'newsletter' }))[0]).toMatchObject({ text, rowCount: 1200 });
  });

  it('is not written when nothing changes', async () => {
    const { id, title } = await createBlogPost(test.dataSource);
    const before = await lines({ resource: 'blog', rowId: id });
    await test.asAdmin('patch', `/api/blog/${id}`, { title }).expect(200);
    expect(await lines({ resource: 'blog', rowId: id })).toEqual(before);
  });
});

it('failed sign-ins of an hour are one line, without the name that was typed', async () => {
  const { username, fullName } = await createUser(test.dataSource);
  const unknown = 'moja-lozinka-umjesto-imena';
  for (const name of [username, username, unknown]) {
    await test.anonymous
      .post('/api/auth/login')
      .set('X-Forwarded-For', uniqueIp())
      .send({ username: name, password: 'pogrešna' })
      .expect(401);
  }
  const failed = await lines({ action: 'sign-in-failed' });
  expect(failed.map(({ by, text, rowCount }) => [by, text, rowCount])).toEqual([
    ['Posjetitelj', 'neuspjela prijava s nepostojećim korisničkim imenom', 1],
    ['Posjetitelj', `neuspjele prijave na račun „${fullName}” (2)`, 2],
  ]);
  const stored = await test.dataSource.query('SELECT * FROM audit_log');
  expect(JSON.stringify(stored)).not.toContain(unknown);
});

describe('the change log', () => {
  it('refuses changes and deletions of lines, also by SQL', async () => {
    await test.dataSource.query(
      `INSERT INTO audit_log (action, resource, at) VALUES ('exported', 'donations', now())`,
    );
    const refusal = /not changed, and are deleted by retention only/;
    for (const sql of [
      `UPDATE audit_log SET actor_name = 'Netko'`,
      `UPDATE audit_log SET row_count = row_count + 2 WHERE action = 'sign-in-failed'`,
      'DELETE FROM audit_log',
      'TRUNCATE audit_log',
    ]) {
      await expect(bySql(sql)).rejects.toThrow(refusal);
    }
  });

  it('loses lines after the months in the settings, and no others', async () => {
    await test.asAdmin('patch', '/api/settings/1', { auditRetentionMonths: 6 }).expect(200);
    await test.dataSource.query(
      `INSERT INTO audit_log (action, resource, row_id, at) VALUES
         ('exported', 'contact', 1, now() - interval '7 months'),
         ('exported', 'contact', 2, now() - interval '5 months')`,
    );
    await test.app.get(RetentionService, { strict: false }).apply();
    const kept = await lines({ action: 'exported', resource: 'contact' });
    expect(kept.map(({ rowId }) => rowId)).toEqual([2]);
  });

  it('is filtered by days in Croatia', async () => {
    await test.dataSource.query(
      `INSERT INTO audit_log (action, resource, row_id, at) VALUES
         ('exported', 'newsletter', 1, '2026-05-01T21:59:59Z'),
         ('exported', 'newsletter', 2, '2026-05-01T22:00:00Z')`,
    );
    const found = async (days: object) =>
      (await lines({ action: 'exported', ...days })).map(({ rowId }) => rowId);
    expect(await found({ from: '2026-05-01', to: '2026-05-01' })).toEqual([1]);
    expect(await found({ from: '2026-05-02', to: '2026-05-02' })).toEqual([2]);
  });
});
