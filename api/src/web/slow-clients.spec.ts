import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allowSlowBody } from '../http/bodies/body-deadline.js';
import { CLIENT_LIMITS, limitSlowClients } from './slow-clients.js';

const LIMITS = { keepAlive: 3000, headers: 300, body: 300, progress: 100, checkEvery: 50 };

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/upload') allowSlowBody(request);
    if (request.url === '/refused') {
      response.writeHead(401).end('no');
      return;
    }
    text(request).then(
      (body) => response.end(`got ${body.length}`),
      () => response.destroy(),
    );
  });
  limitSlowClients(server, 'http://localhost:3000', LIMITS);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

interface Exchange {
  /** Everything the server sent until it closed the connection. */
  received: string;
  /** How many parts could be sent before that. */
  sent: number;
}

/** Sends one part after another, with a pause before each, until the server closes. */
function sendSlowly(parts: string[], pause: number): Promise<Exchange> {
  return new Promise((resolve) => {
    let received = '';
    let sent = 0;
    const socket = connect(port, '127.0.0.1', () => {
      const timer = setInterval(() => {
        const part = parts[sent];
        if (part === undefined) return;
        sent += 1;
        socket.write(part);
      }, pause);
      socket.on('close', () => {
        clearInterval(timer);
        resolve({ received, sent });
      });
    });
    socket.setEncoding('utf8').on('data', (data: string) => (received += data));
    socket.on('error', () => undefined);
  });
}

const post = (path: string, length: number, headers = '') =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\n${headers}Content-Length: ${length}\r\n\r\n`;

describe('a slow client', () => {
  it('gets 408 when its headers are late, or it sends nothing', async () => {
    const parts = ['GET / HTTP/1.1\r\n', ...Array.from({ length: 200 }, (_, i) => `X-${i}: a\r\n`)];
    const [late, nothing] = await Promise.all([sendSlowly(parts, 20), sendSlowly([], 1000)]);
    expect(late.received).toMatch(/^HTTP\/1\.1 408 /);
    expect(late.sent).toBeLessThan(parts.length);
    expect(nothing.received).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('gets 408 when its body is late, from the API as a problem, or its upload makes no progress', async () => {
    const bytes = Array.from({ length: 200 }, () => 'a');
    const english = post('/contact', 1000, 'Cookie: language=en\r\n');
    const [problem, page, upload, refused] = await Promise.all(
      [post('/api/contact', 1000), english, post('/upload', 1000), post('/refused', 1000)].map(
        (head) => sendSlowly([head, ...bytes], 20),
      ),
    );
    expect(problem?.received).toMatch(/^HTTP\/1\.1 408 .*application\/problem\+json/s);
    expect(problem?.received).toContain('"detail":"Zahtjev nije stigao na vrijeme."');
    expect(page?.received).toMatch(/^HTTP\/1\.1 408 .*<h1>The request did not arrive in time</s);
    expect(page?.received).toMatch(/Connection: close/i);
    expect(upload?.received).toMatch(/^HTTP\/1\.1 408 /);
    // Its body is not read.
    expect(refused?.received).toMatch(/^HTTP\/1\.1 401 /);
    for (const one of [problem, page, upload, refused]) expect(one?.sent).toBeLessThan(200);
  });

  it('may continue an upload as long as it makes progress', async () => {
    const parts = Array.from({ length: 20 }, () => 'a'.repeat(100));
    const upload = post('/upload', 2000, 'Connection: close\r\n');
    // Takes several times as long as the limit for any other body.
    const { received, sent } = await sendSlowly([upload, ...parts], 60);
    expect(received).toMatch(/^HTTP\/1\.1 200 .*got 2000$/s);
    expect(sent).toBe(21);
  });

  it('may pause between two requests for longer than the limit for headers', async () => {
    const one = 'GET /a HTTP/1.1\r\nHost: a\r\n\r\n';
    const last = 'GET /b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const pause = Array.from({ length: 12 }, () => '');
    const { received } = await sendSlowly([one, ...pause, last], LIMITS.headers / 3);
    expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  });
});

describe('the limits for clients', () => {
  it('let proxies reuse connections for 60 s and end slow requests after 10 or 30 s', () => {
    expect(CLIENT_LIMITS.keepAlive).toBe(65_000);
    expect(CLIENT_LIMITS.headers).toBe(10_000);
    expect(CLIENT_LIMITS.body).toBe(30_000);
  });
});
