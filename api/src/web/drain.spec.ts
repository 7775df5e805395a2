import { once } from 'node:events';
import { Agent, createServer, get, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { drain } from './drain.js';
import { IdleConnections } from './idle-connections.js';
import { InternalApi } from './internal-api.js';

const LINGER = 300;

let server: Server;
let connections: IdleConnections;
let agents: Agent[] = [];
afterEach(() => {
  for (const agent of agents) agent.destroy();
  agents = [];
  server.closeAllConnections();
});

async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  connections = new IdleConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function keepAliveAgent(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return agent;
}

/** Sends a request over the agent's persistent connection. */
function fetchWith(url: string, agent: Agent): Promise<{ connection?: string; text: string }> {
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

describe('a server that shuts down', () => {
  it('still accepts connections for a short time, then closes each after its response', async () => {
    const url = await listen((_request, response) => response.end('whole'));
    const agent = keepAliveAgent();
    const drained = drain(server, connections, LINGER);
    expect(await fetchWith(url, agent)).toEqual({ connection: 'keep-alive', text: 'whole' });
    while (server.listening) await wait(5);
    expect(await fetchWith(url, agent)).toEqual({ connection: 'close', text: 'whole' });
    await drained;
    await expect(fetchWith(url, keepAliveAgent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('does not make persistent clients reconnect while it still accepts connections', async () => {
    const url = await listen((_request, response) => response.end('whole'));
    const agent = keepAliveAgent();
    await fetchWith(url, agent);
    let opened = 0;
    server.on('connection', () => (opened += 1));
    const drained = drain(server, connections, LINGER);
    while (server.listening) await fetchWith(url, agent);
    await fetchWith(url, agent).catch(() => undefined);
    await drained;
    expect(opened).toBe(0);
  });

  it('completes a page in progress that calls the API on the same server', async () => {
    let finishPage = (): void => undefined;
    const pageMayFinish = new Promise<void>((resolve) => (finishPage = resolve));
    const pageBegun = new Promise<void>((begin) => {
      void listen((request, response) => {
        if (request.url === '/api') response.end('from the api');
        else {
          begin();
          void pageMayFinish
            .then(() => new InternalApi(server).call({ method: 'GET', url: '/api' }))
            .then(({ body }) => response.end(`a page ${body.toString()}`));
        }
      });
    });
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const page = fetchWith(`${url}/page`, new Agent());
    await pageBegun;
    const drained = drain(server, connections, 0);
    while (server.listening) await wait(5);
    finishPage();
    expect((await page).text).toBe('a page from the api');
    await drained;
  });

  it('responds to the first request of a connection that it accepted last', async () => {
    const url = await listen((_request, response) => response.end('whole'));
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(server, 'connection');
    const drained = drain(server, connections, 0);
    while (server.listening) await wait(5);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const ended = once(socket, 'close').then(() => ['nothing']);
    const [answer] = await Promise.race([once(socket, 'data'), ended]);
    expect(String(answer)).toMatch(/^HTTP\/1.1 200 OK[^]*Connection: close/);
    await drained;
  });

  it('loses no request on new and on persistent connections, whether busy or idle', async () => {
    const url = await listen((_request, response) => {
      setTimeout(() => response.end('x'.repeat(20_000)), Math.random() * 5);
    });
    let responses = 0;
    const failures: unknown[] = [];
    const visit = async (pause: number, keepAlive = true): Promise<void> => {
      const agent = keepAlive ? keepAliveAgent() : new Agent();
      for (;;) {
        try {
          await fetchWith(url, agent);
          responses += 1;
        } catch (error) {
          // With a refused connection, the client knows that the request was not processed.
          if (Object(error).code !== 'ECONNREFUSED') failures.push(error);
          return;
        }
        if (pause > 0) await wait(Math.random() * pause);
      }
    };
    const visitors = Array.from({ length: 16 }, (_, index) => visit(index % 2 === 0 ? 0 : 60));
    for (let i = 0; i < 16; i += 1) visitors.push(visit(0, false));
    while (responses < 200) await wait(5);
    await drain(server, connections, LINGER);
    await Promise.all(visitors);
    expect(failures).toEqual([]);
  });
});
