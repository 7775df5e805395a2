import type { INestApplication } from '@nestjs/common';
import { controllersOf, rootPaths } from './operations.js';

/** Puts the API under /api, except for the routes at the root. */
export function setApiPrefix(app: INestApplication): void {
  app.setGlobalPrefix('api', { exclude: rootPaths(controllersOf(app)) });
}
