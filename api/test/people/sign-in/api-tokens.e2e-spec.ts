import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiToken } from '../../../src/auth/api-tokens/api-token.entity.js';
import { addJob } from '../../../src/jobs/job-queue.js';
import { apiTokenBody, createApiToken, dayIn } from '../../factories/api-token.factory.js';
import { blogPostBody, createBlogPost } from '../../factories/blog-post.factory.js';
import { createEvent } from '../../factories/event.factory.js';
import { createUser } from '../../factories/user.factory.js';
import { startMailApp, type MailApp } from '../../setup/mail/mail-app.js';
import { MailServer } from '../../setup/mail/mail-server.js';
import { waitFor } from '../../setup/wait-for.js';

const server = new MailServer();
let test: MailApp;
beforeAll(async () => {
  test = await startMailApp({ SMTP_URL: await server.start() });
});
afterAll(async () => {
  await test.close();
  await server.stop();
});

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

describe('an API token', () => {
  it('is shown once, and works until it is revoked', async () => {
    const { body } = await test.asAdmin('post', '/api/api-tokens', apiTokenBody()).expect(201);
    expect(body.token).toMatch(/^kz_[\w-]{43}$/);
    expect(body.prefix).toBe(body.token.slice(0, 11));
    const { body: rows } = await test.asAdmin('get', '/api/api-tokens').expect(200);
    const row = rows.find(({ id }: ApiToken) => id === body.id);
    expect(row).toMatchObject({ name: 'Kalendar grada', usedOn: null, isValid: true });
    expect(JSON.stringify(rows)).not.toContain(body.token);
    const [stored] = await test.dataSource.query('SELECT * FROM api_tokens WHERE id = $1', [
      body.id,
    ]);
    expect(JSON.stringify(stored)).not.toContain(body.token.slice(11));

    const { id } = await createEvent(test.dataSource, { isPublished: false });
    await test.anonymous.get(`/api/events/${id}`).expect(404);
    await test.anonymous.get(`/api/events/${id}`).set(bearer(body.token)).expect(200);
    const { body: used } = await test.asAdmin('get', '/api/api-tokens').expect(200);
    expect(used.find((one: ApiToken) => one.id === body.id).usedOn).toBe(dayIn(0));

    await test.asAdmin('delete', `/api/api-tokens/${body.id}`).expect(200);
    const refused = await test.anonymous.get('/api/events').set(bearer(body.token)).expect(401);
    expect(refused.body.detail).toMatch(/^Token ne vrijedi/);
    expect(refused.headers['www-authenticate']).toBe('Bearer');
    await test.asAdmin('delete', `/api/api-tokens/${body.id}`).expect(404);
  });

  it('works on its last day, and not afterwards', async () => {
    const lasting = await createApiToken(test.dataSource, { endsOn: dayIn(0) });
    const ended = await createApiToken(test.dataSource, { endsOn: dayIn(-1) });
    await test.anonymous.get('/api/donations').set(bearer(lasting.token)).expect(200);
    await test.anonymous.get('/api/donations').set(bearer(ended.token)).expect(401);
    const english = { ...bearer(ended.token), 'Accept-Language': 'en' };
    const { body } = await test.anonymous.get('/api/donations').set(english).expect(401);
    expect(body.detail).toMatch(/^The token is not valid/);
  });

  it('reads no drafts beyond its scope, and is told which one it lacks', async () => {
    const { token } = await createApiToken(test.dataSource, { scopes: ['events:read'] });
    const { slug } = await createBlogPost(test.dataSource, { isPublished: false });
    await test.anonymous.get(`/api/blog/${slug}`).set(bearer(token)).expect(404);
    const headers = { ...bearer(token), 'Accept-Language': 'en' };
    const { body } = await test.anonymous
      .post('/api/blog')
      .set(headers)
      .send(blogPostBody())
      .expect(403);
    expect(body.detail).toBe('The token lacks the scope it needs: content:write.');
  });

  it('does not get the rights of a session beside it', async () => {
    const { token } = await createApiToken(test.dataSource, { scopes: ['events:read'] });
    await test.anonymous
      .get('/api/users')
      .set({ ...test.admin, ...bearer(token) })
      .expect(403);
    const { body } = await test.anonymous
      .get('/api/auth/me')
      .set({ ...test.admin, ...bearer(token) })
      .expect(403);
    expect(body.detail).toMatch(/^Ova radnja nije dostupna tokenima/);
  });

  it('is named in the change log beside its administrator', async () => {
    const user = await createUser(test.dataSource, { role: 'admin', fullName: 'Iva Novak' });
    const { token } = await createApiToken(test.dataSource, { name: 'Uvoz', userId: user.id });
    const { body } = await test.anonymous
      .post('/api/blog')
      .set(bearer(token))
      .send(blogPostBody())
      .expect(201);
    const [line] = await test.dataSource.query(
      `SELECT actor_kind, actor_id, actor_name, token_name FROM audit_log
       WHERE resource = 'blog' AND row_id = $1`,
      [body.id],
    );
    expect(line).toEqual({
      actor_kind: 'user',
      actor_id: user.id,
      actor_name: 'Iva Novak',
      token_name: 'Uvoz',
    });
  });

  it('is deleted with the account that created it', async () => {
    const user = await createUser(test.dataSource, { role: 'admin' });
    const { id } = await createApiToken(test.dataSource, { userId: user.id });
    await test.asAdmin('delete', `/api/users/${user.id}`).expect(200);
    expect(await test.dataSource.getRepository(ApiToken).countBy({ id })).toBe(0);
  });

  it('is announced to administrators two weeks before its end, once', async () => {
    const administrator = await createUser(test.dataSource, { role: 'admin' });
    await createApiToken(test.dataSource, { name: 'Dugotrajni', endsOn: dayIn(15) });
    await createApiToken(test.dataSource, { name: 'Kratkotrajni', endsOn: dayIn(14) });
    const { manager } = test.dataSource;
    for (let run = 1; run <= 2; run += 1) {
      await addJob(manager, 'tell_of_ending_tokens', {});
      const waiting = `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'tell_of_ending_tokens'`;
      await waitFor(async () => (await manager.query(waiting)).length === 0, 'the job');
    }
    const received = () =>
      server.accepted.filter(({ to }) => to.includes(administrator.email)).map(({ mail }) => mail);
    const mail = await waitFor(
      () => received().find(({ subject }) => subject?.includes('Kratkotrajni')),
      'the mail',
    );
    expect(mail.subject).toBe(
      'Uskoro istječe token „Kratkotrajni” / The token “Kratkotrajni” ends soon',
    );
    expect(mail.text).toContain('/admin/api-tokens');
    const [{ count }] = await test.dataSource.query(
      `SELECT count(*)::int FROM mails WHERE recipient = $1 AND subject ~ $2`,
      [administrator.email, 'Kratkotrajni'],
    );
    expect(count).toBe(1);
    expect(received().some(({ subject }) => subject?.includes('Dugotrajni'))).toBe(false);
  });
});
