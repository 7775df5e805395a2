import type { Page } from '@playwright/test';
import { expect, test } from '../../../../testing/fixtures';
import { type TestPost, withPosts } from './posts';

test('an uploaded picture is served in fitting sizes, without layout shift', async ({
  page,
  api,
}) => {
  const uploaded = await api.post('/api/media', {
    multipart: {
      file: { name: 'slika.png', mimeType: 'image/png', buffer: await drawPicture(page) },
      alt: 'Dva kruga',
      altEn: 'Two circles',
    },
  });
  expect(uploaded.status(), await uploaded.text()).toBe(201);
  const { url } = (await uploaded.json()) as { url: string };
  // Layout shifts of the web fonts are tested with their delivery.
  await page.addInitScript(() => {
    document.fonts.load = () => new Promise(() => undefined);
  });
  const check = async ([post]: TestPost[], category: string) => {
    for (const path of [`/blog/${post?.slug}`, `/blog?category=${encodeURIComponent(category)}`]) {
      await page.goto(path);
      const picture = page.getByRole('img', { name: 'Dva kruga' });
      await expect(picture).toHaveAttribute('src', url);
      await expect(picture).toHaveAttribute('fetchpriority', 'high');
      await expect(picture).toHaveAttribute('width', '1000');
      const source = page.locator('picture source').first();
      await expect(source).toHaveAttribute('srcset', /480w, /);
      // In a grid it would take the cell of what follows.
      await expect(source).toHaveCSS('display', 'none');
      const shown = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect.poll(shown).toMatch(/\.avif$/);
      expect(await layoutShift(page)).toBe(0);
    }
    await page.goto(`/blog/${post?.slug}`);
    const picture = page.getByRole('img', { name: 'Dva kruga' });
    await expect(picture).toHaveCSS('clip-path', /^polygon/);
    await page.emulateMedia({ media: 'print' });
    await expect(picture).toHaveCSS('clip-path', 'none');
    await page.emulateMedia({ media: null });
  };
  await withPosts(api, 1, check, { imageUrl: url });
  const checkRow = async ([oldest]: TestPost[], category: string) => {
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('h2') });
    const changed = await api.patch(`/api/blog/${oldest?.id}`, { data: { imageUrl: null } });
    expect(changed.ok(), await changed.text()).toBe(true);
    await page.goto(`/blog?category=${encodeURIComponent(category)}`);
    await expect(cards.first().getByRole('img')).toBeVisible();
    // Beside a picture of the library a card has a plain stone instead of a drawing.
    await expect(cards.nth(1).locator('svg').first()).toBeHidden();
  };
  await withPosts(api, 3, checkRow, { imageUrl: url });
});

/** The Cumulative Layout Shift of the page. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry) => ('value' in entry ? entry.value : 0));
          resolve(shifts.reduce<number>((sum, value) => sum + Number(value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without layout shifts the observer is not called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

/** A PNG of 1000 by 600 pixels, drawn in the browser. */
async function drawPicture(page: Page): Promise<Buffer> {
  await page.goto('/newsletter');
  const encoded = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1000;
    canvas.height = 600;
    const drawing = canvas.getContext('2d');
    drawing?.fillRect(100, 100, 400, 300);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(encoded, 'base64');
}
