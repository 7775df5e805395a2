import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { IdleConnections, idleLimits } from './idle-connections.js';

const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

const responses: ServerResponse[] = [];
const server = createServer((_request, response) => responses.push(response));
const connections = new IdleConnections(server, { all: 4, perNetwork: 2 });
let clients: Socket[] = [];
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(async () => {
  const ended = clients.filter(({ closed }) => !closed).map((client) => once(client, 'close'));
  for (const client of clients) client.destroy();
  clients = [];
  await Promise.all(ended);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** A connection that the server has accepted, from a network of 127.0.0.0/8. */
async function open(network: number): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${network}` });
  client.on('error', () => undefined);
  clients.push(client);
  await once(server, 'connection');
  return client;
}

/** Sends a request, which the server answers when the returned function is called. */
async function request(client: Socket): Promise<() => Promise<unknown>> {
  client.write(GET);
  await once(server, 'request');
  const response = responses.pop();
  return async () => {
    response?.end('whole');
    return once(client, 'data');
  };
}

const ends = (client: Socket) => (client.resume(), once(client, 'close'));
const isOpen = ({ closed, destroyed }: Socket) => !closed && !destroyed;

it('closes the connection of a network that is idle for the longest time', async () => {
  const first = await open(1);
  const second = await open(1);
  const other = await open(2);
  // The first one is idle again since now.
  const answer = await request(first);
  await answer();
  const third = await open(1);
  await ends(second);
  expect([first, third, other].map(isOpen)).toEqual([true, true, true]);
});

it('closes the one of all networks that is idle for the longest time', async () => {
  const oldest = await open(1);
  const others = [await open(2), await open(3), await open(4)];
  others.push(await open(5));
  await ends(oldest);
  expect(others.every(isOpen)).toBe(true);
});

it('closes none while its request is in progress', async () => {
  const busy = await open(1);
  const answer = await request(busy);
  const idle = [await open(1), await open(1)];
  await open(1);
  await ends(idle[0] ?? busy);
  const [data] = (await answer()) as [Buffer];
  expect(data.toString()).toMatch(/^HTTP\/1.1 200 /);
});

it('closes those that are idle for a time', async () => {
  const client = await open(1);
  connections.close(60_000);
  const answer = await request(client);
  connections.close(0);
  await answer();
  connections.close(0);
  await ends(client);
});

it('does not count by network behind a proxy', () => {
  const { all, perNetwork } = idleLimits(true);
  expect(perNetwork).toBe(all);
  expect(idleLimits(false).perNetwork).toBeLessThan(all);
});
