import type { Page } from '@playwright/test';
import { confirmDeletion } from '../setup/deletions';
import { expect, test } from '../setup/signed-in';
import { en, hr, startingWith } from '../setup/texts';

/** The search and the sort field of the list, as in the URL. */
function listQuery(page: Page): Record<string, unknown> {
  const { searchParams } = new URL(page.url());
  const { q } = JSON.parse(searchParams.get('filter') ?? '{}');
  return { q, sort: searchParams.get('sort') };
}

test('A list keeps a search text when a sort order is chosen right after it', async ({ page }) => {
  await page.goto('/admin/events');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.getByPlaceholder(hr.admin.events.search).fill('program');
  await page.getByRole('button', { name: /^Poreda/ }).click();
  await page.getByRole('menuitem', { name: hr.resources.events.fields.title }).click();
  await expect.poll(() => listQuery(page)).toMatchObject({ q: 'program', sort: 'title' });
});

test('A row opened right after typing stays open, and the search applies to the list behind it', async ({
  page,
}) => {
  await page.goto('/admin/events');
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Škola socijalnih vještina' });
  await expect(row).toBeVisible();
  await page.getByPlaceholder(hr.admin.events.search).fill('Škola');
  await row.getByRole('link', { name: startingWith(hr.admin.partners.edit) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(hr.resources.events.fields.title, { exact: true })).toHaveValue(
    'Škola socijalnih vještina',
  );
  await expect.poll(() => listQuery(page)).toMatchObject({ q: 'Škola' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: hr.admin.form.cancel }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByPlaceholder(hr.admin.events.search)).toHaveValue('Škola');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});

test('A row that is deleted during a search and restored appears among the results', async ({
  page,
  api,
}) => {
  const name = `Udruga Tramontana ${Date.now().toString(36)}`;
  const { id } = await (await api.post('/api/partners', { data: { name, order: 94 } })).json();
  await page.goto('/admin/partners');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  const dialog = page.getByRole('dialog');
  await row.getByRole('link', { name: startingWith(hr.admin.partners.edit) }).click();
  const remove = dialog.getByRole('button', { name: hr.ra.action.delete });
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
  await page.getByRole('button', { name: hr.ra.action.undo }).click();
  await expect(row).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  expect((await api.get(`/api/partners/${id}`)).status()).toBe(200);
  await api.delete(`/api/partners/${id}`);
});

test('A list is requested when it is opened and after a save, not when the window is focused', async ({
  page,
  api,
}) => {
  const { id } = await (
    await api.post('/api/partners', { data: { name: 'Udruga Val', order: 95 } })
  ).json();
  let requests = 0;
  page.on('request', (request) => {
    if (/\/api\/partners\?/.test(request.url())) requests += 1;
  });
  await page.goto('/admin/partners');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Udruga Val' });
  await expect(row).toBeVisible();
  expect(requests).toBe(1);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await row.getByRole('link', { name: startingWith(hr.admin.partners.edit) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(hr.resources.partners.fields.name, { exact: true }).fill('Udruga Žal');
  expect(requests).toBe(1);
  await dialog.getByRole('button', { name: hr.admin.form.save }).click();
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Udruga Žal' }),
  ).toBeVisible();
  await expect.poll(() => requests).toBe(2);
  await api.delete(`/api/partners/${id}`);
});

test('On a phone rows are selected and changed by keyboard, in English', async ({
  page,
  api,
  checkAccessibility,
}) => {
  const { bulk } = en.admin;
  const mark = `odabir${Date.now().toString(36)}`;
  const ids: number[] = [];
  for (const letter of ['a', 'b']) {
    const data = { email: `${mark}-${letter}@udruga.example` };
    ids.push((await (await api.post('/api/newsletter', { data })).json()).id);
  }
  await page.setViewportSize({ width: 375, height: 740 });
  const filter = encodeURIComponent(JSON.stringify({ q: mark }));
  await page.goto(`/admin/newsletter?lang=en&filter=${filter}`);
  const all = page.getByRole('checkbox', { name: bulk.page });
  await all.press('Space');
  const bar = page.getByRole('region', { name: bulk.bar });
  await expect(bar).toContainText(/^2 rows are selected/);
  await checkAccessibility(page);
  await bar.getByRole('button', { name: bulk.actions }).press('Enter');
  await page.getByRole('menuitem', { name: bulk.action.unsubscribe }).press('Enter');
  const question = page.getByRole('dialog');
  await checkAccessibility(page);
  await question.getByRole('button', { name: bulk.action.unsubscribe }).press('Enter');
  await expect(bar).toBeHidden();
  await expect(all).toBeFocused();
  for (const id of ids) {
    expect((await (await api.get(`/api/newsletter/${id}`)).json()).isActive).toBe(false);
    await api.delete(`/api/newsletter/${id}`);
  }
});

test.describe('A list as a table', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('is chosen, sorted, selected from and opened with the mouse', async ({
    page,
    checkAccessibility,
  }) => {
    const { title } = hr.resources.events.fields;
    await page.goto('/admin/events');
    await page.getByRole('button', { name: hr.admin.list.table }).click();
    const table = page.getByRole('table', { name: hr.admin.events.title });
    const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(rows.first()).toBeVisible();

    await test.step('at least 12 rows fit on the screen', async () => {
      const first = await rows.first().boundingBox();
      const rest = 900 - (first?.y ?? 900);
      expect(Math.floor(rest / (first?.height ?? 900))).toBeGreaterThanOrEqual(12);
    });
    await table.getByRole('button', { name: title }).click();
    await expect(table.getByRole('columnheader', { name: title })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect(listQuery(page)).toMatchObject({ sort: 'title' });
    await rows.first().getByRole('checkbox').check();
    await expect(page.getByRole('region', { name: hr.admin.bulk.bar })).toBeVisible();
    await checkAccessibility(page);

    await page.reload();
    await rows.filter({ hasText: 'Škola socijalnih vještina' }).getByRole('link').click();
    await expect(page.getByRole('dialog').getByLabel(title, { exact: true })).toHaveValue(
      'Škola socijalnih vještina',
    );
  });
});

test.describe('A list on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('has cards, and leads to a page by its number, by keyboard in English', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    const mark = `stranica${Date.now().toString(36)}`;
    const ids: number[] = [];
    for (let number = 10; number < 31; number += 1) {
      const email = `${mark}-${number}@udruga.example`;
      ids.push((await (await api.post('/api/newsletter', { data: { email } })).json()).id);
    }
    await page.goto(`/admin/newsletter?lang=en&sort=email&order=ASC&filter={"q":"${mark}"}`);
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: mark });
    await expect(rows).toHaveCount(10);
    await expect(page.getByRole('button', { name: en.admin.list.table })).toHaveCount(0);
    const input = page.getByRole('textbox', { name: en.admin.list.page });
    await input.focus();
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Enter a number from 1 to 3.');
    await checkAccessibility(page);
    await input.selectText();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(`${mark}-30@`);
    await expect(input).toHaveValue('3');
    await expect(input).toBeFocused();
    await api.post('/api/newsletter/bulk', { data: { action: 'delete', ids } });
  });
});
