import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { blogPostBody } from '../../factories/blog-post.factory.js';
import { partnerBody } from '../../factories/partner.factory.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { fetchBytes, photo, pixel, upload, type Variant } from './pictures.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const showPhotosIn = (photoStyle: string) =>
  test.anonymous.put('/api/settings/1').set(test.admin).send({ photoStyle }).expect(200);

/** A photo from black on its left to white on its right, with noise. */
async function darkToLight(width = 640): Promise<Buffer> {
  const ramp = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="400"><linearGradient id="g"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient><path fill="url(#g)" d="M0 0h${width}v400H0z"/></svg>`,
    ),
  )
    .png()
    .toBuffer();
  const noise = await photo(width, 400).png().toBuffer();
  return sharp(ramp)
    .composite([{ input: noise, blend: 'soft-light' }])
    .png()
    .toBuffer();
}

async function addPhoto(file?: Buffer) {
  const { body } = await upload(
    test,
    file ?? (await photo(640, 400).jpeg().toBuffer()),
    'slika.jpg',
    { alt: 'Krug', altEn: 'Circle' },
  ).expect(201);
  return body;
}

/** The picture of a row as visitors get it. */
async function shownIn(
  resource: string,
  body: object,
): Promise<{ url: string; variants: Variant[] }> {
  const path = `/api/${resource}`;
  const added = await test.anonymous.post(path).set(test.admin).send(body).expect(201);
  const { body: row } = await test.anonymous.get(`${path}/${added.body.id}`).expect(200);
  return row.image;
}

const near = (colour: number[]) => colour.map((value) => expect.closeTo(value, -1.3));

describe('a photo in two tones', () => {
  it('goes from the dark colour of its category to the ground of the site', async () => {
    const { url: imageUrl, hash } = await addPhoto(await darkToLight());
    for (const [category, tone, shadows] of [
      ['news', 'sea', [14, 74, 90]],
      ['announcement', 'olive', [58, 69, 24]],
      ['article', 'fig', [90, 31, 55]],
    ] as const) {
      const { url, variants } = await shownIn('blog', blogPostBody({ category, imageUrl }));
      expect(url).toBe(`/media/${hash}-${tone}.webp`);
      expect(variants.map((one) => one.url)).toEqual(
        [480, 640].flatMap((width) =>
          ['avif', 'webp'].map((format) => `/media/${hash}-${tone}-${width}.${format}`),
        ),
      );
      for (const variant of variants) {
        const file = await fetchBytes(test, variant.url);
        const { format, width, height } = await sharp(file).metadata();
        expect([width, height]).toEqual([variant.width, variant.height]);
        expect(format).toBe(variant.format === 'avif' ? 'heif' : 'webp');
        expect(await pixel(file, 2, 100)).toEqual(near([...shadows]));
        expect(await pixel(file, variant.width - 3, 100)).toEqual(near([251, 248, 242]));
      }
    }
  });

  it('is of the sea where the page has no category, as in the panel', async () => {
    const { url: imageUrl, hash, shown } = await addPhoto();
    expect(shown).toMatchObject({ url: `/media/${hash}-sea.webp` });
    const member = { name: 'Ana', position: 'Predsjednica', positionEn: 'President', imageUrl };
    expect(await shownIn('team', member)).toMatchObject({ url: `/media/${hash}-sea.webp` });
    expect(shown.placeholder).not.toBe('');
  });

  it('keeps its transparent parts', async () => {
    const cutOut = await photo(640, 400).ensureAlpha(0).png().toBuffer();
    const { hash } = await addPhoto(cutOut);
    const file = await fetchBytes(test, `/media/${hash}-sea-480.webp`);
    expect((await sharp(file).stats()).channels[3]?.max).toBe(0);
  });

  it('is made once, however many ask for it, and goes with the picture', async () => {
    const { id, hash } = await addPhoto();
    const path = `/media/${hash}-fig-480.avif`;
    const files = await Promise.all(Array.from({ length: 6 }, () => fetchBytes(test, path)));
    expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(1);
    const stored: unknown[] = await test.dataSource.query(
      `SELECT width, format FROM media_files WHERE media_id = $1 AND tone = 'fig'`,
      [id],
    );
    expect(stored).toEqual([{ width: 480, format: 'avif' }]);
    await test.anonymous.delete(`/api/media/${id}`).set(test.admin).expect(200);
    await test.anonymous.get(path).expect(404);
  });

  it('exists in the widths, formats and tones of the site only', async () => {
    const { hash } = await addPhoto();
    for (const name of [
      'sea-481.avif',
      'sea-480.png',
      'red-480.avif',
      'sea-sea.webp',
      'colour.webp',
    ]) {
      await test.anonymous.get(`/media/${hash}-${name}`).expect(404);
    }
  });
});

describe('a picture stays in its colours', () => {
  afterEach(() => showPhotosIn('duotone'));

  it('when it says so', async () => {
    const { id, url: imageUrl } = await addPhoto();
    const change = { fullColour: true };
    await test.anonymous.patch(`/api/media/${id}`).set(test.admin).send(change).expect(200);
    expect(await shownIn('blog', blogPostBody({ imageUrl }))).toMatchObject({ url: imageUrl });
  });

  it('when the settings say so, for all', async () => {
    const { url: imageUrl } = await addPhoto();
    await showPhotosIn('colour');
    expect(await shownIn('blog', blogPostBody({ imageUrl }))).toMatchObject({ url: imageUrl });
  });

  it('as a logo', async () => {
    const { url: logoUrl } = await addPhoto();
    expect(await shownIn('partners', partnerBody({ logoUrl }))).toMatchObject({ url: logoUrl });
  });

  it('when it is a drawing, which is recognised by its few colours', async () => {
    const drawing = new URL('../../../../site/public/images/projekt-suhozid.svg', import.meta.url);
    const png = await sharp(await readFile(drawing))
      .png()
      .toBuffer();
    expect(await addPhoto(png)).toMatchObject({ fullColour: true });
    expect(await addPhoto()).toMatchObject({ fullColour: false });
  });
});
