// Requests per second that are answered from the cache.
import { bareServer, requestsPerSecond } from '../requests.mjs';
import { compare } from '../rows.mjs';
import { startServer } from '../server.mjs';

export const title = 'Answers from the cache';
export const about =
  'Requests per second over 20 connections, against a bare `node:http` server that sends the same headers and bytes.';

const KINDS = [
  ['The home page', '/'],
  ['An article', '/blog/terapija-opustanja'],
  ['The list of articles of the API', '/api/blog?published=true'],
];

export async function* measure() {
  const { base, stop } = await startServer();
  const headers = { 'accept-encoding': 'br' };
  try {
    for (const [name, path] of KINDS) {
      await (await fetch(base + path, { headers })).arrayBuffer();
      const bare = await bareServer(base + path, headers);
      yield await compare({
        name,
        unit: 'requests/s',
        measure: () => requestsPerSecond(base + path, { headers }),
        baseline: {
          name: 'bare server',
          measure: () => requestsPerSecond(bare.url, { headers }),
        },
        limit: { atLeast: 0.6, of: 'ratio' },
      });
      bare.stop();
    }
  } finally {
    await stop();
  }
}
