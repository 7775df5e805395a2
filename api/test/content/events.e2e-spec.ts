import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ContentChanges } from '../../src/content/content-changes.js';
import { Event } from '../../src/events/event.entity.js';
import { createEvent, eventBody } from '../factories/event.factory.js';
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
const listed = async (query = '') => {
  const { body } = await test.anonymous.get(`/api/events${query}`).expect(200);
  return ids(body);
};

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

    const everything = [later, next, running, past, older];
    expect(await listed()).toEqual(ids(everything));
    for (const query of ['?upcoming=true', '?past=false', '?filter={"upcoming":true}']) {
      expect([query, await listed(query)]).toEqual([query, ids([running, next, later])]);
    }
    for (const query of ['?past=true', '?upcoming=false', '?filter={"past":true}']) {
      expect([query, await listed(query)]).toEqual([query, ids([past, older])]);
    }
    expect(await listed('?upcoming=true&past=true')).toEqual([]);
    expect(await listed('?upcoming=true&sort=["eventDate","DESC"]')).toEqual(
      ids([later, next, running]),
    );
  });

  it('of upcoming events omit those that ended while another one is running', async () => {
    const hours = (from: number, to: number) =>
      createEvent(test.dataSource, { eventDate: inHours(from), endDate: inHours(to) });
    const long = await hours(-500, 500);
    const passed = [await hours(-400, -300), await hours(-2, -1)];
    const short = await hours(-1, 1);
    const next = await hours(1, 2);
    expect(await listed('?upcoming=true')).toEqual(ids([long, short, next]));
    expect(await listed('?past=true')).toEqual(ids([...passed].reverse()));
  });

  it('have a Content-Range header', async () => {
    for (let i = 0; i < 3; i += 1) await createEvent(test.dataSource);
    const { headers } = await test.anonymous.get('/api/events?range=[0,1]').expect(200);
    expect(headers['content-range']).toBe('events 0-1/3');
  });

  it('are searched in both languages and in places, and filtered by place', async () => {
    const event = await createEvent(test.dataSource, {
      title: 'Škola opuštanja',
      titleEn: 'Relaxation school',
      location: 'Drniš',
      locationEn: 'Drniš in the hills',
    });
    await createEvent(test.dataSource);
    for (const query of ['q=skola', 'q=RELAXATION', 'q=drnis', 'q=hills', 'location=Drni%C5%A1']) {
      expect([query, await listed(`?${query}`)]).toEqual([query, [event.id]]);
    }
    expect(await listed(`?filter={"id":[${event.id}]}`)).toEqual([event.id]);
    expect(await listed('?q=%25')).toEqual([]);
  });

  it('refuse unknown values and fields', async () => {
    for (const query of [
      'upcoming=maybe',
      'past=1',
      'filter={"title":"x"}',
      'sort=["bio","ASC"]',
    ]) {
      await test.anonymous.get(`/api/events?${query}`).expect(400);
    }
  });
});

describe('an event without an end', () => {
  it.each([
    ['2026-01-15T09:00:00+01:00', '2026-01-15T23:00:00.000Z'],
    ['2026-07-15T09:00:00+02:00', '2026-07-15T22:00:00.000Z'],
    ['2026-07-14T22:30:00Z', '2026-07-15T22:00:00.000Z'],
    ['2026-03-29T00:30:00+01:00', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25T00:30:00+02:00', '2026-10-25T23:00:00.000Z'],
  ])(
    'that starts at %s passes at the end of its day in Croatia, at %s',
    async (eventDate, passes) => {
      expect((await endOfDay(new Date(eventDate))).toISOString()).toBe(passes);
    },
  );

  it('is upcoming during its whole day', async () => {
    const now = new Date();
    const event = await createEvent(test.dataSource, { eventDate: now });
    expect(await listed('?upcoming=true')).toEqual([event.id]);
    await test.dataSource.getRepository(Event).update(event.id, { endDate: now });
    expect(await listed('?upcoming=true')).toEqual([]);
    expect(await listed('?past=true')).toEqual([event.id]);
  });
});

describe('an event', () => {
  it('is created, read, changed and deleted', async () => {
    const fields = eventBody({
      endDate: '2026-06-10T11:00:00.000Z',
      imageUrl: '/images/terapija-opustanja.svg',
      registrationLink: '/javni-poziv',
    });
    const { body } = await test.asAdmin('post', '/api/events', fields).expect(201);
    expect(body).toMatchObject({ ...fields, eventDate: '2026-06-10T08:00:00.000Z' });
    const stored = await test.anonymous.get(`/api/events/${body.id}`).expect(200);
    expect(stored.body).toEqual(body);

    const put = await test.asAdmin('put', `/api/events/${body.id}`, {
      ...body,
      title: 'Novi naslov',
    });
    expect([put.status, put.body]).toMatchObject([200, { id: body.id, title: 'Novi naslov' }]);
    const patched = await test
      .asAdmin('patch', `/api/events/${body.id}`, {
        endDate: '',
        imageUrl: null,
        registrationLink: ' ',
      })
      .expect(200);
    expect(patched.body).toMatchObject({
      title: 'Novi naslov',
      location: fields.location,
      endDate: null,
      imageUrl: null,
      registrationLink: null,
    });

    const deleted = await test.asAdmin('delete', `/api/events/${body.id}`).expect(200);
    expect(deleted.body).toEqual(patched.body);
    await test.anonymous.get(`/api/events/${body.id}`).expect(404);
    for (const method of ['put', 'patch', 'delete'] as const) {
      const { body: problem } = await test
        .asAdmin(method, `/api/events/${body.id}`, {})
        .expect(404);
      expect(problem.detail).toBe('Događaj ne postoji.');
    }
    const english = await test.anonymous.get(`/api/events/${body.id}?lang=en`).expect(404);
    expect(english.body.detail).toBe('There is no such event.');
  });

  it('has an English name for its place, or none', async () => {
    const locationEn = 'The association’s premises';
    const { body } = await test
      .asAdmin('post', '/api/events', eventBody({ locationEn }))
      .expect(201);
    expect(body).toMatchObject({ location: 'Prostorije Udruge', locationEn });
    const path = `/api/events/${body.id}`;
    const emptied = await test.asAdmin('patch', path, { locationEn: ' ' }).expect(200);
    expect(emptied.body).toMatchObject({ location: 'Prostorije Udruge', locationEn: null });
  });

  it('requires only the fields that the specification requires', async () => {
    const { body } = await test.asAdmin('post', '/api/events', eventBody()).expect(201);
    expect(body).toMatchObject({ endDate: null, imageUrl: null, registrationLink: null });
  });

  it('cannot end before it starts, whichever of the dates changes', async () => {
    const dates = { eventDate: '2026-06-10T10:00:00+02:00', endDate: '2026-06-10T07:59:59Z' };
    const hr = { endDate: 'Događaj ne može završiti prije nego što počne' };
    const en = { endDate: 'An event cannot end before it starts' };
    const created = await test.asAdmin('post', '/api/events', eventBody(dates)).expect(400);
    expect(created.body.errors).toEqual(hr);
    const { id } = await createEvent(test.dataSource, { eventDate: new Date(dates.eventDate) });
    const { endDate } = dates;
    const changed = await test
      .asAdmin('patch', `/api/events/${id}?lang=en`, { endDate })
      .expect(400);
    expect(changed.body.errors).toEqual(en);
    await test
      .asAdmin('patch', `/api/events/${id}`, { endDate: '2026-06-10T10:00:00+02:00' })
      .expect(200);
    const moved = await test.asAdmin('put', `/api/events/${id}`, {
      eventDate: '2026-06-11T10:00:00Z',
    });
    expect([moved.status, moved.body.errors]).toEqual([400, hr]);
  });

  it('limits cached pages to the time when it passes', async () => {
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
    const passes = await endOfDay(eventDate);
    expectAround(await changes.validUntil(), passes.getTime());
  });
});
