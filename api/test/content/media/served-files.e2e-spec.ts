import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContentChanges } from '../../../src/content/content-changes.js';
import { load } from '../../../src/database/archive/restore-archive.js';
import { backup } from '../../../src/database/archive/write-archive.js';
import { createMedia, uniquePicture } from '../../factories/media.factory.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { upload, fetchBytes, photo, type Variant } from './pictures.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('the document of the upload', () => {
  it('describes a binary file in a form, and a text in JSON', async () => {
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
      const head = await test.anonymous.head(path).expect(200);
      expect(head.headers).toMatchObject({
        'content-length': headers['content-length'],
        etag: headers.etag,
      });
      expect(head.text).toBeUndefined();
      for (const tag of [String(headers.etag), `W/${headers.etag}, "x"`, '*']) {
        const unchanged = await test.anonymous.get(path).set('If-None-Match', tag).expect(304);
        expect(unchanged.headers['cache-control']).toContain('immutable');
      }
      await test.anonymous.get(path).set('If-None-Match', '"other"').expect(200);
    }
  });

  it('that does not exist is a 404, whatever the URL', async () => {
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

  it('is deleted with its picture, also from the cache', async () => {
    const media = await createMedia(test.dataSource);
    const path = `/media/${media.hash}.webp`;
    await test.anonymous.get(path).expect(200);
    await test.asAdmin('delete', `/api/media/${media.id}`).expect(200);
    await test.anonymous.get(path).expect(404);
    const left = await test.dataSource.query('SELECT 1 FROM media_files WHERE media_id = $1', [
      media.id,
    ]);
    expect(left).toEqual([]);
  });
});

describe('a picture restored from a backup', () => {
  it('is served with the same bytes', async () => {
    const { body } = await upload(test, await photo(500, 300).jpeg().toBuffer()).expect(201);
    const served = () =>
      Promise.all(body.variants.map(({ url }: Variant) => fetchBytes(test, url)));
    const before = await served();
    const folder = await mkdtemp(join(tmpdir(), 'media-'));
    try {
      await backup(test.dataSource, join(folder, 'site.backup'));
      await test.dataSource.query('UPDATE media_files SET bytes = $1', [Buffer.from('lost')]);
      await test.dataSource.transaction((manager) =>
        load(manager, join(folder, 'site.backup'), true),
      );
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
