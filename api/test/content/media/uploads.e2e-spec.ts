import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { blogPostBody } from '../../factories/blog-post.factory.js';
import { createMedia, uniquePicture } from '../../factories/media.factory.js';
import { partnerBody } from '../../factories/partner.factory.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import {
  upload,
  uploadJson,
  dataUrl,
  fetchBytes,
  photo,
  redAndBlue,
  pixel,
  type Variant,
} from './pictures.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('an uploaded picture', () => {
  it('is stored in several widths, each as AVIF and WebP, never enlarged', async () => {
    const file = await photo(2000, 200).jpeg().toBuffer();
    const texts = { alt: 'Čamac', altEn: 'A boat' };
    const { body } = await upload(test, file, 'Čamac na moru.jpg', texts).expect(201);
    expect(body).toMatchObject({ name: 'Čamac na moru.jpg', ...texts, width: 1600, height: 160 });
    const variants: Variant[] = body.variants;
    expect(variants.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['avif', 480, 48],
      ['webp', 480, 48],
      ['avif', 960, 96],
      ['webp', 960, 96],
      ['avif', 1600, 160],
      ['webp', 1600, 160],
    ]);
    for (const { url, width, height, format, size } of variants) {
      expect(url).toBe(`/media/${body.hash}-${width}.${format}`);
      const bytes = await fetchBytes(test, url);
      const read = await sharp(bytes).metadata();
      const stored = [bytes.length, read.width, read.height, read.format];
      expect(stored).toEqual([size, width, height, format === 'avif' ? 'heif' : 'webp']);
    }
  });

  it('is also stored in its own width when that lies between the standard ones', async () => {
    const widths = async (width: number, height: number) => {
      const { body } = await upload(test, await uniquePicture(width, height)).expect(201);
      const variants: Variant[] = body.variants;
      return variants
        .filter(({ format }) => format === 'avif')
        .map(({ width, height }) => `${width}x${height}`);
    };
    expect(await widths(1200, 100)).toEqual(['480x40', '960x80', '1200x100']);
    expect(await widths(32, 6400)).toEqual(['16x3200']);
    expect(await widths(6400, 16)).toEqual(['480x1', '960x2', '1600x4']);
  });

  it('is rotated upright, and loses the metadata of its place and camera', async () => {
    const file = await (
      await redAndBlue()
    )
      .withExif({
        IFD0: { Make: 'Kamera', Copyright: 'Ana Horvat' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 44/1 6/1' },
      })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>tajna</a></x:xmpmeta>')
      .jpeg({ quality: 95 })
      .toBuffer();
    expect((await sharp(file).metadata()).orientation).toBe(6);
    expect(file.includes('Kamera')).toBe(true);
    const { body } = await upload(test, file).expect(201);
    expect([body.width, body.height]).toEqual([32, 64]);
    for (const path of [body.url, ...body.variants.map(({ url }: Variant) => url)]) {
      const bytes = await fetchBytes(test, path);
      const read = await sharp(bytes).metadata();
      expect([read.exif, read.xmp, read.icc, read.iptc]).toEqual(Array(4).fill(undefined));
      for (const trace of ['Kamera', 'Exif', 'tajna', 'Horvat']) {
        expect([path, trace, bytes.includes(trace)]).toEqual([path, trace, false]);
      }
      const [redAbove = 0, , blueAbove = 255] = await pixel(bytes, 16, 8);
      const [redBelow = 255, , blueBelow = 0] = await pixel(bytes, 16, 56);
      expect(redAbove > 200 && blueAbove < 60).toBe(true);
      expect(redBelow < 60 && blueBelow > 200).toBe(true);
    }
  });

  it('may be of any common kind, whatever its file name, and becomes sRGB', async () => {
    const kinds: Record<string, (picture: Sharp) => Sharp> = {
      WebP: (picture) => picture.webp(),
      'greyscale PNG': (picture) => picture.toColourspace('b-w').png(),
      '16-bit PNG': (picture) => picture.toColourspace('rgb16').png(),
      '10-bit AVIF': (picture) => picture.avif({ bitdepth: 10 }),
      'JPEG in CMYK': (picture) => picture.toColourspace('cmyk').jpeg(),
      'JPEG with a profile': (picture) => picture.withIccProfile('p3').jpeg(),
    };
    const files = Object.values(kinds).map(async (convert) =>
      convert(sharp(await uniquePicture())).toBuffer(),
    );
    const withFilm = async () => {
      const jpeg = await sharp(await uniquePicture())
        .jpeg()
        .toBuffer();
      return Buffer.concat([jpeg, Buffer.from('\0\0\0\x18ftypmp42 a short film')]);
    };
    for (const file of await Promise.all([...files, withFilm()])) {
      const { body } = await upload(test, file, 'dokument.pdf').expect(201);
      for (const { url } of body.variants as Variant[]) {
        const { space, channels } = await sharp(await fetchBytes(test, url)).metadata();
        expect([space, channels]).toEqual(['srgb', 3]);
      }
    }
  });

  it('keeps its transparency, and has its average colour as placeholder', async () => {
    const background = { r: 255, g: 0, b: 0, alpha: 0.5 };
    const file = await sharp({ create: { width: 40, height: 40, channels: 4, background } })
      .png()
      .toBuffer();
    const { body } = await upload(test, file).expect(201);
    expect(body.placeholder).toMatch(/^#ff[78][0-9a-f][78][0-9a-f]$/);
    for (const { url } of body.variants as Variant[]) {
      const [, , , alpha] = await pixel(await fetchBytes(test, url), 20, 20);
      expect([url, alpha]).toEqual([url, expect.closeTo(128, -1)]);
    }
  });

  it('is recognised when it is uploaded again, and gains only missing texts', async () => {
    const picture = await uniquePicture();
    const first = await upload(test, picture, 'prva.png', { alt: 'Prvi opis' }).expect(201);
    const withComment = await sharp(picture)
      .withExif({ IFD0: { Make: 'Kamera' } })
      .png()
      .toBuffer();
    const again = await upload(test, withComment, 'druga.png', { alt: 'Drugi', altEn: 'Second' });
    expect(again.status).toBe(200);
    const { id, name, alt } = first.body;
    expect(again.body).toMatchObject({ id, name, alt, altEn: 'Second' });
  });

  it('sent five times in parallel is stored once', async () => {
    const picture = await uniquePicture();
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(test, picture)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('may be sent as a data URL, and gets a name without paths, tags and hidden signs', async () => {
    const file = dataUrl(await uniquePicture(), 'text/html');
    const { body } = await uploadJson(test, { file, name: 'ime.png', alt: 'Opis' }).expect(201);
    expect(body).toMatchObject({ name: 'ime.png', alt: 'Opis', altEn: null });
    const names = [
      ['../../etc/passwd.png', 'passwd.png'],
      ['C:\\slike\\more.jpg', 'more.jpg'],
      ['a<script>"b".png', 'ascriptb.png'],
      ['gpj.\u202eexe.png', 'gpj.exe.png'],
      ['   ', 'slika'],
      [`${'š'.repeat(300)}.png`, 'š'.repeat(120)],
    ];
    for (const [title, expected] of names) {
      const named = { title, src: dataUrl(await uniquePicture()) };
      const answer = await uploadJson(test, { file: named }).expect(201);
      expect(answer.body.name).toBe(expected);
    }
  });
});

async function addPhoto(file?: Buffer) {
  const bytes = file ?? (await photo(64, 48).jpeg().toBuffer());
  const texts = { alt: 'Krug', altEn: 'Circle' };
  return (await upload(test, bytes, 'slika.jpg', texts).expect(201)).body;
}

/** The picture of a row as visitors get it. */
async function shownIn(
  resource: string,
  body: object,
): Promise<{ url: string; variants: Variant[] }> {
  const path = `/api/${resource}`;
  const added = await test.asAdmin('post', path, body).expect(201);
  const { body: row } = await test.anonymous.get(`${path}/${added.body.id}`).expect(200);
  return row.image;
}

const near = (colour: readonly number[]) => colour.map((value) => expect.closeTo(value, -1.3));

describe('a photo in two tones', () => {
  /** A photo from black on its left to white on its right, with noise. */
  async function darkToLight(): Promise<Buffer> {
    const ramp =
      '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="120"><linearGradient id="g"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient><path fill="url(#g)" d="M0 0h640v120H0z"/></svg>';
    const noise = await photo(640, 120).png().toBuffer();
    return sharp(Buffer.from(ramp))
      .composite([{ input: noise, blend: 'soft-light' }])
      .png()
      .toBuffer();
  }

  it('goes from the dark colour of its category to the ground of the site', async () => {
    const { url: imageUrl, hash } = await addPhoto(await darkToLight());
    for (const [category, tone, shadows] of [
      ['news', 'sea', [14, 74, 90]],
      ['announcement', 'olive', [58, 69, 24]],
      ['article', 'fig', [90, 31, 55]],
    ] as const) {
      const { url, variants } = await shownIn('blog', blogPostBody({ category, imageUrl }));
      expect(url).toBe(`/media/${hash}-${tone}.webp`);
      expect(variants).toHaveLength(4);
      const files = tone === 'sea' ? variants : variants.slice(0, 1);
      for (const variant of files) {
        const file = await fetchBytes(test, variant.url);
        const { width, height } = await sharp(file).metadata();
        expect([width, height]).toEqual([variant.width, variant.height]);
        expect(await pixel(file, 2, 50)).toEqual(near(shadows));
        expect(await pixel(file, variant.width - 3, 50)).toEqual(near([251, 248, 242]));
      }
    }
  });

  it('keeps its transparent parts', async () => {
    const cutOut = await photo(64, 48).ensureAlpha(0).png().toBuffer();
    const { hash } = await addPhoto(cutOut);
    const file = await fetchBytes(test, `/media/${hash}-sea-64.webp`);
    expect((await sharp(file).stats()).channels[3]?.max).toBe(0);
  });

  it('is stored once, however many ask for it, and goes with the picture', async () => {
    const { id, hash } = await addPhoto();
    const path = `/media/${hash}-fig-64.avif`;
    const files = await Promise.all(Array.from({ length: 4 }, () => fetchBytes(test, path)));
    expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(1);
    const stored: unknown[] = await test.dataSource.query(
      `SELECT width, format FROM media_files WHERE media_id = $1 AND tone = 'fig'`,
      [id],
    );
    expect(stored).toEqual([{ width: 64, format: 'avif' }]);
    await test.asAdmin('delete', `/api/media/${id}`).expect(200);
    await test.anonymous.get(path).expect(404);
  });

  it('is of the sea without a category, and keeps its colours as a logo, a drawing or by choice', async () => {
    const { id, url: imageUrl, hash } = await addPhoto();
    const member = { name: 'Ana', position: 'Predsjednica', positionEn: 'President', imageUrl };
    expect(await shownIn('team', member)).toMatchObject({ url: `/media/${hash}-sea.webp` });
    const logo = await shownIn('partners', partnerBody({ logoUrl: imageUrl }));
    expect(logo).toMatchObject({ url: imageUrl });
    await test.asAdmin('put', '/api/settings/1', { photoStyle: 'colour' }).expect(200);
    expect(await shownIn('team', member)).toMatchObject({ url: imageUrl });
    await test.asAdmin('put', '/api/settings/1', { photoStyle: 'duotone' }).expect(200);
    await test.asAdmin('patch', `/api/media/${id}`, { fullColour: true }).expect(200);
    expect(await shownIn('team', member)).toMatchObject({ url: imageUrl });
    const drawing = new URL('../../../../site/public/images/projekt-suhozid.svg', import.meta.url);
    const png = await sharp(await readFile(drawing))
      .resize({ width: 320, kernel: 'nearest' })
      .png()
      .toBuffer();
    expect(await addPhoto(png)).toMatchObject({ fullColour: true });
  });
});

describe('a file under /media', () => {
  it('is public, cached permanently, and an image only', async () => {
    const { body } = await upload(test, await uniquePicture()).expect(201);
    for (const format of ['webp', 'avif']) {
      const path = `/media/${body.hash}-32.${format}`;
      const { headers } = await test.anonymous.get(path).expect(200);
      expect(headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'cross-origin-resource-policy': 'cross-origin',
        etag: expect.stringMatching(/^"[\w-]{20,}"$/),
      });
      expect(headers['set-cookie']).toBeUndefined();
      await test.anonymous.get(path).set('If-None-Match', String(headers.etag)).expect(304);
      await test.anonymous.get(path).set('If-None-Match', '"other"').expect(200);
    }
  });

  it('that does not exist is a 404, whatever the URL', async () => {
    const { hash } = await createMedia(test.dataSource);
    for (const name of [
      '',
      '..%2f..%2fetc%2fpasswd',
      '%E0%A4%A',
      '%00',
      `${'0'.repeat(31)}f.webp`,
      hash,
      `${hash}.png`,
      `${hash}-33.webp`,
      `${hash}-032.webp`,
      `${hash}-99999999999.webp`,
      `${hash}-red-32.webp`,
      `${hash}-sea-33.webp`,
      `${hash}-32.webp%00.png`,
    ]) {
      const answer = await fetch(`${test.origin}/media/${name}`, { redirect: 'manual' });
      expect([name, answer.status]).toEqual([name, 404]);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    await test.anonymous.post(`/media/${hash}.webp`).expect(404);
  });

  it('is deleted with its picture, also from the cache', async () => {
    const media = await createMedia(test.dataSource);
    const path = `/media/${media.hash}.webp`;
    await test.anonymous.get(path).expect(200);
    await test.asAdmin('delete', `/api/media/${media.id}`).expect(200);
    await test.anonymous.get(path).expect(404);
    const left = 'SELECT 1 FROM media_files WHERE media_id = $1';
    expect(await test.dataSource.query(left, [media.id])).toEqual([]);
  });
});
