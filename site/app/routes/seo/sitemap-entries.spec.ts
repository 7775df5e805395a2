import { expect, it } from '@jest/globals';
import type { ApiClient } from '~/api/client';
import { readSitemap } from './sitemap-entries';

const COUNTS: Record<string, number> = {
  '/api/projects': 3,
  '/api/public-calls': 0,
  '/api/blog': 1_203,
  '/api/events': 620,
  '/api/pages': 1,
};

interface Options {
  params?: { query?: { range?: string } };
}

/** Answers lists of rows `…-1`, `…-2`, like the API with a range. */
function answer(path: string, { params }: Options = {}) {
  const total = COUNTS[path];
  if (total === undefined) {
    const settings = { updatedAt: '2026-05-01T10:00:00.000Z' };
    const body = path === '/api/settings/{id}' ? settings : [];
    return { data: body, response: { ok: true, headers: new Headers() } };
  }
  const [first = 0, last = 0]: number[] = JSON.parse(params?.query?.range ?? '');
  const rows = Array.from({ length: total }, (_, i) => ({
    slug: `${path.split('/').at(-1)}-${i + 1}`,
    updatedAt: '2026-05-02T10:00:00.000Z',
  })).slice(first, last + 1);
  const headers = new Headers({ 'Content-Range': `rows ${first}-${last}/${total}` });
  return { data: rows, response: { ok: true, headers } };
}

const api = {
  GET: (path: string, options?: Options) => Promise.resolve(answer(path, options)),
} as unknown as ApiClient;

const pathsOf = (sitemap: Awaited<ReturnType<typeof readSitemap>>) =>
  sitemap?.entries.map(({ path }) => path) ?? [];

it('has all pages in one file while they fit', async () => {
  const sitemap = await readSitemap(api, 5_000);
  expect(sitemap?.parts).toBe(0);
  const paths = pathsOf(sitemap);
  expect(paths).toHaveLength(1_827 + 13);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/projects/projects-3', '/blog/blog-1203', '/events/events-620']),
  );
  expect(sitemap?.entries.find(({ path }) => path === '/blog')?.changed).toBe(
    '2026-05-02T10:00:00.000Z',
  );
  expect(await readSitemap(api, 5_000, 1)).toBeUndefined();
});

it('has each page in exactly one of several parts otherwise', async () => {
  const whole = pathsOf(await readSitemap(api, 5_000));
  for (const size of [700, 13, whole.length - 1]) {
    const index = await readSitemap(api, size);
    const parts = Math.ceil(whole.length / size);
    expect(index).toEqual({ parts, entries: [] });
    const paths: string[] = [];
    for (let part = 1; part <= parts; part += 1) {
      const entries = pathsOf(await readSitemap(api, size, part));
      expect(entries.length).toBeLessThanOrEqual(size);
      paths.push(...entries);
    }
    expect(paths.sort()).toEqual([...whole].sort());
    expect(await readSitemap(api, size, parts + 1)).toBeUndefined();
  }
});
