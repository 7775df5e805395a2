import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drainOnClose } from './drain.js';

describe('a server that is told to stop', () => {
  it('answers what is under way, tells its connections to end, and takes no new ones', async () => {
    const waiting: ServerResponse[] = [];
    const server = createServer((request, response) => {
      if (request.url === '/slow') {
        waiting.push(response);
        server.emit('waiting');
      } else response.end('quick');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const drain = drainOnClose(server);
    await (await fetch(`${origin}/`)).text();

    const underWay = fetch(`${origin}/slow`);
    await once(server, 'waiting');
    const closed = drain(
      () =>
        new Promise<void>((resolve, reject) => server.close((e) => (e ? reject(e) : resolve()))),
    );
    await expect(fetch(`${origin}/`)).rejects.toThrow();
    waiting[0]?.end('slow, but whole');
    expect(await (await underWay).text()).toBe('slow, but whole');
    await closed;
    expect(server.listening).toBe(false);
  });
});
