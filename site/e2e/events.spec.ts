import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../../testing/fixtures';

const texts = {
  hr: {
    title: 'Događaji',
    lead: /^Radionice, programi i\ssusreti\./,
    upcoming: 'Nadolazeći događaji',
    past: 'Održani događaji',
    empty: 'Trenutno nema nadolazećih događaja.',
    hint: 'Navratite uskoro ili se pretplatite na newsletter, pa ćemo vam javiti čim dogovorimo sljedeći.',
    hintLink: 'pretplatite na newsletter',
    informed: 'Budite informirani',
    button: 'Pretplatite se na Newsletter',
    call: 'Poziv na iskazivanje interesa: prevencija institucionalizacije',
    callDate: '26. travnja 2024.',
    callTime: 'Petak u 9:00',
    callPlace: 'Šibensko-kninska županija',
    readMore: 'Pročitajte više',
    youth: 'Program podrške mladima rizičnog ponašanja',
    youthDates: '12. prosinca 2024. – 30. travnja 2025.',
    premises: 'Prostorije Udruge',
    others: [
      ['Program za roditelje', '12. prosinca 2024. – 30. travnja 2025.'],
      ['Program savjetovanja o ovisnostima', '3. lipnja 2024. – 30. svibnja 2025.'],
      ['Edukacija o poduzetništvu', '10. lipnja 2024. – 26. svibnja 2025.'],
      ['Škola socijalnih vještina', '12. lipnja 2024. – 28. svibnja 2025.'],
      ['Program opuštanja i nošenja sa stresom', '17. lipnja 2024. – 29. svibnja 2025.'],
      ['Radionica traženja posla', '20. lipnja 2024. – 30. svibnja 2025.'],
    ],
    made: 'Dan otvorenih vrata',
    madeDate: '12. svibnja 2093.',
    madeTime: 'Utorak, od 17:30 do 19:00',
    register: 'Prijavite se',
    add: 'Dodajte u kalendar',
    calendar: 'Otvorite u kalendaru',
    feed: '/events.ics',
  },
  en: {
    title: 'Events',
    lead: /^Workshops, programmes and gatherings\./,
    upcoming: 'Upcoming events',
    past: 'Past events',
    empty: 'There are no upcoming events at the moment.',
    hint: 'Check back soon, or subscribe to the newsletter and we will tell you as soon as the next one is set.',
    hintLink: 'subscribe to the newsletter',
    informed: 'Stay informed',
    button: 'Subscribe to Newsletter',
    call: 'Call for expressions of interest: preventing institutionalisation',
    callDate: '26 April 2024',
    callTime: 'Friday at 09:00',
    callPlace: 'Šibenik-Knin County',
    readMore: 'Read more',
    youth: 'Support programme for young people with risk behaviour',
    youthDates: '12 December 2024 – 30 April 2025',
    premises: 'The association’s premises',
    others: [
      ['Programme for parents', '12 December 2024 – 30 April 2025'],
      ['Addiction counselling programme', '3 June 2024 – 30 May 2025'],
      ['Entrepreneurship education', '10 June 2024 – 26 May 2025'],
      ['School of social skills', '12 June 2024 – 28 May 2025'],
      ['Relaxation and stress programme', '17 June 2024 – 29 May 2025'],
      ['Job search workshop', '20 June 2024 – 30 May 2025'],
    ],
    made: 'Open day',
    madeDate: '12 May 2093',
    madeTime: 'Tuesday, 17:30 to 19:00',
    register: 'Register',
    add: 'Add to calendar',
    calendar: 'Open in your calendar',
    feed: '/events.ics?lang=en',
  },
} as const;

const languages = ['hr', 'en'] as const;

const openDay = {
  title: 'Dan otvorenih vrata',
  titleEn: 'Open day',
  description: 'Navratite na kavu i razgovor.',
  descriptionEn: 'Come for coffee and a chat.',
  location: 'Knin',
  eventDate: '2093-05-12T17:30:00+02:00',
  endDate: '2093-05-12T19:00:00+02:00',
  registrationLink: 'https://www.example.org/prijava',
};

/** Adds events for as long as `during` lasts. */
async function withEvents(
  api: APIRequestContext,
  events: readonly Record<string, unknown>[],
  during: (ids: number[]) => Promise<void>,
): Promise<void> {
  const ids: number[] = [];
  try {
    for (const event of events) {
      const answer = await api.post('/api/events', { data: event });
      expect(answer.status(), await answer.text()).toBe(201);
      ids.push(((await answer.json()) as { id: number }).id);
    }
    await during(ids);
  } finally {
    for (const id of ids) await api.delete(`/api/events/${id}`);
  }
}

/** The name of a link that says, to those who hear it, what it is about. */
function about(words: string, title: string): RegExp {
  return new RegExp(`^${words} ?: ${title}$`);
}

function entry(page: Page, title: string) {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
}

async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.map((text) => JSON.parse(text) as Record<string, unknown>);
}

for (const language of languages) {
  const text = texts[language];

  test(`Events: title, subtitle and the two tabs, upcoming first (${language})`, async ({
    page,
  }) => {
    await page.goto(`/events?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
    await expect(page.getByText(text.lead)).toBeVisible();
    const main = page.getByRole('main');
    const upcoming = main.getByRole('link', { name: text.upcoming, exact: true });
    const past = main.getByRole('link', { name: text.past, exact: true });
    await expect(upcoming).toHaveAttribute('aria-current', 'page');
    await past.click();
    await expect(page).toHaveURL(/\/events\?tab=past$/);
    await expect(past).toHaveAttribute('aria-current', 'page');
    await expect(upcoming).not.toHaveAttribute('aria-current');
    await expect(page).toHaveTitle(new RegExp(`^${text.past} `));
  });

  test(`Events: without upcoming ones it says so, and hints at the newsletter (${language})`, async ({
    page,
  }) => {
    await page.goto(`/events?lang=${language}`);
    await expect(page.getByText(text.empty, { exact: true })).toBeVisible();
    await expect(page.getByText(text.hint)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.getByRole('link', { name: text.hintLink, exact: true }).click();
    await expect(page.locator('#newsletter input[type="email"]')).toBeFocused();
  });

  test(`Events: the past tab shows the eight entries with their days (${language})`, async ({
    page,
  }) => {
    await page.goto(`/events?tab=past&lang=${language}`);
    await expect(page.getByRole('article')).toHaveCount(8);
    for (const [title, days] of [...text.others, [text.youth, text.youthDates]]) {
      await expect(entry(page, title), title).toContainText(days);
    }
    for (const town of ['Split', 'Zadar', 'Knin', 'Drniš']) {
      await expect(entry(page, text.youth)).toContainText(town);
    }
    for (const [title] of text.others.slice(1)) {
      await expect(entry(page, title)).toContainText(text.premises);
    }
  });

  test(`Events: the call of 26 April 2024 has day, month, year, time, place and a link to the public call (${language})`, async ({
    page,
  }) => {
    await page.goto(`/events?tab=past&lang=${language}`);
    const call = entry(page, text.call);
    await expect(call.locator('time')).toHaveText(text.callDate);
    await expect(call.locator('time')).toHaveAttribute('datetime', '2024-04-26T09:00:00+02:00');
    await expect(call).toContainText(text.callTime);
    await expect(call).toContainText(text.callPlace);
    await call.getByRole('link', { name: about(text.readMore, text.call) }).click();
    await expect(page).toHaveURL('/javni-poziv');
  });

  test(`Events: the newsletter button of '${text.informed}' brings the form into view with focus in it`, async ({
    page,
  }) => {
    await page.goto(`/events?lang=${language}`);
    await expect(page.getByRole('heading', { level: 2, name: text.informed })).toBeVisible();
    await page.getByRole('link', { name: text.button, exact: true }).click();
    const field = page.locator('#newsletter input[type="email"]');
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
  });

  test(`Events: an upcoming one shows day, time, place, registration, calendar (${language})`, async ({
    page,
    api,
    request,
  }) => {
    await withEvents(api, [openDay], async ([id]) => {
      await page.goto(`/events?lang=${language}`);
      await expect(page.getByText(text.empty)).toBeHidden();
      const made = entry(page, text.made);
      await expect(made.locator('time')).toHaveText(text.madeDate);
      await expect(made).toContainText(text.madeTime);
      await expect(made).toContainText('Knin');
      await expect(
        made.getByRole('link', { name: about(text.register, text.made) }),
      ).toHaveAttribute('href', openDay.registrationLink);
      const add = made.getByRole('link', { name: about(text.add, text.made) });
      await expect(add).toHaveAttribute('href', `/events/${id}.ics?lang=${language}`);
      const file = await request.get(`/events/${id}.ics?lang=${language}`);
      expect(file.headers()['content-type']).toContain('text/calendar');
      expect(await file.text()).toContain(`SUMMARY:${text.made}`);
    });
  });

  test(`Events: an upcoming one is told to search engines (${language})`, async ({
    page,
    api,
    baseURL,
  }) => {
    await withEvents(api, [openDay], async ([id]) => {
      await page.goto(`/events?lang=${language}`);
      const { origin } = new URL(baseURL ?? '');
      const data = await structuredData(page);
      const event = data.find((item) => item['@type'] === 'Event');
      expect(event).toMatchObject({
        name: text.made,
        startDate: openDay.eventDate,
        endDate: openDay.endDate,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: {
          '@type': 'Place',
          name: 'Knin',
          address: { '@type': 'PostalAddress', addressLocality: 'Knin', addressCountry: 'HR' },
        },
        organizer: { '@type': 'NGO', '@id': `${origin}/#organization` },
        url: `${origin}/events${language === 'en' ? '?lang=en' : ''}#event-${id}`,
      });
      const trail = data.find((item) => item['@type'] === 'BreadcrumbList');
      expect(JSON.stringify(trail)).toContain(`${origin}/events`);
    });
  });

  test(`Events: the whole calendar can be subscribed to (${language})`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto(`/events?lang=${language}`);
    const { origin, host } = new URL(baseURL ?? '');
    await expect(page.getByRole('link', { name: text.calendar })).toHaveAttribute(
      'href',
      `webcal://${host}${text.feed}`,
    );
    const address = page.getByRole('link', { name: `${origin}${text.feed}` });
    await expect(address).toHaveAttribute('href', `${origin}${text.feed}`);
    const feed = await request.get(text.feed);
    expect(feed.headers()['content-type']).toContain('text/calendar');
  });

  test(`Events: three places are kept while either tab loads (${language})`, async ({ page }) => {
    await page.goto(`/newsletter?lang=${language}`);
    await page.route('**/api/events*', () => undefined);
    await page.getByRole('banner').getByRole('link', { name: text.title, exact: true }).click();
    await expect(page.locator('[data-skeleton]')).toHaveCount(3);
    await page.getByRole('main').getByRole('link', { name: text.past, exact: true }).click();
    await expect(page).toHaveURL(/tab=past/);
    await expect(page.locator('[data-skeleton]')).toHaveCount(3);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test(`Events: an upcoming one is accessible in every display, in a narrow window too (${language})`, async ({
    page,
    api,
    checkEveryDisplay,
    checkTexts,
  }) => {
    await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
    await withEvents(api, [{ ...openDay, endDate: '2093-09-30T19:00:00+02:00' }], async () => {
      await page.goto(`/events?lang=${language}`);
      await expect(page.getByRole('article')).toHaveCount(1);
      await (language === 'hr' ? checkEveryDisplay : checkTexts)(page);
      await page.setViewportSize({ width: 320, height: 640 });
      const root = page.locator('html');
      await root.evaluate(({ classList }) => classList.add('font-large'));
      expect(await root.evaluate(({ scrollWidth }) => scrollWidth)).toBe(320);
    });
  });
}

test('Events: past ones come in pages of twenty, each with its own address', async ({
  page,
  api,
  checkAccessibility,
}) => {
  const meetings = Array.from({ length: 13 }, (_, position) => ({
    ...openDay,
    title: `Susret ${position + 1}`,
    eventDate: '2019-03-04T10:00:00Z',
    endDate: null,
  }));
  await withEvents(api, meetings, async () => {
    await page.goto('/events?tab=past');
    await expect(page.getByRole('article')).toHaveCount(20);
    const pages = page.getByRole('navigation', { name: 'Stranice popisa' });
    await page.getByRole('link', { name: 'Sljedeća' }).click();
    await expect(page).toHaveURL('/events?tab=past&page=2');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(pages.getByRole('link', { name: 'Stranica 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await checkAccessibility(page);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/events\?tab=past&page=2$/,
    );
  });
});

test.describe('a page of events that does not exist', () => {
  test.use({ expectedErrors: [/404/] });

  test('Events: is answered with 404', async ({ page }) => {
    const answer = await page.goto('/events?tab=past&page=7');
    expect(answer?.status()).toBe(404);
  });
});

test('Events: what was loaded in a visit is not asked for again', async ({ page }) => {
  await page.goto('/events');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Održani događaji', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(8);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  await main.getByRole('link', { name: 'Nadolazeći događaji', exact: true }).click();
  await expect(page.getByText('Trenutno nema nadolazećih događaja.')).toBeVisible();
  await main.getByRole('link', { name: 'Održani događaji', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(8);
  expect(asked).toEqual([]);
});

for (const language of languages) {
  const text = texts[language];

  test.describe(`without scripts (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test('Events: both tabs can be read, and the newsletter button leads to its form', async ({
      page,
    }) => {
      await page.goto(`/events?lang=${language}`);
      await expect(page.getByText(text.empty)).toBeVisible();
      await page.getByRole('link', { name: text.past, exact: true }).click();
      await expect(page.getByRole('article')).toHaveCount(8);
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      await page.getByRole('link', { name: text.button, exact: true }).click();
      await expect(page).toHaveURL('/events?tab=past#newsletter');
      await expect(page.locator('#newsletter input[type="email"]')).toBeInViewport();
    });
  });
}
