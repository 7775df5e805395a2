import { expect, test } from '../../../testing/fixtures';
import { ONE_LANGUAGE } from '../texts';
import {
  texts,
  type Texts,
  choose,
  send,
  newAddress,
  patternOf,
  type,
  stored,
  answerWith,
} from './donation-form';

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
}

for (const language of ONE_LANGUAGE) {
  const say: Texts = texts[language];
  const address = `/donate?lang=${language}`;

  test.describe(`donate, ${language}`, () => {
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

    test.describe('refused', () => {
      test.use({ expectedErrors: [/status of (400|429|500|503)|ERR_INTERNET_DISCONNECTED/] });

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
  });
}
