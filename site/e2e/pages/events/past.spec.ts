import { expect, test } from '../../../../testing/fixtures';
import { ONE_LANGUAGE } from '../../texts';
import { texts, languages, openDay, withEvents, entry } from './event-texts';

for (const language of languages) {
  const text = texts[language];

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
}

for (const language of ONE_LANGUAGE) {
  const text = texts[language];

  test(`Events: three placeholders are shown while either tab loads (${language})`, async ({
    page,
  }) => {
    await page.goto(`/newsletter?lang=${language}`);
    await page.route('**/api/events*', () => undefined);
    await page.getByRole('banner').getByRole('link', { name: text.title, exact: true }).click();
    await expect(page.locator('[data-skeleton]')).toHaveCount(3);
    await page.getByRole('main').getByRole('link', { name: text.past, exact: true }).click();
    await expect(page).toHaveURL(/tab=past/);
    await expect(page.locator('[data-skeleton]')).toHaveCount(3);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('Events: past ones are paged by twenty, each page with its own URL', async ({
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

test('Events: loaded lists are not requested again', async ({ page }) => {
  await page.goto('/events');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Održani događaji', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(8);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request.url());
  });
  const upcoming = main.getByRole('link', { name: 'Nadolazeći događaji', exact: true });
  await upcoming.click();
  await expect(upcoming).toHaveAttribute('aria-current', 'page');
  await main.getByRole('link', { name: 'Održani događaji', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(8);
  expect(requests).toEqual([]);
});

for (const language of ONE_LANGUAGE) {
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
