import { expect, test } from '../setup/signed-in';
import { counted, filled, hr, startingWith } from '../setup/texts';

// Playwright evaluates scripts in the preview, whose policy blocks them.
test.use({ expectedErrors: [/Blocked script execution in '.*\/(?:preview|content)/] });

const unique = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

test('A list of subscribers is imported after a preview, and a test mail tells that nobody got it', async ({
  page,
  checkAccessibility,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const t = hr.admin.newsletter.import;
  const email = `popis-${unique()}@udruga.example`;
  await page.goto('/admin/newsletter?lang=hr');
  await page.getByRole('button', { name: t.open }).click();
  const dialog = page.getByRole('dialog', { name: t.title });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: t.choose }).click();
  const file = { name: 'popis.csv', mimeType: 'text/csv', buffer: Buffer.from(`${email}\nuna@\n`) };
  await (await chooser).setFiles(file);
  await expect(dialog.getByText(counted(t.added, 1))).toBeVisible();
  await expect(dialog.getByText(filled(t.row, { row: 2 }))).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: t.run }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText(
    hr.admin.newsletter.imported,
  );

  await page.goto('/admin/settings?lang=hr');
  // The form cannot be sent before the administrator's own address is there.
  await expect(page.getByLabel(hr.admin.settings.testMail.address)).toHaveValue(/@/);
  await page.getByRole('button', { name: hr.admin.settings.testMail.send }).click();
  await expect(page.getByText(hr.admin.settings.testMail.written)).toBeVisible({ timeout: 30_000 });
  await checkAccessibility(page);

  const stopped = {
    id: 1,
    email: 'nema@udruga.example',
    refusals: 2,
    serverAnswer: '550 5.1.1 User unknown',
    firstRefusedAt: '2026-05-01T09:30:00.000Z',
    lastRefusedAt: '2026-05-02T09:30:00.000Z',
    stoppedAt: '2026-05-02T09:30:00.000Z',
  };
  await page.route('**/api/refused-addresses?*', (route) =>
    route.fulfill({ json: [stopped], headers: { 'Content-Range': 'refused-addresses 0-0/1' } }),
  );
  await page.goto('/admin/mails?lang=hr');
  await page.getByRole('button', { name: hr.admin['refused-addresses'].see, exact: true }).click();
  const addresses = page.getByRole('dialog', { name: hr.admin['refused-addresses'].title });
  await expect(addresses).toContainText('550 5.1.1 User unknown');
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(addresses).toBeHidden();
  const name = `${hr.admin.mails.look}: Probna poruka`;
  await page
    .getByRole('button', { name: startingWith(name) })
    .first()
    .click();
  const mail = page.getByRole('dialog').frameLocator('iframe');
  await expect(mail.getByRole('heading', { name: 'E-pošta radi' })).toBeVisible();
});
