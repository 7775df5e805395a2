import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createPublicCall, inDays } from '../../factories/public-call.factory.js';
import type { TestApp } from '../../setup/test-app.js';
import { PUBLIC_URL, readCalendar, readFeed, startFeedsApp } from './read-feeds.js';

let test: TestApp;
beforeAll(async () => {
  test = await startFeedsApp();
});
afterAll(() => test.close());

const status = async (path: string) => (await fetch(test.origin + path)).status;

it('are a feed with their dates and corrections', async () => {
  const { dataSource } = test;
  const opensAt = new Date('2026-03-02T09:00:00.000Z');
  const deadline = new Date('2026-06-01T10:00:00.000Z');
  const call = await createPublicCall(dataSource, {
    opensAt,
    deadline,
    summary: 'Tražimo <volontere> & mentore.',
    corrections: [
      { correctedAt: '2026-04-01T09:00:00.000Z', reason: 'Krivi broj.', reasonEn: 'Wrong number.' },
    ],
  });
  const { entries, ...feed } = await readFeed(test, '/javni-pozivi.xml');
  expect(feed).toMatchObject({
    'xml:lang': 'hr',
    title: 'Udruga Kvaliteta življenja: javni pozivi',
    id: 'tag:www.udruga.example,2023:public-calls/hr',
    link: [
      { rel: 'alternate', href: `${PUBLIC_URL}/javni-pozivi` },
      { rel: 'self', href: `${PUBLIC_URL}/javni-pozivi.xml` },
    ],
  });
  expect(entries).toMatchObject([
    {
      title: 'Javni poziv za volontere',
      id: `tag:www.udruga.example,2023:public-calls/${call.id}/hr`,
      link: { href: `${PUBLIC_URL}/javni-poziv/${call.slug}` },
      content:
        '<p>Tražimo &lt;volontere&gt; &amp; mentore.</p>' +
        '<p>Otvaranje: 2. ožujka 2026. u 10:00</p>' +
        '<p>Rok za prijavu: 1. lipnja 2026. u 12:00</p>' +
        '<p>Ispravak (1. travnja 2026.): Krivi broj.</p>',
    },
  ]);
  const english = await readFeed(test, '/javni-pozivi.xml?lang=en');
  expect(english.entries[0]?.content).toContain('Correction (1 April 2026): Wrong number.');
});

it('have their deadline as a calendar file, in Croatian time', async () => {
  const deadline = new Date('2031-06-01T10:00:00.000Z');
  const call = await createPublicCall(test.dataSource, { deadline });
  const response = await fetch(`${test.origin}/javni-poziv/${call.id}.ics`);
  expect(response.headers.get('Content-Disposition')).toBe(
    `attachment; filename="rok-${call.id}.ics"`,
  );
  const { events } = await readCalendar(test, `/javni-poziv/${call.id}.ics`);
  expect(events).toHaveLength(1);
  expect(events[0]?.uid).toBe(`call-${call.id}@www.udruga.example`);
  expect(events[0]?.summary).toBe('Rok za prijavu: Javni poziv za volontere');
  expect(events[0]?.startDate.toString()).toBe('2031-06-01T12:00:00');
  expect(events[0]?.startDate.toJSDate()).toEqual(deadline);

  const open = await createPublicCall(test.dataSource, { deadline: null });
  const draft = await createPublicCall(test.dataSource, {
    isPublished: false,
    deadline: inDays(3),
  });
  for (const { id } of [open, draft]) expect(await status(`/javni-poziv/${id}.ics`)).toBe(404);
});
