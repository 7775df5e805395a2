import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { pngChunk, rawPng, uniquePicture } from '../../factories/media.factory.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { upload, uploadJson, dataUrl, photo } from './pictures.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('a refused upload', () => {
  async function expectRefusal(file: Buffer, status: number, message: string) {
    const { status: answered, body } = await upload(test, file);
    expect([answered, body.errors]).toEqual([status, { file: message }]);
  }

  const FORMAT = [415, 'Slika mora biti u formatu JPEG, PNG, WebP ili AVIF.'] as const;
  const DAMAGED = [400, 'Slika je oštećena ili nepotpuna.'] as const;
  const MIXED = [
    400,
    'Datoteka osim slike sadrži i drugi sadržaj (primjerice arhivu ili kôd) i zato nije prihvaćena.',
  ] as const;

  it('is a file of another format, even when it is named as a JPEG', async () => {
    const picture = await uniquePicture();
    const files = [
      '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>',
      '%PDF-1.7\n1 0 obj\n<<>>\nendobj',
      '<!doctype html><script>alert(1)</script>',
      'PK\x03\x04'.padEnd(60, '\0'),
      '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
      'x',
      await sharp(picture).gif().toBuffer(),
      await sharp(picture).tiff().toBuffer(),
    ];
    for (const file of files) {
      const bytes = typeof file === 'string' ? Buffer.from(file, 'latin1') : file;
      await expectRefusal(bytes, ...FORMAT);
    }
  });

  it('is an animated picture', async () => {
    const pictures = [await uniquePicture(), await uniquePicture()];
    const frames = await Promise.all(pictures.map((picture) => sharp(picture).raw().toBuffer()));
    const raw = { width: 32, height: 48, channels: 3, pageHeight: 24 } as const;
    const webp = await sharp(Buffer.concat(frames), { raw })
      .webp({ delay: [9, 9] })
      .toBuffer();
    const png = await uniquePicture();
    const at = png.indexOf('IDAT') - 4;
    const apng = Buffer.concat([
      png.subarray(0, at),
      pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
      png.subarray(at),
    ]);
    const message = 'Animirane slike nisu podržane. Pošaljite sliku koja miruje.';
    for (const file of [webp, apng]) await expectRefusal(file, 415, message);
  });

  it('is a truncated picture', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const file = await photo(300, 200).toFormat(format).toBuffer();
      for (const fraction of [0.1, 0.9]) {
        await expectRefusal(file.subarray(0, Math.floor(file.length * fraction)), ...DAMAGED);
      }
    }
  });

  it('is a picture that is also an archive, a page, code or a document', async () => {
    const image = await sharp(await uniquePicture())
      .jpeg()
      .toBuffer();
    const followedBy = (text: string) => Buffer.concat([image, Buffer.from(text, 'latin1')]);
    const mixed = [
      followedBy(`PK\x05\x06${'\0'.repeat(18)}`),
      followedBy(`PK\x05\x06${'\0'.repeat(16)}\x05\0hello`),
      followedBy('<HTML><body>'),
      followedBy('<Script>alert(1)</script>'),
      followedBy('<?php system($_GET[0]);'),
      followedBy('<svg onload=alert(1)>'),
      comment(image, Buffer.from('%PDF-1.4 1 0 obj')),
      comment(image, Buffer.from('<script src=//x></script>')),
      // A first marker whose length begins a comment of JavaScript.
      Buffer.concat([
        image.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0x2f, 0x2a]),
        Buffer.alloc(0x2f2a - 2),
        image.subarray(2),
        Buffer.from('*/=alert(document.domain)/*'),
      ]),
    ];
    for (const file of mixed) await expectRefusal(file, ...MIXED);
  });

  it('is a file of more than 10 MB, while one of exactly 10 MB is accepted', async () => {
    const limit = 10 * 1024 * 1024;
    const image = await sharp(await uniquePicture())
      .jpeg()
      .toBuffer();
    const padded = (length: number) => Buffer.concat([image, Buffer.alloc(length - image.length)]);
    const message = 'Datoteka smije imati najviše 10 MB.';
    await expectRefusal(padded(limit + 1), 413, message);
    await upload(test, padded(limit)).expect(201);
    for (const length of [limit + 1, limit + 100_000]) {
      const json = await uploadJson(test, { file: dataUrl(padded(length)) }).expect(413);
      expect(json.body.errors).toEqual({ file: message });
    }
    await uploadJson(test, { file: dataUrl(padded(limit)) }).expect(200);
  });

  it('is a picture of more than 50 megapixels, however small its file', async () => {
    const tooLarge = [400, 'Slika smije imati najviše 50 megapiksela.'] as const;
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
    const message = 'Slika mora biti široka i visoka barem 16 piksela.';
    await expectRefusal(await uniquePicture(200, 15), 400, message);
  });

  it('is a body without a file, or with an unreadable one', async () => {
    await expectRefusal(Buffer.alloc(0), 400, 'Odaberite sliku.');
    for (const body of [{}, { file: null }, { file: '' }]) {
      await uploadJson(test, body).expect(400);
    }
    for (const file of [1, true, [], {}, 'https://a.example/b.png', 'data:,a', { src: 'blob:x' }]) {
      const { status, body } = await uploadJson(test, { file });
      const message = 'Datoteka u formatu JSON mora biti zapisana kao data: URL u base64.';
      expect([file, status, body.errors]).toEqual([file, 400, { file: message }]);
    }
  });

  it('is a malformed form', async () => {
    const send = (type: string, body: string) =>
      test.anonymous.post('/api/media').set(test.admin).set('Content-Type', type).send(body);
    const one = { file: 'Pošaljite jednu datoteku u polju file.' };
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
      const { status, body } = await send(type, 'nonsense');
      expect([type, status, body.errors]).toEqual([type, 400, one]);
    }
    const picture = await uniquePicture();
    const two = await upload(test, picture).attach('file', picture, 'b.png');
    expect([two.status, two.body.errors]).toEqual([400, one]);
    for (const type of ['text/plain', 'image/png', 'application/x-www-form-urlencoded']) {
      expect([type, (await send(type, 'a=b')).status]).toEqual([type, 415]);
    }
  });

  it('is one by a caller other than an administrator, before it is read', async () => {
    const member = await test.signIn({ role: 'member' });
    for (const [headers, status] of [
      [{}, 401],
      [member, 403],
    ] as const) {
      const post = test.anonymous.post('/api/media').set(headers);
      const json = post.set('Content-Type', 'application/json');
      expect((await json.send('{"not": "json')).status).toBe(status);
    }
  });
});

/** Adds a comment to the beginning of a JPEG. */
function comment(jpeg: Buffer, text: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([head, text, jpeg.subarray(2)]);
}
