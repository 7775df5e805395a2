import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../../testing/fixtures';

const texts = {
  hr: {
    title: 'Donirajte koliko možete',
    amounts: ['10 €', '20 €', '50 €', '100 €'],
    custom: 'Drugi iznos',
    typed: 'Iznos u eurima',
    name: 'Ime i prezime (neobavezno)',
    email: 'Adresa e-pošte (neobavezno)',
    message: 'Poruka (neobavezno)',
    anonymous: 'Želim da moja donacija bude anonimna',
    send: 'Nastavite na podatke za uplatu',
    sending: 'Šaljemo…',
    errorTitle: /^Pogreška: /,
    missing: 'Odaberite iznos.',
    wrong: {
      '': 'Upišite iznos.',
      '0': 'Iznos mora biti barem 1 euro.',
      '-5': 'Iznos ne može biti manji od nule. Upišite barem 1 euro.',
      '12,50': 'Upišite cijeli broj eura, bez centi. Na primjer 12 € ili 13 €.',
      '100001': 'Ovdje se može najaviti najviše 100.000 €. Za veći iznos javite nam se.',
      pedeset: 'Upišite iznos brojkama, na primjer 25.',
    },
    wrongEmail: 'Unesite ispravnu adresu e-pošte.',
    failure: 'Došlo je do pogreške pri obradi vaše donacije. Pokušajte ponovno.',
    offline: 'Niste povezani s internetom, pa ništa nije poslano.',
    wait: 'Pošaljite ponovno za 5 minuta.',
    kept: /Sve što ste upisali ostalo je u obrascu/,
    thanks: 'Hvala vam na donaciji!',
    help: 'Vaša donacija pomaže nam ostvariti ciljeve i kvalitetniju budućnost za sve.',
    notTaken: /Ova stranica ne uzima novac/,
    amount: '35,00 €',
    lines: ['Primatelj', 'IBAN', 'Poziv na broj', 'Opis plaćanja'],
    copy: 'Kopirajte',
    copied: 'Kopirano',
    contact: 'Kontaktirajte nas',
    codes: [/^Kod HUB-3/, /^EPC QR-kod/],
    pdf: 'Preuzmite uplatnicu (PDF)',
    volunteer: 'Javite se za volontiranje',
    monthly: 'Darujte svaki mjesec',
    partner: 'Predložite suradnju',
  },
  en: {
    title: 'Donate what you can',
    amounts: ['€10', '€20', '€50', '€100'],
    custom: 'Another amount',
    typed: 'Amount in euros',
    name: 'Full name (optional)',
    email: 'Email address (optional)',
    message: 'Message (optional)',
    anonymous: 'I want my donation to be anonymous',
    send: 'Continue to the payment details',
    sending: 'Sending…',
    errorTitle: /^Error: /,
    missing: 'Choose an amount.',
    wrong: {
      '': 'Enter an amount.',
      '0': 'The amount must be at least 1 euro.',
      '-5': 'The amount cannot be less than zero. Enter at least 1 euro.',
      '12,50': 'Enter a whole number of euros, without cents. For example €12 or €13.',
      '100001': 'You can pledge at most €100,000 here. For a larger amount, get in touch with us.',
      pedeset: 'Enter the amount in figures, for example 25.',
    },
    wrongEmail: 'Please enter a valid email address.',
    failure: 'There was an error processing your donation. Please try again.',
    offline: 'You are not connected to the internet, so nothing was sent.',
    wait: 'Send it again in 5 minutes.',
    kept: /Everything you entered is still in the form/,
    thanks: 'Thank you for your donation!',
    help: 'Your donation helps us achieve our goals and a higher quality future for everyone.',
    notTaken: /This site takes no money/,
    amount: '€35.00',
    lines: ['Recipient', 'IBAN', 'Reference', 'Purpose'],
    copy: 'Copy',
    copied: 'Copied',
    contact: 'Contact us',
    codes: [/^HUB-3 code/, /^EPC QR code/],
    pdf: 'Download the slip (PDF)',
    volunteer: 'Sign up to volunteer',
    monthly: 'Give every month',
    partner: 'Suggest a partnership',
  },
} as const;

type Texts = (typeof texts)['hr' | 'en'];

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
const send = (page: Page, say: Texts) => page.getByRole('button', { name: say.send }).click();
const newAddress = () => `ana.${randomUUID()}@udruga.example`;

/** Amounts hold spaces that do not break. */
const patternOf = (text: string) =>
  new RegExp(text.replace(/[.€]/g, '\\$&').replaceAll(' ', '\\s'));

async function type(page: Page, say: Texts, amount: string) {
  await choose(page, say.custom);
  await page.getByLabel(say.typed).fill(amount);
}

async function stored(api: APIRequestContext, email: string) {
  const filter = encodeURIComponent(JSON.stringify({ email }));
  const answer = await api.get(`/api/donations?filter=${filter}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Answers the form in the API's place. */
async function answerWith(page: Page, status: number, body: object, headers = {}) {
  await page.route('**/api/donations?*', (route) =>
    route.fulfill({ status, headers, contentType: 'application/problem+json', json: body }),
  );
}

for (const language of ['hr', 'en'] as const) {
  const say: Texts = texts[language];
  const address = `/donate?lang=${language}`;

  test.describe(`donate, ${language}`, () => {
    test('shows the bank transfer details of the settings', async ({ page, api }) => {
      const { bankRecipient, iban } = await (await api.get('/api/settings/1')).json();
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
      const bank = page.locator('#bank');
      const grouped = iban.match(/.{1,4}/g).join(' ');
      for (const text of [bankRecipient, grouped, 'HR00 - datum uplate', 'Donacija']) {
        await expect(bank.getByText(text, { exact: true })).toBeVisible();
      }
      await expect(bank.getByRole('link', { name: say.contact })).toHaveAttribute(
        'href',
        '/contact',
      );
    });

    test('copies each of them, and says so', async ({ page, context, api }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { bankRecipient, iban } = await (await api.get('/api/settings/1')).json();
      await page.goto(address);
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      const expected = [bankRecipient, iban, /^\d{2}-\d{2}-\d{4}$/, 'Donacija'];
      for (const [position, line] of say.lines.entries()) {
        await page.getByRole('button', { name: `${say.copy} ${line}`, exact: true }).click();
        await expect(
          page.getByRole('button', { name: `${say.copied} ${line}`, exact: true }),
        ).toBeVisible();
        const text = await copied();
        expect(text).toEqual(
          typeof expected[position] === 'string'
            ? expected[position]
            : expect.stringMatching(expected[position]),
        );
        await expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);
      }
    });

    test('names the other ways to help', async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 3, name: say.monthly })).toBeVisible();
      await expect(page.getByRole('link', { name: say.volunteer })).toHaveAttribute(
        'href',
        '/contact?volunteer=true',
      );
      await expect(page.getByRole('link', { name: say.partner })).toHaveAttribute(
        'href',
        '/contact?partnership=true',
      );
    });

    test('has the amount as the largest thing on the page', async ({ page }) => {
      await page.goto(address);
      const sizes = await page.locator('main *').evaluateAll((elements) =>
        elements
          .filter((element) => element.textContent?.trim() !== '')
          .map((element) => ({
            text: element.textContent?.trim() ?? '',
            size: parseFloat(getComputedStyle(element).fontSize),
          })),
      );
      const most = Math.max(...sizes.map(({ size }) => size));
      const largest = sizes.filter(({ size }) => size === most).map(({ text }) => text);
      expect(largest.map((text) => text.replace(/\s/, ' '))).toEqual([...say.amounts]);
    });

    test('stores a pledge as pending and shows its reference and how to pay it', async ({
      page,
      api,
    }) => {
      const email = newAddress();
      await page.goto(address);
      await type(page, say, '35');
      await page.getByLabel(say.name).fill('Ana Horvat');
      await page.getByLabel(say.email).fill(email);
      await page.getByLabel(say.message).fill('Samo tako nastavite!');
      await page.getByRole('checkbox', { name: say.anonymous }).check();
      await send(page, say);
      await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page.getByText(say.help)).toBeVisible();
      await expect(page.getByText(say.notTaken)).toBeVisible();
      const [row, ...more] = await stored(api, email);
      expect(more).toEqual([]);
      expect(row).toMatchObject({
        amount: 35,
        currency: 'EUR',
        status: 'pending',
        donorName: 'Ana Horvat',
        message: 'Samo tako nastavite!',
        isAnonymous: true,
        language,
      });
      for (const text of [row.reference, say.amount, 'HR00', 'Donacija']) {
        await expect(page.locator('dd').getByText(text, { exact: true })).toBeVisible();
      }
      for (const name of say.codes) {
        const code = page.getByRole('img', { name });
        await expect(code).toHaveAttribute(
          'src',
          new RegExp(`amount=35&reference=${row.reference}&`),
        );
        // Whoever prints at once prints the codes, too.
        await expect(code).not.toHaveAttribute('loading', 'lazy');
        const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
        await expect.poll(() => code.evaluate(isDrawn)).toBe(true);
      }
      const saving = page.waitForEvent('download');
      await page.getByRole('link', { name: say.pdf }).click();
      expect((await saving).suggestedFilename()).toMatch(new RegExp(`-${row.reference}\\.pdf$`));
      await page.reload();
      await expect(page.getByText(row.reference, { exact: true })).toBeVisible();
      expect(await stored(api, email)).toHaveLength(1);
    });

    test.describe('refused', () => {
      test.use({ expectedErrors: [/status of (400|429|500|503)|ERR_INTERNET_DISCONNECTED/] });

      test('says what is wrong with the amount, at its field and above the form', async ({
        page,
      }) => {
        await page.goto(address);
        await send(page, say);
        const summary = page.getByRole('alert');
        await expect(summary).toBeFocused();
        await expect(page).toHaveTitle(say.errorTitle);
        await summary.getByRole('link', { name: say.missing }).click();
        await expect(page.getByRole('radio').first()).toBeFocused();
        for (const [amount, message] of Object.entries(say.wrong)) {
          await type(page, say, amount);
          await send(page, say);
          await expect(summary.getByRole('listitem')).toHaveText([message]);
          const field = page.getByLabel(say.typed);
          await expect(field).toHaveAccessibleDescription(patternOf(message));
          await expect(field).toHaveValue(amount);
        }
      });

      test('names other mistakes together with the amount’s', async ({ page }) => {
        await page.goto(address);
        await page.getByLabel(say.email).fill('ana@');
        await send(page, say);
        const lines = page.getByRole('alert').getByRole('listitem');
        await expect(lines).toHaveText([say.missing, say.wrongEmail]);
        await expect(page.getByLabel(say.email)).toHaveValue('ana@');
      });

      test('says what the server said, how long to wait, and keeps what was typed', async ({
        page,
        context,
      }) => {
        await page.goto(address);
        await choose(page, say.amounts[2]);
        await page.getByLabel(say.message).fill('Za radionice.');
        await answerWith(page, 429, { message: 'Previše donacija.' }, { 'Retry-After': '290' });
        await send(page, say);
        const notice = page.getByRole('alert', { name: say.failure });
        await expect(notice).toBeFocused();
        await expect(notice.getByText('Previše donacija.')).toBeVisible();
        await expect(notice.getByText(say.wait)).toBeVisible();
        await expect(notice.getByText(say.kept)).toBeVisible();
        await page.unrouteAll();
        await context.setOffline(true);
        await send(page, say);
        await expect(notice.getByText(say.offline)).toBeVisible();
        await expect(page.getByLabel(say.message)).toHaveValue('Za radionice.');
        await expect(page.getByRole('radio', { name: say.amounts[2] })).toBeChecked();
      });
    });

    test.describe('with mistakes', () => {
      test.use({ expectedErrors: [/status of 400/] });

      test('is accessible in every display', async ({ page, checkEveryDisplay, checkTexts }) => {
        await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
        await page.goto(address);
        await type(page, say, '0');
        await send(page, say);
        await expect(page.getByRole('alert')).toBeFocused();
        await (language === 'hr' ? checkEveryDisplay : checkTexts)(page);
      });
    });
  });

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
