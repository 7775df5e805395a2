import { expect, test } from './signed-in';

test('A row is opened, closed and changed with the keyboard, which returns to it', async ({
  page,
  api,
}) => {
  test.slow();
  const { id } = await (
    await api.post('/api/partners', { data: { name: 'Udruga Maestral', order: 96 } })
  ).json();
  await page.goto('/admin/partners');
  const row = page.getByRole('listitem').filter({ hasText: 'Udruga Maestral' });
  const edit = row.getByRole('link', { name: /^Uredi/ });
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('Naziv', { exact: true });

  await test.step('Escape closes the dialog and leads back to the row', async () => {
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

  await api.delete(`/api/partners/${id}`);
});
