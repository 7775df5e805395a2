import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { uniquePicture } from '../../factories/media.factory.js';
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
    const file = await photo(2000, 1000).jpeg().toBuffer();
    const { body } = await upload(test, file, 'Čamac na moru.jpg', {
      alt: 'Čamac',
      altEn: 'A boat',
    }).expect(201);
    expect(body).toEqual({
      id: expect.any(Number),
      hash: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: 'Čamac na moru.jpg',
      mimeType: 'image/webp',
      width: 1600,
      height: 800,
      size: expect.any(Number),
      alt: 'Čamac',
      altEn: 'A boat',
      decorative: false,
      caption: null,
      captionEn: null,
      credit: null,
      creditEn: null,
      showsPeople: false,
      consentDate: null,
      focalX: 50,
      focalY: 50,
      fullColour: false,
      placeholder: expect.stringMatching(/^#[0-9a-f]{6}$/),
      url: `/media/${body.hash}.webp`,
      variants: expect.any(Array),
      shown: expect.objectContaining({ url: `/media/${body.hash}-sea.webp`, alt: 'Čamac' }),
      usedBy: [],
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const variants: Variant[] = body.variants;
    expect(variants.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['avif', 480, 240],
      ['webp', 480, 240],
      ['avif', 960, 480],
      ['webp', 960, 480],
      ['avif', 1600, 800],
      ['webp', 1600, 800],
    ]);
    for (const { url, width, height, format, size } of variants) {
      expect(url).toBe(`/media/${body.hash}-${width}.${format}`);
      const bytes = await fetchBytes(test, url);
      expect(bytes.length).toBe(size);
      const read = await sharp(bytes).metadata();
      expect([read.width, read.height]).toEqual([width, height]);
      expect(read.format).toBe(format === 'avif' ? 'heif' : 'webp');
    }
    const largest = await fetchBytes(test, body.url);
    expect(largest.length).toBe(body.size);
    expect(largest.equals(await fetchBytes(test, `/media/${body.hash}-1600.webp`))).toBe(true);
    const digest = createHash('sha256').update(largest).digest('hex');
    expect(body.hash).toBe(digest.slice(0, 32));
    const read = await test.asAdmin('get', `/api/media/${body.id}`).expect(200);
    expect(read.body).toEqual(body);
  });

  it('is also stored in its own width when that lies between the standard ones', async () => {
    const widths = async (width: number, height: number) => {
      const { body } = await upload(test, await uniquePicture(width, height)).expect(201);
      const variants: Variant[] = body.variants;
      return variants
        .filter(({ format }) => format === 'avif')
        .map(({ width, height }) => `${width}x${height}`);
    };
    expect(await widths(32, 24)).toEqual(['32x24']);
    expect(await widths(480, 100)).toEqual(['480x100']);
    expect(await widths(1200, 600)).toEqual(['480x240', '960x480', '1200x600']);
    expect(await widths(100, 6400)).toEqual(['50x3200']);
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

  it.each<[string, () => Promise<Buffer>]>([
    ['PNG', () => uniquePicture()],
    [
      'WebP',
      async () =>
        sharp(await uniquePicture())
          .webp()
          .toBuffer(),
    ],
    [
      'AVIF',
      async () =>
        sharp(await uniquePicture())
          .avif()
          .toBuffer(),
    ],
    [
      'progressive JPEG',
      async () =>
        sharp(await uniquePicture())
          .jpeg({ progressive: true })
          .toBuffer(),
    ],
    [
      'greyscale PNG',
      async () =>
        sharp(await uniquePicture())
          .toColourspace('b-w')
          .png()
          .toBuffer(),
    ],
    [
      '16-bit PNG',
      async () =>
        sharp(await uniquePicture())
          .toColourspace('rgb16')
          .png()
          .toBuffer(),
    ],
    [
      'PNG with a palette',
      async () =>
        sharp(await uniquePicture())
          .png({ palette: true })
          .toBuffer(),
    ],
    [
      '10-bit AVIF',
      async () =>
        sharp(await uniquePicture())
          .avif({ bitdepth: 10 })
          .toBuffer(),
    ],
    [
      'JPEG with a profile',
      async () =>
        sharp(await uniquePicture())
          .withIccProfile('p3')
          .jpeg()
          .toBuffer(),
    ],
    [
      'JPEG with data after its end, as phones leave',
      async () =>
        Buffer.concat([
          await sharp(await uniquePicture())
            .jpeg()
            .toBuffer(),
          Buffer.from('\0\0\0\x18ftypmp42 a short film'),
        ]),
    ],
  ])('may be a %s, whatever its file name', async (_, make) => {
    const { body } = await upload(test, await make(), 'dokument.pdf').expect(201);
    for (const { url } of body.variants as Variant[]) {
      const { space, channels } = await sharp(await fetchBytes(test, url)).metadata();
      expect([space, channels]).toEqual(['srgb', 3]);
    }
  });

  it('in CMYK is converted to its colours in print', async () => {
    const file = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#c22' } })
      .toColourspace('cmyk')
      .jpeg({ quality: 95 })
      .toBuffer();
    expect((await sharp(file).metadata()).space).toBe('cmyk');
    const { body } = await upload(test, file).expect(201);
    const [red = 0, green = 255, blue = 255] = await pixel(
      await fetchBytes(test, body.url),
      16,
      16,
    );
    expect([red > 150, green < 90, blue < 90]).toEqual([true, true, true]);
  });

  it('keeps its transparency, and has its average colour as placeholder', async () => {
    const file = await sharp({
      create: {
        width: 40,
        height: 40,
        channels: 4,
        background: { r: 255, g: 0, b: 0, alpha: 0.5 },
      },
    })
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
    expect(again.body).toEqual({
      ...first.body,
      altEn: 'Second',
      shown: { ...first.body.shown, altEn: 'Second' },
      updatedAt: again.body.updatedAt,
    });
  });

  it('sent five times in parallel is stored once', async () => {
    const picture = await uniquePicture();
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(test, picture)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('may be sent as JSON, as a data URL or as react-admin sends it', async () => {
    const plain = await uploadJson(test, {
      file: dataUrl(await uniquePicture(), 'text/html'),
      name: 'ime.png',
      alt: 'Opis',
    }).expect(201);
    expect(plain.body).toMatchObject({ name: 'ime.png', alt: 'Opis', altEn: null });
    const src = dataUrl(await uniquePicture());
    const panel = await uploadJson(test, { file: { title: 'iz panela.png', src } }).expect(201);
    expect(panel.body).toMatchObject({ name: 'iz panela.png', alt: null });
  });

  it.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\slike\\more.jpg', 'more.jpg'],
    ['a<script>"b".png', 'ascriptb.png'],
    ['gpj.\u202eexe.png', 'gpj.exe.png'],
    ['   ', 'slika'],
    [`${'š'.repeat(300)}.png`, 'š'.repeat(120)],
  ])('with the file name %s is named %s', async (given, expected) => {
    const file = { title: given, src: dataUrl(await uniquePicture()) };
    const { body } = await uploadJson(test, { file }).expect(201);
    expect(body.name).toBe(expected);
  });
});
