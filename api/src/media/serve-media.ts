import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { reads } from '../http/reads.js';
import { NotFoundError } from '../problems/domain-errors.js';
import { matchesEtag } from '../web/cache/stored-response.js';
import { CLOSED_POLICY, securityHeaders } from '../web/security-headers.js';
import { readImageUrl } from './image-url.js';
import { MediaFilesService } from './media-files.service.js';

const NO_FILE = { hr: 'Slika ne postoji.', en: 'There is no such image.' };

/** Serves the files of pictures under /media. Their URLs contain a hash, so they never change. */
export function serveMedia(app: NestExpressApplication, publicUrl: string): void {
  const files = app.get(MediaFilesService);
  const headers = {
    ...securityHeaders(publicUrl),
    'Content-Security-Policy': CLOSED_POLICY,
    // Feed readers and previews on other sites embed them.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  app.use('/media', (request: Request, response: Response, next: NextFunction) => {
    response.set(headers);
    send(files, request, response).catch(next);
  });
}

/** @throws NotFoundError */
async function send(files: MediaFilesService, request: Request, response: Response): Promise<void> {
  const isRead = reads(request);
  const url = isRead ? readImageUrl(request.baseUrl + request.path) : undefined;
  const file = url && (await files.read(url));
  if (!file) throw new NotFoundError(NO_FILE);
  response.set({ 'Cache-Control': 'public, max-age=31536000, immutable', ETag: file.etag });
  if (matchesEtag(request.headers['if-none-match'], file.etag)) {
    response.status(304).end();
    return;
  }
  response.set({
    'Content-Type': `image/${url.format}`,
    'Content-Length': String(file.bytes.length),
  });
  response.end(request.method === 'HEAD' ? undefined : file.bytes);
}
