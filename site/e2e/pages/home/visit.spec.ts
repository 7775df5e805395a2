import { expect, test } from '../../../../testing/fixtures';
import { ONE_LANGUAGE } from '../../texts';
import { words } from './home-texts';

for (const language of ONE_LANGUAGE) {
  test.describe(`without scripts (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test('the home page shows everything', async ({ page }) => {
      await page.goto(`/?lang=${language}`);
      await expect(page.locator('#projects article')).toHaveCount(3);
      await expect(page.locator('#blog article')).toHaveCount(2);
      await expect(page.locator('#team li')).toHaveCount(4);
      await expect(page.getByText(words[language].funders[0], { exact: true })).toBeVisible();
      await page.locator('#map nav').getByRole('link', { name: 'Split' }).click();
      await expect(page).toHaveURL(/#place-split$/);
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    });
  });
}

for (const language of ONE_LANGUAGE) {
  test(`the home page starts at its top when it is opened from another page (${language})`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
    await page.goto(`/about?lang=${language}`);
    await page.getByRole('contentinfo').locator('nav a[href="/"]').click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].hero);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test(`the places on the map link to their entries, by keyboard too (${language})`, async ({
    page,
  }) => {
    await page.goto(`/?lang=${language}`);
    const map = page.getByRole('navigation', {
      name: language === 'hr' ? 'Karta mjesta u kojima radimo' : 'Map of the places where we work',
    });
    const places = ['Zagreb', 'Zadar', 'Knin', 'Drniš', 'Šibenik', 'Split'];
    await expect(map.getByRole('link')).toHaveText(places);
    await expect(page.locator('#map h3')).toHaveText(places);
    await map.getByRole('link', { name: 'Knin' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#place-knin$/);
    const entry = page.locator('#place-knin');
    await expect(entry).toBeInViewport();
    expect(await entry.evaluate((element) => element.matches(':target'))).toBe(true);
    for (const link of await page.locator('#map a').all()) {
      const box = await link.boundingBox();
      expect(box?.height, await link.innerText()).toBeGreaterThanOrEqual(44);
    }
  });
}

test('loaded lists are not requested again', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request.url());
  });
  await page.goto('/');
  const menu = page.getByRole('banner');
  await menu.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  const before = requests.length;
  await menu.getByRole('link', { name: 'Naslovnica' }).click();
  await expect(page.locator('#projects article')).toHaveCount(3);
  await menu.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(requests.length).toBe(before);
});
