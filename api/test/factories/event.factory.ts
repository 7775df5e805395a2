import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { Event } from '../../src/events/event.entity.js';

/** The body that creates an event, whose slug follows from its title. */
export function eventBody(fields: object = {}) {
  return {
    title: 'Radionica traženja posla',
    titleEn: 'Job search workshop',
    description: 'Svatko odlazi s gotovim životopisom.',
    descriptionEn: 'Everyone leaves with a finished CV.',
    location: 'Prostorije Udruge',
    eventDate: '2026-06-10T10:00:00+02:00',
    ...fields,
  };
}

/** An event in the database, with a unique slug. */
export async function createEvent(
  dataSource: DataSource,
  fields: Partial<Event> = {},
): Promise<Event> {
  const events = dataSource.getRepository(Event);
  const event = events.create({ ...eventBody({ slug: `dogadaj-${randomUUID()}` }), ...fields });
  await events.insert(event);
  return events.findOneByOrFail({ id: event.id });
}
