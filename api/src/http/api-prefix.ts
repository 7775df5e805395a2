import type { INestApplication } from '@nestjs/common';

/** Answered by the API at the root of the site, where programs look for them. */
const AT_ROOT = ['feed.xml', 'events.ics', 'events/:id.ics'];

/** Puts the API under /api, but for what has its place at the root. */
export function setApiPrefix(app: INestApplication): void {
  app.setGlobalPrefix('api', { exclude: AT_ROOT });
}
