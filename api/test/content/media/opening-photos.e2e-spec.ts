import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Settings } from '../../../src/settings/settings.entity.js';
import { createMedia } from '../../factories/media.factory.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterEach(() => test.dataSource.getRepository(Settings).clear());
afterAll(() => test.close());

const DESCRIBED = { alt: 'Krug ljudi', altEn: 'A circle of people' };

const change = (fields: object) => test.asAdmin('patch', '/api/settings/1', fields);
const addressOf = ({ hash }: { hash: string }) => `/media/${hash}.webp`;

describe('the photos on the first screens', () => {
  it('are answered to visitors with their sizes, in the style of the settings', async () => {
    const media = await createMedia(test.dataSource, {
      ...DESCRIBED,
      focalX: 30,
      credit: 'Foto: A.',
    });
    const { body } = await change({ homeImageUrl: addressOf(media) }).expect(200);
    expect(body.homeImage.url).toBe(`/media/${media.hash}-sea.webp`);
    await change({ photoStyle: 'colour' }).expect(200);
    for (const path of ['/api/settings/1', '/api/settings']) {
      const [settings] = [(await test.anonymous.get(path).expect(200)).body].flat();
      expect(settings).toMatchObject({
        homeImage: { url: addressOf(media), focalX: 30, caption: 'Foto: A.', width: 32 },
        aboutImage: null,
      });
    }
    const cleared = await change({ homeImageUrl: '' }).expect(200);
    expect(cleared.body).toMatchObject({ homeImageUrl: null, homeImage: null });
  });

  it('are described and show people only with their consent', async () => {
    const bare = await createMedia(test.dataSource);
    const people = await createMedia(test.dataSource, { ...DESCRIBED, showsPeople: true });
    const refused = await change({
      homeImageUrl: addressOf(bare),
      aboutImageUrl: addressOf(people),
    }).expect(400);
    expect(refused.body.errors).toEqual({
      homeImageUrl: expect.stringMatching(/^Prije objave opišite sliku/),
      aboutImageUrl: expect.stringMatching(/^Na slici su osobe, a nije zabilježeno/),
    });
    await test
      .asAdmin('patch', `/api/media/${people.id}`, { consentDate: '2026-05-04' })
      .expect(200);
    await change({ aboutImageUrl: addressOf(people) }).expect(200);
  });

  it('do not keep older settings from being changed', async () => {
    const bare = await createMedia(test.dataSource);
    await test.anonymous.get('/api/settings/1').expect(200);
    await test.dataSource.query('UPDATE settings SET home_image_url = $1', [addressOf(bare)]);
    await change({ phone: '+385 1 555 0177' }).expect(200);
    await change({ aboutImageUrl: addressOf(bare) }).expect(400);
  });

  it('are named where their picture is used, and keep it and its consent', async () => {
    const consent = { showsPeople: true, consentDate: '2026-05-04' };
    const media = await createMedia(test.dataSource, { ...DESCRIBED, ...consent });
    const path = `/api/media/${media.id}`;
    await change({ homeImageUrl: addressOf(media), aboutImageUrl: addressOf(media) }).expect(200);
    const { body } = await test.asAdmin('get', path).expect(200);
    expect(
      body.usedBy.map(({ resource, title }: Record<string, string>) => [resource, title]),
    ).toEqual(
      expect.arrayContaining([
        ['settings', 'Fotografija na naslovnici'],
        ['settings', 'Fotografija na stranici O nama'],
      ]),
    );
    expect(body.usedBy).toHaveLength(2);
    await change({ aboutImageUrl: null }).expect(200);
    const kept = await test.asAdmin('patch', path, { consentDate: null }).expect(409);
    const message =
      'Sliku koriste: postavka „Fotografija na naslovnici”. Najprije je ondje uklonite.';
    expect(kept.body.errors).toEqual({ consentDate: message });
    const refused = await test.asAdmin('delete', path).expect(409);
    expect(refused.body.errors).toEqual({ url: message });
    await change({ homeImageUrl: null }).expect(200);
    await test.asAdmin('delete', path).expect(200);
  });
});
