import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { photo, upload } from '../content/media/pictures.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { MailServer } from '../setup/mail/mail-server.js';
import { waitFor } from '../setup/wait-for.js';
import { createConfirmedSubscriber, issueRequests, TEXT, TITLES } from './issue-requests.js';

const PUBLIC_URL = 'https://udruga.example';
const server = new MailServer();
let test: MailApp;
let api: ReturnType<typeof issueRequests>;
beforeAll(async () => {
  test = await startMailApp({ SMTP_URL: await server.start(), PUBLIC_URL });
  api = issueRequests(test);
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
  hash: string;
  url: string;
  /** As pages show it. */
  shown: { url: string };
}

async function createPicture(file?: Buffer): Promise<StoredPicture> {
  const bytes = file ?? (await photo(1200, 800).jpeg().toBuffer());
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

describe('an issue with a formatted text', () => {
  it('is mailed with its pictures, in a format that every mail program shows', async () => {
    const [croatian, english] = [
      await createConfirmedSubscriber(test),
      await createConfirmedSubscriber(test, { language: 'en' }),
    ];
    const picture = await createPicture();
    const id = await api.createDraft(formatted(picture));
    await api.post(`/${id}/send`).expect(200);
    await api.waitUntilSent(id);
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
      const cid = /src="cid:([^"]+)"/.exec(mail.html ?? '')?.[1];
      expect(file?.contentId).toBe(`<${cid}>`);
      const bytes = Buffer.from(file?.content as ArrayBuffer);
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'jpeg',
        width: 960,
        height: 640,
      });
      expect(mail.html).toContain(`alt="${alt}" width="542" height="361"`);
      expect(mail.html).toMatch(new RegExp(`<h2 [^>]*>${heading}</h2>`));
      expect(mail.html).toContain(`<strong>${words}</strong>`);
      expect(mail.html).not.toMatch(/src="(?!cid:)/);
      const projects = `${PUBLIC_URL}/projects${query}`;
      expect(mail.html).toContain(`href="${projects}"`);
      expect(mail.text).toContain(
        `## ${heading}\n\n[${alt}]\n\n- ${words}\n- projekti <${projects}>`,
      );
    }
  });

  it('shows a small picture of each post, of the library or one of our drawings', async () => {
    const { email } = await createConfirmedSubscriber(test);
    const { url } = await createPicture();
    const posts = [
      await createBlogPost(test.dataSource, { imageUrl: url }),
      await createBlogPost(test.dataSource, { imageUrl: '/images/terapija-opustanja.svg' }),
      await createBlogPost(test.dataSource, { imageUrl: 'https://drugdje.example/slika.jpg' }),
    ];
    const id = await api.createDraft({ ...TITLES, postIds: posts.map((post) => post.id) });
    const preview = await api.get(`/${id}/preview/hr`).expect(200);
    expect(preview.text.match(/src="data:image\/jpeg;base64,/g)).toHaveLength(2);
    await api.post(`/${id}/send`).expect(200);
    const { mail } = await server.waitForMail(email);
    expect(mail.html?.match(/alt="[^"]*" width="160" height="100"/g)).toEqual([
      'alt="Radionica u Kninu" width="160" height="100"',
      'alt="" width="160" height="100"',
    ]);
    expect(mail.html).not.toMatch(/src="(?!cid:)/);
    for (const { content } of mail.attachments) {
      const size = await sharp(Buffer.from(content as ArrayBuffer)).metadata();
      expect(size).toMatchObject({ width: 320, height: 200 });
    }
    expect(mail.attachments).toHaveLength(2);
  });

  it('shows the picture of a post in the colours of its category, cropped as on the site', async () => {
    const { email } = await createConfirmedSubscriber(test);
    // A tall photo, light above and dark below.
    const noise = (height: number, mean: number) =>
      sharp({
        create: {
          width: 600,
          height,
          channels: 3,
          background: '#777',
          noise: { type: 'gaussian', mean, sigma: 20 },
        },
      });
    const light = await noise(600, 210).png().toBuffer();
    const file = await noise(1200, 40)
      .composite([{ input: light, top: 0, left: 0 }])
      .jpeg()
      .toBuffer();
    const { id: pictureId, url } = await createPicture(file);
    const focus = { focalX: 50, focalY: 0 };
    await test.asAdmin('patch', `/api/media/${pictureId}`, focus).expect(200);
    const posts = [
      await createBlogPost(test.dataSource, { imageUrl: url, category: 'Terapija' }),
      await createBlogPost(test.dataSource, { imageUrl: url, category: 'Prevencija' }),
    ];
    const id = await api.createDraft({ ...TITLES, postIds: posts.map((post) => post.id) });
    await api.post(`/${id}/send`).expect(200);
    const { mail } = await server.waitForMail(email);
    const shades = await Promise.all(
      mail.attachments.map(async ({ content }) => {
        const { channels } = await sharp(Buffer.from(content as ArrayBuffer)).stats();
        return channels.map(({ mean }) => mean);
      }),
    );
    // Light, so from above, where the centre is half dark.
    for (const shade of shades) expect(Math.min(...shade)).toBeGreaterThan(170);
    const [[red = 0, green = 0], [olive = 0, , blue = 0]] = [shades[0] ?? [], shades[1] ?? []];
    expect(red).toBeGreaterThan(green);
    expect(olive).toBeGreaterThan(blue);
    const { archiveSlug } = await api.waitUntilSent(id);
    const archived = await test.anonymous.get(`/api/newsletter/archive/${archiveSlug}`);
    const pictures = archived.body.blocks.filter(
      ({ type }: { type: string }) => type === 'picture',
    );
    expect(pictures.map(({ image }: { image: { url: string } }) => image.url)).toEqual([
      url.replace('.webp', '-fig.webp'),
      url.replace('.webp', '-olive.webp'),
    ]);
  });

  it('is shown in the panel and sent as a test with its pictures', async () => {
    const picture = await createPicture(await photo(60, 40).ensureAlpha(0.5).png().toBuffer());
    const id = await api.createDraft(formatted(picture));
    const preview = await api.get(`/${id}/preview/en`).expect(200);
    expect(preview.headers['content-security-policy']).toContain('img-src data:');
    const [, encoded = ''] = /src="data:image\/png;base64,([^"]+)"/.exec(preview.text) ?? [];
    expect(await sharp(Buffer.from(encoded, 'base64')).metadata()).toMatchObject({
      format: 'png',
      width: 60,
      hasAlpha: true,
    });
    const to = uniqueEmail();
    await api.post(`/${id}/test`, { email: to, language: 'en' }).expect(200);
    const { mail } = await server.waitForMail(to);
    expect(mail.attachments).toMatchObject([{ mimeType: 'image/png', filename: 'picture-1.png' }]);
  });

  it('is read on the site as it was sent, and copied with its format', async () => {
    await createConfirmedSubscriber(test);
    const picture = await createPicture();
    const id = await api.createDraft(formatted(picture));
    await api.post(`/${id}/send`).expect(200);
    const { archiveSlug } = await api.waitUntilSent(id);
    const path = `/api/newsletter/archive/${archiveSlug}`;
    const { body } = await test.anonymous.get(path).expect(200);
    expect(body.blocksEn).toMatchObject([
      { type: 'heading', level: 2, id: 'h-programme' },
      {
        type: 'picture',
        alt: 'A workshop in Knin',
        image: { url: picture.shown.url, width: 1200 },
      },
      { type: 'list', ordered: false },
    ]);
    const { body: copy } = await api.post(`/${id}/copy`).expect(200);
    expect(copy).toMatchObject({ state: 'draft', ...formatted(picture) });
    const { body: read } = await api.get(`/${copy.id}?texts=blocks`).expect(200);
    expect(read).toMatchObject({ text: 'Program\nrazgovor i čaj\nprojekti' });
    expect(read.blocks.textEn).toHaveLength(3);
    await test.asAdmin('delete', `/api/issues/${copy.id}`).expect(200);

    // A picture stays while the issue shows it on the site; afterwards it can be deleted.
    const remove = () => test.asAdmin('delete', `/api/media/${picture.id}`);
    expect((await remove().expect(409)).body.detail).toMatch(
      /broj newslettera „Vijesti u svibnju”/,
    );
    await api.post(`/${id}/archive`, { inArchive: false }).expect(200);
    await remove().expect(200);
    await api.post(`/${id}/archive`, { inArchive: true }).expect(200);
    const { body: without } = await test.anonymous.get(path).expect(200);
    expect(without.blocks).toMatchObject([{ type: 'heading' }, { type: 'list' }]);
    expect((await api.get(`/${id}/preview/hr`).expect(200)).text).toContain('Radionica u Kninu');
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
    expect(body.errors).toEqual({
      text: 'Ostavite najviše 10 slika: sve putuju sa svakom porukom',
    });
    const ten = { text: pictures(10).join('\n\n') };
    await test.asAdmin('patch', `/api/issues/${id}`, ten).expect(200);
    await api.post(`/${id}/send`).expect(200);
    await api.waitUntilSent(id);
  });

  it('stays below the size at which Gmail cuts a mail', async () => {
    const { email } = await createConfirmedSubscriber(test);
    const part = `### Naslov\n\n${'Odlomak '.repeat(40)}[ovdje](/projects).\n\n- prva\n- druga\n\n`;
    const text = part.repeat(Math.floor(10_000 / part.length));
    const id = await api.createDraft({ contentFormat: 'markdown', text, textEn: text });
    await api.post(`/${id}/send`).expect(200);
    const { mail } = await server.waitForMail(email);
    expect(mail.html?.length).toBeLessThan(102_000);
  });
});

describe('a mail that is not sent', () => {
  it('is read in the panel with its pictures', async () => {
    const { email } = await createConfirmedSubscriber(test);
    const id = await api.createDraft(formatted(await createPicture()));
    server.behaveNext({ refuse: 'recipient', code: 550, text: '5.7.1 Relaying denied' });
    await api.post(`/${id}/send`).expect(200);
    const mail = await waitFor(async () => {
      const { body } = await test.asAdmin('get', `/api/mails?recipient=${email}`);
      return body[0]?.state === 'failed' && body[0];
    }, 'the mail to fail');
    const content = await test.asAdmin('get', `/api/mails/${mail.id}/content`).expect(200);
    expect(content.text).toContain('src="data:image/jpeg;base64,');
    await test.asAdmin('post', `/api/mails/${mail.id}/send-again`).expect(200);
    expect((await server.waitForMail(email)).mail.attachments).toHaveLength(1);
  });
});

describe('an issue without a format', () => {
  it('is mailed and answered as it was before', async () => {
    const { email } = await createConfirmedSubscriber(test);
    const { body } = await api.post('', { ...TITLES, ...TEXT }).expect(201);
    expect(body).not.toHaveProperty('contentFormat');
    await api.post(`/${body.id}/send`).expect(200);
    const { mail, raw } = await server.waitForMail(email);
    expect(mail.attachments).toEqual([]);
    expect(raw).not.toContain('multipart/related');
    expect(mail.text).toContain('Dragi prijatelji,\n\nčeka nas svibanj.');
    const summary = await api.get('?fields=summary&filter={}').expect(200);
    expect(summary.body.find(({ id }: { id: number }) => id === body.id).textEn).toContain('May');
  });

  it('may have no text, whatever its format', async () => {
    const { body } = await api.post('', { ...TITLES, contentFormat: 'markdown' }).expect(201);
    const { body: read } = await api.get(`/${body.id}?texts=plain`).expect(200);
    expect(read).toMatchObject({ text: null, textEn: null });
  });
});
