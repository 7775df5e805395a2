import { MethodNotAllowedException } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { reads } from '../http/reads.js';
import { NotFoundError } from '../problems/domain-errors.js';
import { DETAILS } from '../problems/problem-texts.js';
import { matchesEtag } from '../web/cache/stored-response.js';
import { securityHeaders } from '../web/security-headers.js';
import { readByteRange } from './byte-range.js';
import { DocumentFilesService, type ServedFile } from './document-files.service.js';

/** Allows the inline styles of browsers' PDF viewers, and nothing else to load or run. */
const PDF_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Serves the PDFs under `/documents`, with conditional and range requests (RFC 9110). With
 * `?download` browsers save the file instead of showing it.
 */
export function serveDocuments(app: NestExpressApplication, publicUrl: string): void {
  const files = app.get(DocumentFilesService, { strict: false });
  const headers = { ...securityHeaders(publicUrl), 'Content-Security-Policy': PDF_POLICY };
  app.use('/documents', (request: Request, response: Response, next: NextFunction) => {
    const name = /^\/([a-z0-9-]+\.pdf)$/.exec(request.path)?.[1];
    if (!reads(request)) {
      response.setHeader('Allow', 'GET, HEAD');
      next(new MethodNotAllowedException());
      return;
    }
    if (name === undefined) {
      next(new NotFoundError(DETAILS[404]));
      return;
    }
    files
      .at(`/documents/${name}`)
      .then((file) => {
        response.set(headers);
        return send(name, file, request, response);
      })
      .catch(next);
  });
}

async function send(
  name: string,
  file: ServedFile,
  request: Request,
  response: Response,
): Promise<void> {
  const etag = `"${file.digest}"`;
  const { 'if-none-match': ifNoneMatch, 'if-range': ifRange, range: rangeHeader } = request.headers;
  response.set({ ETag: etag, 'Cache-Control': 'no-cache', 'Accept-Ranges': 'bytes' });
  if (matchesEtag(ifNoneMatch, etag)) {
    response.status(304).end();
    return;
  }
  const allowsRange = request.method === 'GET' && (ifRange === undefined || ifRange === etag);
  const range = allowsRange ? readByteRange(rangeHeader, file.size) : undefined;
  if (range === 'unsatisfiable') {
    response.status(416).set('Content-Range', `bytes */${file.size}`).end();
    return;
  }
  const kind = request.query.download === undefined ? 'inline' : 'attachment';
  const { first, last } = range ?? { first: 0, last: file.size - 1 };
  const bytes = request.method === 'HEAD' ? undefined : await file.read();
  response.status(range ? 206 : 200).set({
    'Content-Type': 'application/pdf',
    'Content-Length': String(last - first + 1),
    'Content-Disposition': `${kind}; filename="${name}"`,
    ...(range && { 'Content-Range': `bytes ${first}-${last}/${file.size}` }),
  });
  response.end(bytes?.subarray(first, last + 1));
}
