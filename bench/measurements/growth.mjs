// The time of lists, searches and pages with 100,000 rows against that with 100; requests alternate
// between two servers.
import pg from 'pg';
import { findRunningPostgres } from '../../api/dist/database/embedded/embedded-postgres.js';
import { row } from '../rows.mjs';
import { median, signIn, startServer } from '../server.mjs';

export const title = 'Growth';
export const about =
  'Times of requests that are not cached, with 100,000 articles, events, messages and subscribers, against 100 of each.';

const FEW = 100;
const MANY = 100_000;
const ROUNDS = 100;
const WARM_UP = 20;
const LIMIT = { atMost: 1.2, of: 'ratio' };

const WORDS = `ARRAY[${[
  'radionica radionice radionicama škola škole djeca djeteta roditelji roditelja podrška podrške',
  'savjetovanje savjetovanja zlostavljanje zlostavljanja nasilje nasilja prevencija ovisnost',
  'ovisnosti mladi mladih stariji starijih pomoć pomoći kuća kući zajednica zajednice volonteri',
  'volontera udruga udruge projekt projekta obrazovanje obrazovanja društvo društva opuštanje',
  'opuštanja vještina vještine posao posla edukacija edukacije zdravlje zdravlja obitelj obitelji',
  'sigurnost sigurnosti učitelj učitelji stručnjak stručnjaci grad gradu županija županiji',
]
  .join(' ')
  .split(' ')
  .map((word) => `'${word}'`)
  .join(', ')}]`;

/** SQL for a text of `count` words, different for each row `n`. */
const text = (count) => `(
  SELECT string_agg((${WORDS})[1 + floor(random() * cardinality(${WORDS}))::int], ' ')
  FROM generate_series(1, ${count}) WHERE n > 0
)`;

const FILL = [
  `INSERT INTO blog_posts
     (title, title_en, slug, content, content_en, category, author, publish_date, is_published)
   SELECT ${text(5)}, 'Workshop ' || n, 'clanak-' || n,
     ${text(60)} || CASE n WHEN 50 THEN ' logopedija' ELSE '' END,
     'A workshop for families in the community, number ' || n || '.',
     (ARRAY['Prevencija', 'Terapija', 'news', 'article', 'announcement'])[1 + n % 5], 'Ana Horvat',
     now() - n * interval '10 minutes', n % 20 <> 0
   FROM generate_series(1, $1::int) AS n`,
  `INSERT INTO events (title, title_en, slug, description, description_en, location, event_date)
   SELECT ${text(5)}, 'Workshop ' || n, 'dogadaj-' || n, ${text(40)}, 'A workshop for families.', 'Knin',
     now() + (n - $1::int / 2) * interval '1 hour'
   FROM generate_series(1, $1::int) AS n`,
  `INSERT INTO contact_messages
     (name, email, subject, message, language, consent_version, consent_at, received_at)
   SELECT ${text(2)}, 'ana' || n || '@udruga.example', ${text(4)},
     ${text(40)} || CASE n WHEN 50 THEN ' logopedija' ELSE '' END, 'hr', '1', now(),
     now() - n * interval '1 minute'
   FROM generate_series(1, $1::int) AS n`,
  `INSERT INTO newsletters (email, language, confirmed_at, subscribed_at)
   SELECT 'ana' || n || '@udruga.example', 'hr', now(), now() - n * interval '1 minute'
   FROM generate_series(1, $1::int) AS n`,
];

async function filledServer(rows) {
  const server = await startServer();
  const client = new pg.Client({ connectionString: await findRunningPostgres(server.dataDir) });
  await client.connect();
  await client.query('TRUNCATE blog_posts, events, contact_messages, newsletters CASCADE');
  for (const sql of FILL) await client.query(sql, [rows]);
  await client.query('VACUUM (ANALYZE)');
  await client.end();
  return { ...server, rows, admin: await signIn(server.base) };
}

/** Milliseconds until a response is complete. A session cookie bypasses the cache. */
async function timed({ base, admin, rows }, pathOf, asAdmin) {
  const path = typeof pathOf === 'function' ? pathOf(rows) : pathOf;
  const headers = { cookie: asAdmin ? admin : 'session=none' };
  const before = performance.now();
  const answer = await fetch(base + path, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return performance.now() - before;
}

const range = (first, last) => `range=${encodeURIComponent(`[${first},${last}]`)}`;

const KINDS = [
  ['published posts', `/api/blog?published=true&${range(0, 24)}`],
  ['published posts, no range', '/api/blog?published=true'],
  ["posts, the administrator's", `/api/blog?${range(0, 24)}`, true],
  ['a post by its slug', '/api/blog/clanak-51'],
  ['neighbours of a post', '/api/blog/clanak-51/neighbours'],
  ['posts with a rare word', `/api/blog?q=logopedija&${range(0, 24)}`],
  ['posts with a rare word, mistyped', `/api/blog?q=logopedja&${range(0, 24)}`],
  ['posts with a common word', `/api/blog?q=radionica&${range(0, 24)}`],
  ['posts of a category', `/api/blog?category=Terapija&${range(0, 9)}`],
  ['categories', '/api/blog/categories'],
  ['upcoming events', `/api/events?upcoming=true&${range(0, 24)}`],
  ['past events', `/api/events?past=true&${range(0, 24)}`],
  ['events with a common word', `/api/events?q=radionica&${range(0, 24)}`],
  ['the last page of posts', (rows) => `/api/blog?${range(rows - 25, rows - 1)}`, true],
  ['the feed of posts', '/feed.xml?n=1'],
  ['messages', `/api/contact?${range(0, 24)}`, true],
  ['the last page of messages', (rows) => `/api/contact?${range(rows - 25, rows - 1)}`, true],
  ['messages with a rare word', `/api/contact?q=logopedija&${range(0, 24)}`, true],
  ['messages with a common word', `/api/contact?q=radionica&${range(0, 24)}`, true],
  ['subscribers', `/api/newsletter?${range(0, 24)}`, true],
  ['subscribers by a part of the address', `/api/newsletter?q=ana50%40&${range(0, 24)}`, true],
  ['the page of posts', '/blog'],
  ['the page of posts of a category', '/blog?category=Terapija'],
];

export async function* measure() {
  const few = await filledServer(FEW);
  const many = await filledServer(MANY);
  try {
    for (const [name, path, asAdmin] of KINDS) {
      const times = { few: [], many: [] };
      for (let round = -WARM_UP; round < ROUNDS; round += 1) {
        const timeOfFew = await timed(few, path, asAdmin);
        const timeOfMany = await timed(many, path, asAdmin);
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
