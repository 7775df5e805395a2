import { expect, test } from '../setup/signed-in';

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

  await test.step('what was typed in a form that was closed can be brought back', async () => {
    const left = page.getByRole('alert').filter({ hasText: 'nije spremljeno' });
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await page.keyboard.press('Enter');
      await expect(name).toHaveValue('Udruga Maestral Zadar');
      await name.fill('Udruga Maestral Split');
      await leave();
      await expect(dialog).toBeHidden();
      await left.getByRole('button', { name: 'Vrati upisano' }).click();
      await expect(name).toHaveValue('Udruga Maestral Split');
      await dialog.getByRole('button', { name: 'Spremi' }).focus();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await edit.focus();
    }
    // Whoever opens the form by its row finds what is saved.
    await page.keyboard.press('Enter');
    await expect(name).toHaveValue('Udruga Maestral Zadar');
  });

  await api.delete(`/api/partners/${id}`);
});

test('The keyboard keeps its place when a row is changed, deleted and brought back', async ({
  page,
  api,
}) => {
  test.slow();
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
  const buttonOf = (letter: string, name: RegExp) =>
    rows.filter({ hasText: `${mark}-${letter}` }).getByRole('button', { name });
  await expect(rows).toHaveCount(3);

  await test.step('a button that was busy has the focus again', async () => {
    await buttonOf('b', /^Odjavi/).press('Enter');
    await expect(buttonOf('b', /^Vrati/)).toBeFocused();
  });

  await test.step('the row after a deleted one has the focus, and the one before at the end', async () => {
    await buttonOf('b', /^Obriši/).press('Enter');
    await expect(buttonOf('c', /^Odjavi/)).toBeFocused();
    await buttonOf('c', /^Obriši/).press('Enter');
    await expect(buttonOf('a', /^Odjavi/)).toBeFocused();
  });

  await test.step('undoing leads back into the list', async () => {
    await page.getByRole('button', { name: 'Poništi' }).press('Enter');
    await expect(page.getByRole('main').locator('li :focus')).toHaveCount(1);
  });
  for (const id of ids) await api.delete(`/api/newsletter/${id}`);
});

test('A dialog opened by its address leaves the focus to the heading of its list', async ({
  page,
}) => {
  await page.goto('/admin/partners/create');
  await expect(page.getByRole('dialog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
