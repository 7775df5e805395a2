import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { isAnonymous } from './cookies.js';
import { reads } from './reads.js';

const YEAR_S = 31_536_000;

/** The headers that Helmet sets, which are the same for every response. */
function helmetHeaders(publicUrl: string): [string, string][] {
  const headers: [string, string][] = [];
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.setHeader = (name, value) => {
    headers.push([name, String(value)]);
    return response;
  };
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: YEAR_S },
    xFrameOptions: { action: 'deny' },
  });
  setHeaders(response.req, response, (error) => {
    if (error !== undefined) throw new Error('Helmet set no headers.', { cause: error });
  });
  return headers;
}

/**
 * Sets the headers of every API response: nothing in it may run or be framed, and no cache stores
 * responses to signed-in users.
 */
export function apiHeaders(publicUrl: string): RequestHandler {
  const headers = helmetHeaders(publicUrl);
  return (request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const isPublicRead = reads(request) && isAnonymous(request);
    response.setHeader('Cache-Control', isPublicRead ? 'no-cache' : 'private, no-store');
    response.vary('Cookie');
    next();
  };
}
