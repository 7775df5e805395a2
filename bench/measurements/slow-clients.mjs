// Response times of ordinary requests while thousands of connections send theirs byte by byte.
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryOf } from '../memory.mjs';
import { row } from '../rows.mjs';
import { quantile, startServer } from '../server.mjs';

export const title = 'Slow clients';
export const about =
  '4,000 connections send a request byte by byte for a minute, while 50 ordinary requests a second arrive. The baseline is the same without them.';

const CONNECTIONS = 4000;
const SECONDS = 60;
const QUIET_SECONDS = 5;
const PATHS = ['/', '/about', '/blog', '/contact', '/api/blog', '/api/health/live'];

const HEAD = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
const BODY =
  'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n';

/**
 * A client that sends a byte every three seconds: clients with an even index in the headers, the
 * others in the body.
 */
function slowClient(port, index, counts) {
  const socket = connect(port, '127.0.0.1');
  let timer;
  socket.on('connect', () => {
    counts.opened += 1;
    socket.write(index % 2 === 0 ? HEAD : BODY);
    timer = setInterval(() => socket.write(' '), 3000);
  });
  socket.on('data', () => undefined);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(timer);
    counts.closed += 1;
    if (!counts.stopped) slowClient(port, index, counts);
  });
  counts.sockets[index] = socket;
}

/** Times of ordinary requests, in milliseconds, and how many failed. */
async function ordinaryRequests(base, seconds) {
  const times = [];
  let failed = 0;
  const requests = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
    const path = PATHS[requests.length % PATHS.length];
    const began = performance.now();
    const answer = fetch(base + path, { signal: AbortSignal.timeout(5000) })
      .then(async (response) => {
        await response.arrayBuffer();
        if (!response.ok) failed += 1;
        times.push(performance.now() - began);
      })
      .catch(() => (failed += 1));
    requests.push(answer);
    await wait(20);
  }
  await Promise.all(requests);
  return { times, failed };
}

export async function* measure() {
  const server = await startServer();
  const counts = { opened: 0, closed: 0, stopped: false, sockets: [] };
  try {
    await ordinaryRequests(server.base, 1);
    const quiet = await ordinaryRequests(server.base, QUIET_SECONDS);
    const port = Number(new URL(server.base).port);
    for (let i = 0; i < CONNECTIONS; i += 1) {
      slowClient(port, i, counts);
      if (i % 100 === 99) await wait(20);
    }
    const { times, failed } = await ordinaryRequests(server.base, SECONDS);
    for (const [name, share, atMost] of [
      ['Ordinary requests, half of them within', 0.5, 10],
      ['Ordinary requests, 99 of 100 within', 0.99, 100],
    ]) {
      const baseline = { name: 'without', values: [quantile(quiet.times, share)] };
      const values = [quantile(times, share)];
      yield row({ name, unit: 'ms', values, baseline, limit: { atMost } });
    }
    yield row({
      name: `Of these ${times.length} requests, failed`,
      unit: '',
      values: [failed],
      limit: { atMost: 0 },
    });
    yield row({
      name: `Memory after ${counts.opened} slow connections, with the database`,
      unit: 'MB',
      values: [memoryOf(server.pid).all],
      limit: { atMost: 512 },
    });
  } finally {
    counts.stopped = true;
    for (const socket of counts.sockets) socket.destroy();
    await server.stop();
  }
}
