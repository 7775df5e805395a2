import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BlogPost } from '../../../src/blog/blog-post.entity.js';
import { createBlogPost } from '../../factories/blog-post.factory.js';
import { createProject } from '../../factories/project.factory.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';

const STEPS = 300;
const SEED = 20_261_122;
/** Few slugs, so that addresses are taken, left and taken again. */
const SLUGS = ['jedan', 'drugi', 'treci', 'cetvrti', 'peti', 'sesti'];
const LOOSE = ['/stara', '/starija', '/najstarija'];
const ELSEWHERE = 'https://drugdje.example/';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Mulberry32: the same numbers for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Row {
  resource: 'blog' | 'projects';
  id: number;
  slug: string;
  visible: boolean;
}

it(`leaves no chain, loop or dead former address after ${STEPS} random changes`, async () => {
  const random = randomNumbers(SEED);
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const rows: Row[] = [];
  /** Addresses that visitors saw a page or a redirect at. */
  const known = new Set<string>();
  const pathOf = ({ resource, slug }: Row) => `/${resource}/${slug}`;
  const randomPath = () =>
    pick([...LOOSE, ...SLUGS.flatMap((slug) => [`/blog/${slug}`, `/projects/${slug}`])]);

  async function add(): Promise<void> {
    const resource = pick(['blog', 'projects'] as const);
    const free = SLUGS.filter(
      (slug) => !rows.some((row) => pathOf(row) === `/${resource}/${slug}`),
    );
    if (free.length === 0) return;
    const slug = pick(free);
    const visible = resource === 'projects' || random() < 0.6;
    const publishDate = new Date('2026-03-02T09:00:00Z');
    const { id } =
      resource === 'blog'
        ? await createBlogPost(test.dataSource, { slug, isPublished: visible, publishDate })
        : await createProject(test.dataSource, { slug });
    rows.push({ resource, id, slug, visible });
  }

  async function change(row: Row): Promise<void> {
    const slug = pick(SLUGS);
    const toggled = row.resource === 'blog' && random() < 0.3;
    const visible = toggled ? !row.visible : row.visible;
    const body = { slug, ...(toggled && { isPublished: visible }) };
    const { status } = await test.asAdmin('patch', `/api/${row.resource}/${row.id}`, body);
    expect([200, 409]).toContain(status);
    if (status === 200) Object.assign(row, { slug, visible });
  }

  async function remove(row: Row): Promise<void> {
    await test.asAdmin('delete', `/api/${row.resource}/${row.id}`).expect(200);
    rows.splice(rows.indexOf(row), 1);
  }

  async function redirect(): Promise<void> {
    const body = { source: randomPath(), target: pick([randomPath(), randomPath(), ELSEWHERE]) };
    const { status } = await test.asAdmin('post', '/api/redirects', body);
    expect([201, 400, 409]).toContain(status);
    if (status === 201) known.add(body.source);
  }

  async function check(step: string): Promise<void> {
    const shown = new Set(rows.filter((row) => row.visible).map(pathOf));
    const hidden = new Set(rows.filter((row) => !row.visible).map(pathOf));
    for (const path of shown) known.add(path);
    const former = [...known].filter((path) => !shown.has(path));
    const checkOne = async (path: string): Promise<void> => {
      const { status, body } = await test.anonymous.get(`/api/redirects/lookup?path=${path}`);
      if (status === 404) {
        // Only drafts are a secret, at their own address or at the end of a redirect.
        const [row]: { target: string | null }[] = await test.dataSource.query(
          'SELECT target FROM redirects WHERE source = $1',
          [path],
        );
        expect([step, path, hidden.has(row?.target ?? path)]).toEqual([step, path, true]);
        return;
      }
      expect([step, path, status]).toEqual([step, path, 200]);
      const ends =
        body.location === null || body.location === ELSEWHERE || shown.has(body.location);
      expect([step, path, body.location, ends]).toEqual([step, path, body.location, true]);
    };
    await Promise.all(former.map(checkOne));
    const chains: unknown[] = await test.dataSource.query(`
      SELECT one.source, one.target, next.target AS next FROM redirects AS one
      JOIN redirects AS next ON next.source = one.target AND next.target IS NOT NULL
    `);
    expect([step, chains]).toEqual([step, []]);
  }

  for (let step = 0; step < STEPS; step += 1) {
    const action = random();
    if (rows.length === 0 || action < 0.25) await add();
    else if (action < 0.65) await change(pick(rows));
    else if (action < 0.8) await remove(pick(rows));
    else await redirect();
    await check(`step ${step}`);
  }
  expect(known.size).toBeGreaterThan(10);
  expect(await test.dataSource.getRepository(BlogPost).count()).toBe(
    rows.filter(({ resource }) => resource === 'blog').length,
  );
}, 300_000);
