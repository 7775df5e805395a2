import { mkdtemp, rm, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { BlogPost } from '../../src/blog/blog-post.entity.js';
import { Event } from '../../src/events/event.entity.js';
import { mountWeb } from '../../src/web/mount-web.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createEvent } from '../factories/event.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

const PUBLIC_URL = 'https://www.udruga.example';
const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

let test: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feeds-'));
  await mkdir(join(folder, 'site'));
  await mkdir(join(folder, 'admin'));
  test = await startTestApp({ PUBLIC_URL }, undefined, (app) => {
    mountWeb(
      app,
      {
        siteFiles: join(folder, 'site'),
        panelFiles: join(folder, 'admin'),
        renderer: {
          pageParameters: new Set(),
          methodsOf: () => ['GET', 'HEAD'],
          render: () => Promise.resolve(new Response('a page of the site')),
        },
      },
      { publicUrl: PUBLIC_URL },
    );
    return Promise.resolve();
  });
});
afterEach(async () => {
  // Deleted as the panel does it, so that kept answers are let go of.
  for (const entity of [BlogPost, Event]) {
    const rows = test.dataSource.getRepository<BlogPost | Event>(entity);
    await rows.remove(await rows.find());
  }
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const text = async (path: string) => {
  const answer = await fetch(test.origin + path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
};

interface Entry {
  title: string;
  id: string;
  link: { href: string };
  updated: string;
  published: string;
  content: string;
  author?: { name: string };
  category?: { term: string; label: string };
}

/** The feed as a reader of XML sees it: attributes among the elements. */
const readFeed = async (path: string) => {
  const xml = await text(path);
  expect(XMLValidator.validate(xml)).toBe(true);
  const parsed = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    textNodeName: 'text',
    isArray: (name) => name === 'entry',
    htmlEntities: false,
  }).parse(xml).feed;
  const entries: Entry[] = (parsed.entry ?? []).map((entry: Record<string, { text: string }>) => ({
    ...entry,
    title: entry.title?.text,
    content: entry.content?.text,
  }));
  return { ...parsed, entries };
};

describe('the feed of the blog', () => {
  it('holds the posts in the language of the address, newest first', async () => {
    const { dataSource } = test;
    await createBlogPost(dataSource, {
      title: 'Stariji članak',
      titleEn: 'Older post',
      publishDate: inDays(-2),
    });
    const newer = await createBlogPost(dataSource, {
      title: 'Djeca & mladi',
      titleEn: 'Children & youth',
      slug: 'djeca-i-mladi',
      content: 'Prvi odlomak.\r\n\r\nDrugi <odlomak>.',
      contentEn: 'First paragraph.\n\nSecond <paragraph>.',
      author: 'Željka Čović',
      category: 'Prevencija',
      imageUrl: '/images/djeca.svg',
      publishDate: inDays(-1),
    });

    const croatian = await readFeed('/feed.xml');
    expect(croatian).toMatchObject({
      'xml:lang': 'hr',
      xmlns: 'http://www.w3.org/2005/Atom',
      title: 'Udruga Kvaliteta življenja',
      id: 'tag:www.udruga.example,2023:blog/hr',
      author: { name: 'Udruga Kvaliteta življenja' },
      link: [
        { rel: 'alternate', href: `${PUBLIC_URL}/blog` },
        { rel: 'self', href: `${PUBLIC_URL}/feed.xml` },
      ],
    });
    expect(croatian.entries.map(({ title }: Entry) => title)).toEqual([
      'Djeca &amp; mladi',
      'Stariji članak',
    ]);
    expect(croatian.entries[0]).toEqual({
      title: 'Djeca &amp; mladi',
      id: `tag:www.udruga.example,2023:blog/${newer.id}/hr`,
      link: { href: `${PUBLIC_URL}/blog/djeca-i-mladi` },
      updated: newer.updatedAt.toISOString(),
      published: newer.publishDate.toISOString(),
      content: `<p><img src="${PUBLIC_URL}/images/djeca.svg" alt=""></p><p>Prvi odlomak.</p><p>Drugi &lt;odlomak&gt;.</p>`,
      author: { name: 'Željka Čović' },
      category: { term: 'Prevencija', label: 'Prevencija' },
    });

    const english = await readFeed('/feed.xml?lang=en');
    expect(english).toMatchObject({
      'xml:lang': 'en',
      title: 'Quality of Living Association',
      link: [
        { rel: 'alternate', href: `${PUBLIC_URL}/blog?lang=en` },
        { rel: 'self', href: `${PUBLIC_URL}/feed.xml?lang=en` },
      ],
    });
    expect(english.entries[0]).toMatchObject({
      title: 'Children &amp; youth',
      id: `tag:www.udruga.example,2023:blog/${newer.id}/en`,
      link: { href: `${PUBLIC_URL}/blog/djeca-i-mladi?lang=en` },
      content: expect.stringContaining('<p>First paragraph.</p><p>Second'),
    });
  });

  it('holds the latest twenty, and neither drafts nor scheduled posts', async () => {
    const { dataSource } = test;
    await createBlogPost(dataSource, { title: 'Nacrt', isPublished: false });
    await createBlogPost(dataSource, { title: 'Sutra', publishDate: inDays(1) });
    for (let day = 1; day <= 21; day += 1) {
      await createBlogPost(dataSource, { title: `Dan ${day}`, publishDate: inDays(-day) });
    }
    const { entries } = await readFeed('/feed.xml');
    expect(entries.map(({ title }: Entry) => title)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Dan ${index + 1}`),
    );
  });

  it('is a feed also while there are no posts', async () => {
    const feed = await readFeed('/feed.xml');
    expect(feed.entries).toEqual([]);
    expect(new Date(feed.updated).getTime()).toBeGreaterThan(Date.now() - DAY_MS);
  });

  it('keeps an entry’s name when its slug and title change, and tells of the change', async () => {
    const post = await createBlogPost(test.dataSource, { publishDate: inDays(-3) });
    const before = (await readFeed('/feed.xml')).entries[0];
    await test.anonymous
      .patch(`/api/blog/${post.id}`)
      .set(test.admin)
      .send({ slug: 'drugi-slug', title: 'Drugi naslov' })
      .expect(200);
    const after = await readFeed('/feed.xml');
    expect(after.entries[0]).toMatchObject({ id: before.id, title: 'Drugi naslov' });
    expect(after.entries[0].updated > before.updated).toBe(true);
    expect(after.updated).toBe(after.entries[0].updated);
  });

  it.each([
    ['the end of a CDATA section', 'a ]]> b ]]> c'],
    ['tags and quotes', `<script>"x" & 'y'</script>`],
    ['control characters', 'a\u0001b\u0008c\u000Cd\uFFFEe'],
    ['characters beyond the basic plane', 'obitelj 👩‍👩‍👧'],
    ['what looks escaped already', '&amp;lt; &#0;'],
  ])('stays well-formed and says the same with %s', async (_, odd) => {
    await createBlogPost(test.dataSource, {
      title: `Naslov ${odd}`,
      content: `Sadržaj ${odd}`,
      author: `Ana ${odd}`,
      category: `Tema ${odd}`,
    });
    const { entries } = await readFeed('/feed.xml');
    // eslint-disable-next-line no-control-regex -- they are what is left out
    const shown = odd.replace(/[\u0001\u0008\u000C\uFFFE]/g, '');
    const asHtml = shown
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;');
    expect(entries[0].title).toBe(`Naslov ${asHtml}`);
    expect(entries[0].content).toBe(`<p>Sadržaj ${asHtml}</p>`);
    expect(Object.keys(entries[0]).sort()).toEqual(
      ['author', 'category', 'content', 'id', 'link', 'published', 'title', 'updated'].sort(),
    );
  });
});

/** A calendar as a program reads it. */
const readCalendar = async (path: string) => {
  const calendar = new ICAL.Component(ICAL.parse(await text(path)));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)),
  };
};

const only = async (event: Event) => {
  const { events } = await readCalendar(`/events/${event.id}.ics`);
  expect(events).toHaveLength(1);
  const [found] = events;
  if (!found) throw new Error('no event');
  return found;
};

describe('the calendar of events', () => {
  it('holds what is to come and what has passed, however long ago, the first to begin first', async () => {
    const { dataSource } = test;
    await createEvent(dataSource, { title: 'Davno', eventDate: inDays(-3700) });
    await createEvent(dataSource, { title: 'Sljedeći', eventDate: inDays(2) });
    await createEvent(dataSource, { title: 'Nedavno', eventDate: inDays(-300) });
    await createEvent(dataSource, {
      title: 'Program',
      eventDate: inDays(-500),
      endDate: inDays(-10),
    });
    const { calendar, events } = await readCalendar('/events.ics');
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

  it('is a calendar also while there are no events', async () => {
    const { calendar, events } = await readCalendar('/events.ics');
    expect(events).toEqual([]);
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//www.udruga.example//events//HR');
  });

  it('is not broken by a name of the association that means something to calendars', async () => {
    const name = 'Udruga;\nBEGIN:VEVENT, \\ „Most”';
    await test.anonymous.patch('/api/settings/1').set(test.admin).send({ name }).expect(200);
    expect((await readCalendar('/events.ics')).events).toEqual([]);
    expect(await text('/events.ics')).toContain(
      '\r\nX-WR-CALNAME:Udruga\\; BEGIN:VEVENT\\, \\\\ „Most”: događaji\r\n',
    );
    await test.anonymous
      .patch('/api/settings/1')
      .set(test.admin)
      .send({ name: 'Udruga Kvaliteta življenja' })
      .expect(200);
  });

  it('says everything about an event, in the language of the address', async () => {
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
    const { calendar, events } = await readCalendar(`/events/${event.id}.ics`);
    expect(events[0]).toMatchObject({
      uid: `event-${event.id}@www.udruga.example`,
      summary: event.title,
      description: `${event.description}\n\nPrijava: ${PUBLIC_URL}/javni-poziv`,
      location: 'Knin, Drniš',
      sequence: 0,
    });
    const vevent = calendar.getFirstSubcomponent('vevent');
    expect(vevent?.getFirstPropertyValue('url')).toBe(`${PUBLIC_URL}/events`);
    expect(vevent?.getFirstPropertyValue('transp')).toBe('OPAQUE');
    const english = (await readCalendar(`/events/${event.id}.ics?lang=en`)).events[0];
    expect(english).toMatchObject({
      uid: events[0]?.uid,
      summary: 'School',
      location: 'Two towns',
      description: `In English, too\n\nRegistration: ${PUBLIC_URL}/javni-poziv`,
    });
  });

  it('folds lines at 75 octets without cutting a letter', async () => {
    const event = await createEvent(test.dataSource, { description: 'Čćđšž👩‍👩‍👧'.repeat(80) });
    const calendar = await text(`/events/${event.id}.ics`);
    expect(calendar.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of calendar.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    expect(calendar).not.toContain('\uFFFD');
  });

  it('holds what it says of itself before what it holds (section 3.6)', async () => {
    await createEvent(test.dataSource, { eventDate: inDays(2) });
    const outline = (await text('/events.ics'))
      .replaceAll('\r\n ', '')
      .replace(/BEGIN:(VTIMEZONE|VEVENT)[^]*?END:\1/g, '<$1>')
      .split('\r\n')
      .slice(1, -2);
    const components = outline.filter((line) => line.startsWith('<'));
    expect(components).toEqual(['<VTIMEZONE>', '<VEVENT>']);
    expect(outline.slice(-components.length)).toEqual(components);
    expect(outline).toContain('X-WR-TIMEZONE:Europe/Zagreb');
  });

  it('leaves out characters that no calendar can hold', async () => {
    const event = await createEvent(test.dataSource, { title: 'Radionica\u0007 za\u001B sve' });
    expect((await only(event)).summary).toBe('Radionica za sve');
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
    [
      'an hour before the hour that comes twice',
      '2026-10-24T22:59:00Z',
      '2026-10-25T00:59:00',
      120,
    ],
    ['an hour after they went back', '2026-10-25T02:00:00Z', '2026-10-25T03:00:00', 60],
    ['midnight between years', '2026-12-31T23:30:00Z', '2027-01-01T00:30:00', 60],
  ])('is in the time of Croatia: %s', async (_, moment, local, offsetMinutes) => {
    const eventDate = new Date(moment);
    const { startDate, endDate } = await only(await createEvent(test.dataSource, { eventDate }));
    expect(startDate.zone?.tzid).toBe('Europe/Zagreb');
    expect(startDate.toString()).toBe(local);
    expect(startDate.toJSDate()).toEqual(eventDate);
    expect(startDate.utcOffset()).toBe(offsetMinutes * 60);
    expect(endDate.toJSDate().getTime() - eventDate.getTime()).toBe(3_600_000);
  });

  it('takes the whole day of an event that begins at midnight and names no end', async () => {
    const eventDate = new Date('2026-03-28T23:00:00Z');
    const event = await createEvent(test.dataSource, { eventDate });
    expect(await text(`/events/${event.id}.ics`)).toContain('DTSTART;VALUE=DATE:20260329\r\n');
    const { startDate, endDate } = await only(event);
    expect([startDate.isDate, startDate.toString(), endDate.toString()]).toEqual([
      true,
      '2026-03-29',
      '2026-03-30',
    ]);
  });

  it('leaves people free while a programme of months goes on', async () => {
    const event = await createEvent(test.dataSource, {
      eventDate: new Date('2026-12-12T16:00:00Z'),
      endDate: new Date('2027-04-30T17:00:00Z'),
    });
    const { calendar, events } = await readCalendar(`/events/${event.id}.ics`);
    expect(calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('transp')).toBe(
      'TRANSPARENT',
    );
    expect(events[0]?.endDate.toString()).toBe('2027-04-30T19:00:00');
  });

  it('numbers the versions of an event', async () => {
    const event = await createEvent(test.dataSource, {
      createdAt: new Date('2026-01-01T00:00:00Z'),
      updatedAt: new Date('2026-01-01T00:00:00Z'),
    });
    const first = await only(event);
    await test.anonymous
      .patch(`/api/events/${event.id}`)
      .set(test.admin)
      .send({ title: 'Novi naslov' })
      .expect(200);
    const second = await only(event);
    expect(second.uid).toBe(first.uid);
    expect(second.sequence).toBeGreaterThan(first.sequence);
    expect(second.summary).toBe('Novi naslov');
    const changed = second.component.getFirstPropertyValue('last-modified');
    expect(String(changed) > String(first.component.getFirstPropertyValue('last-modified'))).toBe(
      true,
    );
  });

  it('is no more for an event that was deleted, and none for what is no number', async () => {
    const event = await createEvent(test.dataSource);
    await text(`/events/${event.id}.ics`);
    await test.anonymous.delete(`/api/events/${event.id}`).set(test.admin).expect(200);
    for (const path of [`/events/${event.id}.ics`, '/events/0.ics', '/events/x.ics']) {
      const { body, headers } = await test.anonymous.get(`${path}?lang=en`).expect(404);
      expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(body).toMatchObject({ status: 404, instance: path });
    }
  });
});

/** The answer as it comes from the cache, which takes it up a little after the first was sent. */
const onceKept = async (path: string) => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(test.origin + path, { headers: { 'Accept-Encoding': 'br' } });
    if (answer.headers.get('content-encoding') === 'br') return answer;
    await answer.text();
  }
  throw new Error(`${path} is never kept`);
};

describe('what programs follow', () => {
  it('has its type, its language and its file’s name', async () => {
    const { id } = await createEvent(test.dataSource);
    for (const [path, type, disposition] of [
      ['/feed.xml', 'application/atom+xml; charset=utf-8', null],
      ['/events.ics', 'text/calendar; charset=utf-8', null],
      [
        `/events/${id}.ics`,
        'text/calendar; charset=utf-8',
        `attachment; filename="dogadaj-${id}.ics"`,
      ],
    ]) {
      const { headers } = await fetch(`${test.origin}${path}`);
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('content-disposition')).toBe(disposition);
      expect(headers.get('content-language')).toBe('hr');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-cache');
      const english = await fetch(`${test.origin}${path}?lang=en`);
      expect(english.headers.get('content-language')).toBe('en');
    }
  });

  it('goes by the address alone for its language, once kept and before', async () => {
    const post = { title: 'Naslov', titleEn: 'Title' };
    await createBlogPost(test.dataSource, post);
    const headers = { Cookie: 'language=en', 'Accept-Language': 'en' };
    for (let asked = 0; asked < 2; asked += 1) {
      for (const [path, lang] of [
        ['/feed.xml', 'hr'],
        ['/feed.xml?lang=en', 'en'],
        ['/feed.xml?utm_source=x&lang=en', 'en'],
        ['/feed.xml?lang=en&lang=hr', 'hr'],
        ['/feed.xml?lang=de', 'hr'],
      ] as const) {
        const answer = await fetch(test.origin + path, { headers });
        const xml = await answer.text();
        expect([path, answer.headers.get('content-language')]).toEqual([path, lang]);
        expect(xml.includes('>Title<') || xml.includes('[Title]')).toBe(lang === 'en');
      }
    }
  });

  it('is kept, compressed and not sent again, and let go of when content changes', async () => {
    await createBlogPost(test.dataSource, { title: 'Prvi članak' });
    await createEvent(test.dataSource, { title: 'Prvi događaj', eventDate: inDays(1) });
    for (const path of ['/feed.xml', '/events.ics']) {
      const kept = await onceKept(path);
      expect(await kept.text()).toContain('Prvi');
      const etag = kept.headers.get('etag') ?? '';
      const again = await fetch(test.origin + path, { headers: { 'If-None-Match': etag } });
      expect(again.status).toBe(304);
      const head = await fetch(test.origin + path, { method: 'HEAD' });
      expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
      await createBlogPost(test.dataSource, { title: 'Drugi članak' });
      await createEvent(test.dataSource, { title: 'Drugi događaj', eventDate: inDays(2) });
      const fresh = await fetch(test.origin + path, { headers: { 'If-None-Match': etag } });
      expect(fresh.status).toBe(200);
      expect(await fresh.text()).toContain('Drugi');
    }
  });

  it('leaves the site’s own pages to the site', async () => {
    expect(await text('/events')).toBe('a page of the site');
    expect(await text('/events/12')).toBe('a page of the site');
    expect(await text('/feed.xml/x')).toBe('a page of the site');
  });

  it('is only read', async () => {
    await test.anonymous.post('/feed.xml').expect(405);
    await test.anonymous.delete('/events.ics').expect(405);
  });
});
