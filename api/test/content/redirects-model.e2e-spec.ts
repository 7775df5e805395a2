import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OwnPaths } from '../../src/web/own-paths.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createEvent } from '../factories/event.factory.js';
import { createProject } from '../factories/project.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

/** More of them: `REDIRECT_STEPS=3000 npm test -w api -- redirects-model`. */
const STEPS = Number(process.env.REDIRECT_STEPS ?? 120);
const SEED = 20_261_122;
const RESOURCES = ['blog', 'projects', 'events'] as const;
/** Few slugs, so that addresses are taken, left and taken again. */
const SLUGS = ['jedan', 'drugi', 'treci', 'cetvrti'];
const LOOSE = ['/stara', '/starija'];
const PATHS = LOOSE.concat(
  RESOURCES.flatMap((resource) => SLUGS.map((slug) => `/${resource}/${slug}`)),
);
const ELSEWHERE = 'https://drugdje.example/';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  test.app.get(OwnPaths).set({ owns: () => false, segments: new Set() });
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
  resource: (typeof RESOURCES)[number];
  id: number;
  slug: string;
  visible: boolean;
}

const pathOf = ({ resource, slug }: Row): string => `/${resource}/${slug}`;
const pathsOf = (rows: Row[], visible: boolean): Set<string> =>
  new Set(rows.filter((row) => row.visible === visible).map(pathOf));

/** What is wrong with the redirects, in words; empty when nothing is. */
function faultsOf(
  redirects: Map<string, string | null>,
  rows: Row[],
  known: Set<string>,
): string[] {
  const shown = pathsOf(rows, true);
  const hidden = pathsOf(rows, false);
  const faults: string[] = [];
  for (const [source, target] of redirects) {
    if (target !== null && (redirects.get(target) ?? null) !== null) {
      faults.push(`${source} leads to ${target}, which leads on`);
    }
    if (shown.has(source)) faults.push(`${source} is a page that leads away`);
  }
  for (const path of known) {
    if (shown.has(path) || hidden.has(path)) continue;
    const target = redirects.get(path);
    const ends = [null, ELSEWHERE].includes(target ?? null) || redirects.get(target ?? '') === null;
    const found = ends || shown.has(target ?? '') || hidden.has(target ?? '');
    if (target === undefined || !found) faults.push(`${path} is dead: ${target}`);
  }
  return faults;
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
  async function send(method: 'post' | 'patch' | 'delete', path: string, body = {}) {
    const { status } = await test.asAdmin(method, path, body);
    expect([200, 201, 400, 409]).toContain(status);
    return status < 300;
  }

  async function add(): Promise<void> {
    const resource = pick(RESOURCES);
    const taken = new Set(rows.map(pathOf));
    const free = SLUGS.filter((slug) => !taken.has(`/${resource}/${slug}`));
    if (free.length === 0) return;
    const slug = pick(free);
    const isPublished = resource !== 'blog' || random() < 0.6;
    const publishDate = new Date('2026-03-02T09:00:00Z');
    const create = {
      blog: () => createBlogPost(test.dataSource, { slug, isPublished, publishDate }),
      projects: () => createProject(test.dataSource, { slug }),
      events: () => createEvent(test.dataSource, { slug }),
    };
    const { id } = await create[resource]();
    rows.push({ resource, id, slug, visible: isPublished });
  }

  async function change(row: Row): Promise<void> {
    const slug = pick(SLUGS);
    const toggled = row.resource === 'blog' && random() < 0.3;
    const visible = row.visible !== toggled;
    const body = { slug, ...(toggled && { isPublished: visible }) };
    if (await send('patch', `/api/${row.resource}/${row.id}`, body)) {
      Object.assign(row, { slug, visible });
    }
  }

  async function remove(row: Row): Promise<void> {
    await send('delete', `/api/${row.resource}/${row.id}`);
    rows.splice(rows.indexOf(row), 1);
  }

  /** Adds a redirect by hand, or, which must be refused, the opposite of one. */
  async function redirect(): Promise<void> {
    const [source, target] = pick(Array.from(await readRedirects()));
    const opposite = target !== null && target !== ELSEWHERE && random() < 0.4;
    const body = opposite
      ? { source: target, target: source }
      : { source: pick(PATHS), target: pick([pick(PATHS), pick(PATHS), ELSEWHERE]) };
    if (await send('post', '/api/redirects', body)) known.add(body.source);
  }

  async function readRedirects(): Promise<Map<string, string | null>> {
    const stored = await test.dataSource.query<{ source: string; target: string | null }[]>(
      'SELECT source, target FROM redirects',
    );
    return new Map(stored.map(({ source, target }) => [source, target]));
  }

  /** What visitors are answered at a former address is what the redirects say. */
  async function checkLookup(path: string): Promise<void> {
    const shown = pathsOf(rows, true);
    if (shown.has(path)) return;
    const redirects = await readRedirects();
    const target = redirects.get(path);
    const secret = target === undefined || pathsOf(rows, false).has(target ?? '');
    const { status, body } = await test.anonymous.get(`/api/redirects/lookup?path=${path}`);
    expect([path, status]).toEqual([path, secret ? 404 : 200]);
    if (secret) return;
    const leads = target === ELSEWHERE || shown.has(target ?? '');
    expect([path, body.location]).toEqual([path, leads ? target : null]);
  }

  for (let step = 0; step < STEPS; step += 1) {
    const action = random();
    if (rows.length === 0 || action < 0.25) await add();
    else if (action < 0.6) await change(pick(rows));
    else if (action < 0.75) await remove(pick(rows));
    else if ((await readRedirects()).size > 0) await redirect();
    for (const path of pathsOf(rows, true)) known.add(path);
    expect([step, faultsOf(await readRedirects(), rows, known)]).toEqual([step, []]);
    if (known.size > 0) await checkLookup(pick([...known]));
  }
  expect(known.size).toBeGreaterThan(10);
});
