import { goWithin } from './client-navigation';
import { expect, test } from './signed-in';

/** A form of each resource, and a field of it that takes any text. */
const forms = [
  ['/admin/blog/create', 'title'],
  ['/admin/projects/create', 'title'],
  ['/admin/events/create', 'location'],
  ['/admin/events/1', 'location'],
  ['/admin/team/create', 'name'],
  ['/admin/partners/create', 'name'],
  ['/admin/documents/create', 'name'],
  ['/admin/donations/create', 'donorName'],
  ['/admin/newsletter/create', 'email'],
  ['/admin/issues/create', 'title'],
  ['/admin/users/create', 'fullName'],
  ['/admin/settings', 'registryNumber'],
] as const;

test('Going back and forward again while something is typed leaves every form usable', async ({
  page,
}) => {
  test.slow();
  await page.goto('/admin/account');
  for (const [path, field] of forms) {
    await test.step(path, async () => {
      await goWithin(page, '/admin/account');
      await expect(page.getByLabel('Trenutačna lozinka')).toBeVisible();
      await goWithin(page, path);
      const input = page.locator(`[name="${field}"]`);
      await input.fill('Nespremljeno');
      await page.goBack();
      await expect(input).toHaveCount(0);
      await page.goForward();
      await input.fill('Još jednom');
      await expect(input).toHaveValue('Još jednom');
    });
  }
});

test.describe('A screen that cannot be drawn', () => {
  test.use({ expectedErrors: [/Invalid time value|RangeError/] });

  test('leaves the menu and ways on', async ({ page, checkAccessibility }) => {
    let broken = true;
    await page.route('**/api/events?*', async (route) => {
      const answer = await route.fetch();
      const rows: object[] = await answer.json();
      await route.fulfill({
        response: answer,
        json: broken ? rows.map((row) => ({ ...row, eventDate: 'jučer' })) : rows,
      });
    });
    await page.goto('/admin/events');
    const heading = page.getByRole('heading', { name: 'Ovo se nije moglo prikazati' });
    await expect(heading).toBeFocused();
    await expect(page.getByRole('menuitem', { name: 'Tim' })).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('menuitem', { name: 'Tim' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tim' })).toBeVisible();
    await page.goBack();
    await expect(heading).toBeFocused();
    broken = false;
    await page.getByRole('button', { name: 'Pokušaj ponovno' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Događaji' })).toBeVisible();
  });
});
