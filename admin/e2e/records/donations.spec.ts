import { confirmDeletion } from '../setup/deletions';
import { expect, test } from '../setup/signed-in';
import { en, filled, hr, startingWith, withAnyValues } from '../setup/texts';

const ownName = () =>
  `Ana ${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

const t = {
  add: hr.admin.donations.add,
  search: hr.admin.donations.search,
  save: hr.admin.form.save,
  amount: hr.resources.donations.fields.amount,
  notAmount: hr.admin.form.number.notAmount,
  understood: /1\.240,50\s€/,
  donor: hr.resources.donations.fields.donorName,
  email: hr.resources.donations.fields.donorEmail,
  emailMessage: 'Upišite ispravnu adresu e-pošte.',
  date: hr.resources.donations.fields.donatedAt,
  created: hr.admin.donations.toast.created.title,
  shown: /^1\.240,50\s€/,
  received: hr.admin.donations.status.completed,
  edit: startingWith(hr.admin.donations.edit),
  note: hr.resources.donations.fields.note,
  remove: hr.ra.action.delete,
  undo: hr.ra.action.undo,
  undoReceipt: hr.admin.donations.undo,
};

const { donations } = hr.admin;

test('A donation is entered by hand, found, edited, deleted and restored', async ({
  page,
  api,
  checkAccessibility,
}) => {
  test.slow();
  const donorName = ownName();
  const dialog = page.getByRole('dialog');
  const found = async () =>
    (
      await api.get('/api/donations', { params: { filter: JSON.stringify({ q: donorName }) } })
    ).json();
  await page.goto(`/admin/donations?lang=hr`);
  await page.getByRole('link', { name: t.add }).click();
  await dialog.getByLabel(t.amount).fill('1.240,5,0');
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(dialog.getByText(t.notAmount)).toBeVisible();
  await expect(dialog.getByLabel(t.amount)).toHaveValue('1.240,5,0');
  await checkAccessibility(page);
  await dialog.getByLabel(t.amount).fill('1.240,5');
  await expect(dialog.getByText(t.understood)).toBeVisible();
  await dialog.getByLabel(t.amount).hover();
  await page.mouse.wheel(0, 100);
  await dialog.getByLabel(t.donor, { exact: true }).fill(donorName);
  await dialog.getByLabel(t.email).fill('nije adresa');
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(dialog.getByText(t.emailMessage)).toBeVisible();
  await dialog.getByLabel(t.email).fill('ana@udruga.example');
  await dialog.getByLabel(t.date).fill('2026-03-02T10:30');
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(page.getByRole('alert')).toContainText(t.created);
  await expect(dialog).toBeHidden();

  await page.getByPlaceholder(t.search).fill(donorName);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: donorName });
  await expect(row.getByRole('heading')).toHaveText(t.shown);
  await expect(row).toContainText(t.received);
  await expect(row).toContainText('02.03.2026');
  expect(await found()).toMatchObject([
    { amount: 1241, paidCents: 124_050, currency: 'EUR', donatedAt: '2026-03-02T09:30:00.000Z' },
  ]);

  await row.getByRole('link', { name: t.edit }).click();
  await dialog.getByLabel(t.note).fill('Uplatila je sestra.');
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(row).toContainText('Uplatila je sestra.');
  await row.getByRole('link', { name: t.edit }).click();
  await dialog.getByRole('button', { name: t.undoReceipt }).click();
  const undoing = page.getByRole('dialog', { name: withAnyValues(donations.undoing.title) });
  await expect(undoing).toContainText(donorName);
  await undoing.getByRole('button', { name: t.undoReceipt }).click();
  await expect(page.getByText(donations.toast.undone.cancelled)).toBeVisible();
  await dialog.getByRole('button', { name: t.remove }).click();
  await checkAccessibility(page);
  await confirmDeletion(page);
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: t.undo }).click();
  await expect(row).toContainText(donations.status.cancelled);
  await row.getByRole('link', { name: t.edit }).click();
  await dialog.getByRole('button', { name: t.remove }).click();
  await confirmDeletion(page);
  await expect(row).toBeHidden();
  await expect.poll(found).toEqual([]);
});

test('Pledges are marked as received or lapsed, and each currency has its own totals', async ({
  page,
  api,
  context,
  checkAccessibility,
}) => {
  const english = en.admin.donations;
  const donorName = ownName();
  const pledge = async (amount: number, currency: string) => {
    const created = await api.post('/api/donations', {
      data: { amount, currency, donorName, status: 'pending' },
    });
    expect(created.ok(), await created.text()).toBe(true);
    return (await created.json()).id;
  };
  const ids = [await pledge(100, 'EUR'), await pledge(50, 'EUR'), await pledge(700, 'HRK')];

  await page.goto('/admin/donations');
  await page.getByRole('button', { name: /English/ }).click();
  await page.getByPlaceholder(english.search).fill(donorName);
  await page.waitForURL(/filter=/);
  const figure = (status: string, count: number) => {
    const name = filled(english.total, { status, smart_count: count });
    return page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  };
  await expect(figure(english.status.pending, 2)).toContainText('€150.00');
  await expect(figure(english.status.pending, 1)).toContainText(/HRK\s700\.00/);

  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: donorName });
  await expect(rows).toHaveCount(3);
  const row = (amount: RegExp) => rows.filter({ hasText: amount });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await row(/€100\.00/)
    .getByRole('button', { name: startingWith(english.copyPage) })
    .click();
  await expect(page.getByText(en.admin.status.copied, { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(await (await page.request.get(link)).text()).toContain('€100.00');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await row(/€100\.00/)
    .getByRole('button', { name: startingWith(english.markReceived) })
    .dblclick();
  await expect(row(/€100\.00/)).toContainText(/Received \d\d\.\d\d\.\d{4}/);
  await expect(figure(english.status.completed, 1)).toContainText('€100.00');
  expect(sent).toHaveLength(1);
  await row(/€50\.00/)
    .getByRole('button', { name: startingWith(english.markLapsed) })
    .click();
  await expect(figure(english.status.cancelled, 1)).toContainText('€50.00');

  await page.getByLabel(english.currencyLabel).click();
  await page.getByRole('option', { name: 'HRK' }).click();
  await expect(rows).toHaveCount(1);
  await expect(figure(english.status.completed, 1)).toBeHidden();
  await page.getByLabel(english.to, { exact: true }).fill('2020-01-01');
  await page.getByLabel(english.to, { exact: true }).press('Enter');
  await expect(page.getByText(english.noResults)).toBeVisible();

  await test.step('both dates are on one line at each width', async () => {
    const top = async (label: string) =>
      (await page.getByLabel(label, { exact: true }).boundingBox())?.y ?? NaN;
    for (const width of [1440, 1280, 1024, 768, 375]) {
      await page.setViewportSize({ width, height: 740 });
      if (width === 375) await page.getByRole('button', { name: /^Filters/ }).click();
      await expect
        .poll(async () => (await top(english.to)) - (await top(english.from)), `${width} px`)
        .toBe(0);
    }
  });

  await test.step('the totals are added up by keyboard on a phone', async () => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto(`/admin/donations?filter=${encodeURIComponent(`{"q":"${donorName}"}`)}`);
    await page.getByRole('combobox', { name: english.overview.label }).press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const totals = page.getByRole('table', { name: english.overview.title });
    await expect(totals.getByRole('row')).toHaveCount(2);
    await expect(totals).toContainText('€100.00');
    await checkAccessibility(page);
  });
  for (const id of ids) await api.delete(`/api/donations/${id}`);
});
