import { expect, test } from '../../../testing/fixtures';
import { textOfMailTo } from '../setup/outbox';
import { en, hr, startingWith, type Catalogue } from '../setup/texts';
import { createUser } from '../setup/users';

const journeys: [string, Catalogue, 'hr' | 'en', { width: number; height: number }][] = [
  ['Croatian at 1440 px', hr, 'hr', { width: 1440, height: 900 }],
  ['English at 375 px', en, 'en', { width: 375, height: 812 }],
];

for (const [name, texts, language, viewport] of journeys) {
  test(`A forgotten password is replaced by a mailed link, in ${name}`, async ({
    page,
    api,
    site,
    checkAccessibility,
  }) => {
    const { login, passwordReset, account } = texts.admin;
    const user = await createUser(api);
    await page.setViewportSize(viewport);
    await page.goto(`/admin/login?lang=${language}`);
    await page.getByRole('link', { name: login.forgotten }).click();
    await expect(page.getByRole('heading', { name: passwordReset.request.title })).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('button', { name: passwordReset.request.submit }).click();
    await expect(page.getByText(passwordReset.request.identityRequired)).toBeVisible();
    await page.getByLabel(passwordReset.request.identity).fill(user.username);
    await page.getByRole('button', { name: passwordReset.request.submit }).click();
    // The server of these tests has no mail server and says so, but writes the mail to a file.
    await expect(page.getByRole('status').getByText(passwordReset.request.noMail)).toBeVisible();

    const mail = await textOfMailTo(site.dataDir, `${user.username}@udruga.example`);
    await page.goto(/\/admin\/reset-password#token=\S+/.exec(mail)?.[0] ?? '');
    await expect(page).toHaveURL(/\/admin\/reset-password$/);
    await checkAccessibility(page);
    const password = 'druga duga fraza za prijavu';
    await page.getByLabel(account.next, { exact: true }).fill(password);
    await page.getByLabel(account.repeat).fill(`${password}x`);
    await page.getByRole('button', { name: passwordReset.reset.submit }).click();
    await expect(page.getByText(account.validation.repeat)).toBeVisible();
    await page.getByLabel(account.repeat).fill(password);
    await page.getByRole('button', { name: passwordReset.reset.submit }).click();
    await expect(page.getByText(passwordReset.reset.saved)).toBeVisible();
    await page.getByRole('link', { name: passwordReset.toLogin }).click();
    await page.getByLabel(login.username).fill(user.username);
    await page.getByLabel(startingWith(login.password)).fill(password);
    await page.getByRole('button', { name: login.submit }).click();
    await page.waitForURL(/\/admin\/?$/);
  });
}
