import { expect, test } from '../../../testing/fixtures';
import { ONE_LANGUAGE } from '../texts';
import { texts, type Texts, choose, send, uniqueEmail, type, stored } from './donation-form';

for (const language of ONE_LANGUAGE) {
  const t: Texts = texts[language];
  const path = `/donate?lang=${language}`;

  test.describe(`donate without scripts, ${language}`, () => {
    test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] });

    test('refuses a wrong amount and keeps it, then shows how to pay', async ({ page, api }) => {
      const email = uniqueEmail();
      await page.goto(path);
      await expect(page.getByRole('button', { name: t.copy })).toHaveCount(0);
      for (const name of t.codes) {
        await expect(page.getByRole('img', { name })).toHaveAttribute('src', /\?&lang=/);
      }
      await type(page, t, '12,50');
      await page.getByLabel(t.email).fill(email);
      await send(page, t);
      await expect(page).toHaveTitle(t.errorTitle);
      await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([t.wrong['12,50']]);
      await expect(page.getByLabel(t.typed)).toHaveValue('12,50');
      await page.getByLabel(t.typed).fill('35');
      await send(page, t);
      await expect(page.getByRole('heading', { level: 1, name: t.thanks })).toBeVisible();
      await page.reload();
      const rows = await stored(api, email);
      expect(rows).toMatchObject([{ amount: 35, status: 'pending', language }]);
      await expect(page.getByText(rows[0].reference, { exact: true })).toBeVisible();
    });

    test('stores one pledge however often a form is sent, and another one of a new form', async ({
      page,
      api,
    }) => {
      const email = uniqueEmail();
      const fillIn = async () => {
        await page.goto(path);
        await type(page, t, '35');
        await page.getByLabel(t.email).fill(email);
      };
      const thanks = page.getByRole('heading', { level: 1, name: t.thanks });
      await fillIn();
      await send(page, t);
      await expect(thanks).toBeVisible();
      await fillIn();
      await page.getByRole('button', { name: t.send }).dblclick();
      await expect(thanks).toBeVisible();
      const [{ reference }] = await stored(api, email);
      expect(await stored(api, email)).toHaveLength(2);
      await page.goBack();
      // Browsers do not restore a field without autocomplete.
      await type(page, t, '35');
      await send(page, t);
      await expect(page.getByText(reference, { exact: true })).toBeVisible();
      expect(await stored(api, email)).toHaveLength(2);
    });
  });
}

test.describe('the donation form', () => {
  test('is sent once when its button is pressed several times', async ({ page }) => {
    let requests = 0;
    let go: () => void = () => undefined;
    const pressed = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/api/donations?*', async (route) => {
      requests += 1;
      await pressed;
      await route.continue();
    });
    await page.goto('/donate');
    await choose(page, '10 €');
    const button = page.getByRole('main').locator('form button[type=submit]');
    await button.dblclick();
    await expect(button).toHaveText('Šaljemo…');
    await button.click({ force: true });
    go();
    await expect(page.getByRole('heading', { name: texts.hr.thanks })).toBeVisible();
    expect(requests).toBe(1);
  });

  test('has the key of its document, another one when it is opened again, and the same after "Back"', async ({
    page,
  }) => {
    const key = page.locator('input[name=submissionKey]');
    const html = (await (await page.goto('/donate'))?.text()) ?? '';
    await choose(page, '10 €');
    const first = await key.inputValue();
    expect(html.split(`value="${first}"`)).toHaveLength(2);
    await send(page, texts.hr);
    await expect(page.getByRole('heading', { name: texts.hr.thanks })).toBeVisible();
    await page.goBack();
    await expect(key).toHaveValue(first);
    await page.getByRole('banner').getByRole('link', { name: 'Doniraj' }).click();
    await expect(key).not.toHaveValue(first);
    await expect(key).toHaveValue(/^\d+(?:-\d+){3}$/);
  });

  test('puts the amount into the codes as it changes', async ({ page }) => {
    await page.goto('/donate');
    const codes = texts.hr.codes.map((name) => page.getByRole('img', { name }));
    const expectAmount = async (amount: string) => {
      for (const code of codes) {
        await expect(code).toHaveAttribute('src', new RegExp(`\\?${amount}&lang=hr$`));
      }
    };
    await expectAmount('');
    await choose(page, '20 €');
    await expectAmount('amount=20');
    await type(page, texts.hr, '1.350');
    await expectAmount('amount=1350');
    await expect(page.locator('figcaption').getByText('1.350,00')).toBeVisible();
    await type(page, texts.hr, '12,50');
    await expectAmount('');
  });

  test('redirects a URL that no pledge has to the form', async ({ page }) => {
    await page.goto('/donate/thank-you?reference=2026-00129&amount=50');
    await expect(page).toHaveURL('/donate');
    await page.goto('/donate/thank-you?reference=2026-00128&amount=0');
    await expect(page).toHaveURL('/donate');
  });
});
