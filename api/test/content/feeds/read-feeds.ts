import { expect } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { BlogPost } from '../../../src/blog/blog-post.entity.js';
import { Event } from '../../../src/events/event.entity.js';
import type { TestApp } from '../../setup/test-app.js';
import { startWebApp } from '../../setup/web-app.js';

export const PUBLIC_URL = 'https://www.udruga.example';
export const DAY_MS = 24 * 3_600_000;
/** Starts the application with a public URL and the web layer, which serves the feeds. */
export const startFeedsApp = () =>
  startWebApp(
    {
      pageParameters: new Set(),
      search: () => Promise.resolve(undefined),
      methodsOf: () => ['GET', 'HEAD'],
      hasFixedPage: () => false,
      patternOf: () => '*',
      segments: new Set(),
      isPersonal: () => false,
      render: () => Promise.resolve(new Response('a page of the site')),
      card: () => Promise.resolve(Response.json(null)),
    },
    {},
    { PUBLIC_URL },
  );

/** Deletes posts and events through TypeORM, so that cached responses are dropped too. */
export async function removeContent(test: TestApp): Promise<void> {
  for (const entity of [BlogPost, Event]) {
    const rows = test.dataSource.getRepository<BlogPost | Event>(entity);
    await rows.remove(await rows.find());
  }
}

export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

export const text = async (test: TestApp, path: string) => {
  const answer = await fetch(test.origin + path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
};

export interface Entry {
  title: string;
  id: string;
  link: { href: string };
  updated: string;
  published: string;
  content: string;
  author?: { name: string };
  category?: { term: string; label: string };
}

/** Parses a feed, with attributes beside the elements. */
export const readFeed = async (test: TestApp, path: string) => {
  const xml = await text(test, path);
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

/** Parses a calendar and its events. */
export const readCalendar = async (test: TestApp, path: string) => {
  const calendar = new ICAL.Component(ICAL.parse(await text(test, path)));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)),
  };
};
