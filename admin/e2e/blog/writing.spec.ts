import { expect, test } from '../setup/signed-in';
import { hr } from '../setup/texts';
import { languages, uniqueSlug, createPost } from './posts';

// These tests use both apps, which is slow on a busy machine.
test.setTimeout(120_000);

const { texts, fields, save, publishing } = languages[0];

test.describe('Writing a post', () => {
  test('the slug follows the title, and is checked while it is typed', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    const taken = await createPost(api);
    await page.goto('/admin/blog/create');
    const dialog = page.getByRole('dialog');
    const slug = dialog.getByLabel(fields.slug);
    const title = dialog.getByLabel(fields.title, { exact: true });
    await title.fill('Čežnja, đaci i šalica žute čokolade');
    await expect(slug).toHaveValue('ceznja-daci-i-salica-zute-cokolade');
    await expect(dialog).toContainText(
      hr.admin.form.slug.free.replace(
        '%{address}',
        `${new URL(page.url()).origin}/blog/ceznja-daci-i-salica-zute-cokolade`,
      ),
    );
    await slug.fill(taken.slug);
    await title.fill('Drugi naslov');
    await expect(slug).toHaveValue(taken.slug);
    await expect(slug).toHaveAttribute('aria-invalid', 'true');
    await expect(slug).toHaveAccessibleDescription(new RegExp(`Čaj ${taken.slug}`));
    await checkAccessibility(page);
    const free = `${taken.slug}-2`;
    await dialog
      .getByRole('button', { name: hr.admin.form.slug.use.replace('%{slug}', free) })
      .click();
    await expect(slug).toHaveValue(free);
    await expect(slug).toHaveAttribute('aria-invalid', 'false');

    await page.goto(`/admin/blog/${taken.id}`);
    await expect(slug).toHaveValue(taken.slug);
    await expect(slug).toHaveAttribute('aria-invalid', 'false');
    await slug.fill(`${taken.slug}-novi`);
    await expect(dialog).toContainText(hr.admin.form.slug.moves);
    await api.delete(`/api/blog/${taken.id}`);
  });

  test('unsaved text is offered again after the tab was closed', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    const post = await createPost(api);
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
    // Another administrator saves the post meanwhile.
    await api.put(`/api/blog/${post.id}`, { data: { category: 'Druženje' } });
    await again.reload();
    await expect(again.getByText(texts.draftWork.overtaken)).toBeVisible();
    await dialog.getByRole('button', { name: texts.draftWork.discard }).click();
    await again.reload();
    await expect(author).toHaveValue('Nespremljena Autorica');
    await expect(again.getByText(texts.draftWork.found.replace(/%.*/, ''))).toHaveCount(0);
    await api.delete(`/api/blog/${post.id}`);
  });

  test('the history shows who changed what, and restores a version', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    const post = await createPost(api, { isPublished: false });
    await api.put(`/api/blog/${post.id}`, { data: { content: 'Dođite na kavu u petak.' } });
    const published = await api.put(`/api/blog/${post.id}`, { data: { isPublished: true } });
    const { publishDate } = await published.json();
    await page.goto(`/admin/blog/${post.id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: texts.history.open }).click();
    // The name is that of the history, or of the version that is shown.
    const names = [texts.history.title, texts.history.version.replace(/%.*/, '')];
    const history = dialog.getByRole('region', { name: new RegExp(`^(?:${names.join('|')})`) });
    await expect(history.getByRole('heading', { name: texts.history.title })).toBeFocused();
    await expect(dialog.getByRole('button', { name: save })).toHaveCount(0);
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
    await expect(history.getByText(texts.history.startsWith)).toBeVisible();
    await expect(history.locator('dd').filter({ hasText: 'Dođite na čaj' })).toBeVisible();
    await expect(history.locator('ins')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await entries.last().getByRole('button').click();
    await history.getByRole('button', { name: texts.history.withCurrent }).click();
    await expect(history.locator('ins').filter({ hasText: 'kavu' })).toBeVisible();
    await history.getByRole('button', { name: texts.history.restore }).click();
    await expect(history).toBeHidden();

    const content = dialog.getByLabel(fields.content, { exact: true });
    await expect(content).toHaveText('Dođite na čaj u petak.');
    await expect(dialog).toContainText(texts.history.then.published);
    await dialog.getByRole('button', { name: texts.history.undo }).click();
    await expect(content).toHaveText('Dođite na kavu u petak.');

    const open = dialog.getByRole('button', { name: texts.history.open });
    await open.click();
    await expect(history.getByRole('heading', { name: texts.history.title })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await expect(content).toHaveText('Dođite na kavu u petak.');
    await open.click();
    await entries.last().getByRole('button').click();
    await history.getByRole('button', { name: texts.history.restore }).click();
    await expect(content).toHaveText('Dođite na čaj u petak.');
    await dialog.getByRole('button', { name: save }).click();
    await expect(dialog).toBeHidden();
    const stored = await (await api.get(`/api/blog/${post.id}`)).json();
    expect(stored).toMatchObject({
      content: 'Dođite na čaj u petak.',
      isPublished: true,
      publishDate,
    });
    await expect(page.getByText(texts.toast.updated.description)).toBeVisible();
    const versions = await (await api.get(`/api/blog/${post.id}/versions`)).json();
    expect(versions).toHaveLength(4);
    await api.delete(`/api/blog/${post.id}`);
  });

  test('a draft has no date until it is published, and the panel says that it is not public', async ({
    page,
    api,
  }) => {
    const post = await createPost(api, { isPublished: false });
    await page.goto(`/admin/blog/${post.id}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(fields.publishDate)).toHaveValue('');
    await dialog.getByLabel(fields.author).fill('Iva Babić');
    await dialog.getByRole('button', { name: save }).click();
    await expect(page.getByText(texts.toast.updated.draft)).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.goto(`/admin/blog/${post.id}`);
    await expect(dialog).toContainText(texts.publication.draft.now);
    const before = Date.now();
    await dialog.getByRole('button', { name: publishing.publish }).click();
    await expect(dialog).toBeHidden();
    const { publishDate } = await (await api.get(`/api/blog/${post.id}`)).json();
    expect(Date.parse(publishDate)).toBeGreaterThan(before - 1000);
    await api.delete(`/api/blog/${post.id}`);
  });

  test('a post is scheduled in the time of Zagreb, and found by filters', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    const category = uniqueSlug('kategorija');
    const post = await createPost(api, { category });
    await page.goto(`/admin/blog/${post.id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(fields.publishDate).fill('2031-05-04T10:30');
    await expect(dialog).toContainText(texts.publication.scheduled.replace(/%.*/, ''));
    await dialog.getByRole('button', { name: save }).click();
    await expect(dialog).toBeHidden();
    const stored = await (await api.get(`/api/blog/${post.id}`)).json();
    expect(stored.publishDate).toBe('2031-05-04T08:30:00.000Z');

    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: post.slug });
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
