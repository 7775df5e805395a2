import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../../testing/fixtures';
import { hr } from '../../texts';

/** A PNG of 1600 by 1000 pixels, drawn in the browser. */
async function drawPhoto(page: Page): Promise<Buffer> {
  await page.goto('/newsletter');
  const encoded = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1600, 1000];
    const drawing = canvas.getContext('2d');
    for (let x = 0; x < 1600; x += 40) {
      if (drawing) drawing.fillStyle = `hsl(${x % 360} 40% ${x / 20}%)`;
      drawing?.fillRect(x, 0, 40, 1000);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(encoded, 'base64');
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('Not visible');
  const { x, y, width, height } = box;
  return { x, top: y, bottom: y + height, width };
}

test('a photo of the settings goes from edge to edge of the first screens, and hides no text', async ({
  page,
  api,
}) => {
  const uploaded = await api.post('/api/media', {
    multipart: {
      file: { name: 'zid.png', mimeType: 'image/png', buffer: await drawPhoto(page) },
      alt: 'Ruke slažu suhozid',
      altEn: 'Hands build a dry-stone wall',
    },
  });
  const { id, url } = (await uploaded.json()) as { id: number; url: string };
  const caption = 'Suhozid iznad Skradina';
  await api.patch(`/api/media/${id}`, { data: { caption, credit: 'Foto: Ana Horvat' } });
  const fill = async (photo: string | null) => {
    const data = { homeImageUrl: photo, aboutImageUrl: photo };
    const changed = await api.patch('/api/settings/1', { data });
    expect(changed.ok(), await changed.text()).toBe(true);
  };
  await fill(url);
  try {
    for (const [path, width, height] of [
      ['/', 375, 812],
      ['/about', 1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${path}?lang=hr`);
      await expect(page.locator('html')).not.toHaveClass(/system-fonts/);
      const photo = page.getByRole('img', { name: 'Ruke slažu suhozid' });
      const shown = await boxOf(photo);
      expect([path, shown.x, shown.width]).toEqual([path, 0, width]);
      expect(shown.top).toBeLessThan(height / 2 + 20);
      await expect(photo).toHaveAttribute('fetchpriority', 'high');
      const source = () => photo.evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect.poll(source).toMatch(width === 375 ? /-480\.avif$/ : /-1600\.avif$/);
      await expect(page.getByText(`${caption}. Foto: Ana Horvat`)).toBeVisible();
      const texts = page.locator('main :is(h1, h1 ~ p, h1 ~ div)').filter({ visible: true });
      for (const text of await texts.all()) {
        const { top, bottom } = await boxOf(text);
        expect(bottom <= shown.top || top >= shown.bottom).toBe(true);
      }
      if (path === '/about') continue;
      // On a first visit, with the cookie notice, the buttons and a word of the wall are there.
      for (const name of [hr.home.hero.donate, hr.home.hero.learnMore]) {
        const button = page.getByRole('region').getByRole('link', { name, exact: true }).first();
        expect((await boxOf(button)).bottom).toBeLessThanOrEqual(height);
      }
      const word = page
        .getByText(hr.home.hero.stones.help, { exact: true })
        .filter({ visible: true });
      expect((await boxOf(word)).bottom).toBeLessThanOrEqual(height);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('img', { name: 'Ruke slažu suhozid' })).toBeHidden();
    await page.emulateMedia({ media: null });
  } finally {
    await fill(null);
  }
  await page.goto('/?lang=hr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(0);
});
