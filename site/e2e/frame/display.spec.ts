import { expect, test } from '../../../testing/fixtures';
import { hr } from '../texts';

const { accessibility, cookies } = hr.common;

test('display settings are there before the first paint of the next page, and in other tabs', async ({
  page,
  context,
}) => {
  await page.goto('/newsletter');
  const other = await context.newPage();
  await other.goto('/legal');
  await expect(other.locator('html')).toHaveClass(/hydrated/);
  const bar = page.getByRole('region', { name: accessibility.label });
  const button = (name: string) => bar.getByRole('radio', { name, exact: true });
  await button(accessibility.contrastHigh).click();
  await button(accessibility.fontLarge).click();
  await bar.locator('summary').click();
  await button(accessibility.themeDark).click();
  for (const name of [/contrast-high/, /font-large/, /theme-dark/]) {
    await expect(other.locator('html')).toHaveClass(name);
  }
  const stored = () =>
    page.evaluate(() => {
      const { contrast, fontSize, theme } = localStorage;
      return [contrast, fontSize, theme];
    });
  expect(await stored()).toEqual(['high', 'large', 'dark']);
  // The body is parsed after the script that sets the classes, so the first paint has them.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body === null) return;
      document.documentElement.dataset.first = document.documentElement.className;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/legal');
  for (const name of [/contrast-high/, /font-large/, /theme-dark/]) {
    await expect(page.locator('html')).toHaveAttribute('data-first', name);
  }
  await button(accessibility.contrastNormal).click();
  await button(accessibility.fontLarge).press('ArrowLeft');
  await expect(button(accessibility.fontNormal)).toBeFocused();
  await bar.locator('summary').click();
  await button(accessibility.themeSystem).click();
  expect(await stored()).toEqual(['normal', 'normal', 'system']);
  await expect(page.locator('html')).not.toHaveClass(/contrast-high|font-large|theme-dark/);
});

test('the cookie notice is reached early, answered by either button, and forgets what is refused', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('preferences')) localStorage.setItem('theme', 'dark');
  });
  const banner = page.getByRole('region', { name: cookies.label });
  await page.goto('/newsletter');
  await page.keyboard.press('Tab');
  for (const name of [cookies.learnMore, cookies.customize, cookies.acceptAll]) {
    await page.keyboard.press('Tab');
    await expect(banner.locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('Enter');
  await expect(banner).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(banner).toBeHidden();

  await page.evaluate(() => localStorage.clear());
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/newsletter?lang=hr');
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['language']);
  await banner.getByRole('button', { name: cookies.customize, exact: true }).click();
  const options = page.getByRole('dialog', { name: cookies.optionsTitle });
  await expect(options.getByRole('checkbox', { name: cookies.necessary })).toBeDisabled();
  expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBe(320);
  await options.getByRole('checkbox', { name: cookies.preferences }).uncheck();
  await options.getByRole('button', { name: cookies.save }).click();
  await expect(options).toBeHidden();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    cookiesAccepted: 'true',
    preferences: 'off',
  });
  expect(await context.cookies()).toEqual([]);
  // The policy names what is stored, and opens the choice again.
  await page.goto('/legal');
  await page.getByText(hr.legal.cookies.all, { exact: true }).click();
  const named = await page.locator('#cookies').getByRole('rowheader').allInnerTexts();
  for (const key of ['cookiesAccepted', 'preferences', 'language', 'theme', 'unsentText']) {
    expect(named).toContain(key);
  }
  const change = page.getByRole('button', { name: hr.legal.cookies.change.button });
  await change.click();
  await page.keyboard.press('Escape');
  await expect(options).toBeHidden();
  await expect(change).toBeFocused();
});
