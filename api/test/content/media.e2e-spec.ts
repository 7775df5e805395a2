import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { ContentChanges } from '../../src/content/content-changes.js';
import { backup } from '../../src/database/backup.js';
import { restore } from '../../src/database/restore.js';
import type { MediaUseDto } from '../../src/media/dto/media-use.dto.js';
import { PICTURE_SOURCES } from '../../src/media/media-usage.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createEvent } from '../factories/event.factory.js';
import {
  createMedia,
  mediaBody,
  pngChunk,
  rawPng,
  somePicture,
} from '../factories/media.factory.js';
import { createPartner } from '../factories/partner.factory.js';
import { createProject } from '../factories/project.factory.js';
import { createTeamMember } from '../factories/team-member.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Fields = Record<string, string>;

/** Uploads a file as a form does. */
function upload(file: Buffer, name = 'slika.jpg', fields: Fields = {}, query = '') {
  const request = test.anonymous.post(`/api/media${query}`).set(test.admin);
  for (const [field, value] of Object.entries(fields)) void request.field(field, value);
  return request.attach('file', file, { filename: name, contentType: 'image/jpeg' });
}

/** Uploads a file as JSON. */
const uploadJson = (body: object) => test.anonymous.post('/api/media').set(test.admin).send(body);

const dataUrl = (file: Buffer, type = 'image/png') =>
  `data:${type};base64,${file.toString('base64')}`;

/** The bytes at an address, as a browser gets them. */
async function fetched(path: string): Promise<Buffer> {
  const answer = await fetch(`${test.origin}${path}`);
  expect([path, answer.status]).toEqual([path, 200]);
  return Buffer.from(await answer.arrayBuffer());
}

/** A picture like a photo: nothing in it is even. */
const photo = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  }).blur(2);

/** Left half red, right half blue. */
async function redAndBlue(width = 64, height = 32): Promise<Sharp> {
  const half = { width: width / 2, height, channels: 3 } as const;
  const blue = await sharp({ create: { ...half, background: '#00f' } })
    .png()
    .toBuffer();
  const both = await sharp({ create: { ...half, width, background: '#f00' } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
  return sharp(both);
}

async function pixel(file: Buffer, left: number, top: number): Promise<number[]> {
  const data = await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...data];
}

interface Variant {
  url: string;
  width: number;
  height: number;
  format: 'avif' | 'webp';
  size: number;
}

describe('an uploaded picture', () => {
  it('is kept in several widths, each as AVIF and WebP, never enlarged', async () => {
    const file = await photo(2000, 1000).jpeg().toBuffer();
    const { body } = await upload(file, 'Čamac na moru.jpg', {
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
      placeholder: expect.stringMatching(/^#[0-9a-f]{6}$/),
      url: `/media/${body.hash}.webp`,
      variants: expect.any(Array),
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
      const bytes = await fetched(url);
      expect(bytes.length).toBe(size);
      const read = await sharp(bytes).metadata();
      expect([read.width, read.height]).toEqual([width, height]);
      expect(read.format).toBe(format === 'avif' ? 'heif' : 'webp');
    }
    const largest = await fetched(body.url);
    expect(largest.length).toBe(body.size);
    expect(largest.equals(await fetched(`/media/${body.hash}-1600.webp`))).toBe(true);
    const digest = createHash('sha256').update(largest).digest('hex');
    expect(body.hash).toBe(digest.slice(0, 32));
    const read = await test.anonymous.get(`/api/media/${body.id}`).set(test.admin).expect(200);
    expect(read.body).toEqual(body);
  });

  it('keeps its own width when that lies between ours', async () => {
    const widths = async (width: number, height: number) => {
      const { body } = await upload(await somePicture(width, height)).expect(201);
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

  it('is turned upright and keeps nothing of where and with what it was taken', async () => {
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

    const { body } = await upload(file).expect(201);
    expect([body.width, body.height]).toEqual([32, 64]);
    for (const path of [body.url, ...body.variants.map(({ url }: Variant) => url)]) {
      const bytes = await fetched(path);
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
    ['PNG', () => somePicture()],
    [
      'WebP',
      async () =>
        sharp(await somePicture())
          .webp()
          .toBuffer(),
    ],
    [
      'AVIF',
      async () =>
        sharp(await somePicture())
          .avif()
          .toBuffer(),
    ],
    [
      'progressive JPEG',
      async () =>
        sharp(await somePicture())
          .jpeg({ progressive: true })
          .toBuffer(),
    ],
    [
      'greyscale PNG',
      async () =>
        sharp(await somePicture())
          .toColourspace('b-w')
          .png()
          .toBuffer(),
    ],
    [
      '16-bit PNG',
      async () =>
        sharp(await somePicture())
          .toColourspace('rgb16')
          .png()
          .toBuffer(),
    ],
    [
      'PNG with a palette',
      async () =>
        sharp(await somePicture())
          .png({ palette: true })
          .toBuffer(),
    ],
    [
      '10-bit AVIF',
      async () =>
        sharp(await somePicture())
          .avif({ bitdepth: 10 })
          .toBuffer(),
    ],
    [
      'JPEG with a profile',
      async () =>
        sharp(await somePicture())
          .withIccProfile('p3')
          .jpeg()
          .toBuffer(),
    ],
    [
      'JPEG with data after its end, as phones leave',
      async () =>
        Buffer.concat([
          await sharp(await somePicture())
            .jpeg()
            .toBuffer(),
          Buffer.from('\0\0\0\x18ftypmp42 a film of the moment before'),
        ]),
    ],
  ])('may be a %s, whatever its name says', async (_, make) => {
    const { body } = await upload(await make(), 'dokument.pdf').expect(201);
    for (const { url } of body.variants as Variant[]) {
      const { space, channels } = await sharp(await fetched(url)).metadata();
      expect([space, channels]).toEqual(['srgb', 3]);
    }
  });

  it('in CMYK comes out in the colours it has in print', async () => {
    const file = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#c22' } })
      .toColourspace('cmyk')
      .jpeg({ quality: 95 })
      .toBuffer();
    expect((await sharp(file).metadata()).space).toBe('cmyk');
    const { body } = await upload(file).expect(201);
    const [red = 0, green = 255, blue = 255] = await pixel(await fetched(body.url), 16, 16);
    expect([red > 150, green < 90, blue < 90]).toEqual([true, true, true]);
  });

  it('stays see-through where it is, and tells its average colour', async () => {
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
    const { body } = await upload(file).expect(201);
    expect(body.placeholder).toMatch(/^#ff[78][0-9a-f][78][0-9a-f]$/);
    for (const { url } of body.variants as Variant[]) {
      const [, , , alpha] = await pixel(await fetched(url), 20, 20);
      expect([url, alpha]).toEqual([url, expect.closeTo(128, -1)]);
    }
  });

  it('is known again, and only gains the texts it did not have', async () => {
    const picture = await somePicture();
    const first = await upload(picture, 'prva.png', { alt: 'Prvi opis' }).expect(201);
    const withComment = await sharp(picture)
      .withExif({ IFD0: { Make: 'Kamera' } })
      .png()
      .toBuffer();
    const again = await upload(withComment, 'druga.png', { alt: 'Drugi', altEn: 'Second' });
    expect(again.status).toBe(200);
    expect(again.body).toEqual({
      ...first.body,
      altEn: 'Second',
      updatedAt: again.body.updatedAt,
    });
  });

  it('sent many times at once is kept once', async () => {
    const picture = await somePicture();
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(picture)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('may be sent as JSON, as a data URL or the way react-admin does', async () => {
    const plain = await uploadJson({
      file: dataUrl(await somePicture(), 'text/html'),
      name: 'ime.png',
      alt: 'Opis',
    }).expect(201);
    expect(plain.body).toMatchObject({ name: 'ime.png', alt: 'Opis', altEn: null });
    const src = dataUrl(await somePicture());
    const panel = await uploadJson({ file: { title: 'iz panela.png', src } }).expect(201);
    expect(panel.body).toMatchObject({ name: 'iz panela.png', alt: null });
  });

  it.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\slike\\more.jpg', 'more.jpg'],
    ['a<script>"b".png', 'ascriptb.png'],
    ['gpj.\u202eexe.png', 'gpj.exe.png'],
    ['   ', 'slika'],
    [`${'š'.repeat(300)}.png`, 'š'.repeat(120)],
  ])('called %s is named %s', async (given, kept) => {
    const file = { title: given, src: dataUrl(await somePicture()) };
    const { body } = await uploadJson({ file }).expect(201);
    expect(body.name).toBe(kept);
  });
});

describe('what is refused', () => {
  /** Whatever is wrong with the file is said of the field, in both languages. */
  async function expectRefusal(file: Buffer, status: number, hr: string, en: string) {
    const croatian = await upload(file);
    expect([croatian.status, croatian.body.errors]).toEqual([status, { file: hr }]);
    expect(croatian.body.detail).toBe(hr);
    const english = await upload(file, 'slika.png', {}, '?lang=en');
    expect([english.status, english.body.errors]).toEqual([status, { file: en }]);
  }

  const FORMAT = [
    415,
    'Slika mora biti u formatu JPEG, PNG, WebP ili AVIF.',
    'The image must be a JPEG, PNG, WebP or AVIF.',
  ] as const;
  const DAMAGED = [
    400,
    'Slika je oštećena ili nepotpuna.',
    'The image is damaged or incomplete.',
  ] as const;
  const MIXED = [
    400,
    'Datoteka osim slike sadrži i drugi sadržaj (primjerice arhivu ili kôd) i zato nije prihvaćena.',
    'The file holds something besides the image (such as an archive or code) and is refused.',
  ] as const;

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>')],
    [
      'GIF',
      async () =>
        sharp(await somePicture())
          .gif()
          .toBuffer(),
    ],
    [
      'TIFF',
      async () =>
        sharp(await somePicture())
          .tiff()
          .toBuffer(),
    ],
    ['PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['text', () => Buffer.from('samo tekst')],
    ['ZIP', () => Buffer.from('PK\x03\x04'.padEnd(60, '\0'), 'latin1')],
    ['HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['single byte', () => Buffer.from('x')],
  ])('%s, even when it is called a JPEG', async (_, make) => {
    await expectRefusal(await make(), ...FORMAT);
  });

  it('is a picture that moves', async () => {
    const one = await sharp(await somePicture())
      .raw()
      .toBuffer();
    const two = await sharp(await somePicture())
      .raw()
      .toBuffer();
    const raw = { width: 32, height: 48, channels: 3, pageHeight: 24 } as const;
    const webp = await sharp(Buffer.concat([one, two]), { raw })
      .webp({ delay: [9, 9] })
      .toBuffer();
    const png = await somePicture();
    const at = png.indexOf('IDAT') - 4;
    const apng = Buffer.concat([
      png.subarray(0, at),
      pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
      png.subarray(at),
    ]);
    for (const file of [webp, apng]) {
      await expectRefusal(
        file,
        415,
        'Animirane slike nisu podržane. Pošaljite sliku koja miruje.',
        'Animated images are not supported. Please send a still one.',
      );
    }
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is a %s that was cut off', async (format) => {
    const file = await photo(300, 200).toFormat(format).toBuffer();
    for (const share of [0.1, 0.5, 0.9]) {
      await expectRefusal(file.subarray(0, Math.floor(file.length * share)), ...DAMAGED);
    }
  });

  it.each<[string, (image: Buffer) => Buffer]>([
    [
      'a ZIP',
      (image) => Buffer.concat([image, Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')]),
    ],
    [
      'a ZIP with a comment',
      (image) =>
        Buffer.concat([image, Buffer.from(`PK\x05\x06${'\0'.repeat(16)}\x05\0hello`, 'latin1')]),
    ],
    ['a page', (image) => Buffer.concat([image, Buffer.from('<HTML><body>')])],
    ['a script', (image) => Buffer.concat([image, Buffer.from('<Script>alert(1)</script>')])],
    ['PHP', (image) => Buffer.concat([image, Buffer.from('<?php system($_GET[0]);')])],
    ['a drawing', (image) => Buffer.concat([image, Buffer.from('<svg onload=alert(1)>')])],
    ['a PDF', (image) => comment(image, Buffer.from('%PDF-1.4 1 0 obj'))],
    ['a comment of code', (image) => comment(image, Buffer.from('<script src=//x></script>'))],
    [
      'JavaScript',
      (image) =>
        Buffer.concat([
          image.subarray(0, 2),
          Buffer.from([0xff, 0xfe, 0x2f, 0x2a]),
          Buffer.alloc(0x2f2a - 2),
          image.subarray(2),
          Buffer.from('*/=alert(document.domain)/*'),
        ]),
    ],
  ])('is a picture that is also %s', async (_, make) => {
    const image = await sharp(await somePicture())
      .jpeg()
      .toBuffer();
    await expectRefusal(make(image), ...MIXED);
  });

  it('is a file beyond 10 MB, while one of just 10 MB is read', async () => {
    const most = 10 * 1024 * 1024;
    const image = await sharp(await somePicture())
      .jpeg()
      .toBuffer();
    const padded = (length: number) => Buffer.concat([image, Buffer.alloc(length - image.length)]);
    const said = 'Datoteka smije imati najviše 10 MB.';
    await expectRefusal(padded(most + 1), 413, said, 'The file may be at most 10 MB.');
    await upload(padded(most)).expect(201);
    for (const length of [most + 1, most + 100_000]) {
      const json = await uploadJson({ file: dataUrl(padded(length)) }).expect(413);
      expect(json.body.errors).toEqual({ file: said });
    }
    await uploadJson({ file: dataUrl(padded(most)) }).expect(200);
  });

  it('is a picture that would unpack to more than 50 megapixels', async () => {
    const said = [
      400,
      'Slika smije imati najviše 50 megapiksela.',
      'The image may have at most 50 megapixels.',
    ] as const;
    const before = process.memoryUsage().rss;
    await expectRefusal(rawPng(30_000, 30_000, Buffer.alloc(100_000)), ...said);
    await expectRefusal(rawPng(2_000_000_000, 2_000_000_000, Buffer.alloc(100)), ...DAMAGED);
    expect(process.memoryUsage().rss - before).toBeLessThan(300e6);
    const wide = await sharp({
      create: { width: 10_000, height: 5_001, channels: 3, background: '#123' },
    })
      .png()
      .toBuffer();
    await expectRefusal(wide, ...said);
  });

  it('is a picture of less than 16 pixels', async () => {
    await expectRefusal(
      await somePicture(200, 15),
      400,
      'Slika mora biti široka i visoka barem 16 piksela.',
      'The image must be at least 16 pixels wide and high.',
    );
  });

  it('is a body without a file, or with one that cannot be read', async () => {
    await expectRefusal(Buffer.alloc(0), 400, 'Odaberite sliku.', 'Choose an image.');
    for (const body of [{}, { file: null }, { file: '' }]) {
      const answer = await uploadJson(body).expect(400);
      expect(answer.body.errors).toEqual({ file: 'Odaberite sliku.' });
    }
    for (const file of [1, true, [], {}, 'https://a.example/b.png', 'data:,a', { src: 'blob:x' }]) {
      const { body } = await uploadJson({ file }).expect(400);
      expect([file, body.errors]).toEqual([
        file,
        { file: 'Datoteka u formatu JSON mora biti zapisana kao data: URL u base64.' },
      ]);
    }
    const empty = await test.anonymous.post('/api/media').set(test.admin).expect(400);
    expect(empty.body.errors).toEqual({ file: 'Odaberite sliku.' });
  });

  it('is a form that is not one', async () => {
    const post = (type: string, body: string) =>
      test.anonymous.post('/api/media').set(test.admin).set('Content-Type', type).send(body);
    const one = { file: 'Pošaljite jednu datoteku u polju file.' };
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
      const { status, body } = await post(type, 'nonsense');
      expect([type, status, body.errors]).toEqual([type, 400, one]);
    }
    const picture = await somePicture();
    const two = await upload(picture).attach('file', picture, 'b.png');
    expect([two.status, two.body.errors]).toEqual([400, one]);
    const elsewhere = await test.anonymous
      .post('/api/media')
      .set(test.admin)
      .attach('slika', picture, 'a.png');
    expect([elsewhere.status, elsewhere.body.errors]).toEqual([400, one]);
    for (const type of ['text/plain', 'image/png', 'application/x-www-form-urlencoded']) {
      const { status, body } = await post(type, 'a=b');
      expect([type, status, body.detail]).toEqual([
        type,
        415,
        'Sadržaj mora biti u formatu multipart/form-data ili JSON.',
      ]);
    }
    await post('application/json', '{"file":').expect(400);
  });

  it('is a form or a large body where no file is taken', async () => {
    const form = test.anonymous.post('/api/blog').set(test.admin);
    await form.attach('file', await somePicture(), 'a.png').expect(415);
    const { body } = await uploadJson(mediaBody());
    const long = { alt: 'x'.repeat(1_100_000) };
    await test.anonymous.put(`/api/media/${body.id}`).set(test.admin).send(long).expect(413);
  });

  it('is an upload of anybody but an administrator, before it is read', async () => {
    const picture = await somePicture();
    const member = await test.signIn({ role: 'member' });
    for (const [headers, status] of [
      [{}, 401],
      [member, 403],
      [{ Cookie: test.admin.Cookie, Origin: 'https://drugdje.example' }, 403],
    ] as const) {
      const form = test.anonymous.post('/api/media').set(headers);
      expect((await form.attach('file', picture, 'a.png')).status).toBe(status);
      const json = test.anonymous
        .post('/api/media')
        .set(headers)
        .set('Content-Type', 'application/json');
      expect((await json.send('{"not": "json')).status).toBe(status);
    }
  });

  it('is never more than the client’s mistake, whatever the bytes', async () => {
    const files = await Promise.all(
      (['jpeg', 'png', 'webp', 'avif'] as const).map((format) =>
        photo(60, 40).toFormat(format).toBuffer(),
      ),
    );
    const seen = new Set<number>();
    for (let round = 0; round < 100; round += 1) {
      for (const file of files) {
        const { status } = await upload(mutated(file, round));
        expect([round, status < 500]).toEqual([round, true]);
        seen.add(status);
      }
    }
    expect([...seen].sort()).toEqual(expect.arrayContaining([201, 400]));
  }, 120_000);
});

/** A JPEG with a comment at its beginning. */
function comment(jpeg: Buffer, text: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([head, text, jpeg.subarray(2)]);
}

/** The file with some bytes changed, always the same ones for the same number. */
function mutated(file: Buffer, seed: number): Buffer {
  const copy = Buffer.from(file);
  let state = seed * 2_654_435_761 + 1;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
  // The header is where a change does most.
  const reach = seed % 2 ? copy.length : Math.min(copy.length, 200);
  for (let change = 0; change <= seed % 8; change += 1) copy[random(reach)] = random(256);
  return seed % 5 === 4 ? copy.subarray(0, random(copy.length)) : copy;
}

describe('the description of the upload', () => {
  it('takes the file itself from a form, and a text in JSON', async () => {
    const { body } = await test.anonymous.get('/api/docs-json').expect(200);
    const { content } = body.paths['/api/media'].post.requestBody;
    const form = content['multipart/form-data'].schema;
    expect(form.properties.file).toEqual({
      type: 'string',
      format: 'binary',
      description: expect.any(String),
    });
    expect(form.required).toEqual(['file']);
    expect(content['application/json'].schema.$ref).toBe('#/components/schemas/CreateMediaDto');
    const json = body.components.schemas.CreateMediaDto;
    expect(json.properties.file.oneOf.map(({ type }: { type: string }) => type)).toEqual([
      'string',
      'object',
    ]);
    expect(JSON.stringify(json)).not.toContain('binary');
    expect(Object.keys(json.properties).sort()).toEqual(Object.keys(form.properties).sort());
  });
});

describe('a file under /media', () => {
  it('is sent to everybody, for good, and as nothing but an image', async () => {
    const { body } = await upload(await somePicture()).expect(201);
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
      const head = await test.anonymous.head(path).expect(200);
      expect(head.headers).toMatchObject({
        'content-length': headers['content-length'],
        etag: headers.etag,
      });
      expect(head.text).toBeUndefined();
      for (const tag of [String(headers.etag), `W/${headers.etag}, "x"`, '*']) {
        const known = await test.anonymous.get(path).set('If-None-Match', tag).expect(304);
        expect(known.headers['cache-control']).toContain('immutable');
      }
      await test.anonymous.get(path).set('If-None-Match', '"other"').expect(200);
    }
  });

  it('that is not there is a 404, however it is asked for', async () => {
    const { hash } = await createMedia(test.dataSource);
    for (const path of [
      '/media',
      '/media/',
      '/media/..%2f..%2fetc%2fpasswd',
      '/media/%E0%A4%A',
      '/media/%00',
      `/media/${'0'.repeat(31)}f.webp`,
      `/media/${hash}`,
      `/media/${hash}.avif`,
      `/media/${hash}.png`,
      `/media/${hash}.webp/`,
      `/media/${hash}-33.webp`,
      `/media/${hash}-032.webp`,
      `/media/${hash}-99999999999.webp`,
      `/media/x/${hash}.webp`,
      `/media/${hash.toUpperCase()}x.webp`,
      `/media/${hash}-32.webp%00.png`,
    ]) {
      const answer = await fetch(`${test.origin}${path}`, { redirect: 'manual' });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
    const english = await test.anonymous.get('/media/x.webp?lang=en').expect(404);
    expect(english.body.detail).toBe('There is no such image.');
    for (const method of ['post', 'put', 'delete'] as const) {
      await test.anonymous[method](`/media/${hash}.webp`).expect(404);
    }
  });

  it('is gone with its picture, also where it was kept', async () => {
    const media = await createMedia(test.dataSource);
    const path = `/media/${media.hash}.webp`;
    await test.anonymous.get(path).expect(200);
    await test.anonymous.delete(`/api/media/${media.id}`).set(test.admin).expect(200);
    await test.anonymous.get(path).expect(404);
    const left = await test.dataSource.query('SELECT 1 FROM media_files WHERE media_id = $1', [
      media.id,
    ]);
    expect(left).toEqual([]);
  });
});

describe('a picture brought back from a backup', () => {
  it('is served byte for byte', async () => {
    const { body } = await upload(await photo(500, 300).jpeg().toBuffer()).expect(201);
    const served = () => Promise.all(body.variants.map(({ url }: Variant) => fetched(url)));
    const before = await served();
    const folder = await mkdtemp(join(tmpdir(), 'media-'));
    try {
      await backup(test.dataSource, join(folder, 'site.backup'));
      await test.dataSource.query('UPDATE media_files SET bytes = $1', [Buffer.from('lost')]);
      await restore(test.dataSource, join(folder, 'site.backup'), true);
    } finally {
      await rm(folder, { recursive: true });
    }
    test.app.get(ContentChanges).changed();
    const after = await served();
    expect(before).toHaveLength(4);
    expect(after.map((file) => file.toString('hex'))).toEqual(
      before.map((file) => file.toString('hex')),
    );
  });
});

describe('the rows of pictures', () => {
  const send = (method: 'get' | 'put' | 'patch' | 'delete', path: string, body?: object) =>
    test.anonymous[method](`/api/media${path}`).set(test.admin).send(body);

  it('are listed newest first, searched in both languages, sorted and cut into ranges', async () => {
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

  it('are for administrators alone', async () => {
    const { id } = await createMedia(test.dataSource);
    await test.anonymous.get('/api/media').expect(401);
    await test.anonymous.get(`/api/media/${id}`).expect(401);
    const member = await test.signIn({ role: 'member' });
    await test.anonymous.get('/api/media').set(member).expect(403);
    await test.anonymous.delete(`/api/media/${id}`).set(member).expect(403);
  });

  it('change in their texts alone', async () => {
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

  it('say which content shows them, and are told apart by that', async () => {
    const [shown, idle] = [
      await createMedia(test.dataSource, { name: 'uporaba-002.jpg' }),
      await createMedia(test.dataSource, { name: 'uporaba-002.jpg' }),
    ];
    const imageUrl = `/media/${shown.hash}.webp`;
    const { id: post } = await createBlogPost(test.dataSource, { imageUrl });
    const { id: project } = await createProject(test.dataSource, {
      imageUrl: `/media/${shown.hash}-32.webp`,
    });
    const { id: event } = await createEvent(test.dataSource, { imageUrl });
    const { id: member } = await createTeamMember(test.dataSource, { imageUrl });
    const { id: partner } = await createPartner(test.dataSource, { logoUrl: imageUrl });
    const { body } = await send('get', `/${shown.id}`).expect(200);
    expect(body.usedBy.map(({ resource, id }: MediaUseDto) => [resource, id])).toEqual([
      ['blog', post],
      ['projects', project],
      ['events', event],
      ['team', member],
      ['partners', partner],
    ]);
    expect(body.usedBy[1]).toMatchObject({ title: 'Sigurno dijete', titleEn: 'Safe child' });
    const listed = async (used: boolean) => {
      const { body } = await send('get', `?filter={"q":"uporaba-002","used":${used}}`).expect(200);
      return body.map((one: { id: number; usedBy: unknown[] }) => [one.id, one.usedBy.length]);
    };
    expect(await listed(true)).toEqual([[shown.id, 5]]);
    expect(await listed(false)).toEqual([[idle.id, 0]]);
  });

  it('are looked for in every row that can show one', () => {
    // Earlier versions of a row are not shown to anybody.
    const shown = test.dataSource.entityMetadatas.filter(
      ({ tableName, columns }) =>
        !tableName.includes('version') &&
        columns.some(({ propertyName }) => ['imageUrl', 'logoUrl'].includes(propertyName)),
    );
    const sources = Object.values(PICTURE_SOURCES).map(({ table }) => table);
    expect(shown.map(({ tableName }) => tableName).toSorted()).toEqual(sources.toSorted());
  });

  it('without a description in one of the languages are found', async () => {
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

  it('are not deleted while something shows them, and it is said what does', async () => {
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
    const deleted = await send('delete', path).expect(200);
    expect(deleted.body).toMatchObject({ id: media.id, hash: media.hash });
    await send('get', path).expect(404);
  });
});

describe('content with a picture of ours', () => {
  const make = {
    blog: (imageUrl: string | null) =>
      createBlogPost(test.dataSource, { imageUrl, isPublished: true, publishDate: new Date(0) }),
    projects: (imageUrl: string | null) => createProject(test.dataSource, { imageUrl }),
    events: (imageUrl: string | null) => createEvent(test.dataSource, { imageUrl }),
    team: (imageUrl: string | null) => createTeamMember(test.dataSource, { imageUrl }),
    partners: (logoUrl: string | null) => createPartner(test.dataSource, { logoUrl }),
  };

  it.each(Object.entries(make))('is told with all its sizes in %s', async (resource, create) => {
    const { hash, width, height, alt } = await createMedia(test.dataSource, { alt: 'Opis' });
    const image = {
      url: `/media/${hash}.webp`,
      width,
      height,
      alt,
      altEn: null,
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
    const patched = await test.anonymous
      .patch(`${path}/${others[0]?.id}`)
      .set(test.admin)
      .send({ [resource === 'partners' ? 'logoUrl' : 'imageUrl']: `/media/${hash}.webp` })
      .expect(200);
    expect(patched.body.image).toEqual(image);
  });

  it('costs one question more to the database, and none when there is no such picture', async () => {
    const { hash } = await createMedia(test.dataSource);
    const asked: string[] = [];
    const { logger } = test.dataSource;
    const before = logger.logQuery;
    logger.logQuery = (sql) => void asked.push(sql);
    try {
      const questions = async () => {
        asked.length = 0;
        await test.anonymous.get('/api/team').expect(200);
        return asked.filter((sql) => sql.includes('"media"')).length;
      };
      await test.dataSource.query('UPDATE team_members SET image_url = NULL');
      expect(await questions()).toBe(0);
      for (const imageUrl of [`/media/${hash}.webp`, `/media/${hash}-32.webp`]) {
        await createTeamMember(test.dataSource, { imageUrl });
      }
      expect(await questions()).toBe(1);
    } finally {
      logger.logQuery = before;
    }
  });

  it('answers what is no row as it is', async () => {
    const { body } = await test.anonymous.get('/api/blog/categories').expect(200);
    expect(body.every((one: unknown) => typeof one === 'string')).toBe(true);
  });
});
