// A worker thread that sends requests one after another over many connections.
import { randomBytes, randomInt } from 'node:crypto';
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { base, path, connections, seconds } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const until = performance.now() + seconds * 1000;
const statuses = {};

function request() {
  const random = randomBytes(8).toString('hex');
  const target = path.replace('<random>', random).replace('<number>', randomInt(1, 99_999));
  return new Promise((resolve) => {
    const headers = { 'accept-encoding': 'br' };
    get(base + target, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.statusCode));
    }).on('error', (error) => resolve(error.code ?? 'error'));
  });
}

await Promise.all(
  Array.from({ length: connections }, async () => {
    while (performance.now() < until) {
      const status = await request();
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }),
);
agent.destroy();
parentPort.postMessage(statuses);
