// Response times of ordinary requests while thousands of connections send theirs byte by byte.
// Run alone: `node bench/slow-clients.mjs [connections] [seconds]`.
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { memoryOf } from './memory.mjs';
import { quantile, startServer } from './server.mjs';

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

/** @param options number of open connections, and seconds */
export async function measureSlowClients({ connections = 4000, seconds = 60 } = {}) {
  const server = await startServer();
  const counts = { opened: 0, closed: 0, stopped: false, sockets: [] };
  try {
    const { port } = new URL(server.base);
    for (let i = 0; i < connections; i += 1) {
      slowClient(Number(port), i, counts);
      if (i % 100 === 99) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const paths = ['/', '/about', '/blog', '/contact', '/api/blog', '/api/health/live'];
    const times = [];
    let failed = 0;
    const requests = [];
    for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
      const path = paths[requests.length % paths.length];
      const began = performance.now();
      const answer = fetch(server.base + path, { signal: AbortSignal.timeout(5000) })
        .then(async (response) => {
          await response.arrayBuffer();
          if (!response.ok) failed += 1;
          times.push(performance.now() - began);
        })
        .catch(() => (failed += 1));
      requests.push(answer);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await Promise.all(requests);
    console.log(
      `${connections} slow connections for ${seconds} s (${counts.opened} opened, ${counts.closed} closed): ` +
        `${requests.length - failed} of ${requests.length} requests answered, ` +
        `p50 ${quantile(times, 0.5).toFixed(1)}, p99 ${quantile(times, 0.99).toFixed(1)} ms; ` +
        `memory ${memoryOf(server.pid).server.toFixed(0)} MB`,
    );
  } finally {
    counts.stopped = true;
    for (const socket of counts.sockets) socket.destroy();
    await server.stop();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const [connections, seconds] = process.argv.slice(2).map(Number);
  await measureSlowClients({ connections, seconds });
}
