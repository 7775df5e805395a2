import { expect, test } from '../../../testing/fixtures';
import { en, filled, hr } from '../texts';

for (const [language, texts, words] of [
  [
    'hr',
    hr,
    { q: 'opustanja', typo: 'opustnje', found: 'Terapija opuštanja', marked: 'opuštanja' },
  ],
  [
    'en',
    en,
    { q: 'relaxation', typo: 'relxation', found: 'Relaxation therapy', marked: 'Relaxation' },
  ],
] as const) {
  const { search, common } = texts;

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`a visitor searches the whole site from the header (${language})`, async ({ page }) => {
      await page.goto(`/?lang=${language}`);
      await page.getByRole('banner').getByRole('link', { name: common.navigation.search }).click();
      await page.getByRole('searchbox', { name: common.search.label }).fill(words.q);
      await page.getByRole('button', { name: common.search.submit }).click();
      await expect(page).toHaveURL(/\/search\?q=/);
      const posts = page.getByRole('region', { name: search.groups.blog });
      await expect(posts.getByRole('link', { name: words.found })).toBeVisible();
      await expect(posts.locator('mark').first()).toHaveText(words.marked);
      await expect(page.getByRole('region', { name: search.groups.events })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await posts.getByRole('link', { name: words.found }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.found);
    });
  });

  test(`a mistyped word is corrected, and Back restores the search (${language})`, async ({
    page,
  }) => {
    await page.goto(`/search?q=${words.typo}&lang=${language}`);
    const status = page.getByRole('main').getByRole('status');
    const [before = ''] = search.corrected.split('{{corrected}}');
    await expect(status).toContainText(filled(before, { q: words.typo }));
    const field = page.getByRole('searchbox');
    await field.fill('qqqqqqqq');
    await field.press('Enter');
    await expect(status).toHaveText(filled(search.none, { q: 'qqqqqqqq' }));
    await expect(field).toBeFocused();
    await page.goBack();
    await expect(field).toHaveValue(words.typo);
    await expect(page.getByRole('region', { name: search.groups.blog })).toBeVisible();
  });
}

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('leads to the search', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByText(hr.common.navigation.menu, { exact: true }).click();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: hr.common.navigation.search })
      .click();
    await expect(page.getByRole('searchbox', { name: hr.common.search.label })).toBeVisible();
  });
});

test.describe('the page for missing addresses', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('has the search', async ({ page }) => {
    await page.goto('/nigdje');
    await page.getByRole('searchbox').fill('radionica');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/search?q=radionica');
    await expect(page.getByRole('region', { name: hr.search.groups.projects })).toBeVisible();
  });
});
