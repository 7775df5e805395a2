import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { ONE_LANGUAGE } from '../texts';
import { frame } from './frame-texts';

for (const language of ONE_LANGUAGE) {
  const t = frame[language];
  const root = (page: Page) => page.locator('html');

  test(`contrast and font size are stored, and applied before the first paint of the next page (${language})`, async ({
    page,
  }) => {
    await page.goto(`/newsletter?lang=${language}`);
    const bar = page.getByRole('region', { name: t.bar });
    const button = (name: string) => bar.getByRole('button', { name, exact: true });
    const stored = () =>
      page.evaluate(() => {
        const { contrast, fontSize, theme } = localStorage;
        return [contrast, fontSize, theme];
      });
    await expect(button(t.contrast[0])).toHaveAttribute('aria-pressed', 'true');
    await expect(button(t.sizes[1])).toHaveAttribute('aria-pressed', 'true');
    await expect(button(t.themes[2])).toHaveAttribute('aria-pressed', 'true');
    await button(t.sizes[0]).click();
    await expect(root(page)).toHaveClass(/font-small/);
    await button(t.contrast[1]).click();
    await button(t.sizes[2]).click();
    await button(t.themes[1]).click();
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
    for (const name of ['contrast-high', 'font-large', 'theme-dark']) {
      await expect(root(page)).toHaveAttribute('data-first', new RegExp(name));
    }
    await expect(button(t.contrast[1])).toHaveAttribute('aria-pressed', 'true');
    await button(t.contrast[0]).click();
    await button(t.sizes[1]).click();
    await button(t.themes[2]).click();
    expect(await stored()).toEqual(['normal', 'normal', 'system']);
    await expect(root(page)).toHaveClass(/contrast-normal/);
    await expect(root(page)).toHaveClass(/font-normal/);
    await expect(root(page)).not.toHaveClass(/contrast-high|font-large|font-small|theme-dark/);
  });

  test(`a picture of ours is the night where the visitor chose the dark theme (${language})`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(`/blog?lang=${language}`);
    const png = await page.locator('main article img').first().screenshot();
    const sky = await page.evaluate(async (encoded) => {
      const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
      const shown = await createImageBitmap(new Blob([bytes]));
      const drawing = new OffscreenCanvas(1, 1).getContext('2d');
      drawing?.drawImage(shown, -shown.width / 2, -8);
      return [...(drawing?.getImageData(0, 0, 1, 1).data ?? [])];
    }, png.toString('base64'));
    expect(sky).toEqual([0x15, 0x33, 0x3f, 255]);
  });

  test(`the cookie banner is shown until it is answered by either button (${language})`, async ({
    page,
  }) => {
    const banner = page.getByRole('region', { name: t.cookies });
    const stored = () => page.evaluate(() => localStorage.getItem('cookiesAccepted'));
    for (const button of [t.accept, t.customize]) {
      await page.goto(`/newsletter?lang=${language}`);
      await expect(banner.getByRole('link', { name: t.learnMore })).toHaveAttribute(
        'href',
        '/legal#cookies',
      );
      expect(await stored()).toBeNull();
      await banner.getByRole('button', { name: button, exact: true }).click();
      await expect(banner).toBeHidden();
      expect(await stored()).toBe('true');
      await page.reload();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(banner).toBeHidden();
      await page.evaluate(() => localStorage.clear());
    }
  });

  test(`a tooltip opens after 700 ms and 4 px away, another within 300 ms without a delay (${language})`, async ({
    page,
  }) => {
    await page.goto(`/newsletter?lang=${language}`);
    const button = page.getByRole('button', { name: t.sizes[2] });
    const began = Date.now();
    await button.hover();
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toHaveText(t.sizes[2]);
    expect(Date.now() - began).toBeGreaterThanOrEqual(700);
    const gap = async () => {
      const [over, under] = [await tooltip.boundingBox(), await button.boundingBox()];
      if (over === null || under === null) return NaN;
      return Math.round(Math.max(over.y - under.y - under.height, under.y - over.y - over.height));
    };
    await expect.poll(gap).toBe(4);
    await page.clock.pauseAt(Date.now() + 60_000);
    const leave = () =>
      expect(async () => {
        await page.mouse.move(400, 600);
        await page.mouse.move(410, 610);
        await expect(tooltip).toHaveCount(0, { timeout: 500 });
      }).toPass();
    await leave();
    await page.clock.runFor(290);
    await button.hover();
    await expect(tooltip).toHaveText(t.sizes[2]);
    await leave();
    await page.clock.runFor(310);
    await button.hover();
    await page.clock.runFor(690);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(tooltip).toHaveText(t.sizes[2]);
  });
}

for (const language of ONE_LANGUAGE) {
  const t = {
    hr: {
      customize: 'Prilagodite',
      title: 'Što smijemo zapamtiti',
      necessary: 'Nužno',
      preferences: 'Postavke prikaza',
      save: 'Spremite odabir',
    },
    en: {
      customize: 'Customize',
      title: 'What we may remember',
      necessary: 'Necessary',
      preferences: 'Display preferences',
      save: 'Save choice',
    },
  }[language];

  test(`customizing the cookies opens the options, in the narrowest window with large text too (${language})`, async ({
    page,
    checkAccessibility,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(`/newsletter?lang=${language}`);
    await page.setViewportSize({ width: 320, height: 640 });
    const width = () => page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
    await page.locator('html').evaluate(({ classList }) => classList.add('font-large'));
    expect(await width()).toBe(320);
    await page.getByRole('button', { name: t.customize }).click();
    const options = page.getByRole('dialog', { name: t.title });
    await expect(options.getByRole('checkbox', { name: t.necessary })).toBeDisabled();
    expect(await width()).toBe(320);
    await checkAccessibility(page);
    await options.getByRole('checkbox', { name: t.preferences }).uncheck();
    await options.getByRole('button', { name: t.save }).click();
    await expect(options).toBeHidden();
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
      cookiesAccepted: 'true',
      preferences: 'off',
    });
  });
}

test('closing the cookie banner moves the focus to the page', async ({ page }) => {
  await page.goto('/newsletter');
  await page.getByRole('button', { name: 'Prihvatite sve' }).click();
  await expect(page.getByRole('main')).toBeFocused();
});

/** The box of an element, which must be shown. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element is not shown');
  return { ...box, bottom: box.y + box.height };
}

for (const { width, height, notice } of [
  { width: 375, height: 812, notice: 96 },
  { width: 1440, height: 900, notice: 60 },
]) {
  test(`on a first visit the cookie notice leaves room for the buttons and the wall of the home page (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveClass(/system-fonts/);
    const banner = page.getByRole('region', { name: 'Kolačići' });
    const { y, bottom } = await boxOf(banner);
    expect(bottom - y).toBeLessThanOrEqual(notice);
    expect((await boxOf(page.getByRole('banner'))).y).toBeGreaterThanOrEqual(bottom);
    const hero = page.getByRole('main').locator('section').first();
    for (const link of await hero.getByRole('link').all()) {
      expect((await boxOf(link)).bottom).toBeLessThan(height);
    }
    const words = hero.locator('svg text:visible');
    const lowest = width === 375 ? words.last() : words.first();
    expect((await boxOf(lowest)).bottom).toBeLessThan(height);
  });
}

test('the third press of Tab is in the cookie notice', async ({ page }) => {
  await page.goto('/newsletter');
  const banner = page.getByRole('region', { name: 'Kolačići' });
  await page.keyboard.press('Tab');
  for (const name of ['Saznajte više o kolačićima', 'Prilagodite', 'Prihvatite sve']) {
    await page.keyboard.press('Tab');
    await expect(banner.locator(':focus')).toHaveText(name);
  }
});
