import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startSite } from '../../../testing/site';
import { signIn } from '../setup/sign-in';
import { expect, test } from '../setup/signed-in';
import { en, hr, filled, startingWith, withAnyValues } from '../setup/texts';

async function choose(page: Page, label: string, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: label }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

test('A backup is made, refused, restored and downloaded', async ({
  browser,
  checkAccessibility,
}) => {
  test.slow();
  const site = await startSite();
  try {
    const context = await browser.newContext({
      baseURL: site.origin,
      locale: 'hr-HR',
      viewport: { width: 375, height: 800 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await signIn(page, site.administrator);

    const english = en.admin.backups;
    await page.goto('/admin/backups?lang=en');
    await expect(page.getByRole('heading', { level: 1, name: english.title })).toBeVisible();
    await page.getByRole('button', { name: english.make }).click();
    await expect(page.getByText(english.making)).toBeVisible();
    await expect(page.getByText(english.first)).toBeVisible();
    const made = page.getByRole('listitem').filter({ hasText: english.states.verified });
    await expect(made).toBeVisible({ timeout: 90_000 });
    const folder = join(site.dataDir, 'backups');
    const name = (await readdir(folder)).find((one) => one.endsWith('-manual.backup')) ?? '';
    const whole = await readFile(join(folder, name));

    await choose(page, english.upload, 'text.backup', Buffer.from('no backup'));
    await expect(page.getByText('This file is not a valid backup')).toBeVisible();
    await choose(page, english.upload, 'site.backup', whole.subarray(0, whole.length / 2));
    const item = page.getByRole('listitem').filter({ hasText: english.uploadedFile });
    await expect(item).toContainText(english.states.unknown);

    // The API's tests restore it, which fails and changes nothing.
    const last = { state: 'failed', startedAt: new Date().toISOString(), text: 'It is damaged.' };
    await page.route(/\/api\/backups(?:\?|$)/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), restore: last } });
    });
    await page.reload();
    const failed = page.getByRole('status').filter({ hasText: last.text });
    await expect(failed).toContainText(withAnyValues(english.last));
    await checkAccessibility(page);
    await page.unrouteAll();

    const { backups } = hr.admin;
    const headers = { Origin: site.origin };
    const titleOf = async () => (await (await page.request.get('/api/blog/1')).json()).title;
    const title = await titleOf();
    const data = { title: 'Promijenjeno nakon kopije' };
    expect((await page.request.patch('/api/blog/1', { data, headers })).ok()).toBe(true);

    await page.goto('/admin/backups?lang=hr');
    await choose(page, backups.upload, 'site.backup', whole);
    await expect(page.getByText(backups.uploaded, { exact: true })).toBeVisible();
    const items = page.getByRole('list', { name: backups.title }).getByRole('listitem');
    const uploaded = items.filter({ hasText: backups.uploadedFile });
    await uploaded.getByRole('button', { name: startingWith(backups.restore) }).click();
    const dialog = page.getByRole('dialog', { name: withAnyValues(backups.dialog.title) });
    const { word } = backups.dialog;
    const field = dialog.getByLabel(filled(backups.dialog.repeat, { word }));
    await field.fill('da');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(filled(backups.dialog.differs, { word }));
    await field.fill(word);
    await dialog.getByRole('button', { name: backups.dialog.confirm }).click();
    await expect(page.getByText(backups.signedOut)).toBeVisible({ timeout: 240_000 });
    expect(await titleOf()).toBe(title);

    await page.getByRole('button', { name: backups.signIn }).click();
    await signIn(page, site.administrator);
    await page.goto('/admin/backups');
    await expect(
      page.getByRole('status').filter({ hasText: 'Vraćeno je stanje od' }),
    ).toBeVisible();
    // The state before was saved and verified.
    const saved = items.filter({
      has: page.getByText(backups.states.verified, { exact: true }),
    });
    const download = page.waitForEvent('download');
    await saved
      .first()
      .getByRole('button', { name: startingWith(backups.download) })
      .click();
    expect((await download).suggestedFilename()).toMatch(/^site-.*Z\.backup$/);
    await context.close();
  } finally {
    await site.stop();
  }
});
