import { expect, test } from '../../../testing/fixtures';
import { urlOf, pages } from './pages';
import { danglingReferences } from './references';
import { countTransfer } from './transfer';
import { badTypeSetting, brokenWords, widenDates } from './type-setting';
import { unlinkedContacts } from './unlinked-contacts';

test.describe.configure({ mode: 'parallel' });
test.use({ expectedErrors: [/status of 404/] });

/**
 * Controls smaller than 44 by 44 pixels. Links within a line of text are exempt (WCAG 2.5.5), a
 * field's label counts as part of it, and a link that covers its card is as large as the card.
 */
function smallTargets(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, summary',
  )) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest('[aria-hidden=true], [inert]') !== null) continue;
    const boxes = [...element.getClientRects()];
    if (element instanceof HTMLInputElement) {
      for (const label of element.labels ?? []) boxes.push(label.getBoundingClientRect());
    }
    const covering = getComputedStyle(element, '::after');
    if (covering.content !== 'none' && covering.position === 'absolute') {
      let card: Element = element;
      while (card.parentElement !== null && getComputedStyle(card).position === 'static') {
        card = card.parentElement;
      }
      boxes.push(card.getBoundingClientRect());
    }
    const width =
      Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
    const height =
      Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
    if (Math.round(width) >= 44 && Math.round(height) >= 44) continue;
    if (boxes.every(({ width: each }) => each <= 1)) continue;
    const own = element.textContent.trim();
    const around = element
      .closest('p, dd, td, th, li, address, figcaption, h2, h3')
      ?.textContent.trim();
    const inText = element.matches('a') && around !== undefined && around !== own;
    if (!inText) found.push(`${own || element.outerHTML.slice(0, 80)}: ${width} by ${height}`);
  }
  return found;
}

/** Applies the text spacing of WCAG 1.4.12, in a style sheet that the page's policy allows. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important }' +
      'p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

for (const { path, status = 200, ...titles } of pages) {
  for (const language of ['hr', 'en'] as const) {
    test(`${path} stays within its size budgets and is accessible (${language})`, async ({
      page,
      checkEveryDisplay,
      checkTexts,
    }) => {
      await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const expectWithinBudgets = await countTransfer(page);
      const response = await page.goto(urlOf(path, language));
      expect(response?.status()).toBe(status);
      await expect(page).toHaveTitle(titles[language]);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(1);
      }
      await page.keyboard.press('Tab');
      await expect(page.locator('a:focus')).toHaveAttribute('href', '#content');

      expect.soft(await danglingReferences(page), 'references to missing ids').toEqual([]);
      expect.soft(await page.evaluate(unlinkedContacts), 'numbers without a link').toEqual([]);
      // Colours and sizes are the same in the other language.
      await (language === 'hr' ? checkEveryDisplay : checkTexts)(page);
      // The network has become idle meanwhile.
      await expectWithinBudgets();
      await page.setViewportSize({ width: 1440, height: 900 });
      expect.soft(await page.evaluate(badTypeSetting), 'type at 1440 px').toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      const root = page.locator('html');
      await page.evaluate(widenDates);
      await root.evaluate(({ classList }) => classList.add('font-large'));
      expect.soft(await root.evaluate(({ scrollWidth }) => scrollWidth)).toBe(320);
      expect.soft(await page.evaluate(brokenWords), 'broken words at 320 px').toEqual([]);
      await root.evaluate(({ classList }) => classList.remove('font-large'));
      await page.setViewportSize({ width: 375, height: 700 });
      expect.soft(await page.evaluate(badTypeSetting), 'type at 375 px').toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate(spaceText);
      expect
        .soft(await root.evaluate(({ scrollWidth }) => scrollWidth), 'width with spaced text')
        .toBe(320);
      await page.setViewportSize({ width: 375, height: 700 });
      expect.soft(await page.evaluate(smallTargets), 'small targets').toEqual([]);
      const moving = await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
      expect.soft(moving, 'animations under reduced motion').toBe(0);
    });
  }
}

test('every control has a border or text in forced colours', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
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
