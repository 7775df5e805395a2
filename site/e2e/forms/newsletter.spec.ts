import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { en, hr, type Catalogue, ONE_LANGUAGE } from '../texts';

const textsIn = ({ common, newsletter }: Catalogue) => ({
  label: newsletter.email,
  submit: newsletter.submit,
  successTitle: newsletter.successTitle,
  success: newsletter.success,
  failureTitle: newsletter.failureTitle,
  failure: newsletter.failure,
  invalid: newsletter.invalidEmail,
  privacy: newsletter.privacy,
  close: common.toast.close,
  sending: newsletter.submitting,
});

const texts = {
  hr: { ...textsIn(hr), region: 'Obavijesti (F8)', errorTitle: /^Pogreška: / },
  en: { ...textsIn(en), region: 'Notifications (F8)', errorTitle: /^Error: / },
} as const;

type Texts = (typeof texts)['hr' | 'en'];

const uniqueEmail = () => `ana.${randomUUID()}@udruga.example`;

const field = (page: Page, t: Texts) => page.getByRole('textbox', { name: t.label });
const toasts = (page: Page) => page.locator('[data-variant]');

async function subscribe(page: Page, t: Texts, email: string) {
  await field(page, t).fill(email);
  await page.getByRole('button', { name: t.submit }).click();
}

/** Answers the form in place of the API. */
async function answerWith(page: Page, status: number, body: object) {
  await page.route('**/api/newsletter/subscribe?*', (route) =>
    route.fulfill({ status, contentType: 'application/json', json: body }),
  );
}

for (const language of ['hr', 'en'] as const) {
  const t: Texts = texts[language];

  test.describe(`newsletter, ${language}`, () => {
    test('thanks in a toast of 5000 ms, empties the field and stores the email', async ({
      page,
      api,
    }) => {
      const email = uniqueEmail();
      await page.goto(`/?lang=${language}`);
      await page.clock.pauseAt(Date.now() + 60_000);
      await subscribe(page, t, email);
      // The toast's script loads and renders in steps that wait for timers.
      const shown = async () => {
        await page.clock.runFor(20);
        return toasts(page).count();
      };
      await expect.poll(shown, { intervals: [20] }).toBe(1);
      await expect(toasts(page).getByText(t.successTitle, { exact: true })).toBeVisible();
      await expect(toasts(page).getByText(t.success, { exact: true })).toBeVisible();
      await expect(toasts(page)).toHaveAttribute('data-variant', 'default');
      await expect(field(page, t)).toHaveValue('');
      const filter = encodeURIComponent(JSON.stringify({ email }));
      const rows = await (await api.get(`/api/newsletter?filter=${filter}`)).json();
      expect(rows).toMatchObject([{ email, isActive: true }]);
      await page.clock.runFor(4_900);
      await expect(toasts(page)).toHaveAttribute('data-state', 'open');
      await page.clock.runFor(200);
      await expect(page.locator('[data-variant][data-state=open]')).toHaveCount(0);
    });

    test('reports an invalid email at its field and sends nothing', async ({ page }) => {
      await page.goto(`/newsletter?lang=${language}`);
      await subscribe(page, t, 'ana@');
      await expect(field(page, t)).toHaveAccessibleDescription(new RegExp(t.invalid));
      await expect(field(page, t)).toBeFocused();
      await expect(toasts(page)).toHaveCount(0);
    });

    test('says what the data are used for', async ({ page }) => {
      await page.goto(`/newsletter?lang=${language}`);
      await expect(page.getByText(t.privacy)).toBeVisible();
    });

    test.describe('refused', () => {
      test.use({ expectedErrors: [/status of (429|500)/] });

      test('shows the server’s message in a toast, or asks to try again', async ({ page }) => {
        await page.goto(`/newsletter?lang=${language}`);
        await answerWith(page, 429, { message: 'Polako.' });
        await subscribe(page, t, 'ana@udruga.example');
        const toast = toasts(page);
        await expect(toast.getByText(t.failureTitle, { exact: true })).toBeVisible();
        await expect(toast.getByText('Polako.', { exact: true })).toBeVisible();
        await expect(toast).toHaveAttribute('data-variant', 'destructive');
        await page.unrouteAll();
        await answerWith(page, 500, {});
        await page.getByRole('button', { name: t.submit }).click();
        await expect(toast.getByText(t.failure, { exact: true })).toBeVisible();
        await expect(toast).toHaveCount(1);
        await expect(field(page, t)).toHaveValue('ana@udruga.example');
      });
    });
  });

  test.describe(`newsletter without scripts, ${language}`, () => {
    test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] });

    test('reports an invalid email and keeps it, then thanks on a separate page', async ({
      page,
    }) => {
      await page.goto(`/newsletter?lang=${language}`);
      await subscribe(page, t, 'ana@');
      await expect(page).toHaveTitle(t.errorTitle);
      await expect(field(page, t)).toHaveAccessibleDescription(new RegExp(t.invalid));
      await expect(field(page, t)).toHaveValue('ana@');
      await subscribe(page, t, uniqueEmail());
      await expect(page.getByRole('heading', { level: 1, name: t.successTitle })).toBeVisible();
      await expect(page.getByText(t.success)).toBeVisible();
    });
  });
}

for (const language of ONE_LANGUAGE) {
  const t: Texts = texts[language];

  test.describe(`newsletter, ${language}`, () => {
    test('shows that it is being sent until the response, and is sent once', async ({ page }) => {
      await page.goto(`/newsletter?lang=${language}`);
      let requests = 0;
      let answer = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/newsletter/subscribe?*', async (route) => {
        requests += 1;
        await released;
        await route.fulfill({ status: 201, json: { message: 'x' } });
      });
      const button = page.getByRole('main').locator('form button[type=submit]');
      await field(page, t).fill('ana@udruga.example');
      await button.dblclick();
      await expect(button).toHaveText(t.sending);
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await button.click({ force: true });
      answer();
      await expect(toasts(page)).toHaveCount(1);
      await expect(button).toHaveText(t.submit);
      await expect(button).toHaveAttribute('aria-disabled', 'false');
      expect(requests).toBe(1);
    });
  });

  test.describe(`newsletter without scripts, ${language}`, () => {
    test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] });

    test('sends nothing when the page after it is reloaded', async ({ page }) => {
      await page.goto(`/newsletter?lang=${language}`);
      await subscribe(page, t, uniqueEmail());
      await expect(page).toHaveURL(/\/newsletter\/subscribed/);
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.method()));
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: t.successTitle })).toBeVisible();
      expect(sent).not.toContain('POST');
    });
  });
}

for (const language of ONE_LANGUAGE) {
  const t = texts[language];

  test.describe(`a toast, ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/newsletter?lang=${language}`);
      await answerWith(page, 201, { message: 'x' });
      await subscribe(page, t, 'ana@udruga.example');
      await expect(toasts(page)).toBeVisible();
    });

    test('is reached with F8 and closed with its button', async ({ page }) => {
      await page.keyboard.press('F8');
      await expect(page.getByRole('region', { name: t.region }).locator('ol')).toBeFocused();
      await page.getByRole('button', { name: t.close }).click();
      await expect(toasts(page)).toHaveCount(0);
    });

    test('is replaced by the next one', async ({ page }) => {
      await page.unrouteAll();
      await answerWith(page, 201, { message: 'x' });
      await toasts(page).evaluate((toast) => toast.setAttribute('data-first', ''));
      await subscribe(page, t, 'iva@udruga.example');
      await expect(page.locator('[data-variant]:not([data-first])')).toBeVisible();
      await expect(toasts(page)).toHaveCount(1);
    });

    test('is closed by a swipe to the right of more than 50 px, and not of less', async ({
      page,
    }) => {
      const swipe = async (distance: number) => {
        const box = await toasts(page).boundingBox();
        const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + distance / 2, y, { steps: 3 });
        await page.mouse.move(x + distance, y, { steps: 3 });
        await page.mouse.up();
      };
      await swipe(48);
      await expect(toasts(page)).toHaveAttribute('data-swipe', 'cancel');
      await expect(toasts(page)).toBeVisible();
      await swipe(52);
      await expect(toasts(page)).toHaveCount(0);
    });
  });
}
