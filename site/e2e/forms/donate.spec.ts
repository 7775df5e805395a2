import type { Locator } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { sheetsOf } from '../../../testing/printed-pages';
import { ONE_LANGUAGE } from '../texts';
import {
  texts,
  type Texts,
  choose,
  send,
  uniqueEmail,
  patternOf,
  type,
  stored,
  answerWith,
} from './donation-form';

for (const language of ['hr', 'en'] as const) {
  const t: Texts = texts[language];
  const path = `/donate?lang=${language}`;

  test.describe(`donate, ${language}`, () => {
    test('shows the bank transfer details of the settings', async ({ page, api }) => {
      const { bankRecipient, iban } = await (await api.get('/api/settings/1')).json();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
      const bank = page.locator('#bank');
      const grouped = iban.match(/.{1,4}/g).join(' ');
      for (const text of [bankRecipient, grouped, 'HR00 - datum uplate', 'Donacija']) {
        await expect(bank.getByText(text, { exact: true })).toBeVisible();
      }
      await expect(bank.getByRole('link', { name: t.contact })).toHaveAttribute('href', '/contact');
    });

    test('names the other ways to help', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 3, name: t.monthly })).toBeVisible();
      await expect(page.getByRole('link', { name: t.volunteer })).toHaveAttribute(
        'href',
        '/contact?volunteer=true',
      );
      await expect(page.getByRole('link', { name: t.partner })).toHaveAttribute(
        'href',
        '/contact?partnership=true',
      );
    });

    test('stores a pledge as pending and shows its reference and how to pay it', async ({
      page,
      api,
    }) => {
      const email = uniqueEmail();
      await page.goto(path);
      await type(page, t, '35');
      await page.getByLabel(t.name).fill('Ana Horvat');
      await page.getByLabel(t.email).fill(email);
      await page.getByLabel(t.message).fill('Samo tako nastavite!');
      await page.getByRole('checkbox', { name: t.anonymous }).check();
      await send(page, t);
      await expect(page.getByRole('heading', { level: 1, name: t.thanks })).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page.getByText(t.help)).toBeVisible();
      await expect(page.getByText(t.notTaken)).toBeVisible();
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
      for (const text of [row.reference, t.amount, 'HR00', 'Donacija']) {
        await expect(page.locator('dd').getByText(text, { exact: true })).toBeVisible();
      }
      for (const name of t.codes) {
        const code = page.getByRole('img', { name });
        await expect(code).toHaveAttribute(
          'src',
          new RegExp(`amount=35&reference=${row.reference}&`),
        );
        // The codes are loaded in case the page is printed immediately.
        await expect(code).not.toHaveAttribute('loading', 'lazy');
        const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
        await expect.poll(() => code.evaluate(isDrawn)).toBe(true);
      }
      const saving = page.waitForEvent('download');
      await page.getByRole('link', { name: t.pdf }).click();
      expect((await saving).suggestedFilename()).toMatch(new RegExp(`-${row.reference}\\.pdf$`));
      await page.reload();
      await expect(page.getByText(row.reference, { exact: true })).toBeVisible();
      expect(await stored(api, email)).toHaveLength(1);
    });

    test.describe('refused', () => {
      test.use({ expectedErrors: [/status of (400|429|500|503)|ERR_INTERNET_DISCONNECTED/] });

      test('reports a wrong amount at its field and above the form', async ({ page }) => {
        await page.goto(path);
        await send(page, t);
        const summary = page.getByRole('alert');
        await expect(summary).toBeFocused();
        await expect(page).toHaveTitle(t.errorTitle);
        await summary.getByRole('link', { name: t.missing }).click();
        await expect(page.getByRole('radio').first()).toBeFocused();
        for (const [amount, message] of Object.entries(t.wrong)) {
          await type(page, t, amount);
          await send(page, t);
          await expect(summary.getByRole('listitem')).toHaveText([message]);
          const field = page.getByLabel(t.typed);
          await expect(field).toHaveAccessibleDescription(patternOf(message));
          await expect(field).toHaveValue(amount);
        }
      });

      test('reports other errors together with the amount’s', async ({ page }) => {
        await page.goto(path);
        await page.getByLabel(t.email).fill('ana@');
        await send(page, t);
        const lines = page.getByRole('alert').getByRole('listitem');
        await expect(lines).toHaveText([t.missing, t.wrongEmail]);
        await expect(page.getByLabel(t.email)).toHaveValue('ana@');
      });
    });

    test.describe('with mistakes', () => {
      test.use({ expectedErrors: [/status of 400/] });

      test('is accessible in every display', async ({ page, checkEveryDisplay, checkTexts }) => {
        await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
        await page.goto(path);
        await type(page, t, '0');
        await send(page, t);
        await expect(page.getByRole('alert')).toBeFocused();
        await (language === 'hr' ? checkEveryDisplay : checkTexts)(page);
      });
    });
  });
}

for (const language of ONE_LANGUAGE) {
  const t: Texts = texts[language];
  const path = `/donate?lang=${language}`;

  test.describe(`donate, ${language}`, () => {
    test('copies each bank detail, and says so', async ({ page, context, api }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { bankRecipient, iban } = await (await api.get('/api/settings/1')).json();
      await page.goto(path);
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      const expected = [bankRecipient, iban, /^\d{2}-\d{2}-\d{4}$/, 'Donacija'];
      for (const [position, line] of t.lines.entries()) {
        await page.getByRole('button', { name: `${t.copy}: ${line}`, exact: true }).click();
        await expect(
          page.getByRole('button', { name: `${t.copied}: ${line}`, exact: true }),
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

    test('shows the amounts in the largest font of the page', async ({ page }) => {
      await page.goto(path);
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
      expect(largest.map((text) => text.replace(/\s/, ' '))).toEqual([...t.amounts]);
    });

    test('says what an amount makes possible, and where the last report is, once the settings do', async ({
      page,
      api,
    }) => {
      const effect = 'pribor za jednu radionicu s desetero djece';
      const empty = { effectOf10: null, financialReportUrl: null };
      await page.goto(path);
      await expect(page.getByRole('radio', { name: t.amounts[0], exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: t.report })).toHaveCount(0);
      try {
        const filled = { effectOf10: effect, financialReportUrl: '/about#statute' };
        await api.patch('/api/settings/1', { data: filled });
        await page.reload();
        const name = new RegExp(`^${t.amounts[0].replace(' ', '\\s')} ?${effect}$`);
        await page.getByRole('radio', { name }).check();
        await expect(page.getByRole('link', { name: t.report })).toHaveAttribute(
          'href',
          '/about#statute',
        );
      } finally {
        await api.patch('/api/settings/1', { data: empty });
      }
    });

    test.describe('on a phone', () => {
      test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });

      test('offers the slip as PDF first, and copying before the code', async ({ page }) => {
        await page.goto(path);
        await choose(page, t.amounts[2]);
        await send(page, t);
        await expect(page.getByRole('heading', { level: 1, name: t.thanks })).toBeVisible();
        const main = page.getByRole('main');
        const pdf = main.getByRole('link', { name: t.pdf });
        await expect(pdf).toHaveCount(1);
        await expect(main.getByText(t.scan)).toBeHidden();
        const yOf = async (target: Locator) => (await target.boundingBox())?.y ?? NaN;
        const copying = await yOf(main.getByRole('button', { name: t.copy }).first());
        expect(await yOf(pdf)).toBeLessThan(copying);
        expect(copying).toBeLessThan(await yOf(main.getByRole('img', { name: t.codes[0] })));
        // Tabular zeros are slashed.
        const figures = (target: Locator) =>
          target.evaluate((element) => getComputedStyle(element).fontVariantNumeric);
        expect(await figures(main.getByText(/^HR\d\d \d{4} /).first())).toMatch(/tabular/);
        expect(await figures(main.locator('dd strong').first())).toBe('lining-nums');
        const margin = { top: '20mm', right: '20mm', bottom: '20mm', left: '20mm' };
        expect(sheetsOf(await page.pdf({ format: 'A4', margin }))).toBe(1);
      });
    });

    test.describe('refused', () => {
      test.use({ expectedErrors: [/status of (400|429|500|503)|ERR_INTERNET_DISCONNECTED/] });

      test('keeps the amounts within their stones on a narrow screen with large text', async ({
        page,
      }) => {
        await page.addInitScript(() => localStorage.setItem('fontSize', 'large'));
        await page.setViewportSize({ width: 320, height: 700 });
        await page.goto(path);
        await send(page, t);
        await expect(page.getByRole('alert')).toBeFocused();
        const distances = await page.locator('label', { hasText: '€' }).evaluateAll((stones) =>
          stones.map((stone) => {
            const words = document.createRange();
            words.selectNodeContents(stone.lastElementChild ?? stone);
            const inner = words.getBoundingClientRect();
            const outer = stone.getBoundingClientRect();
            return Math.min(inner.left - outer.left, outer.right - inner.right);
          }),
        );
        expect(distances).toHaveLength(4);
        expect(Math.min(...distances)).toBeGreaterThan(8);
      });

      test('shows the server’s message and how long to wait, and keeps the typed text', async ({
        page,
        context,
      }) => {
        await page.goto(path);
        await choose(page, t.amounts[2]);
        await page.getByLabel(t.message).fill('Za radionice.');
        await answerWith(page, 429, { message: 'Previše donacija.' }, { 'Retry-After': '290' });
        await send(page, t);
        const notice = page.getByRole('alert', { name: t.failure });
        await expect(notice).toBeFocused();
        await expect(notice.getByText('Previše donacija.')).toBeVisible();
        await expect(notice.getByText(t.wait)).toBeVisible();
        await expect(notice.getByText(t.kept)).toBeVisible();
        await page.unrouteAll();
        await context.setOffline(true);
        await send(page, t);
        await expect(notice.getByText(t.offline)).toBeVisible();
        await expect(page.getByLabel(t.message)).toHaveValue('Za radionice.');
        await expect(page.getByRole('radio', { name: t.amounts[2] })).toBeChecked();
      });
    });
  });
}
