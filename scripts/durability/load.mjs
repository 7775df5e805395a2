// Visitors that write and read while faults happen.
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { signIn as openSession } from '../../bench/server.mjs';

/** State that the load shares with the script: switches, and counts of what has happened. */
export const load = {
  /** The headers of the administrator's requests. */
  admin: {},
  stopped: false,
  /** The server is shutting down after SIGTERM. */
  terminating: false,
  /** Names of acknowledged rows, by kind. */
  acknowledged: { contact: [], newsletter: [], donations: [], blog: [] },
  retries: 0,
  /** Start of the latest acknowledged write, in milliseconds since 1970. */
  lastAcknowledged: 0,
  /** When the latest acknowledgement arrived, in milliseconds since 1970. */
  lastAcknowledgement: 0,
  /** Number of responses that were neither a success nor 503, by kind and status. */
  refused: new Map(),
  /** Requests of readers during shutdowns, and those that failed. */
  visits: 0,
  failedVisits: [],
};

let number = 0;

/** Signs in the administrator, who writes posts. */
export async function signIn(base) {
  load.admin = { Cookie: await openSession(base), Origin: base };
}

export const KINDS = {
  contact: [
    '/api/contact',
    (name) => ({
      name,
      email: `${name}@durability.example`,
      subject: name,
      message: name,
      gdprConsent: true,
    }),
  ],
  newsletter: ['/api/newsletter/subscribe', (name) => ({ email: `${name}@durability.example` })],
  donations: [
    '/api/donations',
    (name) => ({
      amount: 20,
      currency: 'EUR',
      donorName: name,
      donorEmail: `${name}@durability.example`,
      isAnonymous: false,
    }),
  ],
  blog: [
    '/api/blog',
    (name) => ({
      title: name,
      titleEn: name,
      slug: name,
      content: `Content of ${name}.`,
      contentEn: `Content of ${name}.`,
      category: 'news',
      author: name,
      isPublished: false,
    }),
  ],
};

/** Writes rows one after another; each is retried until it is acknowledged. */
export async function write(base, kind) {
  const [path, bodyOf] = KINDS[kind];
  while (!load.stopped) {
    number += 1;
    const name = `${kind}-${number}`;
    const headers = {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `198.${18 + (number % 2)}.${(number >> 8) % 250}.${number % 250}`,
      ...(kind === 'blog' && load.admin),
      'Idempotency-Key': `durability-${name}`,
    };
    for (;;) {
      const began = Date.now();
      const status = await fetch(base + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(bodyOf(name)),
        signal: AbortSignal.timeout(20_000),
      }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      if (status >= 200 && status < 300) {
        load.acknowledged[kind].push(name);
        if (began >= load.lastAcknowledged) {
          load.lastAcknowledged = began;
          load.lastAcknowledgement = Date.now();
        }
        break;
      }
      if (status > 0 && status !== 503) {
        load.refused.set(`${kind} ${status}`, (load.refused.get(`${kind} ${status}`) ?? 0) + 1);
        if (status !== 500 && status !== 429) break;
      }
      load.retries += 1;
      await wait(50 + Math.random() * 100);
    }
    await wait(20);
  }
}

/**
 * Requests a path; resolves to the status or the code of an error. Like browsers and proxies, it
 * repeats a request once whose reused connection was closed before a response (RFC 9112, 9.3.1):
 * a server may close an idle connection just when the next request is under way.
 */
function read(url, agent, repeats = 1) {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      response.on('error', (error) => resolve(error.code ?? error.message));
      response.on('end', () => resolve(response.statusCode)).resume();
    });
    request.on('error', ({ code, message }) => {
      if (repeats > 0 && code === 'ECONNRESET' && request.reusedSocket) {
        resolve(read(url, agent, repeats - 1));
      } else resolve(code ?? message);
    });
  });
}

/** Reads over a persistent connection; no request may fail during a shutdown. */
export async function visit(base, path, pause) {
  let agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (!load.stopped) {
    const before = load.terminating;
    const result = await read(base + path, agent);
    if (before || load.terminating) load.visits += 1;
    // A refused connection reached no server; 503 is a valid response while the database is down.
    if (![200, 503, 'ECONNREFUSED'].includes(result) && (before || load.terminating)) {
      load.failedVisits.push(`${path} ${result}`);
    }
    if (typeof result !== 'number') {
      agent.destroy();
      agent = new Agent({ keepAlive: true, maxSockets: 1 });
    }
    await wait(result === 200 ? pause : 50);
  }
  agent.destroy();
}
