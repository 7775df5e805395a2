import { HttpAdapterHost } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { ActorInterceptor } from './actors/actor.interceptor.js';
import type { Config } from './config/config.js';
import { ShownRowsInterceptor } from './content/shown-rows.interceptor.js';
import { ChangeRecorder } from './dashboard/change-recorder.js';
import { serveDocuments } from './documents/serve-documents.js';
import { TextPipe } from './fields/text.pipe.js';
import { validationPipe } from './fields/validation.pipe.js';
import { apiHeaders } from './http/api-headers.js';
import { jsonBodies } from './http/bodies/json-body.js';
import { InterceptorChain } from './http/interceptor-chain.js';
import { controllersOf, patternOf, rootPaths, setApiPrefix } from './http/operations.js';
import { ProblemFilter } from './http/problem.filter.js';
import { warnAboutUntrustedProxy } from './http/untrusted-proxy.js';
import { PageInterceptor } from './lists/page.interceptor.js';
import { createLogger } from './logging/logger.js';
import { logRequests } from './logging/request-log.js';
import { serveMedia } from './media/serve-media.js';
import { FormattedTextsInterceptor } from './media/with-formatted-texts.js';
import { ImagesInterceptor } from './media/with-images.js';
import { serveDocs } from './openapi/serve-docs.js';
import { defaultHeaders } from './web/security-headers.js';

/**
 * Configures a Nest application as in production. The server and every HTTP test call it before
 * `app.init()`. Create the application with `bodyParser: false`.
 */
export function configureApp(
  app: NestExpressApplication,
  config: Config,
  logger: Logger = createLogger(config),
): void {
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.use(logRequests(logger), defaultHeaders(config.publicUrl));
  app.use(warnAboutUntrustedProxy(config, logger));
  app.use('/api', apiHeaders(config.publicUrl), jsonBodies(app));
  for (const path of rootPaths(controllersOf(app))) {
    app.use(new RegExp(`^${patternOf(path)}$`), apiHeaders(config.publicUrl));
  }
  setApiPrefix(app);
  app.useGlobalPipes(new TextPipe(), validationPipe);
  const interceptors = app.get(InterceptorChain);
  interceptors.add(
    app.get(ActorInterceptor),
    app.get(ChangeRecorder),
    new PageInterceptor(),
    app.get(FormattedTextsInterceptor),
    app.get(ImagesInterceptor),
    new ShownRowsInterceptor(),
  );
  app.useGlobalInterceptors(interceptors);
  app.useGlobalFilters(new ProblemFilter(app.get(HttpAdapterHost), logger));
  serveDocs(app);
  serveMedia(app, config.publicUrl);
  serveDocuments(app, config.publicUrl);
}
