import type { Page } from '@playwright/test';
import { confirmDeletion, dismissUndo } from '../setup/deletions';
import { expect, test } from '../setup/signed-in';
import { hr, startingWith, withAnyValues } from '../setup/texts';

const t = {
  add: hr.admin.team.add,
  search: hr.admin.team.search,
  name: hr.resources.team.fields.name,
  position: hr.resources.team.fields.position,
  positionEn: hr.resources.team.fields.positionEn,
  email: hr.resources.team.fields.email,
  save: hr.admin.form.save,
  edit: startingWith(hr.admin.team.edit),
  remove: hr.ra.action.delete,
  undo: hr.ra.action.undo,
  created: hr.admin.team.toast.created.title,
  up: hr.admin.order.up,
  link: 'Poveznica mora biti adresa https://',
  moved: withAnyValues(hr.admin.order.moved),
  messages: [
    'Ime i prezime su obavezni',
    'Funkcija je obavezna',
    'Funkcija na engleskom je obavezna',
  ],
};

const namesOf = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading').allTextContents();

test.describe('A person', () => {
  test.use({ expectedErrors: [/400/] });

  test('is added, found, moved, edited, deleted and restored', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    const name = `Iva ${Date.now().toString(36)}`;
    const dialog = page.getByRole('dialog');
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await page.goto('/admin/team');
    await page.getByRole('link', { name: t.add }).click();
    await dialog.getByRole('button', { name: t.save }).click();
    for (const message of t.messages) {
      await expect(dialog.getByText(message, { exact: true })).toBeVisible();
    }
    await dialog.getByLabel(t.name, { exact: true }).fill(name);
    await dialog.getByLabel(t.position, { exact: true }).fill('Voditeljica');
    await dialog.getByLabel(t.positionEn, { exact: true }).fill('Head');
    await dialog.getByLabel(hr.resources.team.fields.socialLinks.linkedin).fill('iva na LinkedInu');
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(dialog.getByText(t.link)).toBeVisible();
    await expect(dialog.getByLabel(hr.resources.team.fields.socialLinks.linkedin)).toBeFocused();
    await checkAccessibility(page);
    await dialog
      .getByLabel(hr.resources.team.fields.socialLinks.linkedin)
      .fill('www.linkedin.com/in/iva');
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.created })).toBeVisible();
    await expect(row).toBeVisible();

    const before = await namesOf(page);
    expect(before.at(-1)).toBe(name);
    await row.getByRole('button', { name: t.up }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: t.moved })).toHaveCount(1);
    await expect(row.getByRole('button', { name: t.up })).toBeFocused();
    await expect.poll(() => namesOf(page).then((names) => names.at(-2))).toBe(name);
    const stored = async () => {
      const people: { name: string }[] = await (await api.get('/api/team')).json();
      return people.map((person) => person.name).at(-2);
    };
    await expect.poll(stored).toBe(name);

    await page.getByPlaceholder(t.search).fill(name);
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasNotText: name }),
    ).toHaveCount(0);
    await row.getByRole('link', { name: t.edit }).click();
    await expect(dialog.getByLabel(hr.resources.team.fields.socialLinks.linkedin)).toHaveValue(
      'https://www.linkedin.com/in/iva',
    );
    await dialog.getByLabel(t.email).fill('iva@udruga.example');
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(row).toContainText('iva@udruga.example');

    await row.getByRole('link', { name: t.edit }).click();
    await dialog.getByRole('button', { name: t.remove }).click();
    await confirmDeletion(page);
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: t.undo }).click();
    await expect(row).toBeVisible();
    await row.getByRole('link', { name: t.edit }).click();
    await dialog.getByRole('button', { name: t.remove }).click();
    await confirmDeletion(page);
    await dismissUndo(page);
    await expect(row).toBeHidden();
    await expect
      .poll(async () => {
        const people: { name: string }[] = await (await api.get('/api/team')).json();
        return people.some((person) => person.name === name);
      })
      .toBe(false);
  });
});

test('A row is moved by dragging it', async ({ page, api }) => {
  const last = {
    name: `Zadnja ${Date.now().toString(36)}`,
    position: 'Gošća',
    positionEn: 'Guest',
  };
  const created = await api.post('/api/team', { data: { ...last, order: 90 } });
  await page.goto('/admin/team');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: last.name });
  await expect(row).toBeVisible();
  const order = await namesOf(page);
  const above = page
    .getByRole('main')
    .getByRole('listitem')
    .nth(order.indexOf(last.name) - 1);
  await row.scrollIntoViewIfNeeded();
  const handle = await row.getByTestId('drag-handle').boundingBox();
  const target = await above.boundingBox();
  if (!handle || !target) throw new Error('The row cannot be dragged.');
  await page.mouse.move(handle.x + 10, handle.y + 10);
  await page.mouse.down();
  await page.mouse.move(handle.x + 10, target.y + 8, { steps: 8 });
  await page.mouse.up();
  await expect
    .poll(async () => {
      const people: { name: string }[] = await (await api.get('/api/team')).json();
      return people.map((person) => person.name).indexOf(last.name);
    })
    .toBe(order.indexOf(last.name) - 1);
  await api.delete(`/api/team/${(await created.json()).id}`);
});
