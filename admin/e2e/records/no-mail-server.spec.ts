import type { APIRequestContext } from '@playwright/test';
import { navigate } from '../setup/client-navigation';
import { textOfMailTo } from '../setup/outbox';
import { expect, test } from '../setup/signed-in';
import { hr } from '../setup/texts';

// Playwright evaluates scripts in the preview, whose policy blocks them.
test.use({ expectedErrors: [/Blocked script execution in '.*\/preview\//] });

/** Subscribes and confirms an email address; returns the id of the subscriber. */
async function subscribe(api: APIRequestContext, dataDir: string, email: string): Promise<number> {
  const from = { 'X-Forwarded-For': `198.51.100.${Math.floor(Math.random() * 250)}` };
  const response = await api.post('/api/newsletter/subscribe', { data: { email }, headers: from });
  expect(response.status()).toBe(201);
  const link =
    /https?:\S+\/newsletter\/confirm\?\S+/.exec(await textOfMailTo(dataDir, email))?.[0] ?? '';
  const token = new URL(link).searchParams.get('token');
  expect((await api.post('/api/newsletter/confirm', { data: { token } })).status()).toBe(200);
  const filter = JSON.stringify({ email });
  const [row] = await (await api.get('/api/newsletter', { params: { filter } })).json();
  return row.id;
}

const { issues, mails } = hr.admin;

test('The panel says that mails are only written to files while no mail server is set', async ({
  page,
  api,
  site,
  checkAccessibility,
}) => {
  test.slow();
  const name = `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
  const email = `bez-posluzitelja-${name}@udruga.example`;
  const subscriber = await subscribe(api, site.dataDir, email);
  const written = await api.post('/api/issues', {
    data: { title: `Broj ${name}`, titleEn: `Issue ${name}`, text: 'Dragi,', textEn: 'Dear,' },
  });
  expect(written.ok(), await written.text()).toBe(true);

  const note = page.getByRole('note').filter({ hasText: mails.noServer.text });
  await page.goto('/admin');
  await expect(note).toBeVisible();
  for (const path of ['/admin/newsletter', '/admin/issues']) {
    await note.evaluate((one) => one.setAttribute('data-before', ''));
    await navigate(page, path);
    await expect(note.and(page.locator(':not([data-before])'))).toBeVisible();
  }

  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: issues.review }).click();
  const dialog = page.getByRole('dialog', { name: `Broj ${name}` });
  await expect(dialog.getByRole('note')).toHaveText(issues.toFiles.note);
  await dialog.getByRole('button', { name: issues.sendNow }).click();
  const question = page.getByRole('dialog', { name: issues.toFiles.title });
  await expect(question).toContainText(issues.toFiles.text);
  // Axe waits for its script in every frame, and the preview blocks scripts.
  await page.locator('iframe').evaluate((frame) => frame.remove());
  await checkAccessibility(page);
  await question.getByRole('button', { name: hr.admin.form.cancel }).click();
  await expect(question).toBeHidden();
  await dialog.getByRole('button', { name: issues.sendNow }).click();
  await question.getByRole('button', { name: issues.toFiles.confirm }).click();

  const progress = issues.progress.written.split('%')[0]?.trim() || 'missing text';
  await expect(row).toContainText(issues.state.written, { timeout: 30_000 });
  await expect(row).toContainText(progress);
  const delivered = issues.progress.delivered.replace('%{smart_count}', '').trim();
  await expect(row).not.toContainText(delivered);
  await checkAccessibility(page);
  // Its title and its date are two words, also without a style sheet.
  const archive = await (await api.get('/newsletter/archive')).text();
  expect(archive.includes(`Broj ${name}</a> <time`)).toBe(true);

  await row.getByRole('button', { name: issues.read }).press('Enter');
  await expect(
    page.frameLocator('iframe').getByRole('paragraph').getByText('Dragi,'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: issues.copy }).press('Enter');
  const copy = page.getByRole('dialog');
  await expect(copy.getByLabel(hr.resources.issues.fields.title, { exact: true })).toHaveValue(
    `Broj ${name}`,
  );
  await page.keyboard.press('Escape');
  await expect(copy).toBeHidden();

  const filter = JSON.stringify({ recipient: email, kind: 'newsletter-issue' });
  await navigate(page, `/admin/mails?filter=${encodeURIComponent(filter)}`);
  const mail = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await expect(mail).toContainText(mails.state.written);
  await expect(mail).toContainText(mails.writtenNote);
  await api.delete(`/api/newsletter/${subscriber}`);
});
