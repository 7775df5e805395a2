import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Event } from '../../../src/events/event.entity.js';
import { createEvent } from '../../factories/event.factory.js';
import type { TestApp } from '../../setup/test-app.js';
import {
  startFeedsApp,
  removeContent,
  PUBLIC_URL,
  text,
  readCalendar,
  inDays,
} from './read-feeds.js';

let test: TestApp;
beforeAll(async () => {
  test = await startFeedsApp();
});
afterEach(() => removeContent(test));
afterAll(() => test.close());

const readSingle = async (event: Event) => {
  const { events } = await readCalendar(test, `/events/${event.id}.ics`);
  expect(events).toHaveLength(1);
  const [found] = events;
  if (!found) throw new Error('no event');
  return found;
};

describe('the calendar of events', () => {
  it('contains upcoming and all past events, sorted by their start', async () => {
    const { dataSource } = test;
    await createEvent(dataSource, { title: 'Davno', eventDate: inDays(-3700) });
    await createEvent(dataSource, { title: 'Sljedeći', eventDate: inDays(2) });
    await createEvent(dataSource, { title: 'Nedavno', eventDate: inDays(-300) });
    await createEvent(dataSource, {
      title: 'Program',
      eventDate: inDays(-500),
      endDate: inDays(-10),
    });
    const { calendar, events } = await readCalendar(test, '/events.ics');
    expect(events.map(({ summary }) => summary)).toEqual([
      'Davno',
      'Program',
      'Nedavno',
      'Sljedeći',
    ]);
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(
      'Udruga Kvaliteta življenja: događaji',
    );
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT6H');
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  });

  it('is valid without events', async () => {
    const { calendar, events } = await readCalendar(test, '/events.ics');
    expect(events).toEqual([]);
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//www.udruga.example//events//HR');
  });

  it('escapes a name of the association with calendar syntax', async () => {
    const name = 'Udruga;\nBEGIN:VEVENT, \\ „Most”';
    await test.asAdmin('patch', '/api/settings/1', { name }).expect(200);
    expect((await readCalendar(test, '/events.ics')).events).toEqual([]);
    expect(await text(test, '/events.ics')).toContain(
      '\r\nX-WR-CALNAME:Udruga\\; BEGIN:VEVENT\\, \\\\ „Most”: događaji\r\n',
    );
    await test
      .asAdmin('patch', '/api/settings/1', { name: 'Udruga Kvaliteta življenja' })
      .expect(200);
  });

  it('contains all fields of an event, in the language of the URL', async () => {
    const event = await createEvent(test.dataSource, {
      title: 'Škola „Žene, djeca; čast”',
      titleEn: 'School',
      description: 'Prvi red,\ndrugi red; \\ kraj. ' + 'Čćđšž '.repeat(60),
      descriptionEn: 'In English, too',
      location: 'Knin, Drniš',
      locationEn: 'Two towns',
      registrationLink: '/javni-poziv',
      eventDate: new Date('2026-06-10T08:00:00Z'),
      endDate: new Date('2026-06-10T11:30:00Z'),
    });
    const { calendar, events } = await readCalendar(test, `/events/${event.id}.ics`);
    expect(events[0]).toMatchObject({
      uid: `event-${event.id}@www.udruga.example`,
      summary: event.title,
      description: `${event.description}\n\nPrijava: ${PUBLIC_URL}/javni-poziv`,
      location: 'Knin, Drniš',
      sequence: 0,
    });
    const vevent = calendar.getFirstSubcomponent('vevent');
    expect(vevent?.getFirstPropertyValue('url')).toBe(`${PUBLIC_URL}/events/${event.slug}`);
    expect(vevent?.getFirstPropertyValue('transp')).toBe('OPAQUE');
    const english = (await readCalendar(test, `/events/${event.id}.ics?lang=en`)).events[0];
    expect(english).toMatchObject({
      uid: events[0]?.uid,
      summary: 'School',
      location: 'Two towns',
      description: `In English, too\n\nRegistration: ${PUBLIC_URL}/javni-poziv`,
    });
  });

  it('folds lines at 75 octets without splitting a character', async () => {
    const event = await createEvent(test.dataSource, { description: 'Čćđšž👩‍👩‍👧'.repeat(80) });
    const calendar = await text(test, `/events/${event.id}.ics`);
    expect(calendar.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of calendar.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    expect(calendar).not.toContain('\uFFFD');
  });

  it('has its properties before its components (RFC 5545, section 3.6)', async () => {
    await createEvent(test.dataSource, { eventDate: inDays(2) });
    const outline = (await text(test, '/events.ics'))
      .replaceAll('\r\n ', '')
      .replace(/BEGIN:(VTIMEZONE|VEVENT)[^]*?END:\1/g, '<$1>')
      .split('\r\n')
      .slice(1, -2);
    const components = outline.filter((line) => line.startsWith('<'));
    expect(components).toEqual(['<VTIMEZONE>', '<VEVENT>']);
    expect(outline.slice(-components.length)).toEqual(components);
    expect(outline).toContain('X-WR-TIMEZONE:Europe/Zagreb');
  });

  it('omits characters that calendars do not allow', async () => {
    const event = await createEvent(test.dataSource, { title: 'Radionica\u0007 za\u001B sve' });
    expect((await readSingle(event)).summary).toBe('Radionica za sve');
  });

  it.each([
    ['winter', '2026-01-15T09:00:00Z', '2026-01-15T10:00:00', 60],
    ['summer', '2026-07-15T09:00:00Z', '2026-07-15T11:00:00', 120],
    [
      'the last minute before the clocks go forward',
      '2026-03-29T00:59:00Z',
      '2026-03-29T01:59:00',
      60,
    ],
    ['the first minute after', '2026-03-29T01:00:00Z', '2026-03-29T03:00:00', 120],
    ['an hour before the repeated hour', '2026-10-24T22:59:00Z', '2026-10-25T00:59:00', 120],
    ['an hour after the clocks go back', '2026-10-25T02:00:00Z', '2026-10-25T03:00:00', 60],
    ['midnight between years', '2026-12-31T23:30:00Z', '2027-01-01T00:30:00', 60],
  ])('has times in the Croatian time zone: %s', async (_, instant, local, offsetMinutes) => {
    const eventDate = new Date(instant);
    const { startDate, endDate } = await readSingle(
      await createEvent(test.dataSource, { eventDate }),
    );
    expect(startDate.zone?.tzid).toBe('Europe/Zagreb');
    expect(startDate.toString()).toBe(local);
    expect(startDate.toJSDate()).toEqual(eventDate);
    expect(startDate.utcOffset()).toBe(offsetMinutes * 60);
    expect(endDate.toJSDate().getTime() - eventDate.getTime()).toBe(3_600_000);
  });

  it('makes an event that begins at midnight and has no end an all-day one', async () => {
    const eventDate = new Date('2026-03-28T23:00:00Z');
    const event = await createEvent(test.dataSource, { eventDate });
    expect(await text(test, `/events/${event.id}.ics`)).toContain(
      'DTSTART;VALUE=DATE:20260329\r\n',
    );
    const { startDate, endDate } = await readSingle(event);
    expect([startDate.isDate, startDate.toString(), endDate.toString()]).toEqual([
      true,
      '2026-03-29',
      '2026-03-30',
    ]);
  });

  it('shows a programme of several months as free time', async () => {
    const event = await createEvent(test.dataSource, {
      eventDate: new Date('2026-12-12T16:00:00Z'),
      endDate: new Date('2027-04-30T17:00:00Z'),
    });
    const { calendar, events } = await readCalendar(test, `/events/${event.id}.ics`);
    expect(calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('transp')).toBe(
      'TRANSPARENT',
    );
    expect(events[0]?.endDate.toString()).toBe('2027-04-30T19:00:00');
  });

  it('increases the sequence number when an event changes', async () => {
    const event = await createEvent(test.dataSource, {
      createdAt: new Date('2026-01-01T00:00:00Z'),
      updatedAt: new Date('2026-01-01T00:00:00Z'),
    });
    const first = await readSingle(event);
    await test.asAdmin('patch', `/api/events/${event.id}`, { title: 'Novi naslov' }).expect(200);
    const second = await readSingle(event);
    expect(second.uid).toBe(first.uid);
    expect(second.sequence).toBeGreaterThan(first.sequence);
    expect(second.summary).toBe('Novi naslov');
    const changed = second.component.getFirstPropertyValue('last-modified');
    expect(String(changed) > String(first.component.getFirstPropertyValue('last-modified'))).toBe(
      true,
    );
  });

  it('is a 404 for a deleted event, and for an id that is no number', async () => {
    const event = await createEvent(test.dataSource);
    await text(test, `/events/${event.id}.ics`);
    await test.asAdmin('delete', `/api/events/${event.id}`).expect(200);
    for (const path of [`/events/${event.id}.ics`, '/events/0.ics', '/events/x.ics']) {
      const { body, headers } = await test.anonymous.get(`${path}?lang=en`).expect(404);
      expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(body).toMatchObject({ status: 404, instance: path });
    }
  });
});
