import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { hr } from '../texts';
import { withPosts } from './rows';

test('typing in the search of the blog searches after a pause, and marks what is found', async ({
  page,
}) => {
  await page.goto('/blog');
  const search = page.getByPlaceholder(hr.blog.search.placeholder);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/blog?')) requests.push(request.url());
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await search.pressSequentially('opus');
  // The request is sent after a pause, not for every key.
  await page.clock.runFor(300);
  await search.pressSequentially('tanje');
  await page.clock.runFor(300);
  expect(requests).toEqual([]);
  await page.clock.resume();
  await expect(page).toHaveURL('/blog?q=opustanje');
  await expect(page.locator('h2 mark').first()).toHaveText('opuštanja');
  expect(requests).toHaveLength(1);
  await expect(search).toBeFocused();
  await search.fill('Jacobson');
  await expect(page.locator('p mark').first()).toHaveText('Jacobson');
  await expect(page.locator('p:has(mark)').first()).toHaveText(/^\.{3}/);
  await search.fill('xyzzyxyzzy');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(hr.blog.empty);
  await page.getByRole('link', { name: hr.blog.search.clear }).click();
  await expect(page).toHaveURL('/blog');
  await expect(search).toHaveValue('');
});

/** A PNG that is drawn in the browser. */
async function drawPicture(page: Page, width: number, height: number): Promise<Buffer> {
  await page.goto('/newsletter');
  const encoded = await page.evaluate(
    ([right = 0, bottom = 0]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [right, bottom];
      canvas.getContext('2d')?.fillRect(100, 100, right / 2, bottom / 2);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [width, height],
  );
  return Buffer.from(encoded, 'base64');
}

test('uploaded pictures are shown in fitting sizes with their space reserved, in posts and first screens', async ({
  page,
  api,
}) => {
  const uploaded = await api.post('/api/media', {
    multipart: {
      file: {
        name: 'slika.png',
        mimeType: 'image/png',
        buffer: await drawPicture(page, 1600, 1000),
      },
      alt: 'Ruke slažu suhozid',
      altEn: 'Hands build a dry-stone wall',
    },
  });
  expect(uploaded.status(), await uploaded.text()).toBe(201);
  const { url: imageUrl } = (await uploaded.json()) as { url: string };
  const picture = page.getByRole('img', { name: 'Ruke slažu suhozid' });
  const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await withPosts(api, 1, { imageUrl }, async ([post], category) => {
    for (const path of [`/blog/${post?.slug}`, `/blog?category=${encodeURIComponent(category)}`]) {
      await page.goto(path);
      await expect(picture).toHaveAttribute('fetchpriority', 'high');
      await expect(picture).toHaveAttribute('width', '1600');
      await expect(picture).toHaveAttribute('height', '1000');
      await expect.poll(source).toMatch(/\.avif$/);
    }
  });
  const show = async (photo: string | null) => {
    const data = { homeImageUrl: photo, aboutImageUrl: photo };
    const changed = await api.patch('/api/settings/1', { data });
    expect(changed.ok(), await changed.text()).toBe(true);
  };
  await show(imageUrl);
  try {
    // A browser that has a larger file takes that one.
    for (const [path, width, file] of [
      ['/', 375, /-(?:480|960)\.avif$/],
      ['/about', 1440, /-1600\.avif$/],
    ] as const) {
      await page.setViewportSize({ width, height: 860 });
      await page.goto(path);
      await expect.poll(source).toMatch(file);
      const box = await picture.boundingBox();
      expect([path, box?.x, box?.width]).toEqual([path, 0, width]);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const [top, bottom] = [title?.y ?? NaN, (title?.y ?? NaN) + (title?.height ?? NaN)];
      const [above, below] = [box?.y ?? NaN, (box?.y ?? NaN) + (box?.height ?? NaN)];
      expect(bottom <= above || top >= below).toBe(true);
    }
  } finally {
    await show(null);
  }
});

test('a post, a project and a call are printed without what is only for the screen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/javni-poziv');
  const print = page.getByRole('button', { name: hr.call.tools.print });
  await print.click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(print).toBeHidden();
  const main = page.getByRole('main');
  const frame = [page.getByRole('banner'), page.getByRole('contentinfo')];
  for (const [path, hidden, others] of [
    ['/javni-poziv', main.getByText(hr.call.back, { exact: true }), frame],
    ['/blog/terapija-opustanja', main.locator('a[href*="facebook"]'), []],
    ['/projects/zazeli-iii', main.locator('a[href="/contact?project=true"]'), []],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(hidden).toBeAttached();
    for (const part of [hidden, ...others]) await expect(part).toBeHidden();
  }
  // A folded purpose is open on paper.
  await page.goto('/legal');
  await expect(page.locator('#privacy-contact')).toBeVisible();
});
