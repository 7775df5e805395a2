import { readFile } from 'node:fs/promises';
import { excessWidth, navigate, rowsWith } from '../setup/panel';
import { createRow, mark, read } from '../setup/rows';
import { expect, test } from '../setup/signed-in';
import { en, filled, hr, startingWith } from '../setup/texts';

const { form } = hr.admin;

test.describe('The pages of the site', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('are added, and their texts changed beside them', async ({ page, api }) => {
    test.slow();
    const { pages, richText } = hr.admin;
    const { fields } = hr.resources.pages;
    const slug = `stranica-${mark()}`;
    const dialog = page.getByRole('dialog');
    const exactly = (name: string) => dialog.getByLabel(name, { exact: true });
    await page.goto('/admin/pages/create');

    await test.step('a page names what it lacks, and refuses an address of the site', async () => {
      await exactly(fields.title).fill('Pristupačnost');
      await exactly(fields.titleEn).fill('Accessibility');
      await dialog.getByRole('textbox', { name: fields.content, exact: true }).click();
      await page.keyboard.type('## Ulaz');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Nema stepenica.');
      await dialog
        .getByRole('textbox', { name: fields.contentEn, exact: true })
        .fill('There are no steps.');
      await exactly(fields.lead).fill('Kako doći do nas.');
      const notes = dialog.getByRole('region', { name: richText.notes.title });
      const missing = filled(richText.notes.missing, { field: fields.leadEn });
      await notes.getByRole('button', { name: missing }).click();
      await expect(exactly(fields.leadEn)).toBeFocused();
      await page.keyboard.type('How to reach us.');
      await expect(notes.getByText(missing)).toHaveCount(0);
      await exactly(fields.slug).fill('about');
      await dialog.getByRole('button', { name: form.save }).click();
      await expect(exactly(fields.slug)).toHaveAccessibleDescription(
        'Adresa /about pripada drugom dijelu stranice. Odaberite drugu adresu.',
      );
      await exactly(fields.slug).fill(slug);
      await exactly(fields.slug).press('Enter');
    });

    const row = rowsWith(page, slug);
    await test.step('it is previewed as a draft, and published', async () => {
      await expect(row).toContainText(pages.state.draft);
      expect((await page.request.get(`/${slug}`)).status()).toBe(404);
      const preview = page.waitForEvent('popup');
      await row.getByRole('link', { name: pages.openPreview }).click();
      await expect((await preview).getByRole('heading', { level: 2, name: 'Ulaz' })).toBeVisible();
      await row.getByRole('link', { name: pages.edit }).click();
      await dialog.getByRole('button', { name: form.publishing.publish }).click();
      await expect(row).toContainText(pages.state.published);
      expect(await (await api.get(`/${slug}?lang=hr`)).text()).toContain('>Ulaz</h2>');
    });

    await test.step('the texts of a page are typed beside it, saved and restored', async () => {
      await navigate(page, '/admin/page-texts');
      await page
        .getByRole('navigation', { name: 'Stranica koju uređujete' })
        .getByRole('link', { name: 'O nama' })
        .click();
      const shown = page.frameLocator('iframe').getByRole('heading', { level: 1 });
      await expect(shown).toHaveText('O nama');
      const top = page.getByRole('group', { name: 'Početak stranice' });
      const title = top.getByLabel('Naslov (hrvatski)', { exact: true });
      const save = page.getByRole('button', { name: 'Spremi tekstove' });
      const saved = page.getByRole('alert').filter({ hasText: 'Tekstovi su spremljeni' });
      await expect(title).toBeHidden();
      await shown.click();
      await expect(title).toBeFocused();
      await title.fill('');
      await top.getByRole('heading').click();
      await save.click();
      await expect(title).toBeFocused();
      await expect(title).toHaveAccessibleDescription('Upišite tekst ili vratite izvorni');
      await title.fill('Tko smo mi');
      await expect(shown).toHaveText('Tko smo mi');
      await save.click();
      await expect(saved).toBeVisible();
      expect(await (await api.get('/about?lang=hr')).text()).toContain('<h1>Tko smo mi</h1>');
      await top.getByRole('button', { name: 'Vrati izvorni tekst: Naslov (hrvatski)' }).click();
      await expect(title).toHaveValue('O nama');
      await save.click();
      await expect.poll(() => read(api, 'page-texts/stored')).toEqual({ hr: {}, en: {} });
    });
    const { id } = await read(api, `pages/${slug}`);
    await api.delete(`/api/pages/${id}`);
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('personal data is found, downloaded and erased', async ({ page, api, request }) => {
    test.slow();
    const texts = hr.admin.privacy;
    const email = `privatnost-${mark()}@udruga.example`;
    const message = { name: 'Iva Babić', email, subject: 'Pitanje', message: 'Dobar dan.' };
    await createRow(api, 'contact', { ...message, gdprConsent: true });
    await createRow(api, 'newsletter', { email });
    await page.goto('/admin/privacy');
    const region = page.getByRole('region', { name: texts.request.title });
    const items = region.getByRole('listitem');
    const field = region.getByLabel(texts.request.email);
    const search = region.getByRole('button', { name: texts.request.search });
    const result = region.getByRole('heading', { level: 3 });

    await test.step('it is found by the address, and downloaded', async () => {
      await field.fill(email.toUpperCase());
      await search.click();
      await expect(result).toBeFocused();
      await expect(items.filter({ hasText: '1 poruka s obrasca' })).toBeVisible();
      const download = page.waitForEvent('download');
      await region.getByRole('button', { name: texts.downloadJson }).click();
      const copy = JSON.parse(await readFile(await (await download).path(), 'utf8'));
      expect(copy['Poruke s obrasca']).toEqual([expect.objectContaining({ Poruka: 'Dobar dan.' })]);
    });

    await test.step('it is erased after the address was repeated', async () => {
      const erase = region.getByRole('button', { name: texts.erase });
      const dialog = page.getByRole('dialog');
      await erase.click();
      const repeat = dialog.getByLabel(texts.dialog.repeat);
      await repeat.fill('druga@udruga.example');
      await repeat.press('Enter');
      await expect(repeat).toHaveAccessibleDescription(
        filled(texts.dialog.differs, { email: email.toUpperCase() }),
      );
      await expect(repeat).toBeFocused();
      await repeat.fill(email);
      await repeat.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(result).toBeFocused();
      await expect(items.filter({ hasText: 'Obrisana je 1 poruka s obrasca' })).toBeVisible();
      await expect(erase).toBeHidden();
      expect(await excessWidth(page)).toBeLessThanOrEqual(0);
      expect(await read(api, 'contact', { q: email })).toEqual([]);
    });

    await test.step('a token is created, used by a program and revoked, which the log says', async () => {
      const t = en.admin['api-tokens'];
      const name = `Kalendar ${mark()}`;
      await page.goto('/admin/api-tokens?lang=en');
      await page.getByLabel(t.name).fill(name);
      await page.getByRole('checkbox', { name: t.scope['events:read'] }).check();
      await page.getByRole('button', { name: t.create }).click();
      const token = await page.locator('main code', { hasText: /^kz_[\w-]{43}$/ }).innerText();
      await page.getByRole('button', { name: t.created.done }).click();
      await expect(page.getByText(token)).toHaveCount(0);
      const headers = { Authorization: `Bearer ${token}`, Cookie: '' };
      expect((await request.get('/api/events', { headers })).status()).toBe(200);
      expect((await request.get('/api/donations', { headers })).status()).toBe(403);
      const row = page.getByRole('listitem').filter({ hasText: token.slice(0, 11) });
      await row.getByRole('button', { name: startingWith(t.revoke) }).click();
      await page.getByRole('dialog').getByRole('button', { name: t.revoke }).click();
      // The dialog hides the row before the server has answered.
      await expect
        .poll(async () => (await request.get('/api/events', { headers })).status())
        .toBe(401);
      await expect(row).toHaveCount(0);
      await navigate(page, '/admin/audit-log');
      await expect(
        page.getByRole('heading', { level: 2, name: new RegExp(name) }).first(),
      ).toBeVisible();
    });
  });
});
