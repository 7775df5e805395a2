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

interface Talk {
  /** Everything the server said until it closed the connection. */
  said: string;
  /** How many of the parts could be sent before that. */
  sent: number;
}

/** Sends one part after the other, with a pause before each, until the server closes. */
function talk(parts: string[], pause: number): Promise<Talk> {
  return new Promise((resolve) => {
    let said = '';
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
        resolve({ said, sent });
      });
    });
    socket.setEncoding('utf8').on('data', (data: string) => (said += data));
    socket.on('error', () => undefined);
  });
}

const post = (path: string, length: number, headers = '') =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\n${headers}Content-Length: ${length}\r\n\r\n`;

describe('a client that is slow', () => {
  it('with its headers is answered 408', async () => {
    const parts = ['GET / HTTP/1.1\r\n', ...Array.from({ length: 200 }, (_, i) => `X-${i}: a\r\n`)];
    const { said, sent } = await talk(parts, 20);
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
    expect(sent).toBeLessThan(parts.length);
  });

  it('to say anything at all is answered 408', async () => {
    expect((await talk([], 1000)).said).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('with a body is answered 408, by the API with a problem', async () => {
    const drops = Array.from({ length: 200 }, () => 'a');
    const problem = await talk([post('/api/contact', 1000), ...drops], 20);
    expect(problem.said).toMatch(/^HTTP\/1\.1 408 .*application\/problem\+json/s);
    expect(problem.said).toContain('"detail":"Zahtjev nije stigao na vrijeme."');
    expect(problem.sent).toBeLessThan(drops.length);
    const page = await talk([post('/contact', 1000, 'Cookie: language=en\r\n'), ...drops], 20);
    expect(page.said).toMatch(/^HTTP\/1\.1 408 .*<h1>The request did not arrive in time</s);
    expect(page.said).toMatch(/Connection: close/i);
  });

  it('with a body that nobody reads any more is cut off', async () => {
    const drops = Array.from({ length: 200 }, () => 'a');
    const { said, sent } = await talk([post('/refused', 1000), ...drops], 20);
    expect(said).toMatch(/^HTTP\/1\.1 401 /);
    expect(sent).toBeLessThan(drops.length);
  });

  it('with an upload may go on as long as it makes progress', async () => {
    const parts = Array.from({ length: 20 }, () => 'a'.repeat(100));
    const upload = post('/upload', 2000, 'Connection: close\r\n');
    // Several stretches of the time that any other body has in all.
    const { said, sent } = await talk([upload, ...parts], 60);
    expect(said).toMatch(/^HTTP\/1\.1 200 .*got 2000$/s);
    expect(sent).toBe(21);
    const same = await talk([post('/other', 2000), ...parts], 60);
    expect(same.said).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('with an upload that stands almost still is answered 408', async () => {
    const drops = Array.from({ length: 200 }, () => 'a');
    const { said, sent } = await talk([post('/upload', 1000), ...drops], 20);
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
    expect(sent).toBeLessThan(drops.length);
  });

  it('between two requests keeps its connection for longer than headers may take', async () => {
    const one = 'GET /a HTTP/1.1\r\nHost: a\r\n\r\n';
    const last = 'GET /b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const pause = Array.from({ length: 12 }, () => '');
    const { said } = await talk([one, ...pause, last], LIMITS.headers / 3);
    expect(said.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  });
});

describe('the limits', () => {
  it('let proxies keep connections for 60 s and end slow requests within 10 and 30 s', () => {
    expect(CLIENT_LIMITS.keepAlive).toBe(65_000);
    expect(CLIENT_LIMITS.headers).toBe(10_000);
    expect(CLIENT_LIMITS.body).toBe(30_000);
  });
});
