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

const newAddress = () => `ana.${randomUUID()}@udruga.example`;

const field = (page: Page, say: Texts) => page.getByRole('textbox', { name: say.label });
const toasts = (page: Page) => page.locator('[data-variant]');

async function subscribe(page: Page, say: Texts, email: string) {
  await field(page, say).fill(email);
  await page.getByRole('button', { name: say.submit }).click();
}

/** Answers the form in the API's place. */
async function answerWith(page: Page, status: number, body: object) {
  await page.route('**/api/newsletter/subscribe?*', (route) =>
    route.fulfill({ status, contentType: 'application/json', json: body }),
  );
}

for (const language of ['hr', 'en'] as const) {
  const say: Texts = texts[language];

  test.describe(`newsletter, ${language}`, () => {
    test('thanks in a toast of 5000 ms, empties the field and stores the address', async ({
      page,
      api,
    }) => {
      const email = newAddress();
      await page.goto(`/?lang=${language}`);
      await page.clock.pauseAt(Date.now() + 60_000);
      await subscribe(page, say, email);
      // Its code is fetched and put in place in steps that wait for timers.
      const shown = async () => {
        await page.clock.runFor(20);
        return toasts(page).count();
      };
      await expect.poll(shown, { intervals: [20] }).toBe(1);
      await expect(toasts(page).getByText(say.successTitle, { exact: true })).toBeVisible();
      await expect(toasts(page).getByText(say.success, { exact: true })).toBeVisible();
      await expect(toasts(page)).toHaveAttribute('data-variant', 'default');
      await expect(field(page, say)).toHaveValue('');
      const filter = encodeURIComponent(JSON.stringify({ email }));
      const rows = await (await api.get(`/api/newsletter?filter=${filter}`)).json();
      expect(rows).toMatchObject([{ email, isActive: true }]);
      await page.clock.runFor(4_900);
      await expect(toasts(page)).toHaveAttribute('data-state', 'open');
      await page.clock.runFor(200);
      await expect(page.locator('[data-variant][data-state=open]')).toHaveCount(0);
    });

    test('names a wrong address at its field and sends nothing', async ({ page }) => {
      await page.goto(`/newsletter?lang=${language}`);
      await subscribe(page, say, 'ana@');
      await expect(field(page, say)).toHaveAccessibleDescription(new RegExp(say.invalid));
      await expect(field(page, say)).toBeFocused();
      await expect(toasts(page)).toHaveCount(0);
    });

    test('says what the data are used for', async ({ page }) => {
      await page.goto(`/newsletter?lang=${language}`);
      await expect(page.getByText(say.privacy)).toBeVisible();
    });

    test.describe('refused', () => {
      test.use({ expectedErrors: [/status of (429|500)/] });

      test('says in a toast what the server said, or to try again', async ({ page }) => {
        await page.goto(`/newsletter?lang=${language}`);
        await answerWith(page, 429, { message: 'Polako.' });
        await subscribe(page, say, 'ana@udruga.example');
        const toast = toasts(page);
        await expect(toast.getByText(say.failureTitle, { exact: true })).toBeVisible();
        await expect(toast.getByText('Polako.', { exact: true })).toBeVisible();
        await expect(toast).toHaveAttribute('data-variant', 'destructive');
        await page.unrouteAll();
        await answerWith(page, 500, {});
        await page.getByRole('button', { name: say.submit }).click();
        await expect(toast.getByText(say.failure, { exact: true })).toBeVisible();
        await expect(toast).toHaveCount(1);
        await expect(field(page, say)).toHaveValue('ana@udruga.example');
      });
    });
  });

  test.describe(`newsletter without scripts, ${language}`, () => {
    test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] });

    test('names a wrong address and keeps it, then thanks on a page of its own', async ({
      page,
    }) => {
      await page.goto(`/newsletter?lang=${language}`);
      await subscribe(page, say, 'ana@');
      await expect(page).toHaveTitle(say.errorTitle);
      await expect(field(page, say)).toHaveAccessibleDescription(new RegExp(say.invalid));
      await expect(field(page, say)).toHaveValue('ana@');
      await subscribe(page, say, newAddress());
      await expect(page.getByRole('heading', { level: 1, name: say.successTitle })).toBeVisible();
      await expect(page.getByText(say.success)).toBeVisible();
    });
  });
}

for (const language of ONE_LANGUAGE) {
  const say: Texts = texts[language];

  test.describe(`newsletter, ${language}`, () => {
    test('says that it is being sent until it is answered, and is sent once', async ({ page }) => {
      await page.goto(`/newsletter?lang=${language}`);
      let sendings = 0;
      let answer = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/newsletter/subscribe?*', async (route) => {
        sendings += 1;
        await held;
        await route.fulfill({ status: 201, json: { message: 'x' } });
      });
      const button = page.getByRole('main').locator('form button[type=submit]');
      await field(page, say).fill('ana@udruga.example');
      await button.dblclick();
      await expect(button).toHaveText(say.sending);
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await button.click({ force: true });
      answer();
      await expect(toasts(page)).toHaveCount(1);
      await expect(button).toHaveText(say.submit);
      await expect(button).toHaveAttribute('aria-disabled', 'false');
      expect(sendings).toBe(1);
    });
  });

  test.describe(`newsletter without scripts, ${language}`, () => {
    test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] });

    test('sends nothing when the answer is loaded again', async ({ page }) => {
      await page.goto(`/newsletter?lang=${language}`);
      await subscribe(page, say, newAddress());
      await expect(page).toHaveURL(/\/newsletter\/subscribed/);
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.method()));
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: say.successTitle })).toBeVisible();
      expect(sent).not.toContain('POST');
    });
  });
}

for (const language of ONE_LANGUAGE) {
  const say = texts[language];

  test.describe(`a toast, ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/newsletter?lang=${language}`);
      await answerWith(page, 201, { message: 'x' });
      await subscribe(page, say, 'ana@udruga.example');
      await expect(toasts(page)).toBeVisible();
    });

    test('is reached with F8 and closed with its button', async ({ page }) => {
      await page.keyboard.press('F8');
      await expect(page.getByRole('region', { name: say.region }).locator('ol')).toBeFocused();
      await page.getByRole('button', { name: say.close }).click();
      await expect(toasts(page)).toHaveCount(0);
    });

    test('gives way to the next: there is one at a time', async ({ page }) => {
      await page.unrouteAll();
      await answerWith(page, 201, { message: 'x' });
      await toasts(page).evaluate((toast) => toast.setAttribute('data-first', ''));
      await subscribe(page, say, 'iva@udruga.example');
      await expect(page.locator('[data-variant]:not([data-first])')).toBeVisible();
      await expect(toasts(page)).toHaveCount(1);
    });

    test('goes away when swiped to the right by more than 50 px, and not by less', async ({
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
