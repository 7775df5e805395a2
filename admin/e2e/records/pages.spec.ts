import { richTextHr } from '../../src/i18n/hr/general/rich-text';
import { expect, test } from '../setup/signed-in';
import { filled, hr } from '../setup/texts';

const texts = hr.admin.pages;
const { fields } = hr.resources.pages;

test.use({ expectedErrors: [/400/] });

test('A page is added at a free address, previewed as a draft and published', async ({
  page,
  api,
  checkAccessibility,
}) => {
  const slug = `stranica-${Date.now().toString(36)}`;
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: hr.admin.form.save });
  await page.goto('/admin');
  await page.getByRole('tabpanel').getByRole('link', { name: texts.title }).click();
  await page.getByRole('link', { name: texts.add }).first().click();
  await dialog.getByLabel(fields.title, { exact: true }).fill('Pristupačnost');
  await expect(dialog.getByRole('region', { name: richTextHr.notes.title })).toContainText(
    richTextHr.notes.needed,
  );
  await dialog.getByLabel(fields.titleEn, { exact: true }).fill('Accessibility');
  await dialog.getByRole('textbox', { name: fields.content, exact: true }).click();
  await page.keyboard.type('## Ulaz');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Nema stepenica.');
  await dialog
    .getByRole('textbox', { name: fields.contentEn, exact: true })
    .fill('There are no steps.');
  await dialog.getByLabel(fields.lead, { exact: true }).fill('Kako doći do nas.');
  const notes = dialog.getByRole('region', { name: richTextHr.notes.title });
  await expect(notes).toContainText(filled(richTextHr.notes.missing, { field: fields.leadEn }));
  const missing = filled(richTextHr.notes.missing, { field: fields.leadEn });
  await notes.getByRole('button', { name: missing }).click();
  await expect(dialog.getByLabel(fields.leadEn, { exact: true })).toBeFocused();
  await page.keyboard.type('How to reach us.');
  await expect(notes).toHaveCount(0);
  await dialog.getByLabel(fields.slug, { exact: true }).fill('about');
  await save.click();
  await expect(dialog.getByLabel(fields.slug, { exact: true })).toHaveAccessibleDescription(
    'Adresa /about pripada drugom dijelu stranice. Odaberite drugi slug.',
  );
  await checkAccessibility(page);
  await dialog.getByLabel(fields.slug, { exact: true }).fill(slug);
  await save.click();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: slug });
  await expect(row).toContainText(texts.state.draft);
  expect((await page.request.get(`/${slug}`)).status()).toBe(404);

  const preview = page.waitForEvent('popup');
  await row.getByRole('link', { name: texts.openPreview }).click();
  await expect((await preview).getByRole('heading', { level: 2, name: 'Ulaz' })).toBeVisible();

  await row.getByRole('link', { name: texts.edit }).click();
  await dialog.getByRole('button', { name: hr.admin.form.publishing.publish }).click();
  await expect(row).toContainText(texts.state.published);
  const answer = await api.get(`/${slug}?lang=hr`);
  expect(await answer.text()).toContain('>Ulaz</h2>');
});
