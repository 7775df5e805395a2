// CPU time of rendering a page that is not cached.
import { cpuOfEach } from '../cpu.mjs';
import { row } from '../rows.mjs';
import { startServer } from '../server.mjs';

export const title = 'Pages without the cache';
export const about = 'CPU time of one page, with all threads of the server.';

const ROUNDS = 3;
const RENDERS = 100;
const WARM_UP = 200;

/** A session cookie, even an invalid one, bypasses the cache. */
const HEADERS = { cookie: 'session=none', 'accept-encoding': 'br' };

const KINDS = [
  ['The home page', () => '/', 200, 6],
  ['A search of the blog', (i) => `/blog?q=radionica${i}`, 200, 3],
  ['A page that does not exist', (i) => `/no-such-page-${i}`, 404, 2],
];

export async function* measure() {
  const { base, pid, stop } = await startServer();
  try {
    for (const [name, path, status, atMost] of KINDS) {
      let count = 0;
      const render = async () => {
        const answer = await fetch(base + path((count += 1)), { headers: HEADERS });
        if (answer.status !== status) throw new Error(`${name} answered ${answer.status}.`);
        await answer.arrayBuffer();
      };
      for (let i = 0; i < WARM_UP; i += 1) await render();
      const values = [];
      for (let i = 0; i < ROUNDS; i += 1) values.push(await cpuOfEach(pid, RENDERS, render));
      yield row({ name, unit: 'ms', values, limit: { atMost } });
    }
  } finally {
    await stop();
  }
}
