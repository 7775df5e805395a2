import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ContentChanges } from '../../src/content/content-changes.js';
import { Event } from '../../src/events/event.entity.js';
import { createEvent, eventBody } from '../factories/event.factory.js';
import { createProject, projectBody } from '../factories/project.factory.js';
import { expectAround } from '../setup/expect-around.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterEach(() => test.dataSource.getRepository(Event).clear());
afterAll(() => test.close());

const ids = (body: { id: number }[]) => body.map(({ id }) => id);
const listed = async (query: string, resource = 'events') =>
  ids((await test.anonymous.get(`/api/${resource}${query}`).expect(200)).body);

/** The end of the day of an instant in Croatian time, computed by PostgreSQL. */
async function endOfDay(instant: Date): Promise<Date> {
  const [{ ends }]: [{ ends: Date }] = await test.dataSource.query(
    'SELECT event_passes_at($1, NULL) AS ends',
    [instant],
  );
  return ends;
}

describe('lists of events', () => {
  it('are sorted from the newest, and upcoming events from the next', async () => {
    const { dataSource } = test;
    const past = await createEvent(dataSource, { eventDate: inHours(-100), endDate: inHours(-99) });
    const older = await createEvent(dataSource, { eventDate: inHours(-900) });
    const later = await createEvent(dataSource, { eventDate: inHours(900) });
    const next = await createEvent(dataSource, { eventDate: inHours(100) });
    const running = await createEvent(dataSource, { eventDate: inHours(-50), endDate: inHours(1) });
    expect(await listed('')).toEqual(ids([later, next, running, past, older]));
    for (const query of ['?upcoming=true', '?past=false', '?filter={"upcoming":true}']) {
      expect([query, await listed(query)]).toEqual([query, ids([running, next, later])]);
    }
    for (const query of ['?past=true', '?upcoming=false', '?filter={"past":true}']) {
      expect([query, await listed(query)]).toEqual([query, ids([past, older])]);
    }
    expect(await listed('?upcoming=true&past=true')).toEqual([]);
    const sorted = await listed('?upcoming=true&sort=["eventDate","DESC"]');
    expect(sorted).toEqual(ids([later, next, running]));
  });

  it('of upcoming events omit those that ended while another one is running', async () => {
    const hours = (from: number, to: number) =>
      createEvent(test.dataSource, { eventDate: inHours(from), endDate: inHours(to) });
    const long = await hours(-500, 500);
    const passed = [await hours(-400, -300), await hours(-2, -1)];
    const short = await hours(-1, 1);
    expect(await listed('?upcoming=true')).toEqual(ids([long, short]));
    expect(await listed('?past=true')).toEqual(ids([...passed].reverse()));
  });
});

describe('an event without an end', () => {
  it('passes at the end of its day in Croatia, also when the clocks change', async () => {
    for (const [eventDate, passes] of [
      ['2026-01-15T09:00:00+01:00', '2026-01-15T23:00:00.000Z'],
      ['2026-07-14T22:30:00Z', '2026-07-15T22:00:00.000Z'],
      ['2026-03-29T00:30:00+01:00', '2026-03-29T22:00:00.000Z'],
      ['2026-10-25T00:30:00+02:00', '2026-10-25T23:00:00.000Z'],
    ] as const) {
      expect((await endOfDay(new Date(eventDate))).toISOString()).toBe(passes);
    }
  });

  it('is upcoming during its whole day', async () => {
    const now = new Date();
    const event = await createEvent(test.dataSource, { eventDate: now });
    expect(await listed('?upcoming=true')).toEqual([event.id]);
    await test.dataSource.getRepository(Event).update(event.id, { endDate: now });
    expect(await listed('?upcoming=true')).toEqual([]);
    expect(await listed('?past=true')).toEqual([event.id]);
  });

  it('limits cached pages to the time when it passes, as others to their end', async () => {
    const changes = test.app.get(ContentChanges);
    const endDate = inHours(3);
    await createEvent(test.dataSource, { eventDate: inHours(-3), endDate: inHours(-1) });
    await createEvent(test.dataSource, { eventDate: inHours(-2), endDate });
    await createEvent(test.dataSource, { eventDate: inHours(400) });
    expectAround(await changes.validUntil(), endDate.getTime());
    await test.dataSource.getRepository(Event).clear();
    changes.changed();
    expect(await changes.validUntil()).toBe(Infinity);
    const eventDate = inHours(400);
    await createEvent(test.dataSource, { eventDate });
    expectAround(await changes.validUntil(), (await endOfDay(eventDate)).getTime());
  });
});

it('An event or a project cannot end before it starts, whichever of the dates changes', async () => {
  const hr = { endDate: 'Događaj ne može završiti prije nego što počne' };
  const dates = { eventDate: '2026-06-10T10:00:00+02:00', endDate: '2026-06-10T07:59:59Z' };
  const created = await test.asAdmin('post', '/api/events', eventBody(dates)).expect(400);
  expect(created.body.errors).toEqual(hr);
  const event = await createEvent(test.dataSource, { eventDate: new Date(dates.eventDate) });
  const path = `/api/events/${event.id}`;
  const en = { endDate: 'An event cannot end before it starts' };
  const { endDate } = dates;
  expect((await test.asAdmin('patch', `${path}?lang=en`, { endDate })).body.errors).toEqual(en);
  await test.asAdmin('patch', path, { endDate: dates.eventDate }).expect(200);
  await test.asAdmin('put', path, { eventDate: '2026-06-11T10:00:00Z' }).expect(400);

  const days = { startDate: '2025-01-02', endDate: '2025-01-01' };
  await test.asAdmin('post', '/api/projects', projectBody(days)).expect(400);
  const { id } = await createProject(test.dataSource, { startDate: days.startDate });
  await test.asAdmin('patch', `/api/projects/${id}`, { endDate: days.endDate }).expect(400);
});

describe('the slug of an event', () => {
  const post = (fields: object) => test.asAdmin('post', '/api/events', eventBody(fields));

  it('is made from the Croatian title of an event without one, and numbered where it is taken', async () => {
    const title = 'Šetnja Đakovom, 2026.';
    await createEvent(test.dataSource, { slug: 'setnja-dakovom-2026-3' });
    const slugs: string[] = [];
    for (let i = 0; i < 3; i += 1) slugs.push((await post({ title }).expect(201)).body.slug);
    const base = 'setnja-dakovom-2026';
    expect(slugs).toEqual([base, `${base}-2`, `${base}-4`]);
  });

  it('is not made from the former address of another event, but can be given', async () => {
    const title = 'Preseljeni zbor';
    const { body: first } = await post({ title }).expect(201);
    const path = `/api/events/${first.id}`;
    await test.asAdmin('patch', path, { slug: 'zbor-u-kninu' }).expect(200);
    expect((await post({ title }).expect(201)).body.slug).toBe('preseljeni-zbor-2');
    const lookUp = () => test.anonymous.get('/api/redirects/lookup?path=/events/preseljeni-zbor');
    expect((await lookUp().expect(200)).body.location).toBe('/events/zbor-u-kninu');
    await post({ title, slug: 'preseljeni-zbor' }).expect(201);
    await lookUp().expect(404);
    // The address of a deleted event is free again.
    await test.asAdmin('delete', path).expect(200);
    expect((await post({ title: 'Zbor u Kninu' }).expect(201)).body.slug).toBe('zbor-u-kninu');
  });

  it('differs when events of one title are added at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => post({ title: 'Zbor' })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ body }) => body.slug)).size).toBe(8);
  });
});
