import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContentChanges } from '../../src/content/content-changes.js';
import { waitFor } from './wait-for.js';

/**
 * Waits until an app that listens for content changes has received the notifications of all that
 * is committed: they arrive in the order of commits. One that is late would clear a cache again.
 */
export async function receiveNotifications(app: INestApplicationContext): Promise<void> {
  const changes = app.get(ContentChanges);
  const last = ['last'];
  const before = changes.generationOf(last);
  await app.get(DataSource).query(`NOTIFY content_changed, '${last}'`);
  await waitFor(() => changes.generationOf(last) > before, 'the last notification', 1);
}
