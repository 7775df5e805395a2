import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fieldsOf } from 'shared/is-record';
import { DatabaseProxy } from '../setup/database-proxy.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

/** More than the buffers of sockets hold: the server waits until the rest is read. */
const ROWS = 8000;
const MESSAGE_LENGTH = 5000;

const proxy = new DatabaseProxy();
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({}, (url) => proxy.forward(url));
  await test.dataSource.query(`
    INSERT INTO contact_messages (name, email, subject, message)
    SELECT 'Ana', 'ana@udruga.example', 'Upit', repeat('x', ${MESSAGE_LENGTH})
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

/** Reads the rest of a response and returns how it ended. */
async function readRest(response: IncomingMessage) {
  let length = 0;
  let code: unknown;
  response.on('data', (chunk: Buffer) => (length += chunk.length));
  response.on('error', (error) => (code = fieldsOf(error).code));
  await new Promise((resolve) => response.on('close', resolve));
  return { complete: response.complete, code, length };
}

it('an export arrives complete', async () => {
  const response = await beginExport();
  expect(response.statusCode).toBe(200);
  const { complete, length } = await readRest(response);
  expect(complete).toBe(true);
  expect(length).toBeGreaterThan(ROWS * MESSAGE_LENGTH);
});

it('an export is aborted when the database connection is lost, so that no part looks complete', async () => {
  const response = await beginExport();
  await once(response, 'readable');
  const port = await proxy.close();
  const { complete, code, length } = await readRest(response);
  expect([complete, code]).toEqual([false, 'ECONNRESET']);
  expect(length).toBeLessThan(ROWS * MESSAGE_LENGTH);

  await proxy.open(port);
  expect((await readRest(await beginExport())).complete).toBe(true);
});
