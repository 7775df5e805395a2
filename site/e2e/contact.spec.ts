import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../../testing/fixtures';

const texts = {
  hr: {
    titles: {
      default: 'Javite nam se',
      volunteer: 'Prilike za volontiranje',
      partnership: 'Upit o partnerstvu',
      project: 'Informacije o projektu',
    },
    subtitles: {
      default: /^Trebate razgovor, pomoć u\skući ili savjet za dijete\?/,
      volunteer: /^Ne treba vam iskustvo, dovoljno je malo vremena\./,
      partnership: /^Tvrtka, škola, ustanova ili udruga:/,
      project: /^Zanima vas neki od naših projekata/,
    },
    subjects: {
      volunteer: 'Želim volontirati',
      partnership: 'Partnerstvo',
      project: 'Pitanje o projektu',
    },
    labels: ['Ime i prezime', 'Adresa e-pošte', 'Predmet', 'Poruka'],
    consent: 'Pristajem na obradu osobnih podataka',
    privacy: 'Kako čuvamo vaše podatke',
    send: 'Pošaljite poruku',
    errorTitle: /^Pogreška: /,
    errors: [
      'Upišite ime i prezime.',
      'Unesite ispravnu adresu e-pošte.',
      'Upišite predmet poruke.',
      'Upišite poruku.',
      'Morate pristati na obradu osobnih podataka.',
    ],
    success: 'Poruka je uspješno poslana. Odgovorit ćemo vam u najkraćem mogućem roku.',
    failure: 'Došlo je do pogreške prilikom slanja poruke. Pokušajte ponovno.',
    again: 'Pokušajte ponovno.',
    offline: 'Niste povezani s internetom, pa ništa nije poslano.',
    wait: 'Pošaljite ponovno za 2 minute.',
    kept: /Sve što ste napisali ostalo je u obrascu/,
    tooLong: 'Dopušteno je najviše 5000 znakova',
    tooLarge: 'Poslali ste previše teksta',
    newForm: 'Novi obrazac',
  },
  en: {
    titles: {
      default: 'Get in touch',
      volunteer: 'Volunteer Opportunities',
      partnership: 'Partnership Inquiry',
      project: 'Project Information',
    },
    subtitles: {
      default: /^Need to talk, help at home or advice about a child\?/,
      volunteer: /^You need no experience, just a little time\./,
      partnership: /^A company, a school, an institution or an association:/,
      project: /^Interested in one of our projects/,
    },
    subjects: {
      volunteer: 'I would like to volunteer',
      partnership: 'Partnership',
      project: 'A question about a project',
    },
    labels: ['Full name', 'Email address', 'Subject', 'Message'],
    consent: 'I agree to the processing of my personal data',
    privacy: 'How we keep your data',
    send: 'Send message',
    errorTitle: /^Error: /,
    errors: [
      'Please enter your name.',
      'Please enter a valid email address.',
      'Please enter a subject.',
      'Please enter a message.',
      'You must agree to the processing of personal data.',
    ],
    success: 'Message sent successfully. We will respond to you as soon as possible.',
    failure: 'An error occurred when sending the message. Please try again.',
    again: 'Please try again.',
    offline: 'You are not connected to the internet, so nothing was sent.',
    wait: 'Send it again in 2 minutes.',
    kept: /Everything you wrote is still in the form/,
    tooLong: 'At most 5000 characters are allowed',
    tooLarge: 'You sent too much text',
    newForm: 'A new form',
  },
} as const;

type Texts = (typeof texts)['hr' | 'en'];

const written = 'Rado bih se uključila. Kome da se javim?';

async function fill(page: Page, say: Texts, email: string) {
  const [name, address, subject, message] = say.labels;
  await page.getByLabel(name, { exact: true }).fill('Ana Horvat');
  await page.getByLabel(address, { exact: true }).fill(email);
  const line = page.getByLabel(subject, { exact: true });
  if ((await line.inputValue()) === '') await line.fill('Radionica');
  await page.getByRole('textbox', { name: message, exact: true }).fill(written);
  await page.getByRole('checkbox', { name: say.consent }).check();
}

const send = (page: Page, say: Texts) => page.getByRole('button', { name: say.send }).click();

const newAddress = () => `ana.${randomUUID()}@udruga.example`;

async function stored(api: APIRequestContext, email: string) {
  const filter = encodeURIComponent(JSON.stringify({ email }));
  const answer = await api.get(`/api/contact?filter=${filter}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Answers the form in the API's place. */
async function answerWith(page: Page, status: number, body: object, headers = {}) {
  await page.route('**/api/contact?*', (route) =>
    route.fulfill({ status, headers, contentType: 'application/problem+json', json: body }),
  );
}

for (const language of ['hr', 'en'] as const) {
  const say: Texts = texts[language];
  const address = `/contact?lang=${language}`;

  test.describe(`contact, ${language}`, () => {
    for (const topic of ['volunteer', 'partnership', 'project'] as const) {
      test(`has a title, a subtitle and a subject of its own with ${topic}=true`, async ({
        page,
      }) => {
        await page.goto(`/contact?${topic}=true&lang=${language}`);
        const title = say.titles[topic];
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByText(say.subtitles[topic])).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(`^${title} · `));
        await expect(page.getByLabel(say.labels[2], { exact: true })).toHaveValue(
          say.subjects[topic],
        );
      });
    }

    test('has its default title and an empty form otherwise', async ({ page }) => {
      await page.goto(`/contact?volunteer=false&lang=${language}`);
      const title = say.titles.default;
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(say.subtitles.default)).toBeVisible();
      for (const label of say.labels) {
        await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue('');
      }
      await expect(page.getByRole('checkbox', { name: say.consent })).not.toBeChecked();
    });

    test('shows the contact information and social links of the settings, to search engines too', async ({
      page,
      api,
    }) => {
      const settings = await (await api.get('/api/settings/1')).json();
      await page.goto(address);
      const main = page.getByRole('main');
      const coast = language === 'hr' ? settings.coastalStreet : settings.coastalStreetEn;
      for (const fact of [settings.taxId, settings.street, coast]) {
        await expect(main.getByText(fact)).toBeVisible();
      }
      await expect(main.getByRole('link', { name: settings.phone })).toHaveAttribute(
        'href',
        /^tel:\+\d+$/,
      );
      await expect(main.getByRole('link', { name: settings.email })).toHaveAttribute(
        'href',
        `mailto:${settings.email}`,
      );
      const links = Object.values<string>(settings.socialLinks);
      for (const url of links) await expect(main.locator(`a[href="${url}"]`)).toBeVisible();
      const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(JSON.parse(data ?? '{}').about).toMatchObject({
        '@type': 'NGO',
        name: language === 'hr' ? settings.name : settings.nameEn,
        telephone: settings.phone,
        email: settings.email,
        address: { '@type': 'PostalAddress', streetAddress: settings.street },
        sameAs: expect.arrayContaining(links),
      });
    });

    test('stores a message and says so', async ({ page, api }) => {
      const email = newAddress();
      await page.goto(`/contact?volunteer=true&lang=${language}`);
      await fill(page, say, email);
      await send(page, say);
      await expect(page.getByText(say.success)).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
      expect(await stored(api, email)).toMatchObject([
        {
          name: 'Ana Horvat',
          subject: say.subjects.volunteer,
          message: written,
          topic: 'volunteer',
          language,
          isRead: false,
          consentAt: expect.any(String),
        },
      ]);
    });

    test.describe('refused', () => {
      test.use({ expectedErrors: [/status of (400|429|503)|ERR_INTERNET_DISCONNECTED/] });

      test('names every mistake above the form and at its field, and keeps what was typed', async ({
        page,
      }) => {
        await page.goto(address);
        await send(page, say);
        const summary = page.getByRole('alert');
        await expect(summary).toBeFocused();
        await expect(summary).toBeInViewport();
        await expect(page).toHaveTitle(say.errorTitle);
        await expect(summary.getByRole('listitem')).toHaveText([...say.errors]);
        for (const [position, label] of say.labels.entries()) {
          const field = page.getByRole('textbox', { name: label, exact: true });
          await expect(field).toHaveAccessibleDescription(
            new RegExp(say.errors[position]?.replace('.', '\\.') ?? ''),
          );
          await expect(field).toHaveAttribute('aria-invalid', 'true');
          await summary.getByRole('link', { name: say.errors[position] ?? '' }).click();
          await expect(field).toBeFocused();
        }
        await page.evaluate(() => {
          location.hash = 'content';
        });
        await expect(summary).toBeVisible();
        const consent = page.getByRole('checkbox', { name: say.consent });
        await expect(consent).toHaveAccessibleDescription(new RegExp(say.errors[4]));

        await page.getByLabel(say.labels[0], { exact: true }).fill('Ana');
        await page.getByLabel(say.labels[1], { exact: true }).fill('ana@');
        await send(page, say);
        await expect(summary.getByRole('listitem')).toHaveCount(4);
        await expect(summary).toBeFocused();
        await expect(page.getByLabel(say.labels[0], { exact: true })).toHaveValue('Ana');
        await expect(page.getByLabel(say.labels[1], { exact: true })).toHaveValue('ana@');
      });

      test('says what the server said, or to try again', async ({ page }) => {
        await page.goto(address);
        await fill(page, say, newAddress());
        await answerWith(page, 503, { message: 'Baza se budi.' });
        await send(page, say);
        const notice = page.getByRole('alert', { name: say.failure });
        await expect(notice).toBeFocused();
        await expect(notice.getByText('Baza se budi.')).toBeVisible();
        await page.unrouteAll();
        await answerWith(page, 503, {});
        await send(page, say);
        await expect(notice.getByText(say.again, { exact: true })).toBeVisible();
        await expect(notice.getByText(say.kept)).toBeVisible();
        await expect(page.getByRole('textbox', { name: say.labels[3], exact: true })).toHaveValue(
          written,
        );
      });

      test('says after too many messages how long to wait', async ({ page }) => {
        await page.goto(address);
        await fill(page, say, newAddress());
        await answerWith(page, 429, { message: 'x' }, { 'Retry-After': '100' });
        await send(page, say);
        await expect(page.getByRole('alert').getByText(say.wait)).toBeVisible();
      });

      test('says without a connection that nothing was sent, and sends it when there is one', async ({
        page,
        context,
      }) => {
        await page.goto(address);
        await fill(page, say, newAddress());
        await context.setOffline(true);
        await send(page, say);
        await expect(page.getByRole('alert').getByText(say.offline)).toBeVisible();
        await context.setOffline(false);
        await answerWith(page, 201, { message: say.success });
        await send(page, say);
        await expect(page.getByText(say.success)).toBeVisible();
      });
    });

    test.describe('with mistakes', () => {
      test.use({ expectedErrors: [/status of 400/] });

      test('is accessible in every display', async ({ page, checkEveryDisplay, checkTexts }) => {
        await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
        await page.goto(address);
        await send(page, say);
        await expect(page.getByRole('alert')).toBeFocused();
        await (language === 'hr' ? checkEveryDisplay : checkTexts)(page);
      });
    });
  });

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
