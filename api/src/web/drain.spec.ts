import { once } from 'node:events';
import { Agent, createServer, get, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { drain, listenOnLoopback } from './drain.js';

const LINGER = 300;

let server: Server;
let agents: Agent[] = [];
afterEach(() => {
  for (const agent of agents) agent.destroy();
  agents = [];
  server.closeAllConnections();
});

async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function visitor(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return agent;
}

/** What is answered to a request over a connection that is kept. */
function ask(url: string, agent: Agent): Promise<{ connection?: string; text: string }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ connection: response.headers.connection, text }));
    });
    request.on('error', reject);
  });
}

describe('a server that is told to stop', () => {
  it('still answers for a while, and has each connection end', async () => {
    const url = await listen((_request, response) => response.end('whole'));
    const kept = visitor();
    expect(await ask(url, kept)).toEqual({ connection: 'keep-alive', text: 'whole' });
    const drained = drain(server, LINGER);
    expect(await ask(url, kept)).toEqual({ connection: 'close', text: 'whole' });
    expect(await ask(url, visitor())).toEqual({ connection: 'close', text: 'whole' });
    await drained;
    await expect(ask(url, visitor())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('finishes what is under way, with what it asks the server itself', async () => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const begun = new Promise<void>((begin) => {
      void listen((request, response) => {
        if (request.url === '/api') response.end('from the api');
        else {
          begin();
          void held
            .then(() => ask(`${inside.origin}/api`, visitor()))
            .then(({ text }) => response.end(`a page ${text}`));
        }
      });
    });
    await once(server, 'listening');
    const inside = await listenOnLoopback(server);
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const page = ask(`${url}/page`, visitor());
    await begun;
    const drained = drain(server, 0);
    while (server.listening) await wait(5);
    letGo();
    expect((await page).text).toBe('a page from the api');
    await drained;
    await inside.close();
  });

  it('answers the first request of a connection that it took last', async () => {
    const url = await listen((_request, response) => response.end('whole'));
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(server, 'connection');
    const drained = drain(server, 0);
    while (server.listening) await wait(5);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const ended = once(socket, 'close').then(() => ['nothing']);
    const [answer] = await Promise.race([once(socket, 'data'), ended]);
    expect(String(answer)).toMatch(/^HTTP\/1.1 200 OK[^]*Connection: close/);
    await drained;
  });

  it('loses no request of visitors who keep their connections, busy or not', async () => {
    const url = await listen((_request, response) => {
      setTimeout(() => response.end('x'.repeat(20_000)), Math.random() * 5);
    });
    let answered = 0;
    const failures: unknown[] = [];
    const visit = async (pause: number): Promise<void> => {
      const agent = visitor();
      for (;;) {
        try {
          await ask(url, agent);
          answered += 1;
        } catch (error) {
          // Who is refused a connection knows that nothing was taken.
          if (Object(error).code !== 'ECONNREFUSED') failures.push(error);
          return;
        }
        if (pause > 0) await wait(Math.random() * pause);
      }
    };
    const visitors = Array.from({ length: 16 }, (_, index) => visit(index % 2 === 0 ? 0 : 60));
    while (answered < 200) await wait(5);
    await drain(server, LINGER);
    await Promise.all(visitors);
    expect(failures).toEqual([]);
  });
});
