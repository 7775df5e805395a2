import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { createDocument } from './document.js';

const PATH = '/api/docs';

/** The page of Swagger UI, without the inline styles of its default page. */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Kvaliteta življenja – API</title>
    <link rel="icon" href="${PATH}/favicon-32x32.png">
    <link rel="stylesheet" href="${PATH}/swagger-ui.css">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="${PATH}/swagger-ui-bundle.js"></script>
    <script src="${PATH}/swagger-ui-standalone-preset.js"></script>
    <script src="${PATH}/swagger-ui-init.js"></script>
  </body>
</html>
`;

/** Scripts and styles are files of the same origin; icons are data URLs in the style sheet. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // The hash of the style that the bundle of Swagger UI adds to the page.
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the OpenAPI document at /api/docs-json and Swagger UI at /api/docs. */
export function serveDocs(app: NestExpressApplication): void {
  app.use(PATH, (request: Request, response: Response, next: NextFunction) => {
    if (request.path !== '/') {
      next();
      return;
    }
    response.setHeader('Content-Security-Policy', POLICY);
    response.type('html').send(PAGE);
  });
  SwaggerModule.setup('docs', app, () => createDocument(app), {
    useGlobalPrefix: true,
    jsonDocumentUrl: 'docs-json',
    raw: ['json'],
    swaggerOptions: {
      url: `${PATH}-json`,
      validatorUrl: null,
      withCredentials: true,
    },
  });
}
