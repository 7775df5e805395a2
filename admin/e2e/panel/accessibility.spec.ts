import type { APIRequestContext, Page } from '@playwright/test';
import { axeViolations, COLOUR_RULES } from '../../../testing/axe';
import { goWithin } from '../setup/client-navigation';
import { allScreens, type Screen } from '../setup/screens';
import { expect, test } from '../setup/signed-in';

const partOf = (path: string) => path.split('?')[0]?.split('/')[2] ?? '';

/** Opens a screen: from another one as links do, without loading the panel anew. */
async function open(page: Page, { path, dialog = false }: Screen, language: string): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  // A part of the panel keeps its heading from one of its screens to the next.
  const afresh = origin === 'null' || (!dialog && partOf(pathname) === partOf(path));
  if (afresh) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  } else {
    await page.evaluate(() =>
      document.querySelectorAll('h1, [role=dialog] form').forEach((one) => {
        one.setAttribute('data-before', '');
      }),
    );
    await goWithin(page, path);
  }
  const shown = dialog
    ? page.getByRole('dialog').locator('form:not([data-before]) button[type=submit]')
    : page.locator('h1:not([data-before])');
  await expect(shown).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** What colours can break; all else is the same in the dark, and colours are on every width. */
async function faultsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => {
    const [r = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    return Number(r) < 60 && document.getAnimations().every((one) => one.playState !== 'running');
  });
  const found = await axeViolations(page, { rules: COLOUR_RULES });
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** Controls smaller than a fingertip, 44 by 44 pixels; links within a text are let be (WCAG 2.5.5). */
function smallTargets(): string[] {
  const found: string[] = [];
  const controls = 'a[href], button, input, textarea, [role=combobox], [role=tab], [role=switch]';
  for (const element of document.querySelectorAll<HTMLElement>(controls)) {
    const unseen = !element.checkVisibility({ visibilityProperty: true });
    if (unseen || element.closest('[aria-hidden=true], [inert]') !== null) continue;
    if (element.tagName === 'A' && getComputedStyle(element).display === 'inline') continue;
    // A field is pressed anywhere in its frame, and a box to tick on its words too.
    const { width, height } = (
      element.closest('label, .MuiInputBase-root') ?? element
    ).getBoundingClientRect();
    if (width === 0 || (Math.round(width) >= 44 && Math.round(height) >= 44)) continue;
    const name = element.getAttribute('aria-label') ?? element.innerText;
    found.push(`${element.tagName} ${name}: ${Math.round(width)} × ${Math.round(height)}`);
  }
  return found;
}

/** What on this screen a phone cannot show or a finger cannot press. */
async function faultsOnAPhone(page: Page): Promise<string[]> {
  const tooWide = await page.evaluate(() => {
    const frame = document.querySelector('[role=dialog] form') ?? document.documentElement;
    return Math.max(
      document.documentElement.scrollWidth - window.innerWidth,
      frame.scrollWidth - frame.clientWidth,
    );
  });
  return [
    ...(tooWide > 0 ? [`scrolls sideways by ${tooWide}`] : []),
    ...(await page.evaluate(smallTargets)),
  ];
}

for (const [what, dialogs] of [
  ['screen', false],
  ['dialog', true],
] as const) {
  test.describe(`Every ${what}`, () => {
    test.use({ expectedErrors: [/status of 404/] });
    test.setTimeout(400_000);

    const shown = async (api: APIRequestContext) =>
      (await allScreens(api)).filter(({ dialog = false }) => dialog === dialogs);

    test('is accessible in English, light and dark', async ({ page, api, checkAccessibility }) => {
      for (const screen of await shown(api)) {
        await test.step(screen.path, async () => {
          await open(page, screen, 'en');
          await checkAccessibility(page);
          expect.soft(await faultsInTheDark(page), screen.path).toEqual([]);
        });
      }
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 375, height: 740 } });

      test('is accessible in Croatian, fits, and can be pressed', async ({
        page,
        api,
        checkAccessibility,
      }) => {
        for (const screen of await shown(api)) {
          await test.step(screen.path, async () => {
            await open(page, screen, 'hr');
            expect.soft(await faultsOnAPhone(page), screen.path).toEqual([]);
            if (screen.dialog) {
              const box = await page.getByRole('dialog').boundingBox();
              expect.soft(box, screen.path).toMatchObject({ x: 0, y: 0, width: 375, height: 740 });
              const save = page.getByRole('dialog').locator('button[type=submit]');
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
      expect(await faultsInTheDark(page)).toEqual([]);
      expect(await faultsOnAPhone(page)).toEqual([]);
    });
  }
});
