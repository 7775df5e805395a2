import { excessWidth, rowsWith } from '../setup/panel';
import { createPost, read } from '../setup/rows';
import { expect, test } from '../setup/signed-in';
import { hr } from '../setup/texts';

const { blog, form } = hr.admin;
const { fields } = hr.resources.blog;
const copiedText = () => navigator.clipboard.readText();

test.describe('In a time zone far away', () => {
  // The panel shows the time of Zagreb in every time zone.
  test.use({ timezoneId: 'America/New_York', viewport: { width: 1280, height: 900 } });

  test('a draft is previewed while it is typed, shown by a link until that is withdrawn, and scheduled', async ({
    page,
    api,
    browser,
    playwright,
    baseURL,
  }) => {
    test.slow();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const draft = await createPost(api, { isPublished: false });
    const dialog = page.getByRole('dialog');
    await page.goto(`/admin/blog/${draft.id}`);

    await test.step('the preview shows the page of the post with the typed text', async () => {
      await dialog.getByRole('button', { name: blog.preview.open }).click();
      const preview = page.frameLocator('iframe');
      const heading = preview.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(`Čaj ${draft.slug}`);
      // The cookie banner does not cover the preview.
      await expect(preview.getByRole('button', { name: 'Prihvatite sve' })).toHaveCount(0);
      await dialog.getByLabel(fields.title, { exact: true }).fill('Upravo upisano <b>ovdje</b>');
      await expect(heading).toHaveText('Upravo upisano <b>ovdje</b>');
      await dialog.getByRole('button', { name: form.english, exact: true }).click();
      await expect(heading).toHaveText(`Tea ${draft.slug}`);
      await preview.getByRole('link').first().dispatchEvent('click');
      await expect(heading).toHaveText(`Tea ${draft.slug}`);
      // Previewing the other language does not change the visitor's language.
      const cookies = await page.context().cookies();
      expect(cookies.find(({ name }) => name === 'language')?.value).not.toBe('en');
      await dialog.getByRole('button', { name: blog.preview.close }).click();
      await dialog.getByLabel(fields.title, { exact: true }).fill(`Čaj ${draft.slug}`);
    });

    await test.step('somebody without an account opens its link until it is withdrawn', async () => {
      const texts = form.draftLink;
      await dialog.getByRole('button', { name: texts.copy }).click();
      await expect(
        page.getByText(/^Poveznica je kopirana. Vrijedi do \d+\. \S+ \d{4}\.$/),
      ).toBeVisible();
      await expect(dialog).toContainText(/Poveznica vrijedi do \d+\. \S+ \d{4}\. Tko/);
      const withdraw = dialog.getByRole('button', { name: texts.withdraw });
      await expect(withdraw).toBeVisible();
      const url = await page.evaluate(copiedText);
      const context = await browser.newContext({ storageState: undefined });
      const president = await context.newPage();
      await president.goto(url);
      await expect(president.getByRole('heading', { level: 1 })).toHaveText(`Čaj ${draft.slug}`);
      await expect(president.getByRole('note')).toContainText('Poveznica vrijedi do');
      await president.getByRole('link', { name: /^EN,/ }).click();
      await expect(president.getByRole('heading', { level: 1 })).toHaveText(`Tea ${draft.slug}`);
      await withdraw.click();
      await expect(page.getByText('Poveznica je povučena i više ne otvara skicu.')).toBeVisible();
      await expect(dialog.getByRole('button', { name: texts.copy })).toBeFocused();
      await expect(withdraw).toBeHidden();
      expect((await president.goto(url))?.status()).toBe(410);
      await context.close();
    });

    await test.step('it is scheduled in the time of Zagreb', async () => {
      await dialog.getByLabel(fields.publishDate).fill('2031-05-04T10:30');
      await expect(dialog).toContainText(blog.publication.draft.now.replace(/ .*/, ''));
      await dialog.getByRole('button', { name: /^Zakaži za 4\. svibnja 2031\. u 10:30/ }).click();
      await expect(dialog).toBeHidden();
      const stored = await read(api, `blog/${draft.id}`);
      expect(stored.publishDate).toBe('2031-05-04T08:30:00.000Z');
      await expect(rowsWith(page, draft.slug)).toContainText(blog.scheduled);
    });
    await test.step('only those who write open previews, in frames of this site only', async () => {
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

      const visitor = await playwright.request.newContext({
        baseURL,
        storageState: { cookies: [], origins: [] },
      });
      const unpublished = await createPost(api, { isPublished: false });
      const scheduled = await createPost(api, { publishDate: '2031-05-04T08:30:00.000Z' });
      for (const [{ id }, note] of [
        [unpublished, 'This is a draft.'],
        [scheduled, 'This post is scheduled.'],
      ] as const) {
        const stored = await api.get(`/preview/blog/en/${id}`);
        expect(stored.headers()['cache-control']).toBe('no-store');
        expect(await stored.text()).toContain(note);
        expect((await visitor.get(`/preview/blog/en/${id}`)).status()).toBe(404);
      }
      await api.patch(`/api/blog/${unpublished.id}`, { data: { isPublished: true } });
      const moved = await api.get(`/preview/blog/en/${unpublished.id}`, { maxRedirects: 0 });
      expect(moved.headers().location).toContain(`/blog/${unpublished.slug}`);
      const refused = await visitor.get('/preview/blog/hr');
      expect(refused.status()).toBe(404);
      expect(refused.headers()['x-frame-options']).toBe('DENY');
      expect(refused.headers()['content-security-policy']).toContain("frame-ancestors 'none'");

      for (const { id } of [unpublished, scheduled]) await api.delete(`/api/blog/${id}`);
      await visitor.dispose();
    });
    await api.delete(`/api/blog/${draft.id}`);
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('languages are tabs, and all tools fit', async ({ page, api }) => {
    const post = await createPost(api);
    await api.patch(`/api/blog/${post.id}`, { data: { content: 'Dođite na kavu u petak.' } });
    await page.goto(`/admin/blog/${post.id}`);
    const dialog = page.getByRole('dialog');
    const text = dialog.getByRole('textbox', { name: fields.content, exact: true });
    const toolbar = dialog.getByRole('toolbar').first();
    for (const tool of await toolbar.getByRole('button').all()) {
      const box = await tool.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await text.tap();
    const list = hr.admin.richText.tool.bulletList;
    await toolbar.getByText(list, { exact: true }).tap();
    await expect(text.getByRole('listitem')).toHaveText('Dođite na kavu u petak.');
    const [bar, first] = [await toolbar.boundingBox(), await text.boundingBox()];
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((first?.y ?? 0) + 1);

    const englishTab = dialog.getByRole('tab', { name: form.english });
    await expect(englishTab).toContainText(blog.languages.short.older);
    await expect(dialog.getByLabel(fields.titleEn)).toBeHidden();
    await englishTab.tap();
    await dialog.getByLabel(fields.titleEn).fill('');
    await dialog.getByRole('tab', { name: form.croatian }).tap();
    await dialog.getByRole('button', { name: form.save }).tap();
    await expect(dialog.getByLabel(fields.titleEn)).toBeFocused();
    await expect(dialog.getByText('Engleski naslov mora imati barem 3 znaka')).toBeVisible();
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);

    await dialog.getByRole('button', { name: blog.preview.open }).tap();
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog.getByLabel(fields.slug)).toBeHidden();
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: blog.preview.close }).tap();
    await dialog.getByRole('button', { name: blog.history.open }).tap();
    // The region of notes beside the form is hidden from now on.
    await expect(dialog.getByRole('heading', { name: blog.history.title })).toBeVisible();
    const history = dialog.getByRole('region');
    await history.getByRole('listitem').first().getByRole('button').tap();
    await expect(history.locator('ins')).toContainText('kavu');
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    await api.delete(`/api/blog/${post.id}`);
  });
});
