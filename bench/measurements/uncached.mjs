// Requests per second that no cache answers.
import { bareServer, requestsPerSecond } from '../requests.mjs';
import { compare } from '../rows.mjs';
import { signIn, startServer } from '../server.mjs';

export const title = 'Answers of the API without the cache';
export const about =
  'Requests per second over 20 connections, against a bare `node:http` server that sends the same headers and bytes. Responses to administrators are never cached; a visitor’s query is cached from its second request on.';

/** Paths, and whether an administrator requests them; a visitor sends another query each time. */
const KINDS = [
  ['A list of articles', '/api/blog?range=%5B0,9%5D', true],
  ['An article by its slug', '/api/blog/terapija-opustanja', true],
  ['A search of articles', '/api/blog?q=opustanje', true],
  ['A list of messages', '/api/contact?range=%5B0,24%5D', true],
  ['The signed-in user', '/api/auth/me', true],
  ['A list of articles, as a visitor', '/api/blog?range=%5B0,9%5D', false],
];

export async function* measure() {
  const { base, stop } = await startServer();
  const cookie = await signIn(base);
  let count = 0;
  try {
    for (const [name, path, asAdmin] of KINDS) {
      const options = asAdmin
        ? { headers: { cookie } }
        : { requests: [{ setupRequest: (one) => ({ ...one, path: `${path}&n=${count++}` }) }] };
      const bare = await bareServer(base + path, options.headers);
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
