import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../setup/signed-in';
import { en, hr } from '../setup/texts';
import { createPost } from './posts';

// These tests use both apps, which is slow on a busy machine.
test.setTimeout(120_000);

const CLIPBOARD = ['clipboard-read', 'clipboard-write'];
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** A page of somebody who is not signed in. */
async function visitor(browser: Browser, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const context = await browser.newContext({ storageState: undefined, colorScheme });
  return context.newPage();
}

test('A draft is shown to somebody without an account until its link is withdrawn', async ({
  page,
  api,
  browser,
  checkAccessibility,
}) => {
  await page.context().grantPermissions(CLIPBOARD);
  const texts = hr.admin.form.draftLink;
  const draft = await createPost(api, { isPublished: false });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/blog/${draft.id}`);
  const dialog = page.getByRole('dialog');
  const withdraw = dialog.getByRole('button', { name: texts.withdraw });
  await dialog.getByRole('button', { name: texts.copy }).click();
  await expect(page.getByText(texts.copied.replace(/ %.*/, ''))).toBeVisible();
  await expect(withdraw).toBeVisible();
  await checkAccessibility(page);
  const url = await copied(page);

  const president = await visitor(browser);
  await test.step('the link opens the draft, in both languages', async () => {
    const response = await president.goto(url);
    expect(response?.status()).toBe(200);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    await expect(president.getByRole('heading', { level: 1 })).toHaveText(`Čaj ${draft.slug}`);
    await expect(president.getByRole('note')).toContainText('Poveznica vrijedi do');
    await checkAccessibility(president);
    await president.getByRole('link', { name: /^EN,/ }).click();
    await expect(president.getByRole('heading', { level: 1 })).toHaveText(`Tea ${draft.slug}`);
    await expect(president.getByRole('note')).toContainText('The link works until');
  });

  await test.step('a token of another kind, or a changed one, opens nothing', async () => {
    const forgeries = [
      url.replace('/blog/', '/pages/'),
      url.replace(/\d+\?/, '1?'),
      `${url}A`,
      url.replace(/token=.*/, ''),
    ];
    for (const forged of forgeries) {
      const response = await president.request.get(forged);
      expect([forged, response.status()]).toEqual([forged, 404]);
      expect(response.headers()).toMatchObject({ 'referrer-policy': 'no-referrer' });
    }
  });

  await test.step('once it is withdrawn, it opens nothing', async () => {
    await withdraw.click();
    await expect(page.getByText(texts.withdrawn)).toBeVisible();
    await expect(dialog.getByRole('button', { name: texts.copy })).toBeFocused();
    for (const scheme of ['light', 'dark'] as const) {
      const late = await visitor(browser, scheme);
      const response = await late.goto(url);
      expect(response?.status()).toBe(410);
      expect(response?.headers()['cache-control']).toBe('no-store');
      await expect(late.getByRole('heading', { level: 1 })).toHaveText('Poveznica više ne vrijedi');
      await checkAccessibility(late);
      await late.context().close();
    }
  });

  await test.step('the link of what has been published leads to its page', async () => {
    await dialog.getByRole('button', { name: texts.copy }).click();
    await expect(withdraw).toBeVisible();
    const later = await copied(page);
    expect(later).not.toBe(url);
    const published = await api.patch(`/api/blog/${draft.id}`, { data: { isPublished: true } });
    expect(published.status()).toBe(200);
    await president.goto(later);
    await expect(president).toHaveURL(new RegExp(`/blog/${draft.slug}$`));
    await expect(president.getByRole('note')).toHaveCount(0);
  });
  await president.context().close();
  await api.delete(`/api/blog/${draft.id}`);
});

test('By keyboard, a link to a draft is copied, and a post is copied as a draft', async ({
  page,
  api,
  browser,
  checkAccessibility,
}) => {
  await page.context().grantPermissions(CLIPBOARD);
  const texts = en.admin.form.draftLink;
  const post = await createPost(api, { isPublished: false });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`/admin/blog/${post.id}?lang=en`);
  const dialog = page.getByRole('dialog');
  const press = async (name: string) => {
    await dialog.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };

  await press(texts.copy);
  await expect(page.getByText(texts.copied.replace(/ %.*/, ''))).toBeVisible();
  const president = await visitor(browser, 'dark');
  await president.goto(await copied(page));
  await expect(president.getByRole('heading', { level: 1 })).toHaveText(`Tea ${post.slug}`);
  await checkAccessibility(president);
  await president.context().close();
  await press(texts.withdraw);
  await expect(page.getByText(texts.withdrawn)).toBeVisible();

  await press(en.admin.blog.copy);
  const title = dialog.getByLabel(en.resources.blog.fields.title, { exact: true });
  await expect(title).toHaveValue(`Čaj ${post.slug} (kopija)`);
  await expect(dialog).toBeFocused();
  await checkAccessibility(page);
  const [, copyId] = /\/blog\/(\d+)/.exec(page.url()) ?? [];
  const copy = await (await api.get(`/api/blog/${copyId}`)).json();
  expect(copy).toMatchObject({
    titleEn: `Tea ${post.slug} (copy)`,
    content: 'Dođite na čaj u petak.',
    author: 'Marija Kovač',
    isPublished: false,
    publishDatePending: true,
  });
  expect(copy.slug).not.toBe(post.slug);
  for (const id of [copyId, post.id]) await api.delete(`/api/blog/${id}`);
});
