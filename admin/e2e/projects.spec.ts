import { expect, test } from './signed-in';

test('A project is added, edited and deleted', async ({ page, checkAccessibility }) => {
  const slug = `projekt-${Date.now().toString(36)}`;
  const dialog = page.getByRole('dialog');
  await page.goto('/admin/projects');
  await page.getByRole('link', { name: 'Novi projekt' }).click();
  await dialog.getByLabel('Naslov', { exact: true }).fill(`Vrtovi ${slug}`);
  await dialog.getByLabel('Engleski naslov').fill(`Gardens ${slug}`);
  await dialog.getByLabel('Slug').fill(slug);
  await dialog.getByLabel('Opis', { exact: true }).fill('Zajednički vrtovi u gradu.');
  await dialog.getByLabel('Engleski opis').fill('Community gardens in town.');
  await dialog.getByLabel('Kategorija').fill('education');
  await dialog.getByRole('button', { name: 'Pojedinosti projekta' }).click();
  await dialog.getByLabel('Financiranje', { exact: true }).fill('Grad Šibenik');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Spremi' }).click();
  await expect(page.getByRole('alert')).toContainText('Projekt je dodan');

  await page.getByPlaceholder('Traži projekte').fill('Vrtovi');
  // The address takes up the search a moment after the typing ends.
  await page.waitForURL(/filter=/);
  const row = page.getByRole('listitem').filter({ hasText: slug });
  await expect(row).toContainText('U tijeku');
  await row.getByRole('link', { name: /^Uredi/ }).click();
  await dialog.getByLabel('Stanje').click();
  await page.getByRole('option', { name: 'Završen' }).click();
  await dialog.getByRole('button', { name: 'Spremi' }).click();
  await expect(row).toContainText('Završen');

  await row.getByRole('link', { name: /^Uredi/ }).click();
  await dialog.getByRole('button', { name: 'Obriši' }).click();
  await expect(row).toBeHidden();
});
