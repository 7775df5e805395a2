import { expect, test } from '../../../testing/mail-server';
import { en } from '../setup/texts';

const { account } = en.admin.settings;

test.use({ viewport: { width: 375, height: 812 } });

test('A change of the account for donations is stopped by the link of its mail, on a phone', async ({
  page,
  api,
  mailServer,
  checkAccessibility,
}) => {
  const { email, iban } = await (await api.get('/api/settings/1')).json();
  const changed = await api.patch('/api/settings/1', { data: { iban: 'HR1723600001101234565' } });
  expect(changed.ok(), await changed.text()).toBe(true);
  const subject = 'Mijenja se račun za donacije / The account for donations changes';
  const { text = '' } = await mailServer.mailTo(email, subject);
  const [, path, token] = /(\/admin\/account-change)#([\w-]+)/.exec(text) ?? [];

  await page.goto(`${path}?lang=en#${token}`);
  await expect(page.getByRole('heading', { level: 1, name: account.page.title })).toBeVisible();
  await checkAccessibility(page);
  // Opening the page stops nothing: programs open the links of mails, too.
  const waiting = async () => (await (await api.get('/api/settings/1')).json()).pendingAccount;
  expect(await waiting()).toMatchObject({ iban: 'HR1723600001101234565' });
  const button = page.getByRole('button', { name: account.stop });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await button.click();
  await expect(page.getByRole('status')).toContainText(account.page.stopped);
  expect(await waiting()).toBeNull();
  expect((await (await api.get('/api/settings/1')).json()).iban).toBe(iban);
  await checkAccessibility(page);
});
