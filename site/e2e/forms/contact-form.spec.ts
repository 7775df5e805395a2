import { expect, test } from '../../../testing/fixtures';
import { ONE_LANGUAGE } from '../texts';
import { texts, type Texts, written, fill, send, uniqueEmail, stored } from './contact-form';

for (const language of ONE_LANGUAGE) {
  const t: Texts = texts[language];
  const path = `/contact?lang=${language}`;

  test.describe(`contact without scripts, ${language}`, () => {
    test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] });

    test('reports errors and keeps the typed text', async ({ page }) => {
      await page.goto(`/contact?partnership=true&lang=${language}`);
      await page.getByLabel(t.labels[1], { exact: true }).fill('ana@');
      await page.getByRole('textbox', { name: t.labels[3], exact: true }).fill(written);
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        send(page, t),
      ]);
      expect(answer.status()).toBe(400);
      await expect(page).toHaveTitle(t.errorTitle);
      await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
        t.errors[0],
        t.errors[1],
        t.errors[4],
      ]);
      await expect(page.getByLabel(t.labels[1], { exact: true })).toHaveValue('ana@');
      await expect(page.getByLabel(t.labels[2], { exact: true })).toHaveValue(
        t.subjects.partnership,
      );
      await expect(page.getByRole('textbox', { name: t.labels[3], exact: true })).toHaveValue(
        written,
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.titles.partnership);
    });

    test.describe('with a very long text', () => {
      test.use({ expectedErrors: [/status of (400|413)/] });

      test('keeps a text up to its limit, and reports a longer one', async ({ page }) => {
        const message = page.getByRole('textbox', { name: t.labels[3], exact: true });
        await page.goto(path);
        await message.fill('a'.repeat(60_000));
        await send(page, t);
        const lines = page.getByRole('alert').getByRole('listitem');
        await expect(lines.filter({ hasText: t.tooLong })).toHaveCount(1);
        expect((await message.inputValue()).length).toBe(60_000);
        // More than the API accepts, and less than the page's own limit.
        await message.fill('a'.repeat(150_000));
        await send(page, t);
        await expect(page.getByRole('alert')).toContainText('64 kB');
        expect((await message.inputValue()).length).toBe(150_000);
        await message.fill('a'.repeat(300_000));
        await send(page, t);
        await expect(page.getByRole('heading', { level: 1, name: t.tooLarge })).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(`^${t.tooLarge} · `));
        await page.getByRole('link', { name: t.newForm }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.titles.default);
      });
    });

    test('stores a message once when the page after it is reloaded', async ({ page, api }) => {
      const email = uniqueEmail();
      await page.goto(path);
      await fill(page, t, email);
      await send(page, t);
      await expect(page.getByText(t.success)).toBeVisible();
      await page.reload();
      await expect(page.getByText(t.success)).toBeVisible();
      expect(await stored(api, email)).toMatchObject([{ topic: null, language }]);
    });
  });
}

test.describe('the contact form', () => {
  test('is sent once when its button is pressed several times', async ({ page, api }) => {
    const email = uniqueEmail();
    let requests = 0;
    let go: () => void = () => undefined;
    const pressed = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/api/contact?*', async (route) => {
      requests += 1;
      await pressed;
      await route.continue();
    });
    await page.goto('/contact');
    await fill(page, texts.hr, email);
    const button = page.locator('form button[type=submit]').last();
    await button.dblclick();
    await expect(button).toHaveText('Šaljemo…');
    await button.click({ force: true });
    go();
    await expect(page.getByText(texts.hr.success)).toBeVisible();
    expect(requests).toBe(1);
    expect(await stored(api, email)).toHaveLength(1);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled, expectedErrors: [/status of 400/] });

      test('rejects a filled honeypot, and accepts the message the second time', async ({
        page,
        api,
      }) => {
        const email = uniqueEmail();
        await page.goto('/contact');
        await fill(page, texts.hr, email);
        const honeypot = page.locator('main input[name=spare]');
        await honeypot.evaluate((field: HTMLInputElement) => {
          field.value = 'https://roboti.example';
        });
        await send(page, texts.hr);
        await expect(page.getByRole('alert')).toContainText('Ništa još nije poslano.');
        await expect(page.getByLabel(texts.hr.labels[1])).toHaveValue(email);
        await expect(honeypot).toHaveValue('');
        expect(await stored(api, email)).toEqual([]);
        await send(page, texts.hr);
        await expect(page.getByText(texts.hr.success)).toBeVisible();
        expect(await stored(api, email)).toHaveLength(1);
      });
    });
  }

  test('hides the honeypot from sight, screen readers and the Tab key, and labels it for pages without styles', async ({
    page,
  }) => {
    for (const [path, language, label] of [
      ['/contact', 'hr', 'Ovo polje ostavite prazno:'],
      ['/donate', 'en', 'Leave this field empty:'],
      ['/newsletter', 'en', 'Leave this field empty:'],
    ] as const) {
      await page.goto(`${path}?lang=${language}`);
      const honeypot = page.locator('main input[name=spare]');
      await expect(honeypot).toBeHidden();
      await expect(honeypot).toHaveAttribute('tabindex', '-1');
      await expect(honeypot).toHaveAttribute('autocomplete', 'off');
      await expect(page.locator('[aria-hidden=true] > label:has([name=spare])')).toHaveText(label);
    }
    await page.goto('/contact');
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(4);
  });

  test('has autocomplete attributes, and a link to the privacy policy', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByLabel('Ime i prezime')).toHaveAttribute('autocomplete', 'name');
    await expect(page.getByLabel('Adresa e-pošte')).toHaveAttribute('autocomplete', 'email');
    await page.getByRole('link', { name: texts.hr.privacy }).click();
    await expect(page).toHaveURL('/legal#privacy');
  });

  test('is empty after the link to another topic', async ({ page }) => {
    await page.goto('/contact?volunteer=true');
    await page.getByLabel('Predmet').fill('Nešto drugo');
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByLabel('Predmet')).toHaveValue('');
  });
});
