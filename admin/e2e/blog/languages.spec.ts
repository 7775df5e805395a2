import { drawnPicture } from '../setup/pictures';
import { expect, test } from '../setup/signed-in';
import { languages, uniqueSlug, createPost } from './posts';

// These tests use both apps, which is slow on a busy machine.
test.setTimeout(120_000);

const { texts, fields, save, croatian, english } = languages[0];

test.describe('Writing a post', () => {
  test.beforeEach(({ page, baseURL }) =>
    page.context().addCookies([{ name: 'language', value: 'hr', url: baseURL ?? '' }]),
  );

  test('both languages are side by side, each marked when a translation is missing or older', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    const post = await createPost(api);
    await page.goto('/admin/blog/create');
    const dialog = page.getByRole('dialog');
    const hr = dialog.getByRole('group', { name: croatian });
    const en = dialog.getByRole('group', { name: english });
    const title = hr.getByLabel(fields.title, { exact: true });
    await expect(title).toBeFocused();
    await title.fill('Čaj i razgovor');
    await expect(hr).not.toContainText(texts.languages.missingContent);
    await hr.getByLabel(fields.content, { exact: true }).fill('Dođite u petak.');
    await expect(en).toContainText(texts.languages.missingBoth);
    const [left, right] = [await hr.boundingBox(), await en.boundingBox()];
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    await checkAccessibility(page);

    await page.goto(`/admin/blog/${post.id}`);
    await hr.getByLabel(fields.content, { exact: true }).fill('Dođite na čaj u subotu.');
    await expect(en).toContainText(texts.languages.behindEn);
    await dialog.getByRole('button', { name: save }).click();
    await expect(dialog).toBeHidden();
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: post.slug });
    await expect(row).toContainText(texts.languages.listEn);
    await row.getByRole('link', { name: new RegExp(`^${texts.edit}`) }).click();
    await expect(en).toContainText(texts.languages.olderEn.replace(/%.*/, ''));
    await en.getByLabel(texts.languages.agreeEn).check();
    await expect(en).toContainText(texts.languages.willAgree);
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: save }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toBeVisible();
    await expect(row).not.toContainText(texts.languages.listEn);
    await row.getByRole('link', { name: new RegExp(`^${texts.edit}`) }).click();
    await expect(en).toContainText(texts.languages.checkedEn.replace(/%.*/, ''));
    await expect(en.getByLabel(texts.languages.agreeEn)).toHaveCount(0);
    await en.getByLabel(fields.contentEn).fill('Come for tea on Saturday.');
    await dialog.getByRole('button', { name: save }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText(texts.languages.listHr);
    await api.delete(`/api/blog/${post.id}`);
  });
});

for (const { language, texts, fields, alt, croatian, english } of languages) {
  test.describe(`Writing a post, in language ${language}`, () => {
    test.beforeEach(({ page, baseURL }) =>
      page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]),
    );
    test('the preview shows the page of the post with the typed text', async ({
      page,
      api,
      checkAccessibility,
    }) => {
      await page.goto('/admin/blog');
      const sent = await api.post('/api/media', {
        multipart: { file: await drawnPicture(page, uniqueSlug('pregled')) },
      });
      const picture = await sent.json();
      const post = await createPost(api, { imageUrl: picture.url, isPublished: false });
      await page.goto(`/admin/blog/${post.id}`);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: texts.preview.open }).click();
      const preview = page.frameLocator('iframe');
      const heading = preview.getByRole('heading', { level: 1 });
      const panelLanguage = language === 'hr' ? 'Čaj' : 'Tea';
      await expect(heading).toHaveText(`${panelLanguage} ${post.slug}`);
      // The cookie banner does not cover the preview.
      await expect(
        preview.getByRole('button', { name: /^(Prihvatite sve|Accept all)$/ }),
      ).toHaveCount(0);
      await expect(preview.locator('article img')).toHaveAttribute('alt', '');
      await dialog.getByLabel(alt, { exact: true }).fill('Čaj na stolu');
      await dialog.getByLabel(alt, { exact: true }).blur();
      await expect(preview.locator('article img')).toHaveAttribute('alt', 'Čaj na stolu');
      await dialog.getByRole('button', { name: croatian, exact: true }).click();
      await expect(heading).toHaveText(`Čaj ${post.slug}`);
      await dialog.getByLabel(fields.title, { exact: true }).fill('Upravo upisano <b>ovdje</b>');
      await expect(heading).toHaveText('Upravo upisano <b>ovdje</b>');
      await dialog
        .getByLabel(fields.content, { exact: true })
        .fill('Prvi odlomak.\n\nDrugi, o moru i suncu.');
      await expect(
        preview.locator('article p', { hasText: /^Drugi, o\u00a0moru i\u00a0suncu\.$/ }),
      ).toBeVisible();
      const innerWidth = () => preview.locator('html').evaluate(() => window.innerWidth);
      expect(await innerWidth()).toBe(375);
      if (language === 'hr') await checkAccessibility(page);

      await dialog.getByRole('button', { name: texts.preview.desktop }).click();
      await expect.poll(innerWidth).toBe(1280);
      await dialog.getByRole('button', { name: english, exact: true }).click();
      await expect(heading).toHaveText(`Tea ${post.slug}`);
      await expect(preview.locator('html')).toHaveAttribute('lang', 'en');
      await preview.getByRole('link').first().press('Escape');
      await expect(dialog).toBeVisible();
      await preview.getByRole('link').first().dispatchEvent('click');
      await expect(heading).toHaveText(`Tea ${post.slug}`);
      // Previewing the other language does not change the visitor's language.
      const cookies = await page.context().cookies();
      expect(cookies.find(({ name }) => name === 'language')?.value).toBe(language);

      const stored = await (await api.get(`/api/blog/${post.id}`)).json();
      expect(stored.title).toBe(`Čaj ${post.slug}`);
      await dialog.getByRole('button', { name: texts.preview.close }).click();
      await expect(page.locator('iframe')).toHaveCount(0);
      await api.delete(`/api/blog/${post.id}`);
    });
  });
}

test.describe('Writing a post on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });
  test.beforeEach(({ page, baseURL }) =>
    page.context().addCookies([{ name: 'language', value: 'hr', url: baseURL ?? '' }]),
  );

  test('languages are tabs, an error opens its tab, and preview and history fit', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    const post = await createPost(api);
    await api.put(`/api/blog/${post.id}`, { data: { content: 'Dođite na kavu u petak.' } });
    await page.goto(`/admin/blog/${post.id}`);
    const dialog = page.getByRole('dialog');
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const englishTab = dialog.getByRole('tab', { name: english });
    await expect(englishTab).toContainText(texts.languages.short.older);
    await expect(dialog.getByLabel(fields.titleEn)).toBeHidden();
    await checkAccessibility(page);
    await englishTab.click();
    await dialog.getByLabel(fields.titleEn).fill('');
    await dialog.getByRole('tab', { name: croatian }).click();
    await dialog.getByRole('button', { name: save }).click();
    await expect(dialog.getByLabel(fields.titleEn)).toBeFocused();
    await expect(dialog.getByText('Engleski naslov mora imati barem 3 znaka')).toBeVisible();
    await expect(englishTab).toContainText(texts.languages.short.missing);
    expect(await tooWide()).toBeLessThanOrEqual(0);
    await checkAccessibility(page);

    await dialog.getByRole('button', { name: texts.preview.open }).click();
    const preview = page.frameLocator('iframe');
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog.getByLabel(fields.slug)).toBeHidden();
    expect(await tooWide()).toBeLessThanOrEqual(0);
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: texts.preview.close }).click();
    await dialog.getByRole('button', { name: texts.history.open }).click();
    // The region of notes beside the form is hidden from now on.
    await expect(dialog.getByRole('heading', { name: texts.history.title })).toBeVisible();
    const history = dialog.getByRole('region');
    await history.getByRole('listitem').first().getByRole('button').click();
    await expect(history.locator('ins')).toContainText('kavu');
    expect(await tooWide()).toBeLessThanOrEqual(0);
    await checkAccessibility(page);
    await api.delete(`/api/blog/${post.id}`);
  });
});

test('Only administrators can open the preview, only in frames of this site', async ({
  api,
  playwright,
  baseURL,
}) => {
  const preview = await api.get('/preview/blog/hr');
  expect(preview.status()).toBe(200);
  expect(preview.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
  });
  expect(preview.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(preview.headers()['set-cookie']).toBeUndefined();
  expect((await api.get('/preview/blog/de')).status()).toBe(404);
  expect((await api.get('/blog')).headers()['content-security-policy']).toContain(
    "frame-ancestors 'none'",
  );

  const visitor = await playwright.request.newContext({
    baseURL,
    storageState: { cookies: [], origins: [] },
  });
  const draft = await createPost(api, { isPublished: false });
  const scheduled = await createPost(api, { publishDate: '2031-05-04T08:30:00.000Z' });
  for (const [{ id }, note] of [
    [draft, 'This is a draft.'],
    [scheduled, 'This post is scheduled.'],
  ] as const) {
    const stored = await api.get(`/preview/blog/en/${id}`);
    expect(stored.headers()['cache-control']).toBe('no-store');
    expect(await stored.text()).toContain(note);
    expect((await visitor.get(`/preview/blog/en/${id}`)).status()).toBe(404);
  }
  await api.patch(`/api/blog/${draft.id}`, { data: { isPublished: true } });
  const moved = await api.get(`/preview/blog/en/${draft.id}`, { maxRedirects: 0 });
  expect(moved.headers().location).toContain(`/blog/${draft.slug}`);
  for (const { id } of [draft, scheduled]) await api.delete(`/api/blog/${id}`);

  const visitorPreview = await visitor.get('/preview/blog/hr');
  expect(visitorPreview.status()).toBe(404);
  expect(visitorPreview.headers()['x-frame-options']).toBe('DENY');
  expect(visitorPreview.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await visitor.dispose();
});
