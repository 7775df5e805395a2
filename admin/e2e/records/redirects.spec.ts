import { dismissUndo } from '../setup/deletions';
import { expect, test } from '../setup/signed-in';
import { filled, hr, startingWith } from '../setup/texts';

const texts = hr.admin.redirects;
const { fields } = hr.resources.redirects;

test.describe('A redirect', () => {
  test.use({ expectedErrors: [/400/] });

  test('is added, tried, searched for, removed and restored', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    const source = `/letak-${Date.now().toString(36)}`;
    const dialog = page.getByRole('dialog');
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: source });
    await page.goto('/admin?tab=settings');
    await page.getByRole('tabpanel').getByRole('link', { name: texts.title }).click();
    await page.getByRole('link', { name: texts.add }).click();
    await dialog.getByLabel(fields.source).fill('/about');
    await dialog.getByLabel(fields.target).fill('/nema-takve-stranice');
    await dialog.getByRole('button', { name: hr.admin.form.save }).click();
    await expect(dialog.getByText(/^Na ovoj adresi već/)).toBeVisible();
    await expect(dialog.getByLabel(fields.source)).toBeFocused();
    await checkAccessibility(page);
    await dialog.getByLabel(fields.source).fill(source);
    await dialog.getByLabel(fields.target).fill('/donate');
    await dialog.getByRole('button', { name: hr.admin.form.save }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: texts.toast.created.title }),
    ).toBeVisible();
    await expect(row).toContainText(filled(texts.leadsTo, { address: '/donate' }));
    await expect(row).toContainText(texts.badge.manual);

    const opened = page.waitForEvent('popup');
    await row.getByRole('link', { name: startingWith(texts.try) }).click();
    await expect(await opened).toHaveURL('/donate');

    await page.getByPlaceholder(texts.search).fill(source);
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasNotText: source }),
    ).toHaveCount(0);
    await row.getByRole('button', { name: startingWith(texts.remove) }).click();
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: hr.ra.action.undo }).click();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: startingWith(texts.remove) }).click();
    await expect(page.getByText(texts.toast.deleted)).toBeVisible();
    await dismissUndo(page);
    await expect.poll(async () => (await api.get(source)).status()).toBe(404);
  });
});
