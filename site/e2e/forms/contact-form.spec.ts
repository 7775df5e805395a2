import { expect, test } from '../../../testing/fixtures';
import { ONE_LANGUAGE } from '../texts';
import { texts, type Texts, written, fill, send, newAddress, stored } from './contact-form';

for (const language of ONE_LANGUAGE) {
  const say: Texts = texts[language];
  const address = `/contact?lang=${language}`;

  test.describe(`contact without scripts, ${language}`, () => {
    test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] });

    test('names mistakes and keeps what was typed', async ({ page }) => {
      await page.goto(`/contact?partnership=true&lang=${language}`);
      await page.getByLabel(say.labels[1], { exact: true }).fill('ana@');
      await page.getByRole('textbox', { name: say.labels[3], exact: true }).fill(written);
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        send(page, say),
      ]);
      expect(answer.status()).toBe(400);
      await expect(page).toHaveTitle(say.errorTitle);
      await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
        say.errors[0],
        say.errors[1],
        say.errors[4],
      ]);
      await expect(page.getByLabel(say.labels[1], { exact: true })).toHaveValue('ana@');
      await expect(page.getByLabel(say.labels[2], { exact: true })).toHaveValue(
        say.subjects.partnership,
      );
      await expect(page.getByRole('textbox', { name: say.labels[3], exact: true })).toHaveValue(
        written,
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.titles.partnership);
    });

    test.describe('with a text as long as a book', () => {
      test.use({ expectedErrors: [/status of (400|413)/] });

      test('keeps what the form can take, and says when it is more', async ({ page }) => {
        const message = page.getByRole('textbox', { name: say.labels[3], exact: true });
        await page.goto(address);
        await message.fill('a'.repeat(60_000));
        await send(page, say);
        const lines = page.getByRole('alert').getByRole('listitem');
        await expect(lines.filter({ hasText: say.tooLong })).toHaveCount(1);
        expect((await message.inputValue()).length).toBe(60_000);
        // More than the API reads, and still a form that the page can give back.
        await message.fill('a'.repeat(150_000));
        await send(page, say);
        await expect(page.getByRole('alert')).toContainText('64 kB');
        expect((await message.inputValue()).length).toBe(150_000);
        await message.fill('a'.repeat(300_000));
        await send(page, say);
        await expect(page.getByRole('heading', { level: 1, name: say.tooLarge })).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(`^${say.tooLarge} · `));
        await page.getByRole('link', { name: say.newForm }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.titles.default);
      });
    });

    test('stores a message once, however often the answer is loaded', async ({ page, api }) => {
      const email = newAddress();
      await page.goto(address);
      await fill(page, say, email);
      await send(page, say);
      await expect(page.getByText(say.success)).toBeVisible();
      await page.reload();
      await expect(page.getByText(say.success)).toBeVisible();
      expect(await stored(api, email)).toMatchObject([{ topic: null, language }]);
    });
  });
}

test.describe('the contact form', () => {
  test('is sent once, however often its button is pressed', async ({ page, api }) => {
    const email = newAddress();
    let sendings = 0;
    let go: () => void = () => undefined;
    const pressed = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/api/contact?*', async (route) => {
      sendings += 1;
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
    expect(sendings).toBe(1);
    expect(await stored(api, email)).toHaveLength(1);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled, expectedErrors: [/status of 400/] });

      test('says of a filled honeypot that nothing was sent, and takes the message the second time', async ({
        page,
        api,
      }) => {
        const email = newAddress();
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

  test('hides the honeypot from eyes, readers and the tab key, and says what it is without a style sheet', async ({
    page,
  }) => {
    for (const [path, language, said] of [
      ['/contact', 'hr', 'Ovo polje ostavite prazno:'],
      ['/donate', 'en', 'Leave this field empty:'],
      ['/newsletter', 'en', 'Leave this field empty:'],
    ] as const) {
      await page.goto(`${path}?lang=${language}`);
      const honeypot = page.locator('main input[name=spare]');
      await expect(honeypot).toBeHidden();
      await expect(honeypot).toHaveAttribute('tabindex', '-1');
      await expect(honeypot).toHaveAttribute('autocomplete', 'off');
      await expect(page.locator('[aria-hidden=true] > label:has([name=spare])')).toHaveText(said);
    }
    await page.goto('/contact');
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(4);
  });

  test('tells browsers what they may fill in, and leads to how data are kept', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByLabel('Ime i prezime')).toHaveAttribute('autocomplete', 'name');
    await expect(page.getByLabel('Adresa e-pošte')).toHaveAttribute('autocomplete', 'email');
    await page.getByRole('link', { name: texts.hr.privacy }).click();
    await expect(page).toHaveURL('/legal#privacy');
  });

  test('begins anew when another topic is followed', async ({ page }) => {
    await page.goto('/contact?volunteer=true');
    await page.getByLabel('Predmet').fill('Nešto drugo');
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByLabel('Predmet')).toHaveValue('');
  });
});
