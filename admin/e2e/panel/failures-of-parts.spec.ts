import { forms, createRow } from '../setup/forms';
import { expect, test } from '../setup/signed-in';
import { en, hr } from '../setup/texts';

test.use({ expectedErrors: [/status of (4(00|13)|502)|ERR_CONNECTION_REFUSED/] });

test('A part or a language that fails to load says so, and loads after a reload', async ({
  page,
  api,
}) => {
  const id = await createRow(api, 'blog', (await forms[0]?.row(page)) ?? {});
  const scripts = /\/assets\/(?:frame-en|screens-en|history-view)-/;
  const abortScripts = () => page.route(scripts, (route) => route.abort('connectionrefused'));
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
  const { history } = hr.admin.blog;
  const dialog = page.getByRole('dialog');
  const author = dialog.getByLabel(hr.resources.blog.fields.author);
  const english = page.getByRole('button', { name: 'EN, English' });
  await abortScripts();
  await page.goto(`/admin/blog/${id}`);
  await author.fill('Iva Novak');

  await dialog.getByRole('button', { name: history.open }).click();
  await expect(alert(hr.admin.status.part)).toBeVisible();
  await expect(author).toHaveValue('Iva Novak');
  await dialog.getByRole('button', { name: hr.admin.form.cancel }).click();
  await english.click();
  await expect(alert(hr.admin.status.language)).toBeVisible();
  await expect(page.getByPlaceholder(hr.admin.blog.search)).toBeVisible();
  await expect(english).toHaveAttribute('aria-pressed', 'false');

  await page.unroute(scripts);
  await page.reload();
  await english.click();
  await expect(page.getByPlaceholder(en.admin.blog.search)).toBeVisible();

  await abortScripts();
  await page.reload();
  await expect(page.getByRole('heading', { name: en.admin.broken.title })).toBeVisible();
  await page.unroute(scripts);
  await page.getByRole('button', { name: en.admin.broken.retry }).click();
  await expect(page.getByPlaceholder(en.admin.blog.search)).toBeVisible();
  await api.delete(`/api/blog/${id}`);
});
