import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ENTITIES } from '../../../src/database/entities.js';
import { fieldsOf, formattedNames } from '../../../src/fields/field.js';
import type { MediaUseDto } from '../../../src/media/dto/media-use.dto.js';
import { PICTURE_SOURCES } from '../../../src/media/media-usage.js';
import { blogPostBody, createBlogPost } from '../../factories/blog-post.factory.js';
import { createEvent, eventBody } from '../../factories/event.factory.js';
import { issueBody } from '../../factories/issue.factory.js';
import { createMedia } from '../../factories/media.factory.js';
import { pageBody } from '../../factories/page.factory.js';
import { createPartner } from '../../factories/partner.factory.js';
import { createProject, projectBody } from '../../factories/project.factory.js';
import { createPublicCall, publicCallBody } from '../../factories/public-call.factory.js';
import { createTeamMember, teamMemberBody } from '../../factories/team-member.factory.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { photo, upload } from './pictures.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const DESCRIBED = { alt: 'Krug ljudi', altEn: 'A circle of people' };
const CONSENT = { showsPeople: true, consentDate: '2026-05-04' };
const UNDESCRIBED = 'Prije objave opišite sliku na oba jezika ili označite da je ukrasna.';
const WITHOUT_CONSENT =
  'Na slici su osobe, a nije zabilježeno da su na objavu pristale. Zabilježite to uz sliku ili odaberite drugu.';

type Method = 'get' | 'post' | 'patch' | 'delete';
const send = (method: Method, path: string, body?: object) =>
  test.asAdmin(method, `/api/${path}`, body);
const change = (id: number, body: object) => send('patch', `media/${id}`, body);
const urlOf = ({ hash }: { hash: string }) => `/media/${hash}.webp`;
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

describe('pictures', () => {
  it('can be changed only in their texts and their focal point', async () => {
    const media = await createMedia(test.dataSource, { alt: 'Prije' });
    const fixed = { hash: 'x', width: 1, url: '/' };
    const changes = { alt: '', altEn: 'After', name: 'mapa/novo?.jpg', focalX: 96, focalY: 14 };
    const { body } = await change(media.id, { ...changes, ...fixed }).expect(200);
    const { hash, width } = media;
    expect(body).toMatchObject({ alt: null, altEn: 'After', name: 'novo.jpg', hash, width });
    expect(body).toMatchObject({ focalX: 100, focalY: 10 });
  });

  it('keep each of two texts that are changed at the same time', async () => {
    const { id } = await createMedia(test.dataSource);
    for (let round = 0; round < 5; round += 1) {
      const texts = { alt: `Slika ${round}`, altEn: `Picture ${round}` };
      await Promise.all([
        change(id, { alt: texts.alt }).expect(200),
        change(id, { altEn: texts.altEn }).expect(200),
      ]);
      expect((await send('get', `media/${id}`).expect(200)).body).toMatchObject(texts);
    }
  });

  it('are searched, and filtered by what uses, describes or allows them', async () => {
    const half = await createMedia(test.dataSource, { alt: 'Opis-003' });
    const whole = await createMedia(test.dataSource, { alt: 'Opis', altEn: 'OPIS-003' });
    const people = { ...DESCRIBED, name: 'opis-003.jpg', showsPeople: true };
    const open = await createMedia(test.dataSource, people);
    await createBlogPost(test.dataSource, { imageUrl: urlOf(half) });
    const found = async (filter: object) => {
      const query = JSON.stringify({ q: 'opis-003', ...filter });
      return idsOf((await send('get', `media?filter=${query}`).expect(200)).body);
    };
    expect(await found({ described: false })).toEqual([half.id]);
    expect(await found({ described: true })).toEqual([open.id, whole.id]);
    expect(await found({ used: true })).toEqual([half.id]);
    expect(await found({ consent: false })).toEqual([open.id]);
    await change(open.id, { consentDate: '2026-05-04' }).expect(200);
    expect(await found({ consent: false })).toEqual([]);
  });

  it('are looked for in every field for pictures and every formatted text', () => {
    const tableOf = (entity: (typeof ENTITIES)[number]) => test.dataSource.getMetadata(entity);
    const ownFields = ENTITIES.flatMap((entity) => {
      const { tableName, ...metadata } = tableOf(entity);
      const pictures = fieldsOf(entity).filter(({ picture }) => picture);
      return pictures.map(({ name }) => {
        const column = metadata.columns.find(({ propertyName }) => propertyName === name);
        return `${tableName}.${column?.databaseName}`;
      });
    });
    const texts = ENTITIES.flatMap((entity) =>
      formattedNames(entity).map((name) => `${tableOf(entity).tableName}.${name}`),
    );
    const sources = Object.values(PICTURE_SOURCES).flatMap(({ table, urlColumn, formatted }) => [
      ...(urlColumn === undefined ? [] : [`${table}.${urlColumn}`]),
      ...(formatted === undefined ? [] : [`${table}.${formatted}`, `${table}.${formatted}En`]),
    ]);
    expect(new Set([...ownFields, ...texts])).toEqual(new Set(sources));
  });

  it('name the content that uses them, and are not deleted while it does', async () => {
    const media = await createMedia(test.dataSource, DESCRIBED);
    const imageUrl = urlOf(media);
    const text = `Ovako izgleda:\n\n![Radionica](${imageUrl})`;
    const part = { heading: 'Uvjeti', headingEn: 'Conditions', text, textEn: 'See above.' };
    const { dataSource } = test;
    await createBlogPost(dataSource, { imageUrl });
    await createProject(dataSource, { imageUrl: `/media/${media.hash}-32.webp` });
    const formatted = { contentFormat: 'markdown', descriptionEn: text } as const;
    await createEvent(dataSource, formatted);
    await createEvent(dataSource, { contentFormat: 'text', description: text });
    await createTeamMember(dataSource, { imageUrl });
    await createPartner(dataSource, { name: 'Grad', logoUrl: `/media/${media.hash}-32.avif` });
    await createPublicCall(dataSource, { parts: [part] });
    const photos = { homeImageUrl: imageUrl, aboutImageUrl: imageUrl };
    await send('patch', 'settings/1', photos).expect(200);
    const path = `media/${media.id}`;
    const { body } = await send('get', path).expect(200);
    const using: MediaUseDto[] = body.usedBy;
    expect(using.map(({ resource }) => resource).join()).toBe(
      'blog,projects,events,team,partners,public-calls,settings,settings',
    );
    const refused = await send('delete', path).expect(409);
    expect(refused.body.errors.url).toMatch(/partner „Grad” i još 3\. Najprije/);
    await dataSource.query('TRUNCATE blog_posts, projects, events, team_members CASCADE');
    await dataSource.query('TRUNCATE partners, public_calls CASCADE');
    const left = await send('delete', path).expect(409);
    expect(left.body.errors.url).toContain('postavka „Fotografija na naslovnici”');
    await send('patch', 'settings/1', { homeImageUrl: null, aboutImageUrl: '' }).expect(200);
    await send('delete', path).expect(200);
  });
});

it('Content with an uploaded picture contains all of its sizes, its caption and its credit', async () => {
  const texts = { caption: 'Radionica', captionEn: 'A workshop.', credit: 'Foto: Ana Horvat' };
  const fields = { ...DESCRIBED, ...texts, fullColour: true };
  const media = await createMedia(test.dataSource, fields);
  const { hash, width, height } = media;
  const image = {
    url: urlOf(media),
    width,
    height,
    ...DESCRIBED,
    caption: 'Radionica. Foto: Ana Horvat',
    captionEn: 'A workshop. Foto: Ana Horvat',
    placeholder: '#aabbcc',
    variants: [{ url: `/media/${hash}-32.webp`, width, height, format: 'webp' }],
  };
  const shown = async (resource: string, { id }: { id: number }) =>
    (await test.anonymous.get(`/api/${resource}/${id}`).expect(200)).body.image;
  const { dataSource } = test;
  const imageUrl = urlOf(media);
  const rows = {
    blog: await createBlogPost(dataSource, { imageUrl: `/media/${hash}-32.webp` }),
    projects: await createProject(dataSource, { imageUrl }),
    events: await createEvent(dataSource, { imageUrl }),
    team: await createTeamMember(dataSource, { imageUrl }),
    partners: await createPartner(dataSource, { logoUrl: imageUrl }),
  };
  for (const [resource, row] of Object.entries(rows)) {
    expect(await shown(resource, row)).toMatchObject(image);
  }
  for (const other of ['/images/a.svg', `https://drugdje.example${imageUrl}`]) {
    expect(await shown('blog', await createBlogPost(dataSource, { imageUrl: other }))).toBeNull();
  }
});

/** Each way in which a picture becomes public, and the field that a refusal names. */
const PUBLISHED: [resource: string, field: string, bodyWith: (address: string) => object][] = [
  ['blog', 'imageUrl', (imageUrl) => blogPostBody({ imageUrl })],
  ['projects', 'imageUrl', (imageUrl) => projectBody({ imageUrl, isPublished: true })],
  ['events', 'imageUrl', (imageUrl) => eventBody({ imageUrl, isPublished: true })],
  [
    'pages',
    'content',
    (address) => pageBody({ contentFormat: 'markdown', content: `Uvodni.\n\n![](${address})` }),
  ],
  [
    'public-calls',
    'parts.0.text',
    (address) => {
      const text = `Svi.\n\n![](${address})`;
      return publicCallBody({
        parts: [{ heading: 'Tko', headingEn: 'Who', text, textEn: 'All.' }],
      });
    },
  ],
];

describe.each(PUBLISHED)('a picture in %s', (resource, field, bodyWith) => {
  it('needs a description and the consent of its people to be published, not to be saved', async () => {
    const media = await createMedia(test.dataSource, { alt: 'Krug ljudi' });
    const body = bodyWith(urlOf(media));
    const refused = await send('post', resource, body).expect(400);
    expect(refused.body.errors).toEqual({ [field]: UNDESCRIBED });
    const draft = await send('post', resource, { ...body, isPublished: false }).expect(201);
    const path = `${resource}/${draft.body.id}`;
    const published = { isPublished: true };
    await send('patch', path, published).expect(400);
    await change(media.id, { altEn: 'A circle of people', showsPeople: true }).expect(200);
    const unasked = await send('patch', path, published).expect(400);
    expect(unasked.body.errors).toEqual({ [field]: WITHOUT_CONSENT });
    await change(media.id, { consentDate: '2026-05-04' }).expect(200);
    await send('patch', path, published).expect(200);
    // What visitors see already stays editable.
    await test.dataSource.query('UPDATE media SET consent_date = NULL WHERE id = $1', [media.id]);
    await send('patch', path, { titleEn: 'Another title', reason: 'a', reasonEn: 'b' }).expect(200);
  });
});

describe('a picture', () => {
  it('may be published when it is decorative, and pages skip it', async () => {
    const media = await createMedia(test.dataSource, { alt: 'Mrlja', decorative: true });
    const body = blogPostBody({ imageUrl: urlOf(media) });
    const post = await send('post', 'blog', body).expect(201);
    expect(post.body.image).toMatchObject({ alt: null, altEn: null });
  });

  it('that is new in what is published already is checked', async () => {
    const first = await createMedia(test.dataSource);
    const post = await createBlogPost(test.dataSource, { imageUrl: urlOf(first) });
    const second = { imageUrl: urlOf(await createMedia(test.dataSource)) };
    await send('patch', `blog/${post.id}`, second).expect(400);
  });

  it('in a text may be described there', async () => {
    const media = await createMedia(test.dataSource);
    const content = `Uvodni odlomak.\n\n![Krug ljudi](${urlOf(media)})`;
    await send('post', 'pages', pageBody({ contentFormat: 'markdown', content })).expect(201);
  });

  it('on the first screens is described and shows people only with their consent', async () => {
    const bare = urlOf(await createMedia(test.dataSource));
    const people = await createMedia(test.dataSource, { ...DESCRIBED, showsPeople: true });
    const photos = { homeImageUrl: bare, aboutImageUrl: urlOf(people) };
    const refused = await send('patch', 'settings/1', photos).expect(400);
    const errors = { homeImageUrl: UNDESCRIBED, aboutImageUrl: WITHOUT_CONSENT };
    expect(refused.body.errors).toEqual(errors);
    await test.dataSource.query('UPDATE settings SET home_image_url = $1', [bare]);
    await send('patch', 'settings/1', { phone: '+385 1 555 0177' }).expect(200);
    await send('patch', 'settings/1', { aboutImageUrl: bare }).expect(400);
    await change(people.id, { consentDate: '2026-05-04' }).expect(200);
    const about = { homeImageUrl: null, aboutImageUrl: urlOf(people), photoStyle: 'colour' };
    await send('patch', 'settings/1', about).expect(200);
    const { body } = await test.anonymous.get('/api/settings/1').expect(200);
    expect(body).toMatchObject({ homeImage: null, aboutImage: { url: urlOf(people) } });
  });

  it('is no portrait in the team before its people have consented, and needs no description', async () => {
    const media = await createMedia(test.dataSource, { showsPeople: true });
    const body = teamMemberBody({ imageUrl: urlOf(media) });
    const refused = await send('post', 'team', body).expect(400);
    expect(refused.body.errors).toEqual({ imageUrl: WITHOUT_CONSENT });
    const older = await createTeamMember(test.dataSource, { imageUrl: urlOf(media) });
    await send('patch', `team/${older.id}`, { name: 'Novo Ime' }).expect(200);
    await send('patch', `team/${older.id}`, { imageUrl: null }).expect(200);
    await send('patch', `team/${older.id}`, { imageUrl: urlOf(media) }).expect(400);
    await change(media.id, { consentDate: '2026-05-04' }).expect(200);
    await send('post', 'team', body).expect(201);
  });

  it('is not sent in a newsletter before its people have consented', async () => {
    const bytes = await photo(40, 30).jpeg().toBuffer();
    const { body: media } = await upload(test, bytes, 'krug.jpg', DESCRIBED).expect(201);
    await change(media.id, { showsPeople: true }).expect(200);
    const text = `Uvod.\n\n![](${media.url})`;
    const body = issueBody({ contentFormat: 'markdown', text, textEn: 'An introduction.' });
    const { body: issue } = await send('post', 'issues', body).expect(201);
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    const refused = await send('post', `issues/${issue.id}/send`, { sendAt }).expect(400);
    expect(refused.body.errors).toEqual({ text: WITHOUT_CONSENT });
    await change(media.id, { consentDate: '2026-05-04' }).expect(200);
    await send('post', `issues/${issue.id}/send`, { sendAt }).expect(200);
  });

  it('keeps the consent while content shows it, and it is given on a day that has come', async () => {
    const media = await createMedia(test.dataSource, { ...DESCRIBED, ...CONSENT });
    const post = await createBlogPost(test.dataSource, { imageUrl: urlOf(media) });
    const refused = await change(media.id, { consentDate: null }).expect(409);
    expect(refused.body.errors.consentDate).toContain(`„${post.title}”`);
    const future = await change(media.id, { consentDate: '2999-01-01' }).expect(400);
    expect(future.body.errors.consentDate).toBe('Dan pristanka ne može biti u budućnosti.');
    await send('patch', `blog/${post.id}`, { imageUrl: null }).expect(200);
    await change(media.id, { consentDate: null }).expect(200);
  });
});
