// Keeps a thousand clients that send their requests byte by byte while visitors read: none of these
// may wait or fail, and the server must end the slow ones. Requires the builds.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { newSite, spawnServer } from '../../bench/server.mjs';
import { until } from './stored.mjs';

const CLIENTS = 1000;
/** Longer than the time that a client has for its headers or its body. */
const SECONDS = 60;
const MAX_WAIT_MS = 2_000;

const HEAD = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
const BODY =
  'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const site = await newSite();
const server = spawnServer(site);
await until('the server', async () => (await fetch(`${site.base}/api/health/ready`)).ok);

let isStopped = false;
let ended = 0;
/** A client that sends a byte every three seconds, and connects again when it is disconnected. */
function slowClient(index) {
  if (isStopped) return;
  const socket = connect(site.port, '127.0.0.1', () => socket.write(index % 2 === 0 ? HEAD : BODY));
  const timer = setInterval(() => (isStopped ? socket.destroy() : socket.write(' ')), 3_000);
  socket.resume().on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(timer);
    ended += 1;
    slowClient(index);
  });
}
for (let i = 0; i < CLIENTS; i += 1) slowClient(i);

const problems = [];
let visits = 0;
for (const end = performance.now() + SECONDS * 1000; performance.now() < end; await wait(100)) {
  const path = ['/', '/blog', '/api/blog?published=true'][visits % 3];
  const began = performance.now();
  const status = await fetch(site.base + path).then(
    async (answer) => answer.arrayBuffer().then(() => answer.status),
    ({ message }) => message,
  );
  const took = Math.round(performance.now() - began);
  if (status !== 200 || took > MAX_WAIT_MS) problems.push(`${path}: ${status} after ${took} ms`);
  visits += 1;
}
if (ended < CLIENTS) problems.push(`only ${ended} slow clients were ended`);
isStopped = true;
const exited = once(server, 'exit');
server.kill('SIGTERM');
await exited;
rmSync(site.dataDir, { recursive: true, force: true });
console.log(`${visits} visits, ${ended} slow clients ended`);
if (problems.length > 0) console.error(problems.slice(0, 50).join('\n'));
process.exit(problems.length > 0 ? 1 : 0);
