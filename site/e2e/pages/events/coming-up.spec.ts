import type { Page } from '@playwright/test';
import { expect, test } from '../../../../testing/fixtures';
import { ONE_LANGUAGE } from '../../texts';
import { texts, languages, openDay, withEvents, about, entry } from './event-texts';

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
    const last = page.getByRole('list', { name: text.past }).getByRole('listitem');
    await expect(last).toHaveCount(2);
    await expect(last.getByRole('link', { name: text.youth })).toBeVisible();
    await expect(page.getByText(text.hint)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.getByRole('link', { name: text.hintLink, exact: true }).click();
    await expect(page.locator('#newsletter input[type="email"]')).toBeFocused();
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

  test(`Events: an upcoming one shows day, time, place, registration, calendar (${language})`, async ({
    page,
    api,
    request,
  }) => {
    await withEvents(api, [openDay], async ([id]) => {
      await page.goto(`/events?lang=${language}`);
      await expect(page.getByText(text.empty)).toBeHidden();
      const event = entry(page, text.openDay);
      await expect(event.locator('time')).toHaveText(text.openDayDate);
      await expect(event).toContainText(text.openDayTime);
      await expect(event).toContainText('Knin');
      await expect(
        event.getByRole('link', { name: about(text.register, text.openDay) }),
      ).toHaveAttribute('href', openDay.registrationLink);
      const add = event.getByRole('link', { name: about(text.add, text.openDay) });
      await expect(add).toHaveAttribute('href', `/events/${id}.ics?lang=${language}`);
      const file = await request.get(`/events/${id}.ics?lang=${language}`);
      expect(file.headers()['content-type']).toContain('text/calendar');
      expect(await file.text()).toContain(`SUMMARY:${text.openDay}`);
    });
  });

  test(`Events: an upcoming one has structured data (${language})`, async ({
    page,
    api,
    baseURL,
  }) => {
    await withEvents(api, [openDay], async () => {
      await page.goto(`/events?lang=${language}`);
      const { origin } = new URL(baseURL ?? '');
      const data = await structuredData(page);
      const event = data.find((item) => item['@type'] === 'Event');
      expect(event).toMatchObject({
        name: text.openDay,
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
        url: `${origin}/events/dan-otvorenih-vrata${language === 'en' ? '?lang=en' : ''}`,
      });
      const trail = data.find((item) => item['@type'] === 'BreadcrumbList');
      expect(JSON.stringify(trail)).toContain(`${origin}/events`);
    });
  });
}

for (const language of ONE_LANGUAGE) {
  const text = texts[language];

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
    const feedLink = page.getByRole('link', { name: `${origin}${text.feed}` });
    await expect(feedLink).toHaveAttribute('href', `${origin}${text.feed}`);
    const feed = await request.get(text.feed);
    expect(feed.headers()['content-type']).toContain('text/calendar');
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
