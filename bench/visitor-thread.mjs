// A worker thread that sends requests at a fixed rate, whether or not earlier ones were answered,
// until it is told to stop.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { visitsOf } from './visitors.mjs';

const visits = visitsOf(workerData);
const requests = [];
const timers = Object.entries(workerData.kinds).map(([kind, { perSecond }]) =>
  setInterval(
    () => requests.push(visits[kind]().then((result) => ({ kind, ...result }))),
    1000 / perSecond,
  ),
);
await once(parentPort, 'message');
timers.forEach(clearInterval);
parentPort.postMessage(await Promise.all(requests));
