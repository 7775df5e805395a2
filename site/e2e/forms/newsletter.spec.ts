import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { en, hr, type Catalogue } from '../texts';
import { answerWith, holdRequests, stored, uniqueEmail } from './forms';

const PATH = 'newsletter/subscribe';

const field = (page: Page, { newsletter }: Catalogue) =>
  page.getByRole('textbox', { name: newsletter.email });
const toasts = (page: Page) => page.locator('[data-variant]');

async function subscribe(page: Page, texts: Catalogue, email: string) {
  await field(page, texts).fill(email);
  await page.getByRole('button', { name: texts.newsletter.submit }).click();
}

test.use({ expectedErrors: [/status of (400|429)/] });

test('the newsletter form reports a wrong email, keeps it when refused, and is sent once', async ({
  page,
  api,
}) => {
  const { newsletter } = en;
  const email = uniqueEmail();
  await page.goto('/newsletter?lang=en');
  await subscribe(page, en, 'ana@');
  await expect(field(page, en)).toHaveAccessibleDescription(RegExp(newsletter.invalidEmail));
  await expect(field(page, en)).toBeFocused();
  await expect(toasts(page)).toHaveCount(0);
  await answerWith(page, PATH, 429, { message: 'Slowly.' });
  await subscribe(page, en, email);
  await expect(toasts(page).getByText('Slowly.', { exact: true })).toBeVisible();
  await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive');
  await expect(field(page, en)).toHaveValue(email);
  await page.unrouteAll();

  const requests = await holdRequests(page, PATH);
  const button = page.getByRole('main').locator('form button[type=submit]');
  await button.dblclick();
  await expect(button).toHaveText(newsletter.submitting);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  await requests.release();
  await expect(toasts(page).getByText(newsletter.success, { exact: true })).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
  await expect(field(page, en)).toHaveValue('');
  expect(requests.count()).toBe(1);
  expect(await stored(api, 'newsletter', email)).toMatchObject([{ email }]);
});

test('a toast leaves the next step in view, is reached with F8, swiped away from 50 pixels on, and open for 5000 ms', async ({
  page,
}) => {
  await answerWith(page, PATH, 201, { message: 'x' });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/newsletter');
  await subscribe(page, hr, 'ana@udruga.example');
  await expect(toasts(page)).toBeVisible();
  const next = await page.getByText(/na ana@udruga\.example poslali smo/).boundingBox();
  const toast = await toasts(page).boundingBox();
  expect((toast?.y ?? 812) + (toast?.height ?? 0)).toBeLessThan(next?.y ?? 0);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Obavijesti (F8)' }).locator('ol')).toBeFocused();
  await page.getByRole('button', { name: hr.common.toast.close }).click();
  await expect(toasts(page)).toHaveCount(0);

  await subscribe(page, hr, 'iva@udruga.example');
  await expect(toasts(page)).toBeVisible();
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
  await swipe(52);
  await expect(toasts(page)).toHaveCount(0);

  await page.clock.pauseAt(Date.now() + 60_000);
  await subscribe(page, hr, 'maja@udruga.example');
  // The toast's script loads and renders in steps that wait for timers.
  const shown = async () => {
    await page.clock.runFor(20);
    return toasts(page).count();
  };
  await expect.poll(shown, { intervals: [20] }).toBe(1);
  await page.clock.runFor(4_900);
  await expect(toasts(page)).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(200);
  await expect(page.locator('[data-variant][data-state=open]')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the newsletter form keeps a wrong email, and thanks on a page that can be reloaded', async ({
    page,
  }) => {
    await page.goto('/newsletter');
    await subscribe(page, hr, 'ana@');
    await expect(page).toHaveTitle(/^Pogreška: /);
    await expect(field(page, hr)).toHaveAccessibleDescription(RegExp(hr.newsletter.invalidEmail));
    await expect(field(page, hr)).toHaveValue('ana@');
    await subscribe(page, hr, uniqueEmail());
    const title = page.getByRole('heading', { level: 1, name: hr.newsletter.successTitle });
    await expect(title).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));
    await page.reload();
    await expect(title).toBeVisible();
    expect(sent).not.toContain('POST');
  });
});
