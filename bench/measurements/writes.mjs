// Forms and saves per second, against a bare insert of as many bytes into the same database.
import autocannon from 'autocannon';
import pg from 'pg';
import { findRunningPostgres } from '../../api/dist/database/embedded/embedded-postgres.js';
import { compare } from '../rows.mjs';
import { signIn, startServer } from '../server.mjs';

export const title = 'Writes';
export const about =
  'Requests per second that are stored before they are answered, over one and over 20 connections, against rows per second that as many clients of PostgreSQL insert into a table of the same database, each in a transaction of its own. The mails of forms are written meanwhile.';

const SECONDS = 3;
const ROUNDS = 3;

let count = Date.now() % 100_000;

/** Each visitor has an IP address of their own, as the number of forms from one is limited. */
const visitorIp = () => {
  count += 1;
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
};

const FORMS = [
  [
    'Messages of the contact form',
    '/api/contact',
    () => ({
      name: 'Ana Horvat',
      email: `ana${count}@udruga.example`,
      subject: 'Radionice',
      message: `Kada je sljedeća radionica? ${count}`,
      gdprConsent: true,
    }),
  ],
  [
    'Subscriptions to the newsletter',
    '/api/newsletter/subscribe',
    () => ({ email: `ana${count}@udruga.example` }),
  ],
  [
    'Donations',
    '/api/donations',
    () => ({
      amount: 10,
      currency: 'EUR',
      donorName: `Ana ${count}`,
      donorEmail: `ana${count}@udruga.example`,
      isAnonymous: false,
    }),
  ],
];

/** Answered writes per second; `requestOf` returns what is sent each time. */
async function writesPerSecond(base, connections, requestOf) {
  const { requests, non2xx, errors, statusCodeStats } = await autocannon({
    url: base,
    connections,
    duration: SECONDS,
    requests: [{ setupRequest: (one) => ({ ...one, ...requestOf() }) }],
  });
  if (non2xx + errors > 0) throw new Error(`Writes failed: ${JSON.stringify(statusCodeStats)}.`);
  return requests.average;
}

async function insertsPerSecond(url, connections) {
  const clients = Array.from({ length: connections }, () => new pg.Client(url));
  await Promise.all(clients.map((client) => client.connect()));
  const [first] = clients;
  await first.query('CREATE TABLE IF NOT EXISTS bare (id serial PRIMARY KEY, body text)');
  const body = 'x'.repeat(500);
  let inserted = 0;
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        await client.query('INSERT INTO bare (body) VALUES ($1)', [body]);
        inserted += 1;
      }
    }),
  );
  await Promise.all(clients.map((client) => client.end()));
  return inserted / SECONDS;
}

export async function* measure() {
  const { base, dataDir, stop } = await startServer({ TRUST_PROXY: '1' });
  try {
    const database = await findRunningPostgres(dataDir);
    const cookie = await signIn(base);
    const headers = { 'content-type': 'application/json', origin: base };
    const posts = await fetch(`${base}/api/blog?range=[0,0]`, { headers: { cookie } });
    const [post] = await posts.json();
    const form = (path, bodyOf) => () => ({
      method: 'POST',
      path,
      headers: { ...headers, 'x-forwarded-for': visitorIp() },
      body: JSON.stringify(bodyOf()),
    });
    const save = () => ({
      method: 'PUT',
      path: `/api/blog/${post.id}`,
      headers: { ...headers, cookie },
      body: JSON.stringify({ content: `${post.content} ${count++}` }),
    });
    const kinds = [
      ...FORMS.map(([name, path, bodyOf]) => [name, form(path, bodyOf)]),
      ['Saves of an article', save],
    ];
    for (const [name, requestOf] of kinds) {
      for (const connections of [1, 20]) {
        yield await compare({
          name: `${name}, ${connections === 1 ? 'one connection' : `${connections} connections`}`,
          unit: 'requests/s',
          rounds: ROUNDS,
          measure: () => writesPerSecond(base, connections, requestOf),
          baseline: {
            name: 'bare inserts',
            measure: () => insertsPerSecond(database, connections),
          },
        });
      }
    }
  } finally {
    await stop();
  }
}
