// Bare servers, with which the product is compared, and requests per second of both.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { compare } from './report.mjs';
import { freePort, ready } from './server.mjs';

const ANSWERING = `
  const { readFileSync } = require('node:fs');
  const { headers, body } = JSON.parse(readFileSync(process.argv[1], 'utf8'));
  const bytes = Buffer.from(body, 'base64');
  require('node:http').createServer((request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  }).listen(Number(process.env.PORT), '127.0.0.1');`;
/** Headers that Node writes by itself. */
const OF_CONNECTIONS = /^(?:date|connection|keep-alive|transfer-encoding)$/;
const RENDERING = fileURLToPath(new URL('bare-page-server.mjs', import.meta.url));

/** Starts a program of Node that reads a file of this text and listens on `PORT`. */
async function startBare(program, text) {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-bare-')), 'answer');
  writeFileSync(file, text);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port) };
  const child = spawn(process.execPath, [...program, file], { stdio: 'inherit', env });
  await ready(url);
  return { url, pid: child.pid, stop: () => child.kill() };
}

/**
 * A server that makes the elements of a page anew for each request, renders them with react-dom and
 * compresses them as the product does.
 */
export const barePage = (html) => startBare([RENDERING], html);

/** A server that answers every request with the headers and bytes of the product's answer. */
async function bareServer(url, headers) {
  const [answer] = await once(get(url, { headers }), 'response');
  const copied = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTIONS.test(name));
  const body = (await buffer(answer)).toString('base64');
  return startBare(
    ['-e', ANSWERING],
    JSON.stringify({ headers: Object.fromEntries(copied), body }),
  );
}

/** Requests per second over 20 connections; throws when one of them fails. */
async function requestsPerSecond(url, options) {
  const result = await autocannon({ url, connections: 20, duration: 3, ...options });
  assert.equal(result.non2xx + result.errors, 0, url);
  return result.requests.average;
}

/**
 * The row of answers per second against a bare server that sends the same.
 *
 * @param {(path: string) => string} [changed] another path for each request
 */
export async function compareAnswers({ name, base, path, headers = {}, changed, atLeast }) {
  const bare = await bareServer(base + (changed?.(path) ?? path), headers);
  const requests = changed && [{ setupRequest: (one) => ({ ...one, path: changed(path) }) }];
  const row = await compare({
    name,
    unit: 'requests/s',
    measure: () => requestsPerSecond(base + path, { headers, requests }),
    baseline: { name: 'bare server', measure: () => requestsPerSecond(bare.url, { headers }) },
    limit: { atLeast, of: 'ratio' },
  });
  bare.stop();
  return row;
}
