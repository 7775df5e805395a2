import { expect, test } from '../setup/signed-in';

test('Texts are typed beside their page, saved, marked and restored', async ({
  page,
  api,
  checkAccessibility,
}) => {
  await page.goto('/admin');
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /^Stranice/ })
    .click();
  await page
    .getByRole('navigation', { name: 'Stranica koju uređujete' })
    .getByRole('link', { name: 'O nama' })
    .click();
  const frame = page.frameLocator('iframe');
  const shown = frame.getByRole('heading', { level: 1 });
  await expect(shown).toHaveText('O nama');

  const top = page.getByRole('group', { name: 'Početak stranice' });
  const title = top.getByLabel('Naslov (hrvatski)', { exact: true });
  await title.fill('Tko smo mi');
  await expect(shown).toHaveText('Tko smo mi');
  await expect(page.getByText('Ima nespremljenih promjena.')).toBeVisible();
  await title.fill('');
  await page.getByRole('button', { name: 'Spremi tekstove' }).click();
  await expect(title).toHaveAccessibleDescription('Upišite tekst ili vratite izvorni');
  await title.fill('Tko smo mi');
  await page.getByRole('button', { name: 'Spremi tekstove' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Tekstovi su spremljeni' })).toBeVisible();
  const answer = await (await api.get('/about?lang=hr')).text();
  expect(answer).toContain('<h1>Tko smo mi</h1>');
  await checkAccessibility(page);

  await page.reload();
  await expect(title).toHaveValue('Tko smo mi');
  await top.getByRole('button', { name: 'Vrati izvorni tekst: Naslov (hrvatski)' }).click();
  await expect(title).toHaveValue('O nama');
  await page.getByRole('button', { name: 'Spremi tekstove' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Tekstovi su spremljeni' })).toBeVisible();
  const stored = await (await api.get('/api/page-texts/stored')).json();
  expect(stored).toEqual({ hr: {}, en: {} });
});
