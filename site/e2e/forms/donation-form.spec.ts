import { expect, test } from '../../../testing/fixtures';
import { ONE_LANGUAGE } from '../texts';
import { texts, type Texts, choose, send, newAddress, type, stored } from './donation-form';

for (const language of ONE_LANGUAGE) {
  const say: Texts = texts[language];
  const address = `/donate?lang=${language}`;

  test.describe(`donate without scripts, ${language}`, () => {
    test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] });

    test('refuses a wrong amount and keeps it, then shows how to pay', async ({ page, api }) => {
      const email = newAddress();
      await page.goto(address);
      await expect(page.getByRole('button', { name: say.copy })).toHaveCount(0);
      for (const name of say.codes) {
        await expect(page.getByRole('img', { name })).toHaveAttribute('src', /\?&lang=/);
      }
      await type(page, say, '12,50');
      await page.getByLabel(say.email).fill(email);
      await send(page, say);
      await expect(page).toHaveTitle(say.errorTitle);
      await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([say.wrong['12,50']]);
      await expect(page.getByLabel(say.typed)).toHaveValue('12,50');
      await page.getByLabel(say.typed).fill('35');
      await send(page, say);
      await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible();
      await page.reload();
      const rows = await stored(api, email);
      expect(rows).toMatchObject([{ amount: 35, status: 'pending', language }]);
      await expect(page.getByText(rows[0].reference, { exact: true })).toBeVisible();
    });

    test('stores one pledge however often its button is pressed', async ({ page, api }) => {
      const email = newAddress();
      const fillIn = async () => {
        await page.goto(address);
        await type(page, say, '35');
        await page.getByLabel(say.email).fill(email);
      };
      await fillIn();
      await page.getByRole('button', { name: say.send }).dblclick();
      await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible();
      const [{ reference }] = await stored(api, email);
      await fillIn();
      await send(page, say);
      await expect(page.getByText(reference, { exact: true })).toBeVisible();
      expect(await stored(api, email)).toHaveLength(1);
    });
  });
}

test.describe('the donation form', () => {
  test('is sent once, however often its button is pressed', async ({ page }) => {
    let sendings = 0;
    let go: () => void = () => undefined;
    const pressed = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/api/donations?*', async (route) => {
      sendings += 1;
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
    expect(sendings).toBe(1);
  });

  test('puts the amount into the codes as it changes', async ({ page }) => {
    await page.goto('/donate');
    const codes = texts.hr.codes.map((name) => page.getByRole('img', { name }));
    const say = async (amount: string) => {
      for (const code of codes) {
        await expect(code).toHaveAttribute('src', new RegExp(`\\?${amount}&lang=hr$`));
      }
    };
    await say('');
    await choose(page, '20 €');
    await say('amount=20');
    await type(page, texts.hr, '1.350');
    await say('amount=1350');
    await expect(page.locator('figcaption').getByText('1.350,00')).toBeVisible();
    await type(page, texts.hr, '12,50');
    await say('');
  });

  test('leads back from an address that no pledge has', async ({ page }) => {
    await page.goto('/donate/thank-you?reference=2026-00129&amount=50');
    await expect(page).toHaveURL('/donate');
    await page.goto('/donate/thank-you?reference=2026-00128&amount=0');
    await expect(page).toHaveURL('/donate');
  });
});
