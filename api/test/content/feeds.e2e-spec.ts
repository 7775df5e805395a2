import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { categoryTone } from 'shared/category-tone';
import { BlogPost } from '../../src/blog/blog-post.entity.js';
import { Event } from '../../src/events/event.entity.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createEvent } from '../factories/event.factory.js';
import { createMedia } from '../factories/media.factory.js';
import { createPublicCall, inDays } from '../factories/public-call.factory.js';
import type { TestApp } from '../setup/test-app.js';
import { ONE_PAGE, startWebApp } from '../setup/web-app.js';

const PUBLIC_URL = 'https://www.udruga.example';

let test: TestApp;
beforeAll(async () => {
  test = await startWebApp(ONE_PAGE, {}, { PUBLIC_URL });
});
/** Deletes posts and events through TypeORM, so that cached responses are dropped too. */
afterEach(async () => {
  for (const entity of [BlogPost, Event]) {
    const rows = test.dataSource.getRepository<BlogPost | Event>(entity);
    await rows.remove(await rows.find());
  }
});
afterAll(() => test.close());

async function textAt(path: string): Promise<string> {
  const answer = await fetch(test.origin + path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

interface Entry {
  title: string;
  id: string;
  link: { href: string };
  updated: string;
  content: string;
}

/** Parses a feed, with attributes beside the elements. */
async function readFeed(path: string) {
  const xml = await textAt(path);
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
}

/** Parses a calendar and its events. */
async function readCalendar(path: string) {
  const calendar = new ICAL.Component(ICAL.parse(await textAt(path)));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  return { calendar, events };
}

async function readEvent({ id }: { id: number }, query = ''): Promise<ICAL.Event> {
  const { events } = await readCalendar(`/events/${id}.ics${query}`);
  const [event] = events;
  if (!event || events.length > 1) throw new Error('This is no file of one event.');
  return event;
}

describe('the feed of the blog', () => {
  it('contains the posts in the language of the URL', async () => {
    const { dataSource } = test;
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
    const { entries, ...croatian } = await readFeed('/feed.xml');
    expect(croatian).toMatchObject({
      'xml:lang': 'hr',
      xmlns: 'http://www.w3.org/2005/Atom',
      id: 'tag:www.udruga.example,2023:blog/hr',
      link: [
        { rel: 'alternate', href: `${PUBLIC_URL}/blog` },
        { rel: 'self', href: `${PUBLIC_URL}/feed.xml` },
      ],
    });
    expect(entries[0]).toEqual({
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
    expect(english).toMatchObject({ 'xml:lang': 'en', title: 'Quality of Living Association' });
    expect(english.entries[0]).toMatchObject({
      title: 'Children &amp; youth',
      link: { href: `${PUBLIC_URL}/blog/djeca-i-mladi?lang=en` },
      content: expect.stringContaining('<p>First paragraph.</p><p>Second'),
    });
  });

  it('contains the twenty latest posts, and is valid without any', async () => {
    const empty = await readFeed('/feed.xml');
    expect(empty.entries).toEqual([]);
    expect(Date.parse(empty.updated)).toBeGreaterThan(inDays(-1).getTime());
    for (let day = 1; day <= 21; day += 1) {
      await createBlogPost(test.dataSource, { title: `Dan ${day}`, publishDate: inDays(-day) });
    }
    const { entries } = await readFeed('/feed.xml');
    const days = Array.from({ length: 20 }, (_, index) => `Dan ${index + 1}`);
    expect(entries.map(({ title }: Entry) => title)).toEqual(days);
  });

  it('has formatted texts as HTML with complete addresses, and pictures as pages show them', async () => {
    const { hash } = await createMedia(test.dataSource, { alt: 'Šalica "za dvoje"', altEn: 'Cup' });
    const post = await createBlogPost(test.dataSource, {
      imageUrl: `/media/${hash}.webp`,
      category: 'Prevencija',
      contentFormat: 'markdown',
      content: 'Dođite **svi** na [radionicu](/events)!\n\n- čaj\n\n[Gore](#h-program)',
    });
    const picture = `<img src="${PUBLIC_URL}/media/${hash}-${categoryTone('Prevencija')}.webp"`;
    const { content } = (await readFeed('/feed.xml')).entries[0];
    for (const html of [
      `${picture} alt="Šalica &quot;za dvoje&quot;">`,
      `<p>Dođite <strong>svi</strong> na <a href="${PUBLIC_URL}/events">radionicu</a>!</p><ul><li><p>čaj</p></li>`,
      `<a href="${PUBLIC_URL}/blog/${post.slug}#h-program">Gore</a>`,
    ]) {
      expect(content).toContain(html);
    }
    const english = await readFeed('/feed.xml?lang=en');
    expect(english.entries[0].content).toContain(`${picture} alt="Cup">`);
  });

  it.each([
    ['the end of a CDATA section', 'a ]]> b ]]> c'],
    ['tags and quotes', `<script>"x" & 'y'</script>`],
    ['control characters', 'a\u0001b\u0008c\u000Cd\uFFFEe'],
    ['characters beyond the basic plane', 'obitelj 👩‍👩‍👧'],
    ['text that looks escaped', '&amp;lt; &#0;'],
  ])('is well-formed and complete with %s', async (_, text) => {
    await createBlogPost(test.dataSource, {
      title: `Naslov ${text}`,
      content: `Sadržaj ${text}`,
      author: `Ana ${text}`,
      category: `Tema ${text}`,
    });
    const { entries } = await readFeed('/feed.xml');
    // eslint-disable-next-line no-control-regex -- control characters are removed
    const shown = text.replace(/[\u0001\u0008\u000C\uFFFE]/g, '');
    const asHtml = shown
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;');
    expect(entries[0].title).toBe(`Naslov ${asHtml}`);
    expect(entries[0].content).toBe(`<p>Sadržaj ${asHtml}</p>`);
  });
});

describe('the calendar of events', () => {
  it('contains upcoming and all past events, sorted by their start, and is valid without any', async () => {
    const empty = await readCalendar('/events.ics');
    expect(empty.calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
    const { dataSource } = test;
    await createEvent(dataSource, { title: 'Davno', eventDate: inDays(-3700) });
    await createEvent(dataSource, { title: 'Sljedeći', eventDate: inDays(2) });
    await createEvent(dataSource, { title: 'Nedavno', eventDate: inDays(-300) });
    const { events } = await readCalendar('/events.ics');
    expect(events.map(({ summary }) => summary)).toEqual(['Davno', 'Nedavno', 'Sljedeći']);
  });

  it('escapes a name of the association with calendar syntax', async () => {
    const rename = (name: string) => test.asAdmin('patch', '/api/settings/1', { name }).expect(200);
    await rename('Udruga;\nBEGIN:VEVENT, \\ „Most”');
    const calendar = await textAt('/events.ics');
    await rename('Udruga Kvaliteta življenja');
    expect(calendar).toContain(
      '\r\nX-WR-CALNAME:Udruga\\; BEGIN:VEVENT\\, \\\\ „Most”: događaji\r\n',
    );
  });

  it('contains all fields of an event as plain text, in the language of the URL', async () => {
    const event = await createEvent(test.dataSource, {
      title: 'Škola „Žene, djeca; čast”\u0007',
      titleEn: 'School',
      contentFormat: 'markdown',
      description: '## Prvi red,\n\ndrugi **red**; \\ kraj.',
      descriptionEn: 'In English, too',
      location: 'Knin, Drniš',
      locationEn: 'Two towns',
      registrationLink: '/javni-poziv',
      eventDate: new Date('2026-06-10T08:00:00Z'),
      endDate: new Date('2026-06-10T11:30:00Z'),
    });
    const croatian = await readEvent(event);
    expect(croatian).toMatchObject({
      uid: `event-${event.id}@www.udruga.example`,
      summary: 'Škola „Žene, djeca; čast”',
      description: `Prvi red,\ndrugi red; \\ kraj.\n\nPrijava: ${PUBLIC_URL}/javni-poziv`,
      location: 'Knin, Drniš',
      sequence: 0,
    });
    const { component } = croatian;
    expect(component.getFirstPropertyValue('url')).toBe(`${PUBLIC_URL}/events/${event.slug}`);
    expect(component.getFirstPropertyValue('transp')).toBe('OPAQUE');
    expect(await readEvent(event, '?lang=en')).toMatchObject({
      uid: croatian.uid,
      summary: 'School',
      location: 'Two towns',
      description: `In English, too\n\nRegistration: ${PUBLIC_URL}/javni-poziv`,
    });
  });

  it('folds lines at 75 octets without splitting a character', async () => {
    const event = await createEvent(test.dataSource, { description: 'Čćđšž👩‍👩‍👧'.repeat(80) });
    const calendar = await textAt(`/events/${event.id}.ics`);
    expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of calendar.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    expect((await readEvent(event)).description).toBe(event.description);
  });

  it.each([
    ['winter', '2026-01-15T09:00:00Z', '2026-01-15T10:00:00', 60],
    ['summer', '2026-07-15T09:00:00Z', '2026-07-15T11:00:00', 120],
    ['the first minute of summer time', '2026-03-29T01:00:00Z', '2026-03-29T03:00:00', 120],
    ['an hour before the repeated hour', '2026-10-24T22:59:00Z', '2026-10-25T00:59:00', 120],
    ['an hour after the clocks go back', '2026-10-25T02:00:00Z', '2026-10-25T03:00:00', 60],
    ['midnight between years', '2026-12-31T23:30:00Z', '2027-01-01T00:30:00', 60],
  ])('has times in the Croatian time zone: %s', async (_, instant, local, offsetMinutes) => {
    const eventDate = new Date(instant);
    const event = await readEvent(await createEvent(test.dataSource, { eventDate }));
    const { startDate, endDate } = event;
    expect([startDate.zone?.tzid, startDate.toString()]).toEqual(['Europe/Zagreb', local]);
    expect(startDate.toJSDate()).toEqual(eventDate);
    expect(startDate.utcOffset()).toBe(offsetMinutes * 60);
    expect(endDate.toJSDate().getTime() - eventDate.getTime()).toBe(3_600_000);
  });

  it('has an event that ends when it starts for an hour, as one without an end', async () => {
    const eventDate = new Date('2026-12-10T17:00:00Z');
    const created = await createEvent(test.dataSource, { eventDate, endDate: eventDate });
    const { startDate, endDate } = await readEvent(created);
    const times = [startDate.toString(), endDate.toString()];
    expect(times).toEqual(['2026-12-10T18:00:00', '2026-12-10T19:00:00']);
  });

  it('has all-day events, and long ones as free time', async () => {
    const midnight = { eventDate: new Date('2026-03-28T23:00:00Z') };
    const { startDate, endDate } = await readEvent(await createEvent(test.dataSource, midnight));
    const days = [startDate.isDate, startDate.toString(), endDate.toString()];
    expect(days).toEqual([true, '2026-03-29', '2026-03-30']);
    const long = await createEvent(test.dataSource, {
      eventDate: new Date('2026-12-12T16:00:00Z'),
      endDate: new Date('2027-04-30T17:00:00Z'),
    });
    const { component, endDate: end } = await readEvent(long);
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(end.toString()).toBe('2027-04-30T19:00:00');
  });

  it('increases the sequence number when an event changes', async () => {
    const added = new Date('2026-01-01T00:00:00Z');
    const event = await createEvent(test.dataSource, { createdAt: added, updatedAt: added });
    const first = await readEvent(event);
    const change = { title: 'Novi naslov' };
    await test.asAdmin('patch', `/api/events/${event.id}`, change).expect(200);
    const second = await readEvent(event);
    expect([second.uid, second.summary]).toEqual([first.uid, 'Novi naslov']);
    expect(second.sequence).toBeGreaterThan(first.sequence);
  });
});

describe('public calls', () => {
  it('are a feed with their dates and corrections', async () => {
    const call = await createPublicCall(test.dataSource, {
      opensAt: new Date('2026-03-02T09:00:00.000Z'),
      deadline: new Date('2026-06-01T10:00:00.000Z'),
      summary: 'Tražimo <volontere> & mentore.',
      corrections: [
        { correctedAt: '2026-04-01T09:00:00.000Z', reason: 'Krivi broj.', reasonEn: 'A number.' },
      ],
    });
    const { entries, ...feed } = await readFeed('/javni-pozivi.xml');
    expect(feed).toMatchObject({
      'xml:lang': 'hr',
      id: 'tag:www.udruga.example,2023:public-calls/hr',
    });
    expect(entries).toMatchObject([
      {
        title: 'Javni poziv za volontere',
        id: `tag:www.udruga.example,2023:public-calls/${call.id}/hr`,
        link: { href: `${PUBLIC_URL}/javni-poziv/${call.slug}` },
        content:
          '<p>Tražimo &lt;volontere&gt; &amp; mentore.</p>' +
          '<p>Otvaranje: 2. ožujka 2026. u\u00a010\u00a0sati</p>' +
          '<p>Rok za prijavu: 1. lipnja 2026. u\u00a012\u00a0sati</p>' +
          '<p>Ispravak (1. travnja 2026.): Krivi broj.</p>',
      },
    ]);
    const english = await readFeed('/javni-pozivi.xml?lang=en');
    expect(english.entries[0]?.content).toContain('Correction (1 April 2026): A number.');
  });

  it('have their deadline as a calendar file, in Croatian time', async () => {
    const deadline = new Date('2031-06-01T10:00:00.000Z');
    const call = await createPublicCall(test.dataSource, { deadline });
    const { events } = await readCalendar(`/javni-poziv/${call.id}.ics`);
    expect(events.map(({ uid }) => uid)).toEqual([`call-${call.id}@www.udruga.example`]);
    expect(events[0]?.summary).toBe('Rok za prijavu: Javni poziv za volontere');
    expect(events[0]?.startDate.toString()).toBe('2031-06-01T12:00:00');
    expect(events[0]?.startDate.toJSDate()).toEqual(deadline);
    const open = await createPublicCall(test.dataSource, { deadline: null });
    await test.anonymous.get(`/javni-poziv/${open.id}.ics`).expect(404);
  });
});

describe('the feed and the calendar', () => {
  /** Requests a path until the cache, which stores responses after they are sent, has it. */
  const fetchCached = async (path: string) => {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const answer = await fetch(test.origin + path, { headers: { 'Accept-Encoding': 'br' } });
      if (answer.headers.get('content-encoding') === 'br') return answer;
      await answer.text();
    }
    throw new Error(`${path} is never cached`);
  };

  it('have headers with their type, language and file name', async () => {
    const { id } = await createEvent(test.dataSource);
    const file = `attachment; filename="dogadaj-${id}.ics"`;
    for (const [path, type, disposition] of [
      ['/feed.xml', 'application/atom+xml; charset=utf-8', null],
      ['/events.ics', 'text/calendar; charset=utf-8', null],
      [`/events/${id}.ics`, 'text/calendar; charset=utf-8', file],
    ]) {
      const { headers } = await fetch(`${test.origin}${path}`);
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('content-disposition')).toBe(disposition);
      expect(headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('have the language of the URL alone, cached or not', async () => {
    await createBlogPost(test.dataSource, { title: 'Naslov', titleEn: 'Title' });
    const headers = { Cookie: 'language=en', 'Accept-Language': 'en' };
    for (let round = 0; round < 2; round += 1) {
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

  it('are cached, compressed, answered with 304, and renewed when content changes', async () => {
    await createBlogPost(test.dataSource, { title: 'Prvi članak' });
    await createEvent(test.dataSource, { title: 'Prvi događaj', eventDate: inDays(1) });
    for (const path of ['/feed.xml', '/events.ics']) {
      const cached = await fetchCached(path);
      expect(await cached.text()).toContain('Prvi');
      const etag = cached.headers.get('etag') ?? '';
      const again = await fetch(test.origin + path, { headers: { 'If-None-Match': etag } });
      expect(again.status).toBe(304);
      await createBlogPost(test.dataSource, { title: 'Drugi članak' });
      await createEvent(test.dataSource, { title: 'Drugi događaj', eventDate: inDays(2) });
      const fresh = await fetch(test.origin + path, { headers: { 'If-None-Match': etag } });
      expect(fresh.status).toBe(200);
      expect(await fresh.text()).toContain('Drugi');
    }
  });
});
