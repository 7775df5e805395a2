import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { BodyDeadline } from '../http/bodies/body-deadline.js';
import { hasBody } from '../http/bodies/json-body.js';
import type { Language } from '../i18n/language.js';
import { DETAILS, TITLES } from '../problems/problem-texts.js';
import { cookieLanguage } from './cache/cache-key.js';
import { preparedPages } from './pages/prepared-page.js';

/** Time limits for clients, in milliseconds. */
export interface ClientLimits {
  /** For the next request on an open connection; longer than the 60 s of common proxies. */
  keepAlive: number;
  /** For the headers of a request, and for the first request on a new connection. */
  headers: number;
  /** For a body; an upload may take longer as long as it makes progress in every such period. */
  body: number;
  /** Bytes of an upload that must arrive in each period: half a kilobyte a second. */
  progress: number;
  /** The interval between checks for connections whose headers are late. */
  checkEvery: number;
}

export const CLIENT_LIMITS: ClientLimits = {
  keepAlive: 65_000,
  headers: 10_000,
  body: 30_000,
  progress: 15 * 1024,
  checkEvery: 1_000,
};

const REQUEST_TIMEOUT = {
  hr: {
    title: 'Zahtjev nije stigao na vrijeme',
    text: 'Veza je bila prespora ili se prekinula, pa ništa nije spremljeno.',
    retry: 'Pokušajte ponovno',
  },
  en: {
    title: 'The request did not arrive in time',
    text: 'The connection was too slow or broke off, so nothing was stored.',
    retry: 'Try again',
  },
};

/**
 * Responds with 408 to requests that arrive too slowly, so that they do not occupy connections.
 * Call it after all other request listeners are added, and before the server listens.
 */
export function limitSlowClients(
  server: Server,
  publicUrl: string,
  limits: ClientLimits = CLIENT_LIMITS,
): void {
  const pages = preparedPages(publicUrl, REQUEST_TIMEOUT, {
    status: 408,
    headers: { Connection: 'close' },
  });
  // Node measures `headersTimeout` from the first byte of a request, so it may be shorter than
  // `keepAliveTimeout`. `requestTimeout` covers headers and body together and would end uploads
  // that make progress.
  server.keepAliveTimeout = limits.keepAlive;
  server.headersTimeout = limits.headers;
  // See decision 063.
  server.requestTimeout = 0;
  Object.assign(server, { connectionsCheckingInterval: limits.checkEvery });

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const { body: time, progress } = limits;
    // Read here, because Express removes the part of the URL that it has matched.
    const { url = '' } = request;
    new BodyDeadline(request, { time, progress }, () => {
      const { socket } = request;
      if (response.headersSent) {
        socket.destroy();
        return;
      }
      // Does not wait for the rest of the body.
      response.once('finish', () => socket.destroySoon());
      const language = cookieLanguage(request.headers.cookie);
      if (/^\/api(?:\/|$)/.test(url)) sendProblem(url, response, language);
      else response.writeHead(408, pages[language].headers).end(pages[language].body);
    });
  });
}

function sendProblem(url: string, response: ServerResponse, language: Language) {
  const detail = DETAILS[408][language];
  const problem = {
    type: 'about:blank',
    title: TITLES[408][language],
    status: 408,
    detail,
    instance: url.replace(/\?.*$/s, ''),
    message: detail,
  };
  response
    .writeHead(408, {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': 'no-store',
      Connection: 'close',
    })
    .end(JSON.stringify(problem));
}
