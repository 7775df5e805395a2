// A worker thread that sends requests one after another over many connections.
import { randomBytes, randomInt } from 'node:crypto';
import { Agent, request as open } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { visitorIp } from './visitors.mjs';

const { base, path, body, connections, seconds, headers: own } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const until = performance.now() + seconds * 1000;
const statuses = {};

function send() {
  const random = randomBytes(8).toString('hex');
  const fill = (text) =>
    text.replaceAll('<random>', random).replace('<number>', randomInt(1, 99_999));
  const payload = body && fill(JSON.stringify(body));
  const headers = {
    'accept-encoding': 'br',
    // Each request comes from another network, unless the flood is of one.
    'x-forwarded-for': visitorIp(),
    ...own,
    ...(payload && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(payload),
    }),
  };
  return new Promise((resolve) => {
    const method = payload ? 'POST' : 'GET';
    open(base + fill(path), { agent, headers, method }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.statusCode));
    })
      .on('error', (error) => resolve(error.code ?? 'error'))
      .end(payload);
  });
}

await Promise.all(
  Array.from({ length: connections }, async () => {
    while (performance.now() < until) {
      const status = await send();
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }),
);
agent.destroy();
parentPort.postMessage(statuses);
