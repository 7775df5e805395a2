import { expect, test } from '../setup/signed-in';
import { hr, startingWith } from '../setup/texts';

test('Closing a dialog by keyboard returns the focus to its row', async ({ page, api }) => {
  test.slow();
  const { id } = await (
    await api.post('/api/partners', { data: { name: 'Udruga Maestral', order: 96 } })
  ).json();
  await page.goto('/admin/partners');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Udruga Maestral' });
  const edit = row.getByRole('link', { name: startingWith(hr.admin.partners.edit) });
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel(hr.resources.partners.fields.name, { exact: true });

  await test.step('Escape closes the dialog and focuses the row', async () => {
    await edit.focus();
    await page.keyboard.press('Enter');
    await expect(name).toHaveValue('Udruga Maestral');
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(edit).toBeFocused();
  });

  await test.step('so does saving, by Enter in a field', async () => {
    await page.keyboard.press('Enter');
    await name.fill('Udruga Maestral Zadar');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(row.getByRole('heading')).toHaveText('Udruga Maestral Zadar');
    await expect(edit).toBeFocused();
  });

  await test.step('the unsaved text of a closed form can be restored', async () => {
    const left = page.getByRole('alert').filter({ hasText: hr.admin.form.closedUnsaved });
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await page.keyboard.press('Enter');
      await expect(name).toHaveValue('Udruga Maestral Zadar');
      await name.fill('Udruga Maestral Split');
      await leave();
      await expect(dialog).toBeHidden();
      await left.getByRole('button', { name: hr.admin.form.bringBack }).click();
      await expect(name).toHaveValue('Udruga Maestral Split');
      await dialog.getByRole('button', { name: hr.admin.form.save }).focus();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await edit.focus();
    }
    // The form opened by its row shows the saved text.
    await page.keyboard.press('Enter');
    await expect(name).toHaveValue('Udruga Maestral Zadar');
  });

  await api.delete(`/api/partners/${id}`);
});

test('The focus stays in the list when a row is changed or deleted', async ({ page, api }) => {
  test.slow();
  const { deactivate, activate, erase } = hr.admin.newsletter;
  const mark = `tipke${Date.now().toString(36)}`;
  const ids: number[] = [];
  for (const letter of ['a', 'b', 'c']) {
    const created = await api.post('/api/newsletter', {
      data: { email: `${mark}-${letter}@udruga.example` },
    });
    ids.push((await created.json()).id);
  }
  await page.goto(`/admin/newsletter?filter={"q":"${mark}"}&sort=email&order=ASC`);
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: mark });
  const buttonOf = (letter: string, name: string) =>
    rows.filter({ hasText: `${mark}-${letter}` }).getByRole('button', { name: startingWith(name) });
  await expect(rows).toHaveCount(3);

  await test.step('the button that replaces a pressed one is focused', async () => {
    await buttonOf('b', deactivate).press('Enter');
    await expect(buttonOf('b', activate)).toBeFocused();
  });

  await test.step('deleting focuses the next row, or at the end the previous one', async () => {
    const confirm = page.getByRole('button', { name: hr.ra.action.confirm });
    await buttonOf('b', erase).press('Enter');
    await confirm.press('Enter');
    await expect(buttonOf('c', deactivate)).toBeFocused();
    await buttonOf('c', erase).press('Enter');
    await confirm.press('Enter');
    await expect(buttonOf('a', deactivate)).toBeFocused();
  });
  for (const id of ids) await api.delete(`/api/newsletter/${id}`);
});

test('Closing a dialog that was opened by its URL focuses the heading of the list', async ({
  page,
}) => {
  await page.goto('/admin/partners/create');
  const name = hr.resources.partners.fields.name;
  // The dialog itself has the focus only until it is shown whole.
  await expect(page.getByRole('dialog').getByRole('textbox', { name, exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
