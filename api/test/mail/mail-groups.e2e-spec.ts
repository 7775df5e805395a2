import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createMail } from '../factories/mail.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const list = async (filter: object) => {
  const path = `/api/mails?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return (await test.asAdmin('get', path).expect(200)).body;
};

it('the mails of a mailing are one line for each state, with their number', async () => {
  await test.dataSource.query('DELETE FROM mails');
  const sent = { mailing: 'issue-5', state: 'sent', kind: 'newsletter-issue' } as const;
  for (let count = 0; count < 3; count += 1) await createMail(test.dataSource, sent);
  const failed = await createMail(test.dataSource, { ...sent, state: 'failed' });
  const single = await createMail(test.dataSource);

  expect(await list({ grouped: true })).toMatchObject([
    { id: single.id, mailing: null },
    { id: failed.id, state: 'failed', mailing: { name: 'issue-5', mails: 1 } },
    { state: 'sent', mailing: { name: 'issue-5', mails: 3 } },
  ]);
  expect(await list({ grouped: true, givenUp: true })).toMatchObject([{ id: failed.id }]);
  expect(await list({ mailing: 'issue-5', grouped: true })).toHaveLength(4);
  expect(await list({ q: failed.recipient, grouped: true })).toHaveLength(1);
  expect(await list({})).toHaveLength(5);
});

it('the text of a mail is read without the tokens of its links, until it is sent', async () => {
  const token = 'Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgcmVhbCB0b2s';
  const html = `<p>Čaj &lt;b&gt;</p><a href="https://a.example/x?token=${token}">x</a>`;
  const { id } = await createMail(test.dataSource, { html, state: 'failed' });
  const { text, headers } = await test.asAdmin('get', `/api/mails/${id}/content`).expect(200);
  expect(text).toContain('<p>Čaj &lt;b&gt;</p>');
  expect(text).not.toContain(token);
  expect(headers['content-security-policy']).toContain('sandbox');
  await test.anonymous.get(`/api/mails/${id}/content`).expect(401);

  const accepted = await createMail(test.dataSource, { state: 'sent', text: null, html: null });
  const path = `/api/mails/${accepted.id}`;
  expect((await test.asAdmin('get', path).expect(200)).body).toMatchObject({ hasContent: false });
  const { body } = await test.asAdmin('get', `${path}/content`).expect(404);
  expect(body.detail).toMatch(/obrisan/);
});
