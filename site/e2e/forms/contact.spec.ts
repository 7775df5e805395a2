import { expect, test } from '../../../testing/fixtures';
import { ONE_LANGUAGE } from '../texts';
import {
  texts,
  type Texts,
  written,
  fill,
  send,
  uniqueEmail,
  stored,
  answerWith,
} from './contact-form';

for (const language of ['hr', 'en'] as const) {
  const t: Texts = texts[language];
  const path = `/contact?lang=${language}`;

  test.describe(`contact, ${language}`, () => {
    for (const topic of ['volunteer', 'partnership', 'project'] as const) {
      test(`has the title, subtitle and subject of ${topic}=true`, async ({ page }) => {
        await page.goto(`/contact?${topic}=true&lang=${language}`);
        const title = t.titles[topic];
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByText(t.subtitles[topic])).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(`^${title.replaceAll(' ', '\\s')} · `));
        await expect(page.getByLabel(t.labels[2], { exact: true })).toHaveValue(t.subjects[topic]);
      });
    }

    test('has its default title and an empty form otherwise', async ({ page }) => {
      await page.goto(`/contact?volunteer=false&lang=${language}`);
      const title = t.titles.default;
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(t.subtitles.default)).toBeVisible();
      for (const label of t.labels) {
        await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue('');
      }
      await expect(page.getByRole('checkbox', { name: t.consent })).not.toBeChecked();
    });

    test('shows the contact information and social links of the settings, also in structured data', async ({
      page,
      api,
    }) => {
      const settings = await (await api.get('/api/settings/1')).json();
      await page.goto(path);
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
      const email = uniqueEmail();
      await page.goto(`/contact?volunteer=true&lang=${language}`);
      await fill(page, t, email);
      await send(page, t);
      await expect(page.getByText(t.success)).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
      expect(await stored(api, email)).toMatchObject([
        {
          name: 'Ana Horvat',
          subject: t.subjects.volunteer,
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

      test('reports every error above the form and at its field, and keeps the typed text', async ({
        page,
      }) => {
        await page.goto(path);
        await send(page, t);
        const summary = page.getByRole('alert');
        await expect(summary).toBeFocused();
        await expect(summary).toBeInViewport();
        await expect(page).toHaveTitle(t.errorTitle);
        await expect(summary.getByRole('listitem')).toHaveText([...t.errors]);
        for (const [position, label] of t.labels.entries()) {
          const field = page.getByRole('textbox', { name: label, exact: true });
          await expect(field).toHaveAccessibleDescription(
            new RegExp(t.errors[position]?.replace('.', '\\.') ?? ''),
          );
          await expect(field).toHaveAttribute('aria-invalid', 'true');
          await summary.getByRole('link', { name: t.errors[position] ?? '' }).click();
          await expect(field).toBeFocused();
        }
        await page.evaluate(() => {
          location.hash = 'content';
        });
        await expect(summary).toBeVisible();
        const consent = page.getByRole('checkbox', { name: t.consent });
        await expect(consent).toHaveAccessibleDescription(new RegExp(t.errors[4]));

        await page.getByLabel(t.labels[0], { exact: true }).fill('Ana');
        await page.getByLabel(t.labels[1], { exact: true }).fill('ana@');
        await send(page, t);
        await expect(summary.getByRole('listitem')).toHaveCount(4);
        await expect(summary).toBeFocused();
        await expect(page.getByLabel(t.labels[0], { exact: true })).toHaveValue('Ana');
        await expect(page.getByLabel(t.labels[1], { exact: true })).toHaveValue('ana@');
      });

      test('says after too many messages how long to wait', async ({ page }) => {
        await page.goto(path);
        await fill(page, t, uniqueEmail());
        await answerWith(page, 429, { message: 'x' }, { 'Retry-After': '100' });
        await send(page, t);
        await expect(page.getByRole('alert').getByText(t.wait)).toBeVisible();
      });
    });

    test.describe('with mistakes', () => {
      test.use({ expectedErrors: [/status of 400/] });

      test('is accessible in every display', async ({ page, checkEveryDisplay, checkTexts }) => {
        await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
        await page.goto(path);
        await send(page, t);
        await expect(page.getByRole('alert')).toBeFocused();
        await (language === 'hr' ? checkEveryDisplay : checkTexts)(page);
      });
    });
  });
}

for (const language of ONE_LANGUAGE) {
  const t: Texts = texts[language];
  const path = `/contact?lang=${language}`;

  test.describe(`contact, ${language}`, () => {
    test.describe('refused', () => {
      test.use({ expectedErrors: [/status of (400|429|503)|ERR_INTERNET_DISCONNECTED/] });

      test('shows the server’s message, or asks to try again', async ({ page }) => {
        await page.goto(path);
        await fill(page, t, uniqueEmail());
        await answerWith(page, 503, { message: 'Baza se budi.' });
        await send(page, t);
        const notice = page.getByRole('alert', { name: t.failure });
        await expect(notice).toBeFocused();
        await expect(notice.getByText('Baza se budi.')).toBeVisible();
        await page.unrouteAll();
        await answerWith(page, 503, {});
        await send(page, t);
        await expect(notice.getByText(t.again, { exact: true })).toBeVisible();
        await expect(notice.getByText(t.kept)).toBeVisible();
        await expect(page.getByRole('textbox', { name: t.labels[3], exact: true })).toHaveValue(
          written,
        );
      });

      test('says while offline that nothing was sent, and sends it once online', async ({
        page,
        context,
      }) => {
        await page.goto(path);
        await fill(page, t, uniqueEmail());
        await context.setOffline(true);
        await send(page, t);
        await expect(page.getByRole('alert').getByText(t.offline)).toBeVisible();
        await context.setOffline(false);
        await answerWith(page, 201, { message: t.success });
        await send(page, t);
        await expect(page.getByText(t.success)).toBeVisible();
      });
    });
  });
}
