import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Attachment } from 'postal-mime';
import sharp from 'sharp';
import { photo, upload } from '../content/media/pictures.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { createProject } from '../factories/project.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { MailServer } from '../setup/mail/mail-server.js';
import { createConfirmedSubscriber, issueRequests, TEXT, TITLES } from './issue-requests.js';

const PUBLIC_URL = 'https://udruga.example';
const server = new MailServer();
let test: MailApp;
let api: ReturnType<typeof issueRequests>;
let picture: StoredPicture;
beforeAll(async () => {
  test = await startMailApp({ SMTP_URL: await server.start(), PUBLIC_URL });
  api = issueRequests(test);
  picture = await createPicture(await photo(1200, 800).jpeg().toBuffer());
});
beforeEach(async () => {
  await test.dataSource.query('DELETE FROM newsletters');
});
afterAll(async () => {
  await test.close();
  await server.stop();
});

interface StoredPicture {
  id: number;
  url: string;
  /** As pages show it. */
  shown: { url: string };
}

async function createPicture(bytes: Buffer): Promise<StoredPicture> {
  const texts = { alt: 'Radionica u Kninu', altEn: 'A workshop in Knin' };
  return (await upload(test, bytes, 'radionica.jpg', texts).expect(201)).body;
}

/** A formatted text in both languages. */
function formatted({ url }: StoredPicture) {
  const text = (heading: string, words: string) =>
    `## ${heading}\n\n![](${url})\n\n- **${words}**\n- [projekti](/projects)`;
  return {
    contentFormat: 'markdown',
    text: text('Program', 'razgovor i čaj'),
    textEn: text('Programme', 'talk'),
  };
}

const imageOf = (attachment: Attachment | undefined) =>
  sharp(Buffer.from(attachment?.content as ArrayBuffer));
const archived = (slug: string) => test.anonymous.get(`/api/newsletter/archive/${slug}`);

/** Sends an issue, and returns its id and its slug in the archive. */
async function send(fields: object): Promise<{ id: number; slug: string }> {
  const id = await api.createDraft(fields);
  await api.send(id);
  return { id, slug: (await api.waitUntilSent(id)).archiveSlug };
}

it('an issue in Croatian only is mailed in Croatian to who reads English', async () => {
  const { email } = await createConfirmedSubscriber(test, { language: 'en' });
  const kept = { titleEn: 'Kept title', textEn: 'Kept text.' };
  const { slug } = await send({ ...kept, croatianOnly: true, text: 'Samo hrvatski tekst.' });
  const { mail } = await server.waitForMail(email);
  expect([mail.subject, mail.html]).toEqual([
    TITLES.title,
    expect.stringMatching(/<div lang="hr"><p [^>]*>Samo hrvatski tekst\.<\/p><\/div>/),
  ]);
  expect(mail.html).toContain('Unsubscribe');
  expect((await archived(slug).expect(200)).body.titleEn).toBe('');
});

describe('an issue with a formatted text', () => {
  it('is mailed with its pictures, in a format that every mail program shows', async () => {
    const [croatian, english] = [
      await createConfirmedSubscriber(test),
      await createConfirmedSubscriber(test, { language: 'en' }),
    ];
    await send(formatted(picture));
    for (const [email, heading, words, alt, query, filename] of [
      [croatian.email, 'Program', 'razgovor i\u00a0čaj', 'Radionica u Kninu', '', 'slika-1.jpg'],
      [english.email, 'Programme', 'talk', 'A workshop in Knin', '?lang=en', 'picture-1.jpg'],
    ] as const) {
      const { mail, raw } = await server.waitForMail(email);
      expect(raw).toMatch(
        /multipart\/alternative[^]*text\/plain[^]*multipart\/related[^]*text\/html/,
      );
      const [file, ...others] = mail.attachments;
      expect(others).toEqual([]);
      expect(file).toMatchObject({ mimeType: 'image/jpeg', filename, disposition: 'inline' });
      expect(mail.html).toContain(`src="cid:${file?.contentId?.slice(1, -1)}"`);
      expect(mail.html).not.toMatch(/src="(?!cid:)/);
      expect(await imageOf(file).metadata()).toMatchObject({ format: 'jpeg', width: 960 });
      expect(mail.html).toContain(`<strong>${words}</strong>`);
      const projects = `${PUBLIC_URL}/projects${query}`;
      expect(mail.html).toContain(`href="${projects}"`);
      expect(mail.text).toContain(
        `${heading}\n${'-'.repeat(heading.length)}\n\n[${alt}]\n\n- ${words}\n- projekti <${projects}>`,
      );
    }
  });

  it('shows small pictures of its posts, of our own only', async () => {
    const { email } = await createConfirmedSubscriber(test);
    const posts = [
      await createBlogPost(test.dataSource, { imageUrl: picture.url }),
      await createBlogPost(test.dataSource, { imageUrl: 'https://drugdje.example/slika.jpg' }),
    ];
    await send({ ...TITLES, postIds: posts.map((post) => post.id) });
    const { mail } = await server.waitForMail(email);
    expect(mail.html).toContain('width="160" height="100"');
    expect(mail.html).not.toMatch(/src="(?!cid:)/);
    const [file, ...others] = mail.attachments;
    expect(others).toEqual([]);
    expect(await imageOf(file).metadata()).toMatchObject({ width: 320, height: 200 });
  });

  it('is shown in the panel and sent as a test with its pictures, in the language asked for', async () => {
    const subscriber = await createConfirmedSubscriber(test);
    const id = await api.createDraft(formatted(picture));
    for (const [asked, language] of [
      ['en', 'en'],
      // An unknown language falls back to the default one.
      ['de', 'hr'],
    ]) {
      const { text, headers } = await api.get(`/${id}/preview/${asked}`).expect(200);
      expect(headers['content-security-policy']).toMatch(/img-src data:.*sandbox|sandbox.*data:/);
      expect(text).toContain(`<html lang="${language}"`);
      expect(text).toContain('src="data:image/jpeg;base64,');
    }
    const to = uniqueEmail();
    await api.post(`/${id}/test`, { email: to, language: 'en' }).expect(200);
    const { mail, raw } = await server.waitForMail(to);
    expect(mail.attachments).toMatchObject([{ mimeType: 'image/jpeg' }]);
    expect(raw).not.toMatch(/^List-Unsubscribe/m);
    expect(server.acceptedFor(subscriber.email)).toEqual([]);
    expect((await api.get(`/${id}`)).body.state).toBe('draft');
  });

  it('has at most ten pictures when it is sent', async () => {
    await createConfirmedSubscriber(test);
    const pictures = (count: number) =>
      Array.from(
        { length: count },
        (_, index) => `![](/media/${index.toString(16).padStart(32, '0')}.webp)`,
      );
    const text = [...pictures(11), ...pictures(11)].join('\n\n');
    const id = await api.createDraft({ contentFormat: 'markdown', text, textEn: 'Text' });
    const { body } = await api.post(`/${id}/send`).expect(400);
    expect(Object.keys(body.errors)).toEqual(['text']);
    const ten = { text: [...pictures(10), ...pictures(10)].join('\n\n') };
    await test.asAdmin('patch', `/api/issues/${id}`, ten).expect(200);
    await api.send(id);
    await api.waitUntilSent(id);
  });
});

describe('the public archive', () => {
  it('has a sent issue by its day, without anything of its recipients', async () => {
    const { email } = await createConfirmedSubscriber(test);
    const before = (await test.anonymous.get('/api/newsletter/archive').expect(200)).body;
    await api.createDraft();
    const post = await createBlogPost(test.dataSource, { title: 'Kameni most' });
    const { id, slug } = await send({ ...TEXT, postIds: [post.id] });
    expect(slug).toMatch(/^\d{4}-\d\d-\d\d(-\d+)?$/);
    const { body: listed } = await test.anonymous.get('/api/newsletter/archive').expect(200);
    expect(listed).toEqual([
      { slug, sentAt: expect.any(String), title: TITLES.title, titleEn: TITLES.titleEn },
      ...before,
    ]);
    const { body, text } = await archived(slug).expect(200);
    expect(body.blocks).toEqual(
      expect.arrayContaining([
        { type: 'paragraph', inlines: [{ type: 'text', text: 'Dragi prijatelji,' }] },
        {
          type: 'paragraph',
          inlines: [expect.objectContaining({ type: 'link', address: `/blog/${post.slug}` })],
        },
      ]),
    );
    for (const secret of ['token', email]) expect(text).not.toContain(secret);
    // It stays as it was sent; a copy has what is still public.
    await test.asAdmin('patch', `/api/blog/${post.id}`, { isPublished: false }).expect(200);
    expect((await api.get(`/${id}/preview/hr`).expect(200)).text).toContain('Kameni most');
    const { body: copy } = await api.post(`/${id}/copy`).expect(200);
    const titles = { title: `${TITLES.title} (kopija)`, titleEn: `${TITLES.titleEn} (copy)` };
    expect(copy).toMatchObject({ ...titles, ...TEXT, state: 'draft', postIds: [] });
    expect((await server.waitForMail(email)).mail.text).toContain(`/newsletter/archive/${slug}`);
  });

  it('has no issue that is left out, until it is put there', async () => {
    const { email } = await createConfirmedSubscriber(test);
    const { id, slug } = await send({ ...TEXT, inArchive: false });
    await archived(slug).expect(404);
    const { mail } = await server.waitForMail(email);
    expect(mail.text).not.toContain('/newsletter/archive/');
    await api.post(`/${id}/archive`, { inArchive: true }).expect(200);
    await archived(slug).expect(200);
    await api.post(`/${id}/archive`, { inArchive: false }).expect(200);
    await archived(slug).expect(404);
  });

  it('has the pictures of an issue, which are deleted only after it is taken out', async () => {
    await createConfirmedSubscriber(test);
    const small = await createPicture(await photo(60, 40).jpeg().toBuffer());
    const { id, slug } = await send(formatted(small));
    const { body } = await archived(slug).expect(200);
    expect(body.blocksEn).toMatchObject([
      { type: 'heading', level: 2, id: 'h-programme' },
      { type: 'picture', alt: 'A workshop in Knin', image: { url: small.shown.url } },
      { type: 'list', ordered: false },
    ]);
    const { body: copy } = await api.post(`/${id}/copy`).expect(200);
    expect(copy).toMatchObject({ state: 'draft', ...formatted(small) });
    await test.asAdmin('delete', `/api/issues/${copy.id}`).expect(200);

    const remove = () => test.asAdmin('delete', `/api/media/${small.id}`);
    expect((await remove().expect(409)).body.detail).toContain(TITLES.title);
    await api.post(`/${id}/archive`, { inArchive: false }).expect(200);
    await remove().expect(200);
    await api.post(`/${id}/archive`, { inArchive: true }).expect(200);
    const { body: without } = await archived(slug).expect(200);
    expect(without.blocks).toMatchObject([{ type: 'heading' }, { type: 'list' }]);
    expect((await api.get(`/${id}/preview/hr`).expect(200)).text).toContain('Radionica u Kninu');
  });
});

describe('the emblem of the European Union', () => {
  it.each([true, false])('is in an issue about a project with EU funding: %s', async (euFunded) => {
    const { email } = await createConfirmedSubscriber(test, { language: 'en' });
    const hidden = { isPublished: false, title: 'Nenajavljeni projekt' };
    const { id: projectId } = await createProject(test.dataSource, { ...hidden, euFunded });
    const { slug } = await send({ ...TEXT, projectId });
    const { mail } = await server.waitForMail(email);
    expect(mail.text?.includes('\n\nCo-funded by the European Union\n')).toBe(euFunded);
    const emblem = /<img src="cid:[^"]+" alt="Flag of the European Union" width="72" height="48" /;
    expect(emblem.test(mail.html ?? '')).toBe(euFunded);
    expect(mail.html).not.toContain('Nenajavljeni');
    expect(mail.attachments).toHaveLength(euFunded ? 1 : 0);
    for (const file of mail.attachments) {
      expect(await imageOf(file).metadata()).toMatchObject({ format: 'png', width: 300 });
    }
    const { body, text } = await archived(slug).expect(200);
    expect(body.euFunded).toBe(euFunded);
    expect(text).not.toMatch(/Nenajavljeni|projectId/);
  });
});
