import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { barePage } from '../bare.mjs';
import { compare } from '../report.mjs';
import { onServer } from '../server.mjs';

export const title = 'Pages without the cache';
export const about =
  'CPU time of one page, with all threads of the server, against a bare server that renders as many elements, with the same attributes and texts, by react-dom.';

const RENDERS = 100;

/** Credentials, even invalid ones, bypass the cache. */
const HEADERS = { authorization: 'Bearer none', 'accept-encoding': 'br' };

const KINDS = [
  ['The home page', () => '/', 200],
  ['A search of the blog, mistyped', (i) => `/blog?q=radionica${i}`, 200],
  ['A search of the blog that finds nothing', (i) => `/blog?q=qzx${i}w`, 200],
  ['A page that does not exist', (i) => `/no-such-page-${i}`, 404],
];

/** CPU time that a process has used, in milliseconds: proc(5), 100 ticks a second (Linux only). */
function cpuMilliseconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Milliseconds of CPU that the process uses for each of some requests, one after the other. */
async function cpuOfEach(pid, request) {
  const before = cpuMilliseconds(pid);
  for (let i = 0; i < RENDERS; i += 1) await request();
  return (cpuMilliseconds(pid) - before) / RENDERS;
}

export const measure = () =>
  onServer(async function* ({ base, pid }) {
    for (const [name, path, status] of KINDS) {
      let count = 0;
      const render = async () => {
        const answer = await fetch(base + path((count += 1)), { headers: HEADERS });
        assert.equal(answer.status, status, name);
        return answer.text();
      };
      const bare = await barePage(await render());
      const renderBare = async () => (await fetch(bare.url, { headers: HEADERS })).text();
      for (let i = 0; i < RENDERS; i += 1) await Promise.all([render(), renderBare()]);
      yield compare({
        name,
        unit: 'ms',
        rounds: 3,
        measure: () => cpuOfEach(pid, render),
        baseline: { name: 'react-dom', measure: () => cpuOfEach(bare.pid, renderBare) },
        // Milliseconds depend on the machine.
        limit: { atMost: 3.2, of: 'ratio' },
      });
      bare.stop();
    }
  });
