import { expect, test } from '../../../../testing/fixtures';
import { ONE_LANGUAGE } from '../../texts';
import { about, entry, languages, openDay, texts, withEvents } from './event-texts';

for (const language of languages) {
  const text = texts[language];

  test(`an event has a page of its own, to which the list leads (${language})`, async ({
    page,
    api,
    baseURL,
  }) => {
    await withEvents(api, [openDay], async ([id]) => {
      await page.goto(`/events?lang=${language}`);
      await entry(page, text.openDay)
        .getByRole('link', { name: text.openDay, exact: true })
        .click();
      await expect(page).toHaveURL('/events/dan-otvorenih-vrata');
      await expect(page).toHaveTitle(new RegExp(`^${text.openDay} · `));
      const article = page.getByRole('article');
      await expect(article.getByRole('heading', { level: 1 })).toHaveText(text.openDay);
      await expect(article.getByText(text.kindUpcoming)).toBeVisible();
      await expect(article.locator('time')).toHaveText(text.openDayDate);
      await expect(article).toContainText(text.openDayTime);
      await expect(
        article.getByRole('link', { name: about(text.add, text.openDay) }),
      ).toHaveAttribute('href', `/events/${id}.ics?lang=${language}`);
      const { origin } = new URL(baseURL ?? '');
      const address = `${origin}/events/dan-otvorenih-vrata${language === 'en' ? '?lang=en' : ''}`;
      await expect(article.locator('a[href^="mailto:"]')).toHaveAttribute(
        'href',
        new RegExp(`%0A${encodeURIComponent(address).replaceAll('.', '\\.')}$`),
      );
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
      await page.getByRole('link', { name: text.back, exact: true }).click();
      await expect(page).toHaveURL('/events');
    });
  });

  test(`the description of an event for networks begins with its day and place (${language})`, async ({
    page,
    api,
  }) => {
    await withEvents(api, [openDay], async () => {
      await page.goto(`/events/dan-otvorenih-vrata?lang=${language}`);
      const description = openDay[language === 'en' ? 'descriptionEn' : 'description'];
      await expect(page.locator('meta[property="og:description"]')).toHaveAttribute(
        'content',
        `${text.openDayDate}, Knin. ${description}`,
      );
    });
  });

  test.describe(`an event that does not exist (${language})`, () => {
    test.use({ expectedErrors: [/404/] });

    test('is answered with 404, its texts and a link back', async ({ page }) => {
      const answer = await page.goto(`/events/nema-takvog-dogadaja?lang=${language}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: text.missing })).toBeVisible();
      await expect(page.getByText(text.missingText)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: text.back }).click();
      await expect(page).toHaveURL('/events');
    });
  });
}

for (const language of ONE_LANGUAGE) {
  const text = texts[language];

  test.describe(`without scripts (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test('a past event is marked as such and leads to its call', async ({ page }) => {
      await page.goto(`/events?tab=past&lang=${language}`);
      await entry(page, text.call).getByRole('link', { name: text.call, exact: true }).click();
      const article = page.getByRole('article');
      await expect(article.getByText(text.kindPast)).toBeVisible();
      await expect(article.locator('time')).toHaveText(text.callDate);
      await expect(article.getByRole('link', { name: text.add })).toHaveCount(0);
      await article.getByRole('link', { name: about(text.readMore, text.call) }).click();
      await expect(page).toHaveURL(/\/javni-poziv/);
    });
  });
}
