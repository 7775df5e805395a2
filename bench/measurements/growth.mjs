// The time of lists, searches and pages with 100,000 rows against that with 100; requests alternate
// between two servers.
import { findRunningPostgres } from '../../api/dist/database/embedded/embedded-postgres.js';
import { fill } from '../fill.mjs';
import { row } from '../rows.mjs';
import { median, signIn, startServer } from '../server.mjs';

export const title = 'Growth';
export const about =
  'Times of requests that are not cached, with 100,000 articles, events, messages, subscribers and donations, against 100 of each.';

const FEW = 100;
const MANY = 100_000;
const ROUNDS = 50;
const WARM_UP = 20;
const LIMIT = { atMost: 1.2, of: 'ratio' };

const POST = '/api/blog/clanak-51';

async function filledServer(rows) {
  const server = await startServer();
  await fill(await findRunningPostgres(server.dataDir), rows);
  const post = await (await fetch(server.base + POST)).json();
  return { ...server, rows, admin: await signIn(server.base), postId: post.id };
}

/** Saves a post, which empties the caches of lists and pages. */
async function changePost({ base, admin, postId }) {
  const answer = await fetch(`${base}/api/blog/${postId}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: base, cookie: admin },
    body: JSON.stringify({ author: `Ana Horvat ${Date.now()}` }),
  });
  if (!answer.ok) throw new Error(`Saving a post answered ${answer.status}.`);
}

/** Milliseconds until a response is complete. Credentials, even invalid ones, bypass the cache. */
async function timed(server, pathOf, { asAdmin = false, changed = false }) {
  const { base, admin, rows } = server;
  const path = typeof pathOf === 'function' ? pathOf(rows) : pathOf;
  const headers = asAdmin ? { cookie: admin } : { authorization: 'Bearer none' };
  if (changed) await changePost(server);
  const before = performance.now();
  const answer = await fetch(base + path, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return performance.now() - before;
}

/** With the administrator's session. */
const ADMIN = { asAdmin: true };
/** Right after a post was saved. */
const CHANGED = { changed: true };

const range = (first, last) => `range=${encodeURIComponent(`[${first},${last}]`)}`;

const KINDS = [
  ['published posts', `/api/blog?published=true&${range(0, 24)}`],
  ['published posts, no range', '/api/blog?published=true'],
  ["posts, the administrator's", `/api/blog?${range(0, 24)}`, ADMIN],
  ['a post by its slug', POST],
  ['neighbours of a post', `${POST}/neighbours`],
  ['posts with a rare word', `/api/blog?q=logopedija&${range(0, 24)}`],
  ['posts with a rare word, mistyped', `/api/blog?q=logopedja&${range(0, 24)}`],
  ['posts with a common word', `/api/blog?q=radionica&${range(0, 24)}`],
  ['posts of a category', `/api/blog?category=Terapija&${range(0, 9)}`],
  ['categories', '/api/blog/categories'],
  ['upcoming events', `/api/events?upcoming=true&${range(0, 24)}`],
  ['past events', `/api/events?past=true&${range(0, 24)}`],
  ['events with a common word', `/api/events?q=radionica&${range(0, 24)}`],
  ['the last page of posts', (rows) => `/api/blog?${range(rows - 25, rows - 1)}`, ADMIN],
  ['the feed of posts', '/feed.xml?n=1'],
  ['messages', `/api/contact?${range(0, 24)}`, ADMIN],
  ['the last page of messages', (rows) => `/api/contact?${range(rows - 25, rows - 1)}`, ADMIN],
  ['messages with a rare word', `/api/contact?q=logopedija&${range(0, 24)}`, ADMIN],
  ['messages with a common word', `/api/contact?q=radionica&${range(0, 24)}`, ADMIN],
  ['subscribers', `/api/newsletter?${range(0, 24)}`, ADMIN],
  ['subscribers by a part of the address', `/api/newsletter?q=ana50%40&${range(0, 24)}`, ADMIN],
  ['donations', `/api/donations?${range(0, 24)}`, ADMIN],
  // The pages of both servers have as many rows: 100 rows contain ten pledges, three donations with
  // the word, and five drafts.
  ['pledges', `/api/donations?status=pending&${range(0, 9)}`, ADMIN],
  ['donations with a common word', `/api/donations?q=radionica&${range(0, 2)}`, ADMIN],
  ['the last page of donations', (rows) => `/api/donations?${range(rows - 25, rows - 1)}`, ADMIN],
  ['totals of donations', '/api/donations/totals', ADMIN],
  ['an export of donations', '/api/donations/export?q=ana50%40', ADMIN],
  ['an export of messages', '/api/contact/export?q=logopedija', ADMIN],
  ['an export of subscribers', '/api/newsletter/export?q=ana50%40', ADMIN],
  ['unread messages', `/api/contact?state=new&${range(0, 24)}`, ADMIN],
  ['drafts', `/api/blog?isPublished=false&${range(0, 4)}`, ADMIN],
  ['posts by their title', `/api/blog?sort=%5B%22title%22%2C%22ASC%22%5D&${range(0, 24)}`, ADMIN],
  ['untranslated posts', `/api/blog?untranslated=true&${range(0, 24)}`, ADMIN],
  ['outdated posts', `/api/blog?outdated=true&${range(0, 24)}`, ADMIN],
  ['the dashboard', '/api/dashboard', ADMIN],
  ['a search of the whole site', '/api/search?q=logopedija'],
  ['a search of the whole site for a common word', '/api/search?q=radionica'],
  ['what is stored about an email', '/api/privacy?email=ana50%40udruga.example', ADMIN],
  ['the sitemap', '/sitemap.xml'],
  ['the page of posts', '/blog'],
  ['the page of posts of a category', '/blog?category=Terapija'],
  ['the home page after a change', '/', CHANGED],
  ['the page of posts after a change', '/blog', CHANGED],
  ['a post after a change', '/blog/clanak-51', CHANGED],
  ['the feed of posts after a change', '/feed.xml', CHANGED],
  ['the sitemap after a change', '/sitemap.xml', CHANGED],
  ['a search after a change', '/api/search?q=logopedija', CHANGED],
];

export async function* measure() {
  const few = await filledServer(FEW);
  const many = await filledServer(MANY);
  try {
    for (const [name, path, options = {}] of KINDS) {
      const times = { few: [], many: [] };
      for (let round = -WARM_UP; round < ROUNDS; round += 1) {
        const timeOfFew = await timed(few, path, options);
        const timeOfMany = await timed(many, path, options);
        if (round < 0) continue;
        times.few.push(timeOfFew);
        times.many.push(timeOfMany);
      }
      const baseline = { name: 'with 100 rows', values: times.few };
      yield {
        ...row({ name, unit: 'ms', values: times.many, baseline, limit: LIMIT }),
        // The extremes of single requests say little.
        ratio: median(times.many) / median(times.few),
        ratioSpread: undefined,
      };
    }
  } finally {
    await few.stop();
    await many.stop();
  }
}
