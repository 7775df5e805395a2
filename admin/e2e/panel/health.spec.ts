import { expect, test } from '../setup/signed-in';
import { en } from '../setup/texts';

const { health, dashboard } = en.admin;

test.use({ viewport: { width: 375, height: 800 } });

test('The screen Health says what is wrong and what to do, and checks again', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/admin/health?lang=en');
  const main = page.getByRole('main');
  const lines = main.getByRole('list', { name: health.lines }).getByRole('listitem');
  // The site of the tests has no mail server.
  const mailServer = lines.filter({ has: page.getByRole('heading', { name: 'Mail server' }) });
  await expect(mailServer).toContainText(health.levels.warning);
  await expect(mailServer).toContainText(`${health.advice}: `);
  const version = lines.filter({ has: page.getByRole('heading', { name: 'Version of the site' }) });
  await expect(version).toContainText(health.levels.ok);
  await expect(version).not.toContainText(health.advice);
  await checkAccessibility(page);

  const checked = page.waitForResponse('**/api/health-report/check');
  await main.getByRole('button', { name: health.checkNow }).press('Enter');
  expect((await checked).status()).toBe(200);
  await expect(page.getByText(health.checked, { exact: true })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);

  await page.goto('/admin?lang=en');
  const light = page.getByRole('note').filter({ hasText: dashboard.health.see });
  await light.getByRole('link', { name: dashboard.health.see }).click();
  await expect(page.getByRole('heading', { level: 1, name: health.title })).toBeVisible();
  await expect(mailServer).toBeVisible();
});
