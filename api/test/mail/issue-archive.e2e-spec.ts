import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { MailServer } from '../setup/mail/mail-server.js';
import { createConfirmedSubscriber, issueRequests, TEXT } from './issue-requests.js';

const server = new MailServer();
let test: MailApp;
let api: ReturnType<typeof issueRequests>;
beforeAll(async () => {
  test = await startMailApp({ SMTP_URL: await server.start() });
  api = issueRequests(test);
});
afterAll(async () => {
  await test.close();
  await server.stop();
});

const list = async () => (await test.anonymous.get('/api/newsletter/archive').expect(200)).body;

async function send(fields: object): Promise<string> {
  const id = await api.createDraft(fields);
  await api.post(`/${id}/send`).expect(200);
  return (await api.waitUntilSent(id)).archiveSlug;
}

it('a sent issue is in the public archive by its day, without anything of its recipients', async () => {
  const { email } = await createConfirmedSubscriber(test);
  const post = await createBlogPost(test.dataSource, { title: 'Kameni most' });
  const draft = await api.createDraft();
  const first = await send({ ...TEXT, postIds: [post.id] });
  const second = await send(TEXT);
  expect(first).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(second).toBe(`${first}-2`);
  const listed = await list();
  expect(listed.map(({ slug }: { slug: string }) => slug)).toEqual([second, first]);
  expect(Object.keys(listed[0]).sort()).toEqual(['sentAt', 'slug', 'title', 'titleEn']);

  const { body, text } = await test.anonymous.get(`/api/newsletter/archive/${first}`).expect(200);
  expect(body.blocks).toEqual(
    expect.arrayContaining([
      { type: 'paragraph', inlines: [{ type: 'text', text: 'Dragi prijatelji,' }] },
      expect.objectContaining({
        type: 'heading',
        inlines: [{ type: 'text', text: 'Kameni most' }],
      }),
      {
        type: 'paragraph',
        inlines: [expect.objectContaining({ type: 'link', address: `/blog/${post.slug}` })],
      },
    ]),
  );
  for (const secret of ['token', email]) expect(text).not.toContain(secret);
  const { mail } = await server.waitForMail(email);
  expect(mail.text).toContain(`/newsletter/archive/${first}`);
  expect((await api.get(`/${draft}`)).body).toMatchObject({ inArchive: true, archiveSlug: null });
});

it('an issue that is left out is not public, until it is put into the archive', async () => {
  const { email } = await createConfirmedSubscriber(test);
  const slug = await send({ ...TEXT, inArchive: false });
  const path = `/api/newsletter/archive/${slug}`;
  expect((await test.anonymous.get(path).expect(404)).body.detail).toMatch(/nije u arhivi/);
  const { mail } = await server.waitForMail(email);
  expect(mail.text).not.toContain('/newsletter/archive/');
  const [{ id }] = (await api.get('?filter={}')).body;
  await api.post(`/${id}/archive`, { inArchive: true }).expect(200);
  await test.anonymous.get(path).expect(200);
  await api.post(`/${id}/archive`, { inArchive: false }).expect(200);
  await test.anonymous.get(path).expect(404);
  await api.post(`/${id}/archive`, {}).expect(400);
});
