import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DatabaseProxy } from '../setup/database-proxy.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

/** More than what sockets take in advance: the server waits with the rest until it is read. */
const ROWS = 8000;
const LETTERS = 5000;

const proxy = new DatabaseProxy();
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({}, (url) => proxy.forward(url));
  await test.dataSource.query(`
    INSERT INTO contact_messages (name, email, subject, message)
    SELECT 'Ana', 'ana@udruga.example', 'Upit', repeat('x', ${LETTERS})
    FROM generate_series(1, ${ROWS})
  `);
});
afterAll(async () => {
  await test.close();
  await proxy.close();
});

async function beginExport(): Promise<IncomingMessage> {
  const request = get(`${test.origin}/api/contact/export`, { headers: test.admin });
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('There is no response');
  return response;
}

/** Reads what is left, and tells how it ended. */
async function readOn(response: IncomingMessage) {
  let length = 0;
  let code: unknown;
  response.on('data', (chunk: Buffer) => (length += chunk.length));
  response.on('error', (error) => (code = Object(error).code));
  await new Promise((resolve) => response.on('close', resolve));
  return { complete: response.complete, code, length };
}

it('arrives whole however slowly it is read', async () => {
  const response = await beginExport();
  expect(response.statusCode).toBe(200);
  const { complete, length } = await readOn(response);
  expect(complete).toBe(true);
  expect(length).toBeGreaterThan(ROWS * LETTERS);
});

it('breaks off when the database goes away, so that nobody takes a part for the whole', async () => {
  const response = await beginExport();
  await once(response, 'readable');
  const port = await proxy.close();
  const { complete, code, length } = await readOn(response);
  expect([complete, code]).toEqual([false, 'ECONNRESET']);
  expect(length).toBeLessThan(ROWS * LETTERS);

  await proxy.open(port);
  expect((await readOn(await beginExport())).complete).toBe(true);
});
