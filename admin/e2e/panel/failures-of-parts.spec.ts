import { failuresEn } from '../../src/i18n/en/general/failures';
import { blogHr } from '../../src/i18n/hr/blog';
import { failuresHr } from '../../src/i18n/hr/general/failures';
import { forms, createRow } from '../setup/forms';
import { expect, test } from '../setup/signed-in';

test.use({ expectedErrors: [/status of (4(00|13)|502)|ERR_CONNECTION_REFUSED/] });

test('A part or a language that cannot be loaded says so, and is there after a reload', async ({
  page,
  api,
}) => {
  const id = await createRow(api, 'blog', (await forms[0]?.row(page)) ?? {});
  const scripts = /\/assets\/(?:en|history-dialog)-/;
  const lose = () => page.route(scripts, (route) => route.abort('connectionrefused'));
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
  const { history } = blogHr.admin;
  const dialog = page.getByRole('dialog');
  const author = dialog.getByLabel('Autor');
  const english = page.getByRole('button', { name: 'EN, English' });
  await lose();
  await page.goto(`/admin/blog/${id}`);
  await author.fill('Iva Novak');

  await dialog.getByRole('button', { name: history.open }).click();
  await expect(alert(failuresHr.status.part)).toBeVisible();
  await expect(author).toHaveValue('Iva Novak');
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await english.click();
  await expect(alert(failuresHr.status.language)).toBeVisible();
  await expect(page.getByPlaceholder('Traži članke')).toBeVisible();
  await expect(english).toHaveAttribute('aria-pressed', 'false');

  await page.unroute(scripts);
  await page.reload();
  await english.click();
  await expect(page.getByPlaceholder('Search posts')).toBeVisible();

  await lose();
  await page.reload();
  await expect(page.getByRole('heading', { name: failuresEn.broken.title })).toBeVisible();
  await page.unroute(scripts);
  await page.getByRole('button', { name: failuresEn.broken.retry }).click();
  await expect(page.getByPlaceholder('Search posts')).toBeVisible();
  await api.delete(`/api/blog/${id}`);
});
