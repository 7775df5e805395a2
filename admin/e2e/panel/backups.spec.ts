import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { startSite } from '../../../testing/site';
import { signIn } from '../setup/sign-in';
import { expect, test } from '../setup/signed-in';
import { en, hr, filled, startingWith, withAnyValues } from '../setup/texts';

/** A backup that is cut off after its first line. */
const line = { format: 'site-backup-1', createdAt: '2026-05-01T02:40:00Z' };
const cutOff = gzipSync(`${JSON.stringify({ ...line, schema: 'CreateBackups1700000000110' })}\n`);
const newer = gzipSync(
  `${JSON.stringify({ ...line, schema: 'X1900000000000', version: '9.4.0' })}\n`,
);

async function choose(page: Page, label: string, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: label }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

test.describe('The screen Backups', () => {
  test.use({ viewport: { width: 375, height: 800 }, expectedErrors: [/400/] });

  test('takes a file, asks for the word, and says why a backup was not restored', async ({
    page,
    checkAccessibility,
  }) => {
    const { backups } = en.admin;
    await page.goto('/admin/backups?lang=en');
    await expect(page.getByRole('heading', { level: 1, name: backups.title })).toBeVisible();
    await choose(page, backups.upload, 'text.backup', Buffer.from('no backup'));
    await expect(page.getByText('This file is not a valid backup')).toBeVisible();
    await choose(page, backups.upload, 'newer.backup', newer);
    await expect(page.getByText('to version 9.4.0 or later')).toBeVisible();
    await choose(page, backups.upload, 'site.backup', cutOff);
    const item = page.getByRole('listitem').filter({ hasText: backups.uploadedFile });
    await expect(item).toContainText('1 May 2026 at 04:40');
    await expect(item).toContainText(backups.states.unknown);
    await checkAccessibility(page);

    const restore = item.getByRole('button', { name: startingWith(backups.restore) });
    await restore.click();
    const dialog = page.getByRole('dialog', { name: withAnyValues(backups.dialog.title) });
    await expect(dialog).toHaveAccessibleDescription(/becomes as it was then/);
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(restore).toBeFocused();

    await restore.press('Enter');
    const { word } = backups.dialog;
    const field = dialog.getByLabel(filled(backups.dialog.repeat, { word }));
    await field.fill('yes');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(filled(backups.dialog.differs, { word }));
    await field.fill(word);
    await dialog.getByRole('button', { name: backups.dialog.confirm }).click();
    await expect(dialog).toBeHidden();
    const failed = page.getByRole('status').filter({ hasText: 'This file is not a valid backup' });
    await expect(failed).toContainText(withAnyValues(backups.last), { timeout: 90_000 });
    await checkAccessibility(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

test('A backup is uploaded, restored in place of everything, and downloaded again', async ({
  browser,
}) => {
  test.slow();
  const { backups } = hr.admin;
  const site = await startSite();
  try {
    const file = join(site.dataDir, 'week.backup');
    await promisify(execFile)(process.execPath, ['api/dist/bundle/backup.js', file], {
      env: { ...process.env, DATA_DIR: site.dataDir },
    });
    const context = await browser.newContext({ baseURL: site.origin, locale: 'hr-HR' });
    const page = await context.newPage();
    await signIn(page, site.administrator);
    const headers = { Origin: site.origin };
    const titleOf = async () => (await (await page.request.get('/api/blog/1')).json()).title;
    const title = await titleOf();
    const data = { title: 'Promijenjeno nakon kopije' };
    expect((await page.request.patch('/api/blog/1', { data, headers })).ok()).toBe(true);

    await page.goto('/admin/backups');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: backups.upload }).click();
    await (await chooser).setFiles(file);
    const items = page.getByRole('list', { name: backups.title }).getByRole('listitem');
    await items.getByRole('button', { name: startingWith(backups.restore) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(backups.dialog.word);
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
    await saved.getByRole('button', { name: startingWith(backups.download) }).click();
    expect((await download).suggestedFilename()).toMatch(/^site-.*Z\.backup$/);
    await context.close();
  } finally {
    await site.stop();
  }
});
