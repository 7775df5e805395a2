import type { APIRequestContext, Page } from '@playwright/test';
import { createPost } from '../blog/posts';
import { drawnPicture } from '../setup/pictures';
import { expect, test } from '../setup/signed-in';
import { en, filled, hr } from '../setup/texts';

interface StoredPicture {
  id: number;
  url: string;
}

/** Uploads a picture with its descriptions. */
async function upload(page: Page, api: APIRequestContext): Promise<StoredPicture> {
  const file = await drawnPicture(page, `portret-${Date.now().toString(36)}`);
  const multipart = { file, alt: 'Natpis', altEn: 'Lettering' };
  const response = await api.post('/api/media', { multipart });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

const pointOf = async (api: APIRequestContext, { id }: StoredPicture) => {
  const { focalX, focalY } = await (await api.get(`/api/media/${id}`)).json();
  return [focalX, focalY];
};

test.describe('On a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the part of a picture to keep is pressed in a form, and the public card keeps it', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    const t = hr.admin.image.focal;
    await page.goto('/admin/media');
    const picture = await upload(page, api);
    const post = await createPost(api, { imageUrl: picture.url });
    const card = page.locator('main article, main li').filter({ hasText: post.slug }).first();

    await page.goto(`/admin/blog/${post.id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t.choose }).click();
    const whole = dialog.getByTestId('focal-point').locator('..');
    await whole.scrollIntoViewIfNeeded();
    const { width = 0, height = 0 } = (await whole.boundingBox()) ?? {};
    await whole.click({ position: { x: width * 0.3, y: height * 0.1 } });
    await expect(dialog.getByRole('status').filter({ hasText: t.stored })).toBeAttached();
    await expect(dialog.locator('[data-crop="card"]')).toHaveCSS('object-position', '30% 10%');
    await checkAccessibility(page);
    expect(await pointOf(api, picture)).toEqual([30, 10]);
    await page.goto(`/blog?q=${post.slug}&lang=hr`);
    await expect(card.locator('img')).toHaveCSS('object-position', '30% 10%');
    const [member] = await (await api.get('/api/team')).json();
    await api.patch(`/api/team/${member.id}`, { data: { imageUrl: picture.url } });
    for (const path of ['/', '/about']) {
      await page.goto(path);
      const portrait = page.locator('main li').filter({ hasText: member.name }).locator('img');
      await expect(portrait).toHaveCSS('object-position', '30% 10%');
      await expect(portrait).toHaveCSS('object-fit', 'cover');
    }
    await api.patch(`/api/team/${member.id}`, { data: { imageUrl: member.imageUrl } });

    await page.goto(`/admin/media/${picture.id}`);
    await dialog.getByTestId('focal-point').dragTo(whole, {
      targetPosition: { x: width * 0.9, y: height * 0.5 },
    });
    await expect(dialog.getByRole('slider', { name: t.horizontal })).not.toHaveValue('30');
    await dialog.getByRole('button', { name: hr.admin.form.save }).click();
    await expect(dialog).toBeHidden();
    await page.goto(`/blog/${post.slug}`);
    await expect(page.locator('main article img').first()).not.toHaveCSS(
      'object-position',
      '30% 10%',
    );
    await api.delete(`/api/blog/${post.id}`);
    await api.delete(`/api/media/${picture.id}`);
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('the part of a picture to keep is chosen with the keyboard alone', async ({
    page,
    api,
    baseURL,
    checkAccessibility,
  }) => {
    const t = en.admin.image.focal;
    await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    await page.goto('/admin/media');
    const picture = await upload(page, api);
    await page.goto(`/admin/media/${picture.id}`);
    const dialog = page.getByRole('dialog', { name: en.admin.media.editTitle });
    const vertical = dialog.getByRole('slider', { name: t.vertical });
    await expect(vertical).toHaveAttribute('aria-valuetext', filled(t.fromTop, { percent: 50 }));
    await checkAccessibility(page);
    await vertical.press('ArrowLeft');
    await vertical.press('ArrowLeft');
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('slider', { name: t.horizontal })).toBeFocused();
    await page.keyboard.press('End');
    await expect(vertical).toHaveAttribute('aria-valuetext', filled(t.fromTop, { percent: 30 }));
    await dialog.getByRole('button', { name: en.admin.form.save }).press('Enter');
    await expect(dialog).toBeHidden();
    expect(await pointOf(api, picture)).toEqual([100, 30]);
    await api.delete(`/api/media/${picture.id}`);
  });
});
