// Requests per second, and the bare server they are compared with.
import { spawn } from 'node:child_process';
import { get } from 'node:http';
import autocannon from 'autocannon';
import { freePort, ready } from './server.mjs';

/**
 * Requests per second over 20 connections.
 *
 * @param {string} url
 * @param {object} [options] of autocannon, such as `headers`, `connections`, `duration`, `requests`
 * @throws Error when one of them fails
 */
export async function requestsPerSecond(url, options = {}) {
  const result = await autocannon({ url, connections: 20, duration: 3, ...options });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} failed: ${JSON.stringify(result.statusCodeStats)}.`);
  }
  return result.requests.average;
}

function rawAnswer(url, headers) {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ headers: response.rawHeaders, body: Buffer.concat(chunks).toString('base64') }),
      );
    }).on('error', reject);
  });
}

const BARE_SERVER = `
  const { headers, body } = JSON.parse(process.env.ANSWER);
  const bytes = Buffer.from(body, 'base64');
  require('node:http').createServer((request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  }).listen(Number(process.env.PORT), '127.0.0.1');`;

/**
 * The baseline of throughput: a bare `node:http` server in a process of its own that answers every
 * request with the headers and bytes of the product's answer.
 */
export async function bareServer(url, headers = {}) {
  const answer = await rawAnswer(url, headers);
  const copied = [];
  for (let i = 0; i < answer.headers.length; i += 2) {
    if (!/^(?:date|connection|keep-alive|transfer-encoding)$/i.test(answer.headers[i])) {
      copied.push(answer.headers[i], answer.headers[i + 1]);
    }
  }
  const port = await freePort();
  const child = spawn(process.execPath, ['-e', BARE_SERVER], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(port),
      ANSWER: JSON.stringify({ headers: copied, body: answer.body }),
    },
  });
  await ready(`http://127.0.0.1:${port}/`);
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}
