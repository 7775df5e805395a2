import { confirmDeletion, dismissUndo } from '../setup/deletions';
import { expect, test } from '../setup/signed-in';
import { en, hr, startingWith } from '../setup/texts';
import { languages, uniqueSlug } from './posts';

const { texts, fields, save, saving, publishing, remove, undo } = languages[0];

test('The list shows posts with what the specification names', async ({ page, api }) => {
  const slug = uniqueSlug('skica');
  const created = await api.post('/api/blog', {
    data: {
      title: `Skica ${slug}`,
      titleEn: `Sketch ${slug}`,
      slug,
      category: 'announcement',
      content: 'Sadržaj koji se vidi u popisu.',
      contentEn: 'Content that shows in the list.',
      author: 'Marija Kovač',
      publishDate: '2024-04-26T10:00:00.000Z',
      isPublished: false,
    },
  });
  expect(created.ok(), await created.text()).toBe(true);

  await page.goto('/admin/blog');
  await page.getByPlaceholder(texts.search).fill(slug);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: slug });
  await expect(row.getByRole('heading', { name: `Skica ${slug}` })).toBeVisible();
  await expect(row).toContainText(texts.draft);
  await expect(row).toContainText(`26.04.2024 · ${texts.category.announcement} · Marija Kovač`);
  await expect(row).toContainText('Sadržaj koji se vidi u popisu.');
  const { id } = await created.json();
  const link = row.getByRole('link', { name: startingWith(texts.openPreview) });
  await expect(link).toHaveAttribute('target', '_blank');
  const opened = page.waitForEvent('popup');
  await link.click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1, name: `Skica ${slug}` })).toBeVisible();
  await expect(preview.getByRole('note')).toHaveText('Ovo je skica. Posjetitelji je ne vide.');
  await preview.close();

  await page.getByRole('button', { name: /English/ }).click();
  await expect(row.getByRole('heading', { name: `Sketch ${slug}` })).toBeVisible();
  await expect(row).toContainText(en.admin.blog.draft);

  await api.patch(`/api/blog/${id}`, { data: { isPublished: true } });
  await page.reload();
  const publicLink = row.getByRole('link', { name: startingWith(en.admin.blog.open) });
  await expect(publicLink).toHaveAttribute('href', `/blog/${slug}`);
  await expect(publicLink).toHaveAttribute('target', '_blank');
  await api.delete(`/api/blog/${id}`);
});

test('The form is accessible with an error at each field that is too short', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/admin/blog');
  await page.getByRole('link', { name: texts.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: publishing.publish }).click();
  for (const message of [
    'Naslov mora imati barem 3 znaka',
    'Engleski naslov mora imati barem 3 znaka',
    'Slug mora imati barem 3 znaka',
    'Sadržaj mora imati barem 10 znakova',
    'Engleski sadržaj mora imati barem 10 znakova',
  ]) {
    await expect(dialog.getByText(message, { exact: true })).toBeVisible();
  }
  await checkAccessibility(page);
});

test('A post is created, shown on the site, edited and deleted', async ({ page, api }) => {
  // This test uses both apps, which is slow on a busy machine.
  test.setTimeout(120_000);
  const slug = uniqueSlug('clanak');
  const dialog = page.getByRole('dialog');
  const title = dialog.getByLabel(fields.title, { exact: true });

  await page.goto('/admin/blog');
  await page.getByRole('link', { name: texts.add }).click();
  await title.fill('Čaj i razgovor');
  await dialog.getByLabel(fields.titleEn).fill('Tea and talk');
  await dialog.getByLabel(fields.slug).fill(slug);
  await dialog.getByLabel(fields.content, { exact: true }).fill('Dođite na čaj u petak.');
  await dialog.getByLabel(fields.contentEn).fill('Come for tea on Friday.');
  await dialog.getByLabel(fields.category).fill('Druženje');
  await dialog.getByLabel(fields.author).fill('Marija Kovač');

  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/blog', async (route) => {
    await answered;
    await route.continue();
  });
  await dialog.getByRole('button', { name: publishing.publish }).click();
  await expect(dialog.getByRole('button', { name: saving })).toBeDisabled();
  answer();
  const created = page.getByRole('alert').filter({ hasText: texts.toast.created.title });
  await expect(created).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.unrouteAll({ behavior: 'wait' });
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: slug });
  await expect(row).toContainText('Druženje');

  const site = await page.context().newPage();
  await site.goto(`/blog/${slug}`);
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Čaj i razgovor');

  await row.getByRole('link', { name: new RegExp(`^${texts.edit}`) }).click();
  await expect(title).toHaveValue('Čaj i razgovor');
  await title.fill('Čaj, kolači i razgovor');
  await dialog.getByLabel(fields.titleEn).fill('Tea, cakes and talk');
  await dialog.getByRole('button', { name: save }).click();
  await expect(dialog).toBeHidden();
  const changed = 'Čaj, kolači i razgovor';
  await expect(row.getByRole('heading')).toHaveText(changed);
  const found = await api.get('/api/blog', {
    params: { filter: JSON.stringify({ slug }) },
  });
  expect(await found.json()).toHaveLength(1);
  await site.reload();
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(changed);
  await site.close();

  // The message of the previous save does not block the next edit.
  await row.getByRole('link', { name: new RegExp(`^${texts.edit}`) }).click();
  await dialog.getByRole('button', { name: remove }).click();
  await confirmDeletion(page);
  await expect(row).toBeHidden();
  const deleted = page.getByRole('alert').filter({ hasText: texts.toast.deleted });
  await deleted.getByRole('button', { name: undo }).click();
  await expect(row).toBeVisible();

  await row.getByRole('link', { name: new RegExp(`^${texts.edit}`) }).click();
  await dialog.getByRole('button', { name: remove }).click();
  await confirmDeletion(page);
  await dismissUndo(page);
  await expect(row).toBeHidden();
  await expect(async () => {
    expect((await api.get(`/api/blog/${slug}`)).status()).toBe(404);
  }).toPass({ timeout: 10_000 });
});

test.describe('A save that fails', () => {
  test.use({ expectedErrors: [/409/] });

  test('keeps the text, gives the reason and marks the field', async ({ page }) => {
    await page.goto('/admin/blog/create');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(fields.title, { exact: true }).fill('Isti slug');
    await dialog.getByLabel(fields.titleEn).fill('Same slug');
    await dialog.getByLabel(fields.slug).fill('terapija-opustanja');
    await dialog
      .getByLabel(fields.content, { exact: true })
      .fill('Sadržaj koji se ne smije izgubiti.');
    await dialog.getByLabel(fields.contentEn).fill('Content that must not be lost.');
    await dialog.getByRole('button', { name: hr.admin.form.save }).click();
    await expect(page.getByRole('alert')).toContainText(texts.toast.error.title);
    await expect(dialog.getByLabel(fields.slug)).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel(fields.content, { exact: true })).toHaveText(
      'Sadržaj koji se ne smije izgubiti.',
    );
  });
});
