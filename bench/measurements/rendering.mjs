// CPU time of rendering a page that is not cached.
import { barePage } from '../bare-page.mjs';
import { cpuOfEach } from '../cpu.mjs';
import { compare } from '../rows.mjs';
import { startServer } from '../server.mjs';

export const title = 'Pages without the cache';
export const about =
  'CPU time of one page, with all threads of the server, against a bare server that renders the same elements with react-dom.';

const ROUNDS = 3;
const RENDERS = 100;
const WARM_UP = 200;

/** Credentials, even invalid ones, bypass the cache. */
const HEADERS = { authorization: 'Bearer none', 'accept-encoding': 'br' };

/**
 * The bare renderings that one of a page may cost. Milliseconds would depend on the machine:
 * `docs/decisions/249-limits-as-ratios.md`.
 */
const LIMIT = 3.2;

const KINDS = [
  ['The home page', () => '/', 200],
  ['A search of the blog, mistyped', (i) => `/blog?q=radionica${i}`, 200],
  ['A search of the blog that finds nothing', (i) => `/blog?q=qzx${i}w`, 200],
  ['A page that does not exist', (i) => `/no-such-page-${i}`, 404],
];

export async function* measure() {
  const { base, pid, stop } = await startServer();
  try {
    for (const [name, path, status] of KINDS) {
      let count = 0;
      let html = '';
      const render = async () => {
        const answer = await fetch(base + path((count += 1)), { headers: HEADERS });
        if (answer.status !== status) throw new Error(`${name} answered ${answer.status}.`);
        html = await answer.text();
      };
      await render();
      const bare = await barePage(html);
      const renderBare = async () => {
        await (await fetch(bare.url, { headers: HEADERS })).arrayBuffer();
      };
      for (let i = 0; i < WARM_UP; i += 1) await Promise.all([render(), renderBare()]);
      yield await compare({
        name,
        unit: 'ms',
        rounds: ROUNDS,
        measure: () => cpuOfEach(pid, RENDERS, render),
        baseline: { name: 'react-dom', measure: () => cpuOfEach(bare.pid, RENDERS, renderBare) },
        limit: { atMost: LIMIT, of: 'ratio' },
      });
      bare.stop();
    }
  } finally {
    await stop();
  }
}
