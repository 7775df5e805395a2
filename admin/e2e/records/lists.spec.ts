import { pdf } from '../setup/files';
import { choose, confirmDeletion, menuOf, navigate, rowsWith } from '../setup/panel';
import { createRow, mark, read } from '../setup/rows';
import { expect, test } from '../setup/signed-in';
import { filled, hr, startingWith, withAnyValues } from '../setup/texts';

const { form } = hr.admin;

/** How a row is deleted: drafts at once, and after a question what visitors see or no bin keeps. */
type Removal = 'at once' | 'seen' | 'for good';

const bilingual = { title: 'Probni #', titleEn: 'Trial #' };
const described = { description: 'Dovoljno dug opis.', descriptionEn: 'Long enough.' };

/**
 * A list with the fields of its form; # becomes a text that no other row contains. Posts and issues
 * are added in tests of their own.
 */
const lists = [
  { resource: 'projects', removal: 'seen', fields: { ...bilingual, ...described } },
  {
    resource: 'events',
    removal: 'seen',
    fields: { ...bilingual, ...described, location: 'Šibenik', eventDate: '2031-07-05T18:30' },
  },
  { resource: 'public-calls', removal: 'at once', fields: { title: 'Probni #' } },
  {
    resource: 'team',
    removal: 'seen',
    fields: { name: 'Iva #', position: 'Gošća', positionEn: 'Guest' },
  },
  { resource: 'partners', removal: 'seen', fields: { name: 'Udruga #' } },
  {
    resource: 'documents',
    removal: 'seen',
    fields: { name: 'Pravila #', nameEn: 'Rules #' },
  },
  { resource: 'pages', removal: 'at once', fields: { title: 'Stranica #' } },
  { resource: 'newsletter', removal: 'for good', fields: { email: 'ana-#@udruga.example' } },
  { resource: 'redirects', removal: 'for good', fields: { source: '/letak-#', target: '/blog' } },
] as const satisfies { resource: string; removal: Removal; fields: Record<string, string> }[];

/** Lists that search and delete with the same parts as the others; rows are only added to them. */
const addedTo = ['projects', 'public-calls', 'team', 'documents'];

/** Fields that are not inputs with a name, such as formatted texts. */
const labelled = /^(?:content|description|eventDate)/;

const { erase } = hr.admin.newsletter;
/** The buttons of rows that are deleted in the list itself. */
const removeInRow: Record<string, string> = {
  newsletter: erase,
  redirects: hr.admin.redirects.remove,
};

test.use({ viewport: { width: 1280, height: 800 } });

test('Every list adds, one of each kind finds and deletes, and the bin restores', async ({
  page,
  api,
}) => {
  test.slow();
  const dialog = page.getByRole('dialog');
  const own = mark();
  await page.goto('/admin/account');
  for (const { resource, removal, fields } of lists) {
    await test.step(resource, async () => {
      const texts = hr.admin[resource];
      const labels: Record<string, unknown> = hr.resources[resource].fields;
      // Deleted pages have left redirects with the same text.
      const searched = resource === 'redirects' ? `letak-${own}` : own;
      const row = rowsWith(page, searched);
      await navigate(page, `/admin/${resource}`);
      await page.getByRole('link', { name: texts.add }).first().click();
      for (const [field, value] of Object.entries(fields)) {
        const input = labelled.test(field)
          ? dialog.getByLabel(String(labels[field]), { exact: true })
          : dialog.locator(`[name="${field}"]`);
        await input.fill(value.replace('#', own));
      }
      if (resource === 'projects') {
        await dialog.getByLabel(String(labels.category), { exact: true }).fill('education');
      }
      if (resource === 'documents') {
        await dialog.locator('input[type=file]').first().setInputFiles(pdf(own));
        await expect(dialog.getByRole('status').filter({ hasText: `${own}.pdf` })).toBeVisible();
      }
      const publish = dialog.getByRole('button', { name: form.publishing.publish, exact: true });
      const published = removal === 'seen' && (await publish.count()) === 1;
      await (published ? publish : dialog.getByRole('button', { name: form.save })).click();
      await expect(page.getByRole('alert').filter({ hasText: savedAs(resource) })).toBeVisible();
      await expect(dialog).toBeHidden();
      if (addedTo.includes(resource)) {
        const [{ id }] = await read(api, resource, { q: own });
        expect((await api.delete(`/api/${resource}/${id}`)).status()).toBe(200);
        return;
      }

      await page.getByPlaceholder(texts.search).fill(searched);
      await expect(row).toHaveCount(1);
      const inRow = removeInRow[resource];
      if (inRow) {
        await row.getByRole('button', { name: startingWith(inRow) }).click();
      } else {
        await row.getByRole('link', { name: startingWith(texts.edit) }).click();
        await dialog.getByRole('button', { name: hr.ra.action.delete }).click();
      }
      if (removal !== 'at once') await confirmDeletion(page, inRow);
      const said =
        'deleted' in texts.toast
          ? texts.toast.deleted
          : withAnyValues(hr.admin.trash.toast.trashed);
      await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
      await expect(row).toHaveCount(0);
      expect(await read(api, resource, { q: searched })).toEqual([]);
    });
  }

  await test.step('in the bin', async () => {
    const { trash } = hr.admin;
    await page.goto('/admin/trash');
    await page.getByPlaceholder(trash.search).fill(own);
    const kept = page.getByRole('listitem').filter({ hasText: own });
    await expect(kept).toHaveCount(7);
    const event = kept.filter({ hasText: 'Događaj' });
    await event.getByRole('button', { name: startingWith(trash.restore) }).click();
    const title = `Probni ${own}`;
    await expect(page.getByText(filled(trash.toast.restored, { name: title }))).toBeVisible();
    await expect(kept).toHaveCount(6);
    const [restored] = await read(api, 'events', { q: own });
    expect((await page.request.get(`/events/${restored.slug}`)).status()).toBe(200);
    const partner = kept.filter({ hasText: `Udruga ${own}` });
    await partner.getByRole('button', { name: startingWith(trash.remove) }).click();
    await confirmDeletion(page, trash.remove);
    await expect(kept).toHaveCount(5);
    await page.getByRole('button', { name: trash.emptying.do }).click();
    const emptying = page.getByRole('dialog', { name: trash.emptying.title });
    await emptying.getByRole('button', { name: trash.emptying.do }).click();
    await expect(kept).toHaveCount(0);
    await expect.poll(() => read(api, 'trash')).toEqual([]);
    await api.delete(`/api/events/${restored.id}`);
  });
});

/** What the message says when a row was added: some are drafts until they are published. */
function savedAs(resource: (typeof lists)[number]['resource']): string {
  if (resource === 'public-calls' || resource === 'pages')
    return hr.admin[resource].toast.updated.draft;
  return hr.admin[resource].toast.created.title;
}

test('A list is filtered from the dashboard, and put in order', async ({ page, api }) => {
  const own = mark();
  const post = { title: `Skica ${own}`, titleEn: 'A draft', slug: `skica-${own}` };
  const draft = await createRow(api, 'blog', { ...post, isPublished: false });
  const main = page.getByRole('main');
  const state = page.getByRole('combobox', { name: hr.admin.blog.state.label });
  const toDashboard = () => menuOf(page).getByRole('link', { name: hr.ra.page.dashboard }).click();
  const toBlog = () => menuOf(page).getByRole('link', { name: hr.admin.blog.title }).click();
  await page.goto('/admin/blog');

  await test.step('an earlier search does not filter the counted rows', async () => {
    await main.getByRole('textbox').fill('opuštanj');
    await expect(page).toHaveURL(/opu/);
    await toDashboard();
    await main.getByRole('link', { name: /^\d+ skic\S* član/ }).click();
    await expect(state).toHaveText(hr.admin.blog.state.drafts);
    await expect(rowsWith(page, own)).toBeVisible();
    await rowsWith(page, own)
      .getByRole('link', { name: startingWith(hr.admin.blog.edit) })
      .click();
    await expect(page.getByRole('dialog')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(state).toHaveText(hr.admin.blog.state.drafts);
    await toBlog();
    await expect(state).toHaveText(hr.admin.filter.all);
  });

  await test.step('a row that is deleted during a search and restored is among the results', async () => {
    const name = `Udruga Tramontana ${own}`;
    const { id } = await createRow(api, 'partners', { name, order: 94 });
    await navigate(page, '/admin/partners');
    const row = rowsWith(page, name);
    await row.getByRole('link', { name: startingWith(hr.admin.partners.edit) }).click();
    const remove = page.getByRole('dialog').getByRole('button', { name: hr.ra.action.delete });
    await expect(remove).toBeVisible();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/api\/partners\?.*Tramontana/, async (route) => {
      await answered;
      await route.continue().catch(() => undefined);
    });
    const request = page.waitForRequest(/\/api\/partners\?.*Tramontana/);
    // The dialog covers the search field, which still receives what is typed.
    await page.getByPlaceholder(hr.admin.partners.search).fill(name, { force: true });
    await request;
    await remove.click();
    await confirmDeletion(page);
    await expect(row).toHaveCount(0);
    answer();
    await page.getByRole('button', { name: hr.admin.trash.restore }).click();
    await expect(row).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveCount(1);
    expect((await api.get(`/api/partners/${id}`)).status()).toBe(200);
    await api.delete(`/api/partners/${id}`);
  });

  await test.step('rows are put in another order with the mouse and the keyboard', async () => {
    const data = { name: `Zadnja ${own}`, position: 'Gošća', positionEn: 'Guest', order: 990 };
    const { id } = await createRow(api, 'team', data);
    const names = async () => {
      const people: { name: string }[] = await read(api, 'team');
      return people.map(({ name }) => name);
    };
    const before = await names();
    const last = before.indexOf(data.name);
    await navigate(page, '/admin/team');
    const row = rowsWith(page, own);
    await expect(row.getByTestId('drag-handle')).toBeVisible();
    await row.scrollIntoViewIfNeeded();
    const handle = await row.getByTestId('drag-handle').boundingBox();
    const target = await page
      .getByRole('main')
      .getByRole('listitem')
      .nth(last - 1)
      .boundingBox();
    if (!handle || !target) throw new Error('The row cannot be dragged.');
    await page.mouse.move(handle.x + 10, handle.y + 10);
    await page.mouse.down();
    await page.mouse.move(handle.x + 10, target.y + 8, { steps: 8 });
    await page.mouse.up();
    await expect.poll(async () => (await names()).indexOf(data.name)).toBe(last - 1);

    const up = row.getByRole('button', { name: startingWith(hr.admin.order.up) });
    await up.press('Enter');
    const moved = page.getByRole('status').filter({ hasText: withAnyValues(hr.admin.order.moved) });
    await expect(moved).toHaveCount(1);
    await expect(up).toBeFocused();
    await expect.poll(async () => (await names()).indexOf(data.name)).toBe(last - 2);
    const translation = page.getByRole('combobox', {
      name: startingWith(hr.admin.filter.translation),
    });
    await choose(page, translation, hr.admin.filter.untranslated);
    await expect(row.or(page.getByText(hr.admin.team.noResults)).first()).toBeVisible();
    await expect(up).toHaveCount(0);
    await api.delete(`/api/team/${id}`);
  });
  await api.delete(`/api/blog/${draft.id}`);
});
