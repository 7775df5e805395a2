// A worker thread with thousands of clients that send their requests byte by byte, until it is told
// to stop; it then posts how many connections it has opened.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { port, connections } = workerData;

const HEAD = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
const BODY =
  'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n';

const sockets = [];
let opened = 0;
let isStopped = false;

/**
 * A client that sends a byte every three seconds: clients with an even index in the headers, the
 * others in the body. When the server ends its connection it opens another.
 */
function slowClient(index) {
  const socket = connect(port, '127.0.0.1');
  let timer;
  socket.on('connect', () => {
    opened += 1;
    socket.write(index % 2 === 0 ? HEAD : BODY);
    timer = setInterval(() => socket.write(' '), 3000);
  });
  socket.on('data', () => undefined);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(timer);
    if (!isStopped) slowClient(index);
  });
  sockets[index] = socket;
}

const stopped = once(parentPort, 'message');
for (let i = 0; i < connections; i += 1) {
  slowClient(i);
  if (i % 100 === 99) await wait(20);
}
parentPort.postMessage('connecting');
await stopped;
isStopped = true;
for (const socket of sockets) socket.destroy();
parentPort.postMessage(opened);
