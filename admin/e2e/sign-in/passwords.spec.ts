import { expect, test } from '../../../testing/fixtures';
import { textOfMailTo } from '../setup/outbox';
import { choose, confirmDeletion, navigate, rowsWith } from '../setup/panel';
import { mark, read } from '../setup/rows';
import {
  createUser,
  leaveSession,
  refuseUntilConfirmed,
  signIn,
  submitLogin,
} from '../setup/sign-in';
import { en, filled, hr, startingWith } from '../setup/texts';

const { login } = hr.admin;

test.describe('Signing in', () => {
  test.use({ expectedErrors: [/401/] });

  test('leads to the requested page, says what is missing or wrong, and lets in only those who work here', async ({
    page,
    api,
    adminCredentials,
    checkAccessibility,
  }) => {
    const member = await createUser(api, { role: 'member' });
    const alert = page.getByRole('alert');
    const session = () => page.evaluate(() => localStorage.getItem('admin'));

    await page.goto('/admin/account?from=mail');
    await expect(page).toHaveURL(/\/admin\/login$/);
    await test.step('missing fields, in either language', async () => {
      await page.getByRole('button', { name: login.submit }).click();
      await expect(page.getByText(login.validation.username)).toBeVisible();
      await expect(page.getByText(login.validation.password)).toBeVisible();
      await checkAccessibility(page);
      await page.getByRole('button', { name: /English/ }).click();
      await page.getByRole('button', { name: en.admin.login.submit }).click();
      await expect(page.getByText(en.admin.login.validation.username)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.getByRole('button', { name: /Hrvatski/ }).click();
    });

    await test.step('wrong credentials, and somebody without access', async () => {
      await submitLogin(page, { username: 'nitko', password: 'kriva lozinka' });
      await expect(alert).toContainText(login.error);
      await expect(page.getByLabel(login.username)).toHaveValue('nitko');
      await submitLogin(page, member);
      await expect(alert).toContainText(login.noAccess);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      expect(await session()).toBeNull();
      expect((await page.request.get('/api/auth/me')).status()).toBe(401);
    });

    await test.step('the right ones open what was requested, also after a reload', async () => {
      await page.reload();
      await submitLogin(page, adminCredentials);
      await expect(page).toHaveURL(/\/admin\/account\?from=mail$/);
      await page.reload();
      const heading = page.getByRole('heading', { level: 1, name: hr.admin.account.title });
      await expect(heading).toBeVisible();
    });
    await api.delete(`/api/users/${member.id}`);
  });
});

test.describe('A password', () => {
  test.use({ viewport: { width: 375, height: 812 }, expectedErrors: [/40[01]/] });

  test('that was forgotten is replaced by a mailed link, then changed under My account, which signs out everywhere', async ({
    page,
    api,
    site,
    playwright,
    baseURL,
    checkAccessibility,
  }) => {
    test.slow();
    const { passwordReset, account, users } = en.admin;
    const user = await createUser(api);
    const { username } = user;
    const [first, second] = ['druga duga fraza za prijavu', 'treća duga fraza za prijavu'];

    await test.step('the link of the mail sets a new one', async () => {
      await page.goto('/admin/login?lang=en');
      await page.getByRole('link', { name: en.admin.login.forgotten }).click();
      await page.getByLabel(passwordReset.request.identity).fill(username);
      await page.getByRole('button', { name: passwordReset.request.submit }).click();
      // The server of these tests has no mail server and says so, but writes the mail to a file.
      await expect(page.getByRole('status').getByText(passwordReset.request.noMail)).toBeVisible();
      const mail = await textOfMailTo(site.dataDir, `${username}@udruga.example`);
      await page.goto(/\/admin\/reset-password#token=\S+/.exec(mail)?.[0] ?? '');
      await expect(page).toHaveURL(/\/admin\/reset-password$/);
      await checkAccessibility(page);
      await page.getByLabel(account.next, { exact: true }).fill(first);
      await page.getByLabel(account.repeat).fill(`${first}x`);
      await page.getByRole('button', { name: passwordReset.reset.submit }).click();
      await expect(page.getByText(account.validation.repeat)).toBeVisible();
      await page.getByLabel(account.repeat).fill(first);
      await page.getByRole('button', { name: passwordReset.reset.submit }).click();
      await expect(page.getByText(passwordReset.reset.saved)).toBeVisible();
      await page.getByRole('link', { name: passwordReset.toLogin }).click();
      await page.getByLabel(en.admin.login.username).fill(username);
      await page.getByLabel(startingWith(en.admin.login.password)).fill(first);
      await page.getByRole('button', { name: en.admin.login.submit }).click();
      await page.waitForURL(/\/admin\/?$/);
    });

    await test.step('a change needs the current one', async () => {
      await page.getByRole('button', { name: account.menu }).press('Enter');
      await page.getByRole('menuitem', { name: account.title }).press('Enter');
      const current = page.getByLabel(account.current);
      await current.fill('kriva');
      await page.getByLabel(account.next, { exact: true }).fill(second);
      await page.getByLabel(account.repeat).fill(second);
      await page.getByRole('button', { name: account.save }).click();
      await expect(current).toHaveAttribute('aria-invalid', 'true');
      await current.fill(first);
      await page.getByRole('button', { name: account.save }).click();
      await expect(page.getByRole('alert')).toContainText(account.saved);
      await page.reload();
      await page.getByLabel(en.resources.users.fields.fullName).fill('Ema Novak');
      await page.getByRole('button', { name: users.save }).click();
      await expect(
        page.getByText(filled(account.lead, { name: 'Ema Novak', username })),
      ).toBeVisible();
    });

    const device = await playwright.request.newContext({ baseURL });
    const data = { username, password: second };
    expect((await device.post('/api/auth/login', { data })).status()).toBe(200);
    await page.getByRole('button', { name: account.everywhere }).press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
    expect((await device.get('/api/auth/me')).status()).toBe(401);
    await device.dispose();
    await api.delete(`/api/users/${user.id}`);
  });
});

test.describe('A sensitive operation', () => {
  test.use({ expectedErrors: [/4(?:0[03]|10)/] });

  test('asks for the password again, and is carried out with what was typed, such as an invitation', async ({
    page,
    api,
    adminCredentials,
    checkAccessibility,
  }) => {
    await signIn(page, adminCredentials);
    const name = `Lozinkić ${mark()}`;
    const username = `lozinkic-${mark()}`;
    const { passwordAgain, passwordReset, account } = hr.admin;
    const { invitation, ...users } = hr.admin.users;
    const form = page.getByRole('dialog', { name: /korisnik/i });
    const question = page.getByRole('dialog', { name: passwordAgain.title });
    const password = question.getByLabel(startingWith(login.password));
    await refuseUntilConfirmed(page, '**/api/users');
    await navigate(page, '/admin/users/create');
    for (const [field, value] of Object.entries({
      fullName: name,
      email: `${username}@udruga.example`,
    })) {
      await form.locator(`[name="${field}"]`).fill(value);
    }
    const save = form.getByRole('button', { name: hr.admin.form.save });
    const role = form.getByRole('combobox', { name: startingWith(users.roleLabel) });
    await save.click();
    await expect(role).toHaveAccessibleDescription(hr.ra.validation.required);
    await choose(page, role, users.role.member);
    await expect(role).toHaveAccessibleDescription(users.help.roles.member);
    await choose(page, role, users.role.editor);
    await save.click();
    await expect(password).toBeFocused();
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByRole('alert').first()).toContainText(passwordAgain.cancelled);
    await expect(form.locator('[name="fullName"]')).toHaveValue(name);
    await save.click();
    await password.fill('pogrešna lozinka');
    await password.press('Enter');
    await expect(question.getByText('Lozinka nije ispravna.')).toBeVisible();
    await password.fill(adminCredentials.password);
    await password.press('Enter');
    await expect(question).toBeHidden();
    await expect(form).toBeHidden();
    const [user] = await read(api, 'users', { q: name });
    expect(user).toMatchObject({ fullName: name, username, role: 'editor', hasPassword: false });

    // The server of these tests has no mail server, so that the link is shown, once.
    const shown = page.getByRole('dialog', { name: filled(invitation.title, { name }) });
    const readLink = async () => {
      await expect(shown).toContainText(username);
      await checkAccessibility(page);
      const url = await shown.locator('code').innerText();
      await shown.getByRole('button', { name: invitation.done }).click();
      await expect(shown).toBeHidden();
      return url;
    };
    const former = await readLink();
    const row = rowsWith(page, name);
    await expect(row).toContainText(invitation.badge);
    await row.getByRole('button', { name: startingWith(invitation.again) }).click();
    const latest = await readLink();
    expect(latest).not.toBe(former);

    await test.step('an export is downloaded after it', async () => {
      await refuseUntilConfirmed(page, '**/api/newsletter/export?*');
      await navigate(page, '/admin/newsletter');
      await page.getByRole('link', { name: hr.admin.export }).click();
      await password.fill(adminCredentials.password);
      const download = page.waitForEvent('download');
      await password.press('Enter');
      expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    });

    await test.step('the invited person sets a password, and signs in', async () => {
      await leaveSession(page);
      const setPassword = async (url: string) => {
        await page.goto(url);
        await expect(page).toHaveURL(/\/admin\/invitation$/);
        await page.getByLabel(account.next, { exact: true }).fill('moja duga fraza za prijavu');
        await page.getByLabel(account.repeat).fill('moja duga fraza za prijavu');
        await page.getByRole('button', { name: passwordReset.invitation.submit }).click();
      };
      await setPassword(former);
      await expect(page.getByRole('alert')).toContainText('Poveznica više ne vrijedi');
      await expect(page.getByRole('link', { name: passwordReset.invitation.again })).toBeVisible();
      await checkAccessibility(page);
      await setPassword(latest);
      await expect(page.getByText(passwordReset.invitation.saved)).toBeVisible();
      await page.getByRole('link', { name: passwordReset.toLogin }).click();
      await submitLogin(page, { username, password: 'moja duga fraza za prijavu' });
      await page.waitForURL(/\/admin\/?$/);
      await leaveSession(page);
    });
    await signIn(page, adminCredentials);
    await navigate(page, '/admin/users');
    await expect(row).not.toContainText(invitation.badge);
    await row.getByRole('link', { name: startingWith(users.edit) }).click();
    await form.getByRole('button', { name: hr.ra.action.delete }).click();
    await confirmDeletion(page);
    await expect(row).toHaveCount(0);
  });
});
