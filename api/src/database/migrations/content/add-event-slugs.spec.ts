import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createEvent } from '../../../../test/factories/event.factory.js';
import { migratedDatabase } from '../../../../test/setup/fresh-database.js';
import { migrateAgain } from '../../../../test/setup/migrate-again.js';
import { Event } from '../../../events/event.entity.js';
import { EVENTS } from '../../seed/events.js';
import { AddEventSlugs1700000000047 } from './add-event-slugs.js';

let dataSource: DataSource;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ dataSource, drop } = await migratedDatabase());
});
afterEach(() => drop());

/** The slugs and versions after events with these titles existed without slugs. */
async function migrated(titles: string[]): Promise<[string, number][]> {
  for (const title of titles) await createEvent(dataSource, { title });
  await migrateAgain(dataSource, new AddEventSlugs1700000000047());
  const events = await dataSource.getRepository(Event).find({ order: { id: 'ASC' } });
  return events.map(({ slug, version }) => [slug, version]);
}

it('names existing events by their Croatian titles, equal ones by number', async () => {
  const long = 'a'.repeat(200);
  const titles = [
    'Šetnja Đakovom',
    'ŠETNJA ĐAKOVOM!',
    'Šetnja Đakovom 2',
    '2026.',
    '!!!',
    long,
    long,
  ];
  expect(await migrated(titles)).toEqual([
    ['setnja-dakovom', 1],
    ['setnja-dakovom-2', 1],
    ['setnja-dakovom-2-2', 1],
    ['dogadaj-2026', 1],
    ['dogadaj', 1],
    ['a'.repeat(120), 1],
    [`${'a'.repeat(118)}-2`, 1],
  ]);
});

it('gives the initial events the slugs that a new installation gives them', async () => {
  const slugs = await migrated(EVENTS.map(({ title }) => title));
  expect(slugs.map(([slug]) => slug)).toEqual(EVENTS.map(({ slug }) => slug));
});
