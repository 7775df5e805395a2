import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ENTITIES } from '../../../src/database/entities.js';
import { fieldsOf } from '../../../src/fields/field.js';
import type { MediaUseDto } from '../../../src/media/dto/media-use.dto.js';
import { PICTURE_SOURCES } from '../../../src/media/media-usage.js';
import { createBlogPost } from '../../factories/blog-post.factory.js';
import { createEvent } from '../../factories/event.factory.js';
import { createMedia } from '../../factories/media.factory.js';
import { createPartner } from '../../factories/partner.factory.js';
import { createProject } from '../../factories/project.factory.js';
import { createPublicCall } from '../../factories/public-call.factory.js';
import { createTeamMember } from '../../factories/team-member.factory.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('pictures', () => {
  const send = (method: 'get' | 'put' | 'patch' | 'delete', path: string, body?: object) =>
    test.asAdmin(method, `/api/media${path}`, body);

  it('are listed newest first, searched in both languages, sorted and limited to ranges', async () => {
    const first = await createMedia(test.dataSource, { name: 'šetnja-001.jpg', width: 900 });
    const second = await createMedia(test.dataSource, { alt: 'Duga setnja 001', width: 700 });
    const third = await createMedia(test.dataSource, { altEn: 'A long SETNJA 001', width: 800 });
    const listed = async (query: string) => {
      const { body, headers } = await send('get', query).expect(200);
      return [body.map(({ id }: { id: number }) => id), headers['content-range']];
    };
    const { id: a } = first;
    const { id: b } = second;
    const { id: c } = third;
    expect(await listed('?q=setnja')).toEqual([[c, b, a], 'media 0-2/3']);
    expect(await listed('?q=setnja&range=[1,1]')).toEqual([[b], 'media 1-1/3']);
    expect(await listed('?q=setnja&sort=["width","ASC"]')).toEqual([[b, c, a], 'media 0-2/3']);
    expect(await listed(`?filter={"id":[${a},${c}]}`)).toEqual([[c, a], 'media 0-1/2']);
    await send('get', '?sort=["hash","ASC"]').expect(400);
    await send('get', '?filter={"alt":"x"}').expect(400);
  });

  it('are accessible to administrators only', async () => {
    const { id } = await createMedia(test.dataSource);
    await test.anonymous.get('/api/media').expect(401);
    await test.anonymous.get(`/api/media/${id}`).expect(401);
    const member = await test.signIn({ role: 'member' });
    await test.anonymous.get('/api/media').set(member).expect(403);
    await test.anonymous.delete(`/api/media/${id}`).set(member).expect(403);
  });

  it('can be changed only in their texts and their focal point', async () => {
    const media = await createMedia(test.dataSource, { alt: 'Prije' });
    const changes = {
      alt: '',
      altEn: 'After',
      name: 'mapa/novo?.jpg',
      hash: 'x',
      width: 1,
      url: '/',
    };
    const { body } = await send('patch', `/${media.id}`, changes).expect(200);
    const { hash, width } = media;
    expect(body).toMatchObject({ alt: null, altEn: 'After', name: 'novo.jpg', hash, width });
    const put = await send('put', `/${media.id}`, { alt: 'Poslije' }).expect(200);
    expect(put.body).toMatchObject({ alt: 'Poslije', altEn: 'After' });
    expect((await send('get', `/${media.id}`).expect(200)).body).toEqual(put.body);
    const missing = await send('patch', '/2000000000?lang=en', { alt: 'x' }).expect(404);
    expect(missing.body.detail).toBe('There is no such image.');
  });

  it('keep each of two texts that are changed at the same time', async () => {
    const { id } = await createMedia(test.dataSource);
    for (let round = 0; round < 15; round += 1) {
      const texts = { alt: `Slika ${round}`, altEn: `Picture ${round}` };
      await Promise.all([
        send('patch', `/${id}`, { alt: texts.alt }).expect(200),
        send('patch', `/${id}`, { altEn: texts.altEn }).expect(200),
      ]);
      expect((await send('get', `/${id}`).expect(200)).body).toMatchObject(texts);
    }
  });

  it('have their focal point in the centre until another is chosen, which is rounded to tens', async () => {
    const media = await createMedia(test.dataSource);
    const imageUrl = `/media/${media.hash}.webp`;
    const { id } = await createTeamMember(test.dataSource, { imageUrl });
    const shown = async () => {
      const { body } = await test.anonymous.get(`/api/team/${id}`).expect(200);
      return [body.image.focalX, body.image.focalY];
    };
    expect(await shown()).toEqual([50, 50]);
    const point = { focalX: 96, focalY: 14 };
    const { body } = await send('patch', `/${media.id}`, point).expect(200);
    expect(body).toMatchObject({ focalX: 100, focalY: 10, alt: media.alt });
    expect(await shown()).toEqual([100, 10]);
    const put = await send('put', `/${media.id}`, { focalY: 0 }).expect(200);
    expect(put.body).toMatchObject({ focalX: 100, focalY: 0 });
    expect(await shown()).toEqual([100, 0]);
  });

  it('have a list of the content that uses them, and are filtered by it', async () => {
    const [used, unused] = [
      await createMedia(test.dataSource, { name: 'uporaba-002.jpg' }),
      await createMedia(test.dataSource, { name: 'uporaba-002.jpg' }),
    ];
    const imageUrl = `/media/${used.hash}.webp`;
    const { id: post } = await createBlogPost(test.dataSource, { imageUrl });
    const { id: project } = await createProject(test.dataSource, {
      imageUrl: `/media/${used.hash}-32.webp`,
    });
    const { id: event } = await createEvent(test.dataSource, { imageUrl });
    const { id: member } = await createTeamMember(test.dataSource, { imageUrl });
    const { id: partner } = await createPartner(test.dataSource, { logoUrl: imageUrl });
    const text = `Ovako izgleda:\n\n![Radionica](${imageUrl})`;
    const part = { heading: 'Uvjeti', headingEn: 'Conditions', text, textEn: 'See above.' };
    const { id: call } = await createPublicCall(test.dataSource, { parts: [part] });
    const { body } = await send('get', `/${used.id}`).expect(200);
    expect(body.usedBy.map(({ resource, id }: MediaUseDto) => [resource, id])).toEqual([
      ['blog', post],
      ['projects', project],
      ['events', event],
      ['team', member],
      ['partners', partner],
      ['public-calls', call],
    ]);
    expect(body.usedBy[1]).toMatchObject({ title: 'Sigurno dijete', titleEn: 'Safe child' });
    const listed = async (isUsed: boolean) => {
      const { body } = await send('get', `?filter={"q":"uporaba-002","used":${isUsed}}`).expect(
        200,
      );
      return body.map((one: { id: number; usedBy: unknown[] }) => [one.id, one.usedBy.length]);
    };
    expect(await listed(true)).toEqual([[used.id, 6]]);
    expect(await listed(false)).toEqual([[unused.id, 0]]);
  });

  it('are searched for in every picture field', () => {
    const pictureFields = ENTITIES.flatMap((entity) => {
      const metadata = test.dataSource.getMetadata(entity);
      const pictures = fieldsOf(entity).filter(({ picture }) => picture);
      return pictures.map(({ name }) => ({
        table: metadata.tableName,
        urlColumn: metadata.findColumnWithPropertyName(name)?.databaseName,
      }));
    });
    const sources = Object.values(PICTURE_SOURCES)
      .filter(({ urlColumn }) => urlColumn !== undefined)
      .map(({ table, urlColumn }) => ({ table, urlColumn }));
    expect(new Set(pictureFields)).toEqual(new Set(sources));
  });

  it('are filtered by a missing description in either language', async () => {
    const name = 'opis-003.jpg';
    const none = await createMedia(test.dataSource, { name });
    const half = await createMedia(test.dataSource, { name, alt: 'Opis' });
    const both = await createMedia(test.dataSource, { name, alt: 'Opis', altEn: 'Text' });
    const listed = async (described: boolean) => {
      const filter = JSON.stringify({ q: 'opis-003', described });
      const { body } = await send('get', `?filter=${filter}`).expect(200);
      return body.map(({ id }: { id: number }) => id);
    };
    expect(await listed(false)).toEqual([half.id, none.id]);
    expect(await listed(true)).toEqual([both.id]);
  });

  it('are not deleted while content uses them, which the error names', async () => {
    const media = await createMedia(test.dataSource);
    const path = `/${media.id}`;
    const imageUrl = `/media/${media.hash}.webp`;
    await createProject(test.dataSource, { title: 'Obala', titleEn: 'The coast', imageUrl });
    await createPartner(test.dataSource, {
      name: 'Grad',
      nameEn: 'City',
      logoUrl: `/media/${media.hash}-480.avif`,
    });
    const { body } = await send('delete', path).expect(409);
    expect(body.errors).toEqual({
      url: 'Sliku koriste: projekt „Obala”, partner „Grad”. Najprije je ondje uklonite.',
    });
    const english = await send('delete', `${path}?lang=en`).expect(409);
    expect(english.body.detail).toBe(
      'The image is used by: project “The coast”, partner “City”. Remove it there first.',
    );
    await test.anonymous.get(imageUrl).expect(200);

    await test.dataSource.query('UPDATE projects SET image_url = NULL');
    await test.dataSource.query('UPDATE partners SET logo_url = NULL');
    for (let n = 1; n <= 7; n += 1) {
      await createEvent(test.dataSource, { title: `Susret ${n}`, imageUrl });
    }
    const many = await send('delete', path).expect(409);
    expect(many.body.detail).toContain('događaj „Susret 5” i još 2.');
    await test.dataSource.query('UPDATE events SET image_url = NULL');
    const call = await createPublicCall(test.dataSource, { resultsEn: `![](${imageUrl})` });
    const shown = await send('delete', path).expect(409);
    expect(shown.body.detail).toContain(`javni poziv „${call.title}”.`);
    await test.dataSource.query('UPDATE public_calls SET results_en = NULL');
    const deleted = await send('delete', path).expect(200);
    expect(deleted.body).toMatchObject({ id: media.id, hash: media.hash });
    await send('get', path).expect(404);
  });
});

describe('content with an uploaded picture', () => {
  const make = {
    blog: (imageUrl: string | null) =>
      createBlogPost(test.dataSource, { imageUrl, isPublished: true, publishDate: new Date(0) }),
    projects: (imageUrl: string | null) => createProject(test.dataSource, { imageUrl }),
    events: (imageUrl: string | null) => createEvent(test.dataSource, { imageUrl }),
    team: (imageUrl: string | null) => createTeamMember(test.dataSource, { imageUrl }),
    partners: (logoUrl: string | null) => createPartner(test.dataSource, { logoUrl }),
  };

  it.each(Object.entries(make))(
    'contains all sizes of the picture in %s',
    async (resource, create) => {
      const { hash, width, height, alt } = await createMedia(test.dataSource, {
        alt: 'Opis',
        altEn: 'Description',
        fullColour: true,
      });
      const image = {
        url: `/media/${hash}.webp`,
        width,
        height,
        alt,
        altEn: 'Description',
        caption: null,
        captionEn: null,
        focalX: 50,
        focalY: 50,
        placeholder: '#aabbcc',
        variants: [{ url: `/media/${hash}-32.webp`, width, height, format: 'webp' }],
      };
      const ours = await create(`/media/${hash}.webp`);
      const sized = await create(`/media/${hash}-32.webp`);
      const others = [
        await create(null),
        await create('/images/a.svg'),
        await create(`https://drugdje.example/media/${hash}.webp`),
        await create(`/media/${'e'.repeat(32)}.webp`),
      ];
      const expected = new Map([ours, sized].map(({ id }) => [id, image]));
      const path = `/api/${resource}`;
      const ids = [ours, sized, ...others].map(({ id }) => id);
      const { body, headers } = await test.anonymous
        .get(`${path}?filter={"id":[${ids.join()}]}`)
        .expect(200);
      expect(headers['content-range']).toBe(`${resource} 0-5/6`);
      for (const row of body)
        expect([row.id, row.image]).toEqual([row.id, expected.get(row.id) ?? null]);
      const one = await test.anonymous.get(`${path}/${ours.id}`).expect(200);
      expect(one.body.image).toEqual(image);
      const patched = await test
        .asAdmin('patch', `${path}/${others[0]?.id}`, {
          [resource === 'partners' ? 'logoUrl' : 'imageUrl']: `/media/${hash}.webp`,
        })
        .expect(200);
      expect(patched.body.image).toEqual(image);
    },
  );

  it('takes one more query, and none without uploaded pictures', async () => {
    const { hash } = await createMedia(test.dataSource);
    const statements: string[] = [];
    const { logger } = test.dataSource;
    const before = logger.logQuery;
    logger.logQuery = (sql) => void statements.push(sql);
    try {
      const countQueries = async () => {
        statements.length = 0;
        await test.anonymous.get('/api/team').expect(200);
        return statements.filter((sql) => sql.includes('"media"')).length;
      };
      await test.dataSource.query('UPDATE team_members SET image_url = NULL');
      expect(await countQueries()).toBe(0);
      for (const imageUrl of [`/media/${hash}.webp`, `/media/${hash}-32.webp`]) {
        await createTeamMember(test.dataSource, { imageUrl });
      }
      expect(await countQueries()).toBe(1);
    } finally {
      logger.logQuery = before;
    }
  });

  it('does not change responses without rows', async () => {
    const { body } = await test.anonymous.get('/api/blog/categories').expect(200);
    expect(body.every((one: unknown) => typeof one === 'string')).toBe(true);
  });
});
