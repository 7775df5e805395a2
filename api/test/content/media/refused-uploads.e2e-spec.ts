import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { mediaBody, pngChunk, rawPng, uniquePicture } from '../../factories/media.factory.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { upload, uploadJson, dataUrl, photo } from './pictures.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('a refused upload', () => {
  /** Expects an error of the field in both languages. */
  async function expectRefusal(file: Buffer, status: number, hr: string, en: string) {
    const croatian = await upload(test, file);
    expect([croatian.status, croatian.body.errors]).toEqual([status, { file: hr }]);
    expect(croatian.body.detail).toBe(hr);
    const english = await upload(test, file, 'slika.png', {}, '?lang=en');
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
        sharp(await uniquePicture())
          .gif()
          .toBuffer(),
    ],
    [
      'TIFF',
      async () =>
        sharp(await uniquePicture())
          .tiff()
          .toBuffer(),
    ],
    ['PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['text', () => Buffer.from('samo tekst')],
    ['ZIP', () => Buffer.from('PK\x03\x04'.padEnd(60, '\0'), 'latin1')],
    ['HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['single byte', () => Buffer.from('x')],
  ])('is a %s file, even when it is named as a JPEG', async (_, make) => {
    await expectRefusal(await make(), ...FORMAT);
  });

  it('is an animated picture', async () => {
    const one = await sharp(await uniquePicture())
      .raw()
      .toBuffer();
    const two = await sharp(await uniquePicture())
      .raw()
      .toBuffer();
    const raw = { width: 32, height: 48, channels: 3, pageHeight: 24 } as const;
    const webp = await sharp(Buffer.concat([one, two]), { raw })
      .webp({ delay: [9, 9] })
      .toBuffer();
    const png = await uniquePicture();
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

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is a truncated %s', async (format) => {
    const file = await photo(300, 200).toFormat(format).toBuffer();
    for (const fraction of [0.1, 0.5, 0.9]) {
      await expectRefusal(file.subarray(0, Math.floor(file.length * fraction)), ...DAMAGED);
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
    const image = await sharp(await uniquePicture())
      .jpeg()
      .toBuffer();
    await expectRefusal(make(image), ...MIXED);
  });

  it('is a file of more than 10 MB, while one of exactly 10 MB is accepted', async () => {
    const limit = 10 * 1024 * 1024;
    const image = await sharp(await uniquePicture())
      .jpeg()
      .toBuffer();
    const padded = (length: number) => Buffer.concat([image, Buffer.alloc(length - image.length)]);
    const message = 'Datoteka smije imati najviše 10 MB.';
    await expectRefusal(padded(limit + 1), 413, message, 'The file may be at most 10 MB.');
    await upload(test, padded(limit)).expect(201);
    for (const length of [limit + 1, limit + 100_000]) {
      const json = await uploadJson(test, { file: dataUrl(padded(length)) }).expect(413);
      expect(json.body.errors).toEqual({ file: message });
    }
    await uploadJson(test, { file: dataUrl(padded(limit)) }).expect(200);
  });

  it('is a picture of more than 50 megapixels, however small its file', async () => {
    const tooLarge = [
      400,
      'Slika smije imati najviše 50 megapiksela.',
      'The image may have at most 50 megapixels.',
    ] as const;
    const before = process.memoryUsage().rss;
    await expectRefusal(rawPng(30_000, 30_000, Buffer.alloc(100_000)), ...tooLarge);
    await expectRefusal(rawPng(2_000_000_000, 2_000_000_000, Buffer.alloc(100)), ...DAMAGED);
    expect(process.memoryUsage().rss - before).toBeLessThan(300e6);
    const wide = await sharp({
      create: { width: 10_000, height: 5_001, channels: 3, background: '#123' },
    })
      .png()
      .toBuffer();
    await expectRefusal(wide, ...tooLarge);
  });

  it('is a picture of less than 16 pixels in width or height', async () => {
    await expectRefusal(
      await uniquePicture(200, 15),
      400,
      'Slika mora biti široka i visoka barem 16 piksela.',
      'The image must be at least 16 pixels wide and high.',
    );
  });

  it('is a body without a file, or with an unreadable one', async () => {
    await expectRefusal(Buffer.alloc(0), 400, 'Odaberite sliku.', 'Choose an image.');
    for (const body of [{}, { file: null }, { file: '' }]) {
      const answer = await uploadJson(test, body).expect(400);
      expect(answer.body.errors).toEqual({ file: 'Odaberite sliku.' });
    }
    for (const file of [1, true, [], {}, 'https://a.example/b.png', 'data:,a', { src: 'blob:x' }]) {
      const { body } = await uploadJson(test, { file }).expect(400);
      expect([file, body.errors]).toEqual([
        file,
        { file: 'Datoteka u formatu JSON mora biti zapisana kao data: URL u base64.' },
      ]);
    }
    const empty = await test.anonymous.post('/api/media').set(test.admin).expect(400);
    expect(empty.body.errors).toEqual({ file: 'Odaberite sliku.' });
  });

  it('is a malformed form', async () => {
    const post = (type: string, body: string) =>
      test.anonymous.post('/api/media').set(test.admin).set('Content-Type', type).send(body);
    const one = { file: 'Pošaljite jednu datoteku u polju file.' };
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
      const { status, body } = await post(type, 'nonsense');
      expect([type, status, body.errors]).toEqual([type, 400, one]);
    }
    const picture = await uniquePicture();
    const two = await upload(test, picture).attach('file', picture, 'b.png');
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

  it('is a form or a large body for an operation without a file', async () => {
    const form = test.anonymous.post('/api/blog').set(test.admin);
    await form.attach('file', await uniquePicture(), 'a.png').expect(415);
    const { body } = await uploadJson(test, mediaBody());
    const long = { alt: 'x'.repeat(1_100_000) };
    await test.asAdmin('put', `/api/media/${body.id}`, long).expect(413);
  });

  it('is one by a caller other than an administrator, before it is read', async () => {
    const picture = await uniquePicture();
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

  it('is answered as a client error for randomly damaged files', async () => {
    const files = await Promise.all(
      (['jpeg', 'png', 'webp', 'avif'] as const).map((format) =>
        photo(60, 40).toFormat(format).toBuffer(),
      ),
    );
    const seen = new Set<number>();
    for (let round = 0; round < 100; round += 1) {
      for (const file of files) {
        const { status } = await upload(test, mutated(file, round));
        expect([round, status < 500]).toEqual([round, true]);
        seen.add(status);
      }
    }
    expect([...seen].sort()).toEqual(expect.arrayContaining([201, 400]));
  }, 120_000);
});

/** Adds a comment to the beginning of a JPEG. */
function comment(jpeg: Buffer, text: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([head, text, jpeg.subarray(2)]);
}

/** Changes some bytes of a file, the same ones for the same seed. */
function mutated(file: Buffer, seed: number): Buffer {
  const copy = Buffer.from(file);
  let state = seed * 2_654_435_761 + 1;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
  // A change in the header has the most effect.
  const range = seed % 2 ? copy.length : Math.min(copy.length, 200);
  for (let change = 0; change <= seed % 8; change += 1) copy[random(range)] = random(256);
  return seed % 5 === 4 ? copy.subarray(0, random(copy.length)) : copy;
}
