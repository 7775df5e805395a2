import { expect, type Page } from '@playwright/test';
import { navigate } from './panel';
import type { Screen } from './screens';

const resourceOf = (path: string) => path.split('?')[0]?.split('/')[2] ?? '';

/** Opens a screen as links do, or by loading the panel if it is not open. */
export async function open(
  page: Page,
  { path, dialog = false }: Screen,
  language: string,
): Promise<void> {
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

/** By how many pixels the page or a dialog is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const contents = [...document.querySelectorAll('[role=dialog] .MuiDialogContent-root')];
    const hidden = contents.map((content) => content.scrollWidth - content.clientWidth);
    return Math.max(scrollWidth - window.innerWidth, ...hidden);
  });

/** Horizontal overflow and small targets on the screen of a phone. */
export async function phoneProblems(page: Page): Promise<string[]> {
  const excess = await overflow(page);
  return [
    ...(excess > 0 ? [`overflows by ${excess} px`] : []),
    ...(await page.evaluate(smallTargets)),
  ];
}
