import type { APIRequestContext } from '@playwright/test';
import { blogEn } from '../src/i18n/en/blog';
import { imageEn } from '../src/i18n/en/general/image';
import { blogHr } from '../src/i18n/hr/blog';
import { imageHr } from '../src/i18n/hr/general/image';
import { drawnPicture } from './pictures';
import { expect, test } from './signed-in';

// A journey over two apps on a busy machine takes its time.
test.setTimeout(120_000);

/** What a person reads, in each language of the panel. */
const languages = [
  {
    language: 'hr',
    texts: blogHr.admin,
    fields: blogHr.resource.fields,
    alt: imageHr.alt,
    save: 'Spremi',
    croatian: 'Hrvatski',
    english: 'Engleski',
  },
  {
    language: 'en',
    texts: blogEn.admin,
    fields: blogEn.resource.fields,
    alt: imageEn.altEn,
    save: 'Save',
    croatian: 'Croatian',
    english: 'English',
  },
] as const;

/** A slug that is this test's own. */
function ownSlug(name: string): string {
  return `${name}-${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
}

interface Written {
  id: number;
  slug: string;
  version: number;
}

async function writePost(api: APIRequestContext, fields: object = {}): Promise<Written> {
  const slug = ownSlug('pisanje');
  const created = await api.post('/api/blog', {
    data: {
      title: `Čaj ${slug}`,
      titleEn: `Tea ${slug}`,
      slug,
      content: 'Dođite na čaj u petak.',
      contentEn: 'Come for tea on Friday.',
      author: 'Marija Kovač',
      isPublished: true,
      ...fields,
    },
  });
  expect(created.ok(), await created.text()).toBe(true);
  return created.json();
}

for (const { language, texts, fields, alt, save, croatian, english } of languages) {
  test.describe(`Writing a post, in language ${language}`, () => {
    test.beforeEach(({ page, baseURL }) =>
      page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]),
    );
    test('both languages stand side by side, each with a mark for what it lacks', async ({
      page,
      api,
      checkAccessibility,
    }) => {
      const post = await writePost(api);
      await page.goto('/admin/blog/create');
      const dialog = page.getByRole('dialog');
      const hr = dialog.getByRole('group', { name: croatian });
      const en = dialog.getByRole('group', { name: english });
      await expect(hr).toContainText(texts.languages.missingBoth);
      await expect(en).toContainText(texts.languages.missingBoth);
      await hr.getByLabel(fields.title, { exact: true }).fill('Čaj i razgovor');
      await expect(hr).toContainText(texts.languages.missingContent);
      await hr.getByLabel(fields.content, { exact: true }).fill('Dođite u petak.');
      await expect(hr).not.toContainText(texts.languages.missingContent);
      const [left, right] = [await hr.boundingBox(), await en.boundingBox()];
      expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
      if (language === 'hr') await checkAccessibility(page);

      await page.goto(`/admin/blog/${post.id}`);
      await hr.getByLabel(fields.content, { exact: true }).fill('Dođite na čaj u subotu.');
      await expect(en).toContainText(texts.languages.behindEn);
      await dialog.getByRole('button', { name: save }).click();
      await expect(dialog).toBeHidden();
      const row = page.getByRole('listitem').filter({ hasText: post.slug });
      await expect(row).toContainText(texts.languages.listEn);
      await row.getByRole('link', { name: new RegExp(`^${texts.edit}`) }).click();
      await expect(en).toContainText(texts.languages.olderEn.replace(/%.*/, ''));
      await en.getByLabel(texts.languages.agreeEn).check();
      await expect(en).toContainText(texts.languages.willAgree);
      if (language === 'hr') await checkAccessibility(page);
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

    test('the preview is the page of the post with what is being typed', async ({
      page,
      api,
      checkAccessibility,
    }) => {
      await page.goto('/admin/blog');
      const sent = await api.post('/api/media', {
        multipart: { file: await drawnPicture(page, ownSlug('pregled')) },
      });
      const picture = await sent.json();
      const post = await writePost(api, { imageUrl: picture.url });
      await page.goto(`/admin/blog/${post.id}`);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: texts.preview.open }).click();
      const preview = page.frameLocator('iframe');
      const heading = preview.getByRole('heading', { level: 1 });
      const panelLanguage = language === 'hr' ? 'Čaj' : 'Tea';
      await expect(heading).toHaveText(`${panelLanguage} ${post.slug}`);
      // The notice about cookies does not cover what is looked at.
      await expect(
        preview.getByRole('button', { name: /^(Prihvaćam sve|Accept all)$/ }),
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
        .fill('Prvi odlomak.\n\nDrugi odlomak.');
      await expect(preview.locator('article p', { hasText: 'Drugi odlomak.' })).toBeVisible();
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
      // Looking at the other language changes nobody's language.
      const cookies = await page.context().cookies();
      expect(cookies.find(({ name }) => name === 'language')?.value).toBe(language);

      const stored = await (await api.get(`/api/blog/${post.id}`)).json();
      expect(stored.title).toBe(`Čaj ${post.slug}`);
      await dialog.getByRole('button', { name: texts.preview.close }).click();
      await expect(page.locator('iframe')).toHaveCount(0);
      await api.delete(`/api/blog/${post.id}`);
      await api.delete(`/api/media/${picture.id}`);
    });
  });
}

const { texts, fields, save, croatian, english } = languages[0];

// The words of the other language are compared in the catalogues.
test.describe('Writing a post', () => {
  test('the slug comes from the title, and is looked up while it is typed', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    const taken = await writePost(api);
    await page.goto('/admin/blog/create');
    const dialog = page.getByRole('dialog');
    const slug = dialog.getByLabel(fields.slug);
    const title = dialog.getByLabel(fields.title, { exact: true });
    await title.fill('Čežnja, đaci i šalica žute čokolade');
    await expect(slug).toHaveValue('ceznja-daci-i-salica-zute-cokolade');
    await expect(dialog).toContainText(
      texts.slug.free.replace('%{slug}', 'ceznja-daci-i-salica-zute-cokolade'),
    );
    await slug.fill(taken.slug);
    await title.fill('Drugi naslov');
    await expect(slug).toHaveValue(taken.slug);
    await expect(slug).toHaveAttribute('aria-invalid', 'true');
    await expect(slug).toHaveAccessibleDescription(new RegExp(`Čaj ${taken.slug}`));
    await checkAccessibility(page);
    const free = `${taken.slug}-2`;
    await dialog.getByRole('button', { name: texts.slug.use.replace('%{slug}', free) }).click();
    await expect(slug).toHaveValue(free);
    await expect(slug).toHaveAttribute('aria-invalid', 'false');

    await page.goto(`/admin/blog/${taken.id}`);
    await expect(slug).toHaveValue(taken.slug);
    await expect(slug).toHaveAttribute('aria-invalid', 'false');
    await slug.fill(`${taken.slug}-novi`);
    await expect(dialog).toContainText(texts.slug.moves);
    await api.delete(`/api/blog/${taken.id}`);
  });

  test('unsaved work is offered again after the tab was closed', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    const post = await writePost(api);
    await page.goto(`/admin/blog/${post.id}`);
    await page.getByRole('dialog').getByLabel(fields.author).fill('Nespremljena Autorica');
    await expect(page.getByText(texts.draftWork.kept.replace(/ \(.*/, ''))).toBeVisible();
    const context = page.context();
    await page.close();

    const again = await context.newPage();
    await again.goto(`/admin/blog/${post.id}`);
    const dialog = again.getByRole('dialog');
    const author = dialog.getByLabel(fields.author);
    await expect(author).toHaveValue('Marija Kovač');
    await expect(again.getByText(texts.draftWork.found.replace(/%.*/, ''))).toBeVisible();
    await checkAccessibility(again);
    await dialog.getByRole('button', { name: texts.draftWork.restore }).click();
    await expect(author).toHaveValue('Nespremljena Autorica');
    await dialog.getByRole('button', { name: save }).click();
    await expect(dialog).toBeHidden();
    const stored = await (await api.get(`/api/blog/${post.id}`)).json();
    expect(stored.author).toBe('Nespremljena Autorica');

    await again.goto(`/admin/blog/${post.id}`);
    await expect(author).toHaveValue('Nespremljena Autorica');
    await expect(again.getByText(texts.draftWork.found.replace(/%.*/, ''))).toHaveCount(0);
    await author.fill('Odbačena Autorica');
    await expect(again.getByText(texts.draftWork.kept.replace(/ \(.*/, ''))).toBeVisible();
    // Somebody else saves meanwhile.
    await api.put(`/api/blog/${post.id}`, { data: { category: 'Druženje' } });
    await again.reload();
    await expect(again.getByText(texts.draftWork.overtaken)).toBeVisible();
    await dialog.getByRole('button', { name: texts.draftWork.discard }).click();
    await again.reload();
    await expect(author).toHaveValue('Nespremljena Autorica');
    await expect(again.getByText(texts.draftWork.found.replace(/%.*/, ''))).toHaveCount(0);
    await api.delete(`/api/blog/${post.id}`);
  });

  test('the history shows who changed what, and brings a version back', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    const post = await writePost(api, { isPublished: false });
    await api.put(`/api/blog/${post.id}`, { data: { content: 'Dođite na kavu u petak.' } });
    const published = await api.put(`/api/blog/${post.id}`, { data: { isPublished: true } });
    const { publishDate } = await published.json();
    await page.goto(`/admin/blog/${post.id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: texts.history.open }).click();
    const history = page.getByRole('dialog', { name: texts.history.title });
    const entries = history.getByRole('listitem');
    await expect(entries).toHaveCount(3);
    await expect(entries.first()).toContainText(texts.history.current);
    await expect(entries.nth(1)).toContainText('Administrator');
    await expect(entries.nth(1)).toContainText(fields.content.toLowerCase());
    await expect(entries.last()).toContainText(texts.history.first);
    await checkAccessibility(page);

    await entries.nth(1).getByRole('button').click();
    await expect(history.locator('del')).toContainText('čaj');
    await expect(history.locator('ins')).toContainText('kavu');
    await checkAccessibility(page);
    await history.getByRole('button', { name: texts.history.back }).click();
    await entries.last().getByRole('button').click();
    await history.getByRole('button', { name: texts.history.withCurrent }).click();
    await expect(history.locator('ins').filter({ hasText: 'kavu' })).toBeVisible();
    await history.getByRole('button', { name: texts.history.restore }).click();
    await expect(history).toBeHidden();

    const content = dialog.getByLabel(fields.content, { exact: true });
    await expect(content).toHaveValue('Dođite na čaj u petak.');
    await expect(dialog.getByLabel(fields.isPublished)).toBeChecked();
    await expect(dialog).toContainText(texts.history.then.out);
    await dialog.getByRole('button', { name: texts.history.undo }).click();
    await expect(content).toHaveValue('Dođite na kavu u petak.');

    await dialog.getByRole('button', { name: texts.history.open }).click();
    await entries.last().getByRole('button').click();
    await history.getByRole('button', { name: texts.history.restore }).click();
    await expect(content).toHaveValue('Dođite na čaj u petak.');
    await dialog.getByRole('button', { name: save }).click();
    await expect(dialog).toBeHidden();
    const stored = await (await api.get(`/api/blog/${post.id}`)).json();
    expect(stored).toMatchObject({
      content: 'Dođite na čaj u petak.',
      isPublished: true,
      publishDate,
    });
    await expect(page.getByText(texts.toast.updated.description)).toBeVisible();
    const kept = await (await api.get(`/api/blog/${post.id}/versions`)).json();
    expect(kept).toHaveLength(4);
    await api.delete(`/api/blog/${post.id}`);
  });

  test('a draft has no date until it is published, and is said not to be on the site', async ({
    page,
    api,
  }) => {
    const post = await writePost(api, { isPublished: false });
    await page.goto(`/admin/blog/${post.id}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(fields.publishDate)).toHaveValue('');
    await dialog.getByLabel(fields.author).fill('Iva Babić');
    await dialog.getByRole('button', { name: save }).click();
    await expect(page.getByText(texts.toast.updated.draft)).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.goto(`/admin/blog/${post.id}`);
    await dialog.getByLabel(fields.isPublished).check();
    await expect(dialog).toContainText(texts.publication.now);
    const before = Date.now();
    await dialog.getByRole('button', { name: save }).click();
    await expect(dialog).toBeHidden();
    const { publishDate } = await (await api.get(`/api/blog/${post.id}`)).json();
    expect(Date.parse(publishDate)).toBeGreaterThan(before - 1000);
    await api.delete(`/api/blog/${post.id}`);
  });

  test('a post is scheduled by Zagreb’s clocks, and found by filters', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    const category = ownSlug('kategorija');
    const post = await writePost(api, { category });
    await page.goto(`/admin/blog/${post.id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(fields.publishDate).fill('2031-05-04T10:30');
    await expect(dialog).toContainText(texts.publication.scheduled.replace(/%.*/, ''));
    await dialog.getByLabel(fields.isPublished).uncheck();
    await expect(dialog).toContainText(texts.publication.draft);
    await dialog.getByLabel(fields.isPublished).check();
    await dialog.getByRole('button', { name: save }).click();
    await expect(dialog).toBeHidden();
    const stored = await (await api.get(`/api/blog/${post.id}`)).json();
    expect(stored.publishDate).toBe('2031-05-04T08:30:00.000Z');

    const row = page.getByRole('listitem').filter({ hasText: post.slug });
    await expect(row).toContainText(texts.scheduled);
    const state = page.getByRole('combobox', { name: texts.state.label });
    const choose = async (box: typeof state, name: string) => {
      await box.click();
      await page.getByRole('option', { name, exact: true }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
    };
    await choose(page.getByRole('combobox', { name: texts.categoryFilter }), category);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await choose(state, texts.state.published);
    await expect(page.getByText(texts.noResults)).toBeVisible();
    await choose(state, texts.state.scheduled);
    await expect(row).toBeVisible();
    await choose(state, texts.state.drafts);
    await expect(row).toBeHidden();
    await choose(state, texts.state.scheduled);
    await expect(row).toBeVisible();
    await checkAccessibility(page);
    await api.delete(`/api/blog/${post.id}`);
  });
});

test.describe('Writing a post on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });
  test.beforeEach(({ page, baseURL }) =>
    page.context().addCookies([{ name: 'language', value: 'hr', url: baseURL ?? '' }]),
  );

  test('languages are tabs, faults open theirs, and preview and history fit', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    const post = await writePost(api);
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
    const history = page.getByRole('dialog', { name: texts.history.title });
    await history.getByRole('listitem').first().getByRole('button').click();
    await expect(history.locator('ins')).toContainText('kavu');
    expect(await tooWide()).toBeLessThanOrEqual(0);
    await checkAccessibility(page);
    await api.delete(`/api/blog/${post.id}`);
  });
});

test('The preview is there for administrators alone, in frames of this site alone', async ({
  api,
  playwright,
  baseURL,
}) => {
  const mine = await api.get('/preview/blog/hr');
  expect(mine.status()).toBe(200);
  expect(mine.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
  });
  expect(mine.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(mine.headers()['set-cookie']).toBeUndefined();
  expect((await api.get('/preview/blog/de')).status()).toBe(404);
  expect((await api.get('/blog')).headers()['content-security-policy']).toContain(
    "frame-ancestors 'none'",
  );

  const visitor = await playwright.request.newContext({
    baseURL,
    storageState: { cookies: [], origins: [] },
  });
  const draft = await writePost(api, { isPublished: false });
  const scheduled = await writePost(api, { publishDate: '2031-05-04T08:30:00.000Z' });
  for (const [{ id }, said] of [
    [draft, 'This is a draft.'],
    [scheduled, 'This post is scheduled.'],
  ] as const) {
    const stored = await api.get(`/preview/blog/en/${id}`);
    expect(stored.headers()['cache-control']).toBe('no-store');
    expect(await stored.text()).toContain(said);
    expect((await visitor.get(`/preview/blog/en/${id}`)).status()).toBe(404);
  }
  await api.patch(`/api/blog/${draft.id}`, { data: { isPublished: true } });
  const moved = await api.get(`/preview/blog/en/${draft.id}`, { maxRedirects: 0 });
  expect(moved.headers().location).toContain(`/blog/${draft.slug}`);
  for (const { id } of [draft, scheduled]) await api.delete(`/api/blog/${id}`);

  const theirs = await visitor.get('/preview/blog/hr');
  expect(theirs.status()).toBe(404);
  expect(theirs.headers()['x-frame-options']).toBe('DENY');
  expect(theirs.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await visitor.dispose();
});
