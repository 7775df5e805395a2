import { expect, test } from '../../../testing/fixtures';
import { badTypeSetting } from '../every-page/page-checks';
import { pages, urlOf } from '../every-page/pages';

test.describe.configure({ mode: 'parallel' });
test.use({ expectedErrors: [/status of (400|404)/] });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
});

for (const { path } of pages) {
  for (const language of ['hr', 'en'] as const) {
    test(`${path} is accessible in every display (${language})`, async ({
      page,
      checkEveryDisplay,
    }) => {
      await page.goto(urlOf(path, language));
      await checkEveryDisplay(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect.soft(await page.evaluate(badTypeSetting), 'type at 1440 px').toEqual([]);
      const moving = await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
      expect.soft(moving, 'animations under reduced motion').toBe(0);
    });
  }
}

for (const path of ['/contact', '/donate', '/newsletter']) {
  test(`the form of ${path} is accessible with its errors in every display`, async ({
    page,
    checkEveryDisplay,
  }) => {
    await page.goto(path);
    await page.getByRole('main').locator('form button[type=submit]').click();
    await expect(page.locator('[aria-invalid=true], [role=alert]').first()).toBeVisible();
    await checkEveryDisplay(page);
  });
}

test('every control has a border or text in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const path of ['/', '/blog', '/contact', '/donate', '/events']) {
    await page.goto(path);
    const invisible = await page.evaluate(() => {
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      return [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input, textarea, select, summary',
        ),
      ]
        .filter((element) => element.checkVisibility() && element.closest('[aria-hidden]') === null)
        .filter((element) => {
          const { color, backgroundColor, borderTopColor, borderTopWidth } =
            getComputedStyle(element);
          const text =
            element.textContent.trim() !== '' &&
            color !== backgroundColor &&
            color !== 'rgba(0, 0, 0, 0)';
          const edge = borderTopWidth !== '0px' && borderTopColor !== ground;
          const native = element.matches('[type=radio], [type=checkbox]');
          const drawn = element.querySelector('svg') !== null;
          return !text && !edge && !native && !drawn;
        })
        .map((element) => element.outerHTML.slice(0, 120));
    });
    expect(invisible, path).toEqual([]);
  }
});
