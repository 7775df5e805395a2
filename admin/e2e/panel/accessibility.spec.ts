import type { APIRequestContext, Page } from '@playwright/test';
import { axeViolations, COLOUR_RULES } from '../../../testing/axe';
import { navigate } from '../setup/client-navigation';
import { allScreens, type Screen } from '../setup/screens';
import { expect, test } from '../setup/signed-in';

const resourceOf = (path: string) => path.split('?')[0]?.split('/')[2] ?? '';

/** Opens a screen as links do, or by loading the panel if it is not open. */
async function open(page: Page, { path, dialog = false }: Screen, language: string): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  // The screens of one resource share their heading, which would be found before the change.
  const mustLoad = origin === 'null' || (!dialog && resourceOf(pathname) === resourceOf(path));
  if (mustLoad) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  } else {
    await page.evaluate(() =>
      document.querySelectorAll('h1, [role=dialog] form').forEach((element) => {
        element.setAttribute('data-before', '');
      }),
    );
    await navigate(page, path);
  }
  const shown = dialog
    ? page.getByRole('dialog').locator('form:not([data-before]) button[type=submit]').last()
    : page.locator('h1:not([data-before])');
  await expect(shown).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

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

/** Violations of the colour rules in a theme; all other rules do not depend on it. */
async function colourViolations(page: Page, theme: Theme): Promise<string[]> {
  await show(page, theme);
  return axeViolations(page, { rules: COLOUR_RULES });
}

/** Controls smaller than 44 by 44 pixels; links within a text are exempt (WCAG 2.5.5). */
function smallTargets(): string[] {
  const found: string[] = [];
  const controls = 'a[href], button, input, textarea, [role=combobox], [role=tab], [role=switch]';
  for (const element of document.querySelectorAll<HTMLElement>(controls)) {
    const hidden = !element.checkVisibility({ visibilityProperty: true });
    if (hidden || element.closest('[aria-hidden=true], [inert]') !== null) continue;
    if (element.tagName === 'A' && getComputedStyle(element).display === 'inline') continue;
    // The whole frame of a field and the label of a checkbox are clickable, too.
    const { width, height } = (
      element.closest('label, .MuiInputBase-root') ?? element
    ).getBoundingClientRect();
    if (width === 0 || (Math.round(width) >= 44 && Math.round(height) >= 44)) continue;
    const name = element.getAttribute('aria-label') ?? element.innerText;
    found.push(`${element.tagName} ${name}: ${Math.round(width)} × ${Math.round(height)}`);
  }
  return found;
}

/** Horizontal overflow and small targets on the screen of a phone. */
async function phoneProblems(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const contents = [...document.querySelectorAll('[role=dialog] .MuiDialogContent-root')];
    const hidden = contents.map((content) => content.scrollWidth - content.clientWidth);
    return Math.max(scrollWidth - window.innerWidth, ...hidden);
  });
  return [
    ...(overflow > 0 ? [`overflows by ${overflow} px`] : []),
    ...(await page.evaluate(smallTargets)),
  ];
}

for (const [kind, dialogs] of [
  ['screen', false],
  ['dialog', true],
] as const) {
  test.describe(`Every ${kind}`, () => {
    test.use({ expectedErrors: [/status of 404/] });
    test.setTimeout(400_000);

    const shown = async (api: APIRequestContext) =>
      (await allScreens(api)).filter(({ dialog = false }) => dialog === dialogs);

    test('is accessible in English, light and dark', async ({ page, api, checkAccessibility }) => {
      // A screen is opened in the theme of the one before, as each change renders everything again.
      let themes: [Theme, Theme] = ['light', 'dark'];
      for (const screen of await shown(api)) {
        const [first, second] = themes;
        await test.step(screen.path, async () => {
          await open(page, screen, 'en');
          await show(page, first);
          await checkAccessibility(page);
          expect.soft(await colourViolations(page, second), screen.path).toEqual([]);
        });
        themes = [second, first];
      }
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 375, height: 740 } });

      test('is accessible in Croatian, fits, and has large enough targets', async ({
        page,
        api,
        checkAccessibility,
      }) => {
        for (const screen of await shown(api)) {
          await test.step(screen.path, async () => {
            await open(page, screen, 'hr');
            expect.soft(await phoneProblems(page), screen.path).toEqual([]);
            if (screen.dialog) {
              const box = await page.getByRole('dialog').boundingBox();
              expect.soft(box, screen.path).toMatchObject({ x: 0, y: 0, width: 375, height: 740 });
              const save = page.getByRole('dialog').locator('button[type=submit]').last();
              const below = ((await save.boundingBox())?.y ?? 0) > 740 - 80;
              expect.soft(below, `${screen.path}: the save button is at the bottom`).toBe(true);
              await expect.soft(save, screen.path).toBeInViewport();
            }
            await checkAccessibility(page);
          });
        }
      });
    });
  });
}

test.describe('The login page', () => {
  test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 375, height: 740 } });

  for (const language of ['hr', 'en']) {
    test(`is accessible, light and dark, and fits a phone (${language})`, async ({
      page,
      checkAccessibility,
    }) => {
      await open(page, { path: '/admin/login' }, language);
      await checkAccessibility(page);
      expect(await colourViolations(page, 'dark')).toEqual([]);
      await show(page, 'light');
      expect(await phoneProblems(page)).toEqual([]);
    });
  }
});
