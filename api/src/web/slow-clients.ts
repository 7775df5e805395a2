import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { BodyDeadline } from '../http/bodies/body-deadline.js';
import { hasBody } from '../http/bodies/json-body.js';
import type { Language } from '../i18n/language.js';
import { DETAILS, TITLES } from '../problems/problem-texts.js';
import { cookieLanguage } from './cache/cache-key.js';
import { preparedPages } from './pages/prepared-page.js';

/** How long clients may take, in milliseconds. */
export interface ClientLimits {
  /** For the next request on an open connection; longer than the 60 s of common proxies. */
  keepAlive: number;
  /** For the headers of a request, and for the first request on a new connection. */
  headers: number;
  /** For a body; an upload may go on as long as every such period brings some of it. */
  body: number;
  /** Bytes that each such period of an upload must bring: half a kilobyte a second. */
  progress: number;
  /** Between two checks for connections whose headers are late. */
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
 * Answers requests that arrive too slowly with 408, so that they occupy no connection for long.
 * Call it after everything else that listens for requests, and before the server listens.
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
  // Node counts both from the first byte of a request, not from the end of the one before, so the
  // headers' time may be shorter than that between requests. What it calls the request's
  // time is that of headers and body together, which would end uploads that make progress.
  server.keepAliveTimeout = limits.keepAlive;
  server.headersTimeout = limits.headers;
  server.requestTimeout = 0;
  Object.assign(server, { connectionsCheckingInterval: limits.checkEvery });

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const { body: time, progress } = limits;
    // As it was sent; Express takes off what it has matched.
    const { url = '' } = request;
    new BodyDeadline(request, { time, progress }, () => {
      const { socket } = request;
      if (response.headersSent) {
        socket.destroy();
        return;
      }
      // The rest of the body is not waited for.
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
