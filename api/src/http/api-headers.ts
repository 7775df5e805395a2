import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { carriesSession } from './cookies.js';

const YEAR_S = 31_536_000;

/**
 * Sets the headers of every API response: nothing in it may run or be framed, and no cache stores
 * responses to signed-in users.
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
      const isPublicRead =
        (request.method === 'GET' || request.method === 'HEAD') &&
        request.headers.authorization === undefined &&
        !carriesSession(request);
      response.setHeader('Cache-Control', isPublicRead ? 'no-cache' : 'private, no-store');
      response.vary('Cookie');
      next();
    },
  ];
}
