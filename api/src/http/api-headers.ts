import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { carriesSession } from './session-cookie-name.js';

const YEAR_S = 31_536_000;

/**
 * The headers of every answer of the API: nothing in it may run or be framed, and no cache stores
 * what is meant for a signed-in user.
 */
export function apiHeaders(publicUrl: string): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: YEAR_S },
      xFrameOptions: { action: 'deny' },
    }),
    (request, response, next) => {
      const open =
        (request.method === 'GET' || request.method === 'HEAD') &&
        request.headers.authorization === undefined &&
        !carriesSession(request);
      response.setHeader('Cache-Control', open ? 'no-cache' : 'private, no-store');
      response.vary('Cookie');
      next();
    },
  ];
}
