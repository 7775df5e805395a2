import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createProject } from '../factories/project.factory.js';
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

describe('the emblem of the European Union', () => {
  const STATEMENT = 'Sufinancira Europska unija';

  it('is mailed inside an issue about a project with EU funding, and shown in the archive', async () => {
    const { email } = await createConfirmedSubscriber(test);
    const english = await createConfirmedSubscriber(test, { language: 'en' });
    const { id: projectId } = await createProject(test.dataSource, {
      euFunded: true,
      isPublished: false,
      title: 'Nenajavljeni projekt',
    });
    const slug = await send({ ...TEXT, projectId });
    const { mail } = await server.waitForMail(email);
    expect(mail.text).toContain(`\n\n${STATEMENT}\n`);
    expect(mail.html).toMatch(
      /<img src="cid:[^"]+" alt="Zastava Europske unije" width="72" height="48" /,
    );
    expect(mail.html).toContain(`>${STATEMENT}</td>`);
    expect(mail.html).not.toContain('Nenajavljeni');
    expect(mail.html).not.toMatch(/src="(?!cid:)/);
    const [file, ...others] = mail.attachments;
    expect(others).toEqual([]);
    expect(mail.html).toContain(`"cid:${file?.contentId?.slice(1, -1)}"`);
    const emblem = sharp(Buffer.from(file?.content as ArrayBuffer));
    expect(await emblem.metadata()).toMatchObject({ format: 'png', width: 300, height: 200 });
    const corner = emblem.extract({ left: 2, top: 2, width: 1, height: 1 }).removeAlpha().raw();
    expect([...(await corner.toBuffer())]).toEqual([0x00, 0x33, 0x99]);
    const { mail: translated } = await server.waitForMail(english.email);
    expect(translated.html).toContain('alt="Flag of the European Union"');
    expect(translated.html).toContain('>Co-funded by the European Union</td>');

    const { body, text } = await test.anonymous.get(`/api/newsletter/archive/${slug}`).expect(200);
    expect(body.euFunded).toBe(true);
    expect(text).not.toMatch(/Nenajavljeni|projectId|eu-flag/);
  });

  it('is in no issue about another project, or about none', async () => {
    const { email } = await createConfirmedSubscriber(test);
    const { id: projectId } = await createProject(test.dataSource);
    const slug = await send({ ...TEXT, projectId });
    const { mail } = await server.waitForMail(email);
    expect(mail.html).not.toContain(STATEMENT);
    expect(mail.attachments).toEqual([]);
    const { body } = await test.anonymous.get(`/api/newsletter/archive/${slug}`).expect(200);
    expect(body.euFunded).toBe(false);
  });

  it('stays chosen in changes and copies, until its project is deleted', async () => {
    const { id: projectId } = await createProject(test.dataSource, { euFunded: true });
    const id = await api.createDraft({ ...TEXT, projectId });
    await test.asAdmin('put', `/api/issues/${id}`, { title: 'Vijesti u lipnju' }).expect(200);
    const preview = await api.get(`/${id}/preview/hr`).expect(200);
    expect(preview.text).toContain('src="data:image/png;base64,');
    expect((await api.post(`/${id}/copy`).expect(200)).body.projectId).toBe(projectId);
    await test.asAdmin('delete', `/api/projects/${projectId}`).expect(200);
    expect((await api.get(`/${id}`)).body.projectId).toBeNull();
    expect((await api.get(`/${id}/preview/hr`)).text).not.toContain(STATEMENT);
    const refused = await test.asAdmin('put', `/api/issues/${id}`, { projectId }).expect(400);
    expect(refused.body.errors).toEqual({ projectId: 'Odabrani projekt više ne postoji' });
  });

  it('does not make an issue without content one that can be sent', async () => {
    const { id: projectId } = await createProject(test.dataSource, { euFunded: true });
    const id = await api.createDraft({ projectId });
    await api.post(`/${id}/send`).expect(409);
  });
});
