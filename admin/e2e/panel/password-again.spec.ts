import type { Page } from '@playwright/test';
import { expect, test } from '../setup/signed-in';
import { en, hr, startingWith } from '../setup/texts';

test.use({ expectedErrors: [/40[03]/] });

/**
 * Makes the session look old: requests are refused as the API refuses them, until the API has
 * accepted the password. The time of the server cannot be moved.
 */
async function refuseUntilConfirmed(page: Page, path: string): Promise<void> {
  let confirmed = false;
  page.on('response', (response) => {
    if (response.url().endsWith('/api/auth/confirm') && response.ok()) confirmed = true;
  });
  await page.route(path, async (route) => {
    if (confirmed || route.request().method() === 'HEAD') return route.continue();
    const message = 'Ponovno upišite lozinku.';
    const type = 'urn:problem-type:recent-sign-in-required';
    return route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type, title: message, status: 403, detail: message, message }),
    });
  });
}

test.describe('A sensitive change', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('asks for the password, and is carried out with what was typed', async ({
    page,
    api,
    adminCredentials,
    checkAccessibility,
  }) => {
    const name = `Lozinkić ${Date.now().toString(36)}`;
    const username = `lozinkic-${Date.now().toString(36)}`;
    await refuseUntilConfirmed(page, '**/api/users');
    await page.goto('/admin/users/create?lang=hr');
    const form = page.getByRole('dialog', { name: /korisnik/i });
    const { fields } = hr.resources.users;
    await form.getByLabel(fields.fullName).fill(name);
    await form.getByLabel(fields.email).fill(`${username}@udruga.example`);
    await form.getByLabel(fields.username).fill(username);
    await form.getByLabel(fields.password, { exact: true }).fill('jedna duga fraza za prijavu');
    const save = form.getByRole('button', { name: hr.admin.form.save });
    await save.click();

    const question = page.getByRole('dialog', { name: hr.admin.passwordAgain.title });
    const password = question.getByLabel(startingWith(hr.admin.login.password));
    await expect(password).toBeFocused();
    await expect(question).toHaveAccessibleDescription(hr.admin.passwordAgain.reason);
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByRole('alert').first()).toContainText(hr.admin.passwordAgain.cancelled);
    await expect(form.getByLabel(fields.fullName)).toHaveValue(name);

    await save.click();
    await password.fill('pogrešna lozinka');
    await password.press('Enter');
    await expect(question.getByText('Lozinka nije ispravna.')).toBeVisible();
    await password.fill(adminCredentials.password);
    await password.press('Enter');
    await expect(question).toBeHidden();
    await expect(form).toBeHidden();
    const filter = encodeURIComponent(JSON.stringify({ q: name }));
    const [user] = await (await api.get(`/api/users?filter=${filter}`)).json();
    expect(user).toMatchObject({ fullName: name, username });
    await api.delete(`/api/users/${user.id}`);
  });
});

test.describe('An export on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('is downloaded after the password was entered', async ({
    page,
    adminCredentials,
    checkAccessibility,
  }) => {
    await refuseUntilConfirmed(page, '**/api/newsletter/export?*');
    await page.goto('/admin/newsletter?lang=en');
    await page.getByRole('link', { name: en.admin.export }).click();
    const question = page.getByRole('dialog', { name: en.admin.passwordAgain.title });
    await question
      .getByLabel(startingWith(en.admin.login.password))
      .fill(adminCredentials.password);
    await checkAccessibility(page);
    const download = page.waitForEvent('download');
    await question.getByRole('button', { name: en.admin.passwordAgain.confirm }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const chunks: Uint8Array[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk);
    // The byte order mark, by which spreadsheets recognise UTF-8.
    expect([...Buffer.concat(chunks).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});
