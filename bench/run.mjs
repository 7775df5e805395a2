// Measures performance as ratios of baselines in the same run.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { measureFlood } from './flood.mjs';
import { measureGrowth } from './growth.mjs';
import { measurePages } from './pages.mjs';
import { freePort, median, ready, startServer } from './server.mjs';
import { measureSlowClients } from './slow-clients.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 20;
const RENDERS = 200;

/** CPU time a process has used so far, in milliseconds (Linux: proc(5), 100 ticks a second). */
function cpuMilliseconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function requestsPerSecond(url, headers) {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} did not always answer 200.`);
  return result.requests.average;
}

/** Baseline: a bare node:http server that responds with the same headers and bytes. */
async function bareServer(url, headers) {
  const answer = await new Promise((resolve, reject) => {
    import('node:http').then(({ get }) =>
      get(url, { headers }, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ headers: response.rawHeaders, body: Buffer.concat(chunks).toString('base64') }),
        );
      }).on('error', reject),
    );
  });
  const port = await freePort();
  const copied = [];
  for (let i = 0; i < answer.headers.length; i += 2) {
    if (!/^(?:date|connection|keep-alive)$/i.test(answer.headers[i])) {
      copied.push(answer.headers[i], answer.headers[i + 1]);
    }
  }
  const code = `
    const { headers, body } = JSON.parse(process.env.ANSWER);
    const bytes = Buffer.from(body, 'base64');
    require('node:http').createServer((request, response) => {
      response.writeHead(200, headers);
      response.end(bytes);
    }).listen(${port}, '127.0.0.1');`;
  const child = spawn(process.execPath, ['-e', code], {
    stdio: 'inherit',
    env: { ...process.env, ANSWER: JSON.stringify({ headers: copied, body: answer.body }) },
  });
  await ready(`http://127.0.0.1:${port}/`);
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}

const { base, pid, stop } = await startServer();

try {
  const headers = { 'accept-encoding': 'br' };

  for (const [name, path] of [
    ['home page, cached', '/'],
    ['blog post, cached', '/blog/terapija-opustanja'],
    ['GET /api/blog?published=true, cached', '/api/blog?published=true'],
  ]) {
    await (await fetch(base + path, { headers })).arrayBuffer();
    const bare = await bareServer(base + path, headers);
    const ratios = [];
    const rates = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const rate = await requestsPerSecond(base + path, headers);
      const baseline = await requestsPerSecond(bare.url, headers);
      rates.push(rate);
      ratios.push(rate / baseline);
    }
    bare.stop();
    console.log(
      `${name}: ${median(ratios).toFixed(2)} of a bare node:http server's requests per second ` +
        `(${Math.round(median(rates))}/s; floor 0.60)`,
    );
  }

  // A session cookie, even an invalid one, bypasses the cache.
  const bypass = { headers: { cookie: 'session=none', 'accept-encoding': 'br' } };
  const render = async () => {
    const answer = await fetch(`${base}/`, bypass);
    if (!answer.ok) throw new Error(`The home page answered ${answer.status}.`);
    await answer.arrayBuffer();
  };
  for (let i = 0; i < RENDERS; i += 1) await render();
  const before = cpuMilliseconds(pid);
  for (let i = 0; i < RENDERS; i += 1) await render();
  const each = (cpuMilliseconds(pid) - before) / RENDERS;
  console.log(`home page, uncached: ${each.toFixed(1)} ms of CPU each (ceiling 25 ms)`);
} finally {
  await stop();
}

await measureFlood();
await measureSlowClients();
await measurePages();
await measureGrowth();
