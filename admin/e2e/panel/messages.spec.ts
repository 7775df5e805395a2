import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { confirmDeletion } from '../setup/deletions';
import { expect, test } from '../setup/signed-in';
import { hr } from '../setup/texts';

/** Creates a partner; returns its id. */
async function addPartner(api: APIRequestContext, name: string): Promise<number> {
  const created = await api.post('/api/partners', { data: { name, order: 96 } });
  expect(created.ok(), await created.text()).toBe(true);
  return (await created.json()).id;
}

/** Deletes a partner in its form; returns the region of the message that can undo it. */
async function removePartner(page: Page, id: number): Promise<Locator> {
  await page.goto(`/admin/partners/${id}`);
  await page.getByRole('dialog').getByRole('button', { name: hr.ra.action.delete }).click();
  await confirmDeletion(page);
  const region = page.getByRole('region', { name: hr.admin.messages });
  await expect(region.getByRole('button', { name: hr.ra.action.undo })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return region;
}

async function drag(page: Page, element: Locator, distance: number): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y);
  await page.mouse.move(x + distance, y);
  await page.mouse.up();
}

test('F8 focuses the message, Tab its button, and the focus returns to the field', async ({
  page,
  api,
  checkAccessibility,
}) => {
  const id = await addPartner(api, 'Udruga Tramontana');
  const region = await removePartner(page, id);
  const search = page.getByPlaceholder(hr.admin.partners.search);
  await search.focus();
  await page.keyboard.press('F8');
  await expect(region).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  expect((await region.boundingBox())?.y, 'below the header').toBeGreaterThan(header?.height ?? 0);
  // A focused message does not close by itself.
  await checkAccessibility(page);
  await page.keyboard.press('Tab');
  const undo = region.getByRole('button', { name: hr.ra.action.undo });
  await expect(undo).toBeFocused();
  const ring = await undo.evaluate((button) => getComputedStyle(button).outlineColor);
  await expect(region.getByRole('alert')).not.toHaveCSS('background-color', ring);
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  await expect(region).toHaveCount(0);
  expect((await api.get(`/api/partners/${id}`)).status()).toBe(200);
  await api.delete(`/api/partners/${id}`);
});

test('F8 focuses a message over an open dialog, too', async ({ page }) => {
  await page.goto('/admin/partners/create');
  const dialog = page.getByRole('dialog');
  await page.route('**/api/partners', (route) =>
    route.fulfill({ status: 409, json: { status: 409, message: 'Nije spremljeno.' } }),
  );
  const name = dialog.getByLabel(hr.resources.partners.fields.name, { exact: true });
  await name.fill('Udruga Levanat');
  await dialog.getByRole('button', { name: hr.admin.form.save }).click();
  const region = page.getByRole('region', { name: hr.admin.messages });
  await expect(region).toContainText('Nije spremljeno.');
  await name.focus();
  await page.keyboard.press('F8');
  await expect(region).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await expect(region).toHaveCount(0);
});
test.use({ expectedErrors: [/409/] });

test('A swipe of 50 px to the right closes the message, a shorter one does not', async ({
  page,
  api,
}) => {
  const id = await addPartner(api, 'Udruga Oštro');
  const region = await removePartner(page, id);
  const message = region.getByRole('alert');
  await drag(page, message, 35);
  await expect(message).toBeVisible();
  expect((await api.get(`/api/partners/${id}`)).status()).toBe(200);
  await drag(page, message, 60);
  await expect(region).toHaveCount(0);
  // Closing the message carries out the deletion.
  await expect.poll(async () => (await api.get(`/api/partners/${id}`)).status()).toBe(404);
});

test('A tooltip opens after 700 ms and 4 px away, another within 300 ms without a delay', async ({
  page,
}) => {
  await page.goto('/admin/account');
  const menu = page.getByRole('button', { name: hr.admin.account.menu });
  const site = page.getByRole('link', { name: hr.admin.site }).first();
  const tooltip = page.getByRole('tooltip');
  await page.clock.install();
  // From here on the test advances the clock.
  await page.clock.pauseAt(Date.now() + 60_000);
  await menu.hover();
  await page.clock.runFor(690);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(400);
  await expect(tooltip).toHaveCount(1);
  const distance = async () => {
    const target = await menu.boundingBox();
    const shown = await tooltip.locator('.MuiTooltip-tooltip').boundingBox();
    return Math.round((shown?.y ?? 0) - (target?.y ?? 0) - (target?.height ?? 0));
  };
  await expect.poll(distance).toBe(4);

  await site.hover();
  await page.clock.runFor(50);
  await expect(tooltip.filter({ visible: true })).not.toHaveCount(0);

  await page.mouse.move(5, 500);
  await page.clock.runFor(310);
  await expect(tooltip).toHaveCount(0);
  await menu.hover();
  await page.clock.runFor(600);
  await expect(tooltip).toHaveCount(0);
});
