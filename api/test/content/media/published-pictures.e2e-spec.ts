import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { blogPostBody, createBlogPost } from '../../factories/blog-post.factory.js';
import { eventBody } from '../../factories/event.factory.js';
import { issueBody } from '../../factories/issue.factory.js';
import { createMedia } from '../../factories/media.factory.js';
import { pageBody } from '../../factories/page.factory.js';
import { projectBody } from '../../factories/project.factory.js';
import { publicCallBody } from '../../factories/public-call.factory.js';
import { createTeamMember, teamMemberBody } from '../../factories/team-member.factory.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const DESCRIBED = { alt: 'Krug ljudi', altEn: 'A circle of people' };
const UNDESCRIBED = 'Prije objave opišite sliku na oba jezika ili označite da je ukrasna.';
const WITHOUT_CONSENT =
  'Na slici su osobe, a nije zabilježeno da su na objavu pristale. Zabilježite to uz sliku ili odaberite drugu.';

const send = (method: 'post' | 'patch', path: string, body: object) =>
  test.anonymous[method](path).set(test.admin).send(body);
const change = (id: number, body: object) => send('patch', `/api/media/${id}`, body);
const addressOf = ({ hash }: { hash: string }) => `/media/${hash}.webp`;

describe('a picture without a description', () => {
  it.each([
    ['blog', blogPostBody],
    ['projects', projectBody],
    ['events', eventBody],
  ] as const)('keeps %s from being published, not from being saved', async (resource, body) => {
    const media = await createMedia(test.dataSource, { alt: 'Krug ljudi' });
    const row = body({ imageUrl: addressOf(media), isPublished: true });
    const path = `/api/${resource}`;
    const refused = await send('post', path, row).expect(400);
    expect(refused.body.errors).toEqual({ imageUrl: UNDESCRIBED });
    const english = await send('post', `${path}?lang=en`, row).expect(400);
    expect(english.body.errors.imageUrl).toMatch(/^Before publishing, describe the image/);
    const draft = await send('post', path, { ...row, isPublished: false }).expect(201);
    await send('patch', `${path}/${draft.body.id}`, { isPublished: true }).expect(400);
    await change(media.id, { altEn: 'A circle of people' }).expect(200);
    await send('patch', `${path}/${draft.body.id}`, { isPublished: true }).expect(200);
  });

  it('may be published when it is decorative, and pages skip it', async () => {
    const media = await createMedia(test.dataSource, { alt: 'Mrlja' });
    await change(media.id, { decorative: true }).expect(200);
    const body = blogPostBody({ imageUrl: addressOf(media) });
    const post = await send('post', '/api/blog', body).expect(201);
    expect(post.body.image).toMatchObject({ alt: null, altEn: null });
    const listed = await test.asAdmin('get', `/api/media?described=true&hash=${media.hash}`);
    expect(listed.body).toHaveLength(1);
  });

  it('may stay in what is published already, which stays editable', async () => {
    const media = await createMedia(test.dataSource);
    const post = await createBlogPost(test.dataSource, { imageUrl: addressOf(media) });
    const path = `/api/blog/${post.id}`;
    await send('patch', path, { title: 'Novi naslov' }).expect(200);
    const other = await createMedia(test.dataSource);
    await send('patch', path, { imageUrl: addressOf(other) }).expect(400);
  });

  it('in a text needs one there or in the library', async () => {
    const media = await createMedia(test.dataSource);
    const page = (alt: string) => {
      const content = `Uvodni odlomak.\n\n![${alt}](${addressOf(media)})`;
      return pageBody({
        contentFormat: 'markdown',
        content,
        contentEn: 'An introduction.',
        isPublished: true,
      });
    };
    const refused = await send('post', '/api/pages', page('')).expect(400);
    expect(refused.body.errors).toEqual({ content: UNDESCRIBED });
    await send('post', '/api/pages', page('Krug ljudi')).expect(201);
  });
});

describe('a picture of people', () => {
  it('is not published before they have consented', async () => {
    const media = await createMedia(test.dataSource, { ...DESCRIBED, showsPeople: true });
    const body = blogPostBody({ imageUrl: addressOf(media) });
    const refused = await send('post', '/api/blog', body).expect(400);
    expect(refused.body.errors).toEqual({ imageUrl: WITHOUT_CONSENT });
    const open = await test.asAdmin('get', `/api/media?consent=false&hash=${media.hash}`);
    expect(open.body).toHaveLength(1);
    await change(media.id, { consentDate: '2026-05-04' }).expect(200);
    await send('post', '/api/blog', body).expect(201);
    const given = await test.asAdmin('get', `/api/media?consent=false&hash=${media.hash}`);
    expect(given.body).toEqual([]);
  });

  it('is not shown by a public call before they have consented', async () => {
    const media = await createMedia(test.dataSource, { ...DESCRIBED, showsPeople: true });
    const picture = `![](${addressOf(media)})`;
    const part = { heading: 'Tko', headingEn: 'Who', text: `Svi.\n\n${picture}`, textEn: 'All.' };
    const body = publicCallBody({ parts: [part], leadEn: picture, isPublished: true });
    const refused = await send('post', '/api/public-calls', body).expect(400);
    expect(refused.body.errors).toEqual({
      leadEn: WITHOUT_CONSENT,
      'parts.0.text': WITHOUT_CONSENT,
    });
    const draft = await send('post', '/api/public-calls', { ...body, isPublished: false });
    expect(draft.status).toBe(201);
    await change(media.id, { consentDate: '2026-05-04' }).expect(200);
    const path = `/api/public-calls/${draft.body.id}`;
    await send('patch', path, { isPublished: true }).expect(200);
    // What visitors see already stays editable.
    await test.dataSource.query('UPDATE media SET consent_date = NULL WHERE id = $1', [media.id]);
    await send('patch', path, { signatory: 'Ana Horvat' }).expect(200);
  });

  it('is not sent in a newsletter before they have consented', async () => {
    const media = await createMedia(test.dataSource, { ...DESCRIBED, showsPeople: true });
    const text = `Uvod.\n\n![](${addressOf(media)})`;
    const body = issueBody({ contentFormat: 'markdown', text, textEn: 'An introduction.' });
    const { body: issue } = await send('post', '/api/issues', body).expect(201);
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    const path = `/api/issues/${issue.id}/send`;
    const refused = await send('post', path, { sendAt }).expect(400);
    expect(refused.body.errors).toEqual({ text: WITHOUT_CONSENT });
    const english = await send('post', `${path}?lang=en`, { sendAt }).expect(400);
    expect(english.body.errors.text).toMatch(/^The image shows people/);
    await change(media.id, { consentDate: '2026-05-04' }).expect(200);
    await send('post', path, { sendAt }).expect(200);
  });

  it('is no portrait in the team before they have consented, and needs no description', async () => {
    const media = await createMedia(test.dataSource, { showsPeople: true });
    const body = teamMemberBody({ imageUrl: addressOf(media) });
    const refused = await send('post', '/api/team', body).expect(400);
    expect(refused.body.errors).toEqual({ imageUrl: WITHOUT_CONSENT });
    const older = await createTeamMember(test.dataSource, { imageUrl: addressOf(media) });
    const path = `/api/team/${older.id}`;
    await send('patch', path, { name: 'Novo Ime' }).expect(200);
    await send('patch', path, { imageUrl: null }).expect(200);
    await send('patch', path, { imageUrl: addressOf(media) }).expect(400);
    await change(media.id, { consentDate: '2026-05-04' }).expect(200);
    await send('post', '/api/team', body).expect(201);
  });

  it('keeps the consent while content shows it, and it is given on a day that has come', async () => {
    const consent = { showsPeople: true, consentDate: '2026-05-04' };
    const media = await createMedia(test.dataSource, { ...DESCRIBED, ...consent });
    const post = await createBlogPost(test.dataSource, { imageUrl: addressOf(media) });
    const refused = await change(media.id, { consentDate: null }).expect(409);
    expect(refused.body.errors.consentDate).toContain(`„${post.title}”`);
    const future = await change(media.id, { consentDate: '2999-01-01' }).expect(400);
    expect(future.body.errors.consentDate).toBe('Dan pristanka ne može biti u budućnosti.');
    await send('patch', `/api/blog/${post.id}`, { imageUrl: null }).expect(200);
    await change(media.id, { consentDate: null }).expect(200);
  });
});

describe('the caption of a picture', () => {
  it('is answered with its credit, in each language', async () => {
    const texts = {
      caption: 'Radionica u Kninu',
      captionEn: 'A workshop in Knin.',
      credit: 'Foto: Ana Horvat',
    };
    const media = await createMedia(test.dataSource, { ...DESCRIBED, ...texts });
    const url = addressOf(media);
    const post = await createBlogPost(test.dataSource, {
      imageUrl: url,
      contentFormat: 'markdown',
      content: `![Krug](${url})`,
    });
    const path = `/api/blog/${post.id}?texts=blocks`;
    const { body } = await test.anonymous.get(path).expect(200);
    const caption = 'Radionica u Kninu. Foto: Ana Horvat';
    expect(body.image).toMatchObject({
      caption,
      captionEn: 'A workshop in Knin. Foto: Ana Horvat',
    });
    expect(body.blocks.content).toMatchObject([{ type: 'picture', caption }]);
  });
});
