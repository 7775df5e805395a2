import type { INestApplication } from '@nestjs/common';
import { controllersOf, rootPaths } from './operations.js';

/** Prefixes the API's routes with /api, except for those at the root. */
export function setApiPrefix(app: INestApplication): void {
  app.setGlobalPrefix('api', { exclude: rootPaths(controllersOf(app)) });
}
