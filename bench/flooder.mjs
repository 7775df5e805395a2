// A worker thread that sends requests: one after another over many connections, or a few a second
// whether or not earlier ones were answered. It posts status and milliseconds of each.
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request as open } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { base, paths, body, connections, perSecond, seconds, headers } = workerData;
const agent = new Agent({ keepAlive: connections > 0, maxSockets: connections ?? Infinity });
const until = performance.now() + seconds * 1000;
const answers = [];

/** An IP address that no other visitor has. */
const visitorIp = () => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

async function send(path) {
  const random = randomBytes(8).toString('hex');
  const method = body ? 'POST' : 'GET';
  const type = { 'content-type': 'application/json', 'accept-encoding': 'br' };
  const all = { 'x-forwarded-for': visitorIp(), ...type, ...headers };
  const began = performance.now();
  let status;
  try {
    const request = open(base + path.replace('<random>', random), { agent, method, headers: all });
    request.end(body?.replaceAll('<random>', random));
    const [answer] = await once(request, 'response');
    await once(answer.resume(), 'close');
    status = answer.statusCode;
  } catch (error) {
    status = error.code;
  }
  answers.push({ status, ms: performance.now() - began });
}

async function repeat() {
  while (performance.now() < until) await send(paths[0]);
}

const sent = Array.from({ length: connections ?? 0 }, repeat);
for (let turn = 0; perSecond && performance.now() < until; turn += 1) {
  sent.push(send(paths[turn % paths.length]));
  await wait(1000 / perSecond);
}
await Promise.all(sent);
agent.destroy();
parentPort.postMessage(answers);
