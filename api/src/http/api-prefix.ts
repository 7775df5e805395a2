import type { INestApplication } from '@nestjs/common';

/** Routes of the API at the root of the site, where programs look for them. */
const AT_ROOT = ['feed.xml', 'events.ics', 'events/:id.ics'];

/** Puts the API under /api, except for the routes at the root. */
export function setApiPrefix(app: INestApplication): void {
  app.setGlobalPrefix('api', { exclude: AT_ROOT });
}
