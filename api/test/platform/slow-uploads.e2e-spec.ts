import { request as httpRequest, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CLIENT_LIMITS, limitSlowClients } from '../../src/web/slow-clients.js';
import { blogPostBody } from '../factories/blog-post.factory.js';
import { documentBody } from '../factories/document.factory.js';
import { uniquePicture } from '../factories/media.factory.js';
import { smallPdf } from '../factories/pdf.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

/** The time for a body, or for each part of an upload. */
const TIMEOUT_MS = 800;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({}, undefined, (app) => {
    const limits = { ...CLIENT_LIMITS, body: TIMEOUT_MS, progress: 10 };
    limitSlowClients(app.getHttpServer() as Server, 'http://localhost:3000', limits);
    return Promise.resolve();
  });
});
afterAll(() => test.close());

/** Sends a body in ten parts, in three times the time that an ordinary body may take. */
async function sendSlowly(path: string, body: object, headers: object = test.admin) {
  const bytes = Buffer.from(JSON.stringify(body));
  const { hostname, port } = new URL(test.origin);
  const length = { 'Content-Type': 'application/json', 'Content-Length': bytes.length };
  const options = { hostname, port, path, method: 'POST', headers: { ...headers, ...length } };
  const request = httpRequest(options);
  let answered = false;
  const status = new Promise<number>((resolve, reject) => {
    request.on('error', (error) => (answered ? undefined : reject(error)));
    request.on('response', (response) => {
      answered = true;
      response.resume();
      resolve(response.statusCode ?? 0);
    });
  });
  const partLength = Math.ceil(bytes.length / 10);
  for (let at = 0; at < bytes.length && !answered; at += partLength) {
    await delay((3 * TIMEOUT_MS) / 10);
    request.write(bytes.subarray(at, at + partLength));
  }
  return status;
}

const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;

it('on a slow connection, uploads of an administrator succeed, and nothing else does', async () => {
  const picture = { file: dataUrl('image/png', await uniquePicture()) };
  const document = documentBody({ path: null, file: dataUrl('application/pdf', smallPdf()) });
  expect(
    await Promise.all([
      sendSlowly('/api/media', picture),
      sendSlowly('/api/documents', document),
      sendSlowly('/api/blog', blogPostBody()),
      sendSlowly('/api/contact', { message: 'a'.repeat(1000) }, {}),
      sendSlowly('/api/media', { file: 'data:image/png;base64,AAAA' }, {}),
    ]),
  ).toEqual([201, 201, 408, 408, 401]);
});
