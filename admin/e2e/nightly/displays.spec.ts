import type { Page } from '@playwright/test';
import { axeViolations, COLOUR_RULES } from '../../../testing/axe';
import { open } from '../setup/open-screens';
import { allScreens } from '../setup/screens';
import { expect, test } from '../setup/signed-in';

test.use({ expectedErrors: [/status of 404/] });

type Theme = 'light' | 'dark';

async function show(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((dark) => {
    const [r = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    return (
      Number(r) < 60 === dark &&
      document.getAnimations().every(({ playState }) => playState !== 'running')
    );
  }, theme === 'dark');
}

test('Every screen is accessible, light and dark', async ({ page, api, checkAccessibility }) => {
  test.setTimeout(400_000);
  // A screen is opened in the theme of the one before, as each change renders everything again.
  let themes: [Theme, Theme] = ['light', 'dark'];
  for (const screen of await allScreens(api)) {
    const [first, second] = themes;
    await test.step(screen.path, async () => {
      await open(page, screen, 'en');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await show(page, first);
      await checkAccessibility(page);
      await show(page, second);
      const violations = await axeViolations(page, { rules: COLOUR_RULES });
      expect.soft(violations, screen.path).toEqual([]);
    });
    themes = [second, first];
  }
});
