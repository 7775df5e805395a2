// Requests per second that no cache answers.
import { bareServer, requestsPerSecond } from '../requests.mjs';
import { compare } from '../rows.mjs';
import { signIn, startServer } from '../server.mjs';

export const title = 'Answers of the API without the cache';
export const about =
  'Requests per second over 20 connections, against a bare `node:http` server that sends the same headers and bytes. Responses to administrators are never cached; a visitor’s query is cached from its second request on.';

let count = 0;

/** Another query each time, for the same response. */
const numbered = (path) => `${path}&n=${count++}`;

/** Another search each time: a word that articles contain, and one that none contains. */
const searched = (path) => `${path}%20${(count++).toString(36)}xq`;

/** Paths, and how a visitor changes them each time; an administrator requests the others. */
const KINDS = [
  ['A list of articles', '/api/blog?range=%5B0,9%5D'],
  ['An article by its slug', '/api/blog/terapija-opustanja'],
  ['A search of articles', '/api/blog?q=opustanje'],
  ['A list of messages', '/api/contact?range=%5B0,24%5D'],
  ['The signed-in user', '/api/auth/me'],
  ['A list of articles, as a visitor', '/api/blog?range=%5B0,9%5D', numbered],
  ['Random searches of articles, as a visitor', '/api/blog?q=opustanje', searched],
];

export async function* measure() {
  const { base, stop } = await startServer();
  const cookie = await signIn(base);
  try {
    for (const [name, path, changed] of KINDS) {
      const options = changed
        ? { requests: [{ setupRequest: (one) => ({ ...one, path: changed(path) }) }] }
        : { headers: { cookie } };
      const bare = await bareServer(base + (changed?.(path) ?? path), options.headers);
      yield await compare({
        name,
        unit: 'requests/s',
        measure: () => requestsPerSecond(base + path, options),
        baseline: {
          name: 'bare server',
          measure: () => requestsPerSecond(bare.url, { headers: options.headers }),
        },
        limit: { atLeast: 0.04, of: 'ratio' },
      });
      bare.stop();
    }
  } finally {
    await stop();
  }
}
