import { confirmDeletion, rowsWith } from '../setup/panel';
import { createRow, mark, read } from '../setup/rows';
import { expect, test } from '../setup/signed-in';
import { en, hr, startingWith, withAnyValues } from '../setup/texts';

test('By keyboard the focus is never lost', async ({ page, api }) => {
  test.slow();
  const own = mark();
  const { id } = await createRow(api, 'partners', { name: `Udruga ${own}`, order: 96 });
  const dialog = page.getByRole('dialog');
  const row = rowsWith(page, own);
  const edit = row.getByRole('link', { name: startingWith(hr.admin.partners.edit) });
  const label = hr.resources.partners.fields.name;
  const name = dialog.getByLabel(label, { exact: true });
  await page.goto('/admin/partners/create');

  await test.step('a dialog that was opened by its URL', async () => {
    // The dialog itself has the focus only until it is shown whole.
    await expect(dialog.getByRole('textbox', { name: label, exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('Escape and saving by Enter close a dialog and focus its row', async () => {
    await edit.press('Enter');
    await expect(name).toHaveValue(`Udruga ${own}`);
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(edit).toBeFocused();
    await page.keyboard.press('Enter');
    await name.fill(`Zadruga ${own}`);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(row.getByRole('heading')).toHaveText(`Zadruga ${own}`);
    await expect(edit).toBeFocused();
  });

  await test.step('the unsaved text of a closed form can be brought back', async () => {
    const left = page.getByRole('alert').filter({ hasText: hr.admin.form.closedUnsaved });
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await page.keyboard.press('Enter');
      await expect(name).toHaveValue(`Zadruga ${own}`);
      await name.fill(`Klub ${own}`);
      await leave();
      await expect(dialog).toBeHidden();
      await left.getByRole('button', { name: hr.admin.form.bringBack }).click();
      await expect(name).toHaveValue(`Klub ${own}`);
      await dialog.getByRole('button', { name: hr.admin.form.save }).focus();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await edit.focus();
    }
    // The form opened by its row shows the saved text.
    await page.keyboard.press('Enter');
    await expect(name).toHaveValue(`Zadruga ${own}`);
  });

  await test.step('F8 focuses a message over a dialog, and Tab its button', async () => {
    await dialog.getByRole('button', { name: hr.ra.action.delete }).press('Enter');
    await confirmDeletion(page);
    const region = page.getByRole('region', { name: hr.admin.messages });
    const undo = region.getByRole('button', { name: hr.admin.trash.restore });
    await expect(undo).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const search = page.getByPlaceholder(hr.admin.partners.search);
    await search.focus();
    await page.keyboard.press('F8');
    await expect(region).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(search).toBeFocused();
    await expect(page.getByText(withAnyValues(hr.admin.trash.toast.restored))).toBeVisible();
    await api.delete(`/api/partners/${id}`);
  });

  await test.step('in a list on a phone, in English, the focus goes to what replaces a row', async () => {
    const { deactivate, activate, erase } = en.admin.newsletter;
    await page.setViewportSize({ width: 375, height: 740 });
    const emails = ['a', 'b', 'c'].map((letter) => `${own}-${letter}@udruga.example`);
    for (const email of emails) await createRow(api, 'newsletter', { email });
    await page.goto(`/admin/newsletter?lang=en&filter={"q":"${own}"}&sort=email&order=ASC`);
    const buttonOf = (letter: string, text: string) =>
      rowsWith(page, `${own}-${letter}`).getByRole('button', { name: startingWith(text) });
    const confirm = dialog.getByRole('button', { name: erase, exact: true });
    await buttonOf('b', deactivate).press('Enter');
    await expect(buttonOf('b', activate)).toBeFocused();
    await buttonOf('b', erase).press('Enter');
    await confirm.press('Enter');
    await expect(buttonOf('c', deactivate)).toBeFocused();
    await buttonOf('c', erase).press('Enter');
    await confirm.press('Enter');
    await expect(buttonOf('a', deactivate)).toBeFocused();
    const [subscriber] = await read(api, 'newsletter', { q: own });
    await api.delete(`/api/newsletter/${subscriber.id}`);
  });
});
