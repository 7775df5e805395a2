import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { en, hr } from '../texts';
import { withRows } from './rows';

/** All that a formatted text may hold, and what is shown as text. */
const TEXT = `Uvod s **podebljanim**, *kosim* i ***oboje***, s [poveznicom](/projects) i
[vanjskom poveznicom](https://example.com/adresa), a ovdje\\
je novi redak.

## Što nudimo

- čaj
- razgovor
  - s psihologinjom
    1. uz najavu

      i bez nje
- <b>šetnja</b>

3. treći
4. četvrti

### Kada i gdje

| Dan | Sat | Mjesto | Voditeljica | Napomena o dolasku | Najava |
| :-- | --: | :----: | ----------- | ------------------ | ------ |
| ponedjeljak | 10:00 | Knin | Ana Horvat | ulaz sa stražnje strane | [prijava](/contact) |

> Hvala vam.
>
> ## Naslov u navodu

![Crtež ljudi](/images/terapija-opustanja.svg "Radionica u Kninu")

---

[javascript](javascript:alert(1)) <script>alert(1)</script>`;

test('what the panel changes is shown by the next page: a text of ours, and a formatted one, which runs no script', async ({
  page,
  api,
  checkAccessibility,
}) => {
  const own = {
    title: 'Pristupačnost prostora',
    titleEn: 'Accessibility of our premises',
    slug: 'pristupacnost-prostora',
    lead: 'Kako doći do nas.',
    leadEn: 'How to reach us.',
    content: TEXT,
    contentEn: TEXT,
    contentFormat: 'markdown',
    isPublished: true,
    inFooter: true,
  };
  const heading = page.getByRole('heading', { level: 1 });
  const change = (textEn: string | null) =>
    api.put('/api/page-texts/2', { data: { texts: [{ key: 'about.title', textEn }] } });
  await withRows(api, 'pages', [own], async () => {
    await change('All about us');
    await page.goto('/about?lang=en');
    await expect(heading).toHaveText('All about us');
    await page.goto('/blog');
    await page.getByRole('contentinfo').locator('a[href="/about"]').first().click();
    await expect(heading).toHaveText('All about us');
    await change(null);
    await page.getByRole('contentinfo').getByRole('link', { name: own.titleEn }).click();
    await expect(page).toHaveURL(`/${own.slug}`);
    await expect(heading).toHaveText(own.titleEn);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 3, name: 'Kada i gdje' })).toBeVisible();
    await expect(main.locator('a[href^="javascript"], script')).toHaveCount(0);
    await checkAccessibility(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBe(320);
    const table = page.getByRole('region', { name: en.common.table });
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
});

const FORECAST = 'https://meteo.hr/';

/** Opens a page about violence after another one, and answers in place of the external site. */
async function openInDanger(page: Page, scriptsBlocked: boolean): Promise<Locator> {
  await page.route(`${FORECAST}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Prognoza</title>' }),
  );
  await page.goto('/newsletter?lang=hr');
  if (scriptsBlocked) await page.route('**/assets/*.js', () => undefined);
  await page.goto('/projects/prevencija-i-suzbijanje-obiteljskog-nasilja', {
    waitUntil: scriptsBlocked ? 'load' : 'networkidle',
  });
  return page.getByRole('link', { name: hr.common.quickExit.button });
}

test('a page about violence is left by its button or three presses of Escape, and is not behind "Back"', async ({
  context,
  baseURL,
}) => {
  for (const scriptsBlocked of [false, true]) {
    for (const key of [undefined, 'Escape']) {
      // The fixture `page` fails on a request to another origin.
      const page = await context.newPage();
      const goto = page.goto.bind(page);
      page.goto = (url, options) => goto(new URL(url, baseURL).href, options);
      const exit = await openInDanger(page, scriptsBlocked);
      if (key === undefined) await exit.click();
      else {
        await page.keyboard.press(key);
        await page.keyboard.press(key);
        const left = page.getByText(hr.common.quickExit.left_one);
        if (!scriptsBlocked) await expect(left).toBeAttached();
        await page.keyboard.press(key);
      }
      await expect(page).toHaveURL(FORECAST);
      expect(await page.evaluate(() => document.referrer)).toBe('');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(/\/newsletter/);
      await page.close();
    }
  }
});

test.describe('the documentation of the API', () => {
  // Swagger UI reports it about every deep link.
  test.use({ expectedErrors: [/escaping deep link whitespace/] });

  test('tries an operation with a token, which it does not store', async ({ page, session }) => {
    const { cookies } = session.storage;
    const token = cookies.find(({ name }) => name === 'session')?.value ?? '';
    await page.goto('/api/docs#/users/users_list');
    const operation = page.locator('#operations-users-users_list');
    const tryOut = operation.getByRole('button', { name: 'Try it out' });
    await expect(tryOut).toBeInViewport();
    const position = await page.evaluate(() => scrollY);
    await page.locator('.auth-wrapper').getByRole('button', { name: 'Authorize' }).click();
    const bearer = page.locator('.auth-container').filter({ hasText: 'accessToken' });
    await bearer.getByRole('textbox').fill(token);
    await bearer.getByRole('button', { name: 'Apply credentials' }).click();
    await page.locator('.modal-ux').getByRole('button', { name: 'Close' }).last().click();
    await page.evaluate((y) => scrollTo(0, y), position);
    await tryOut.click();
    await operation.getByRole('button', { name: 'Execute' }).click();
    await expect(operation.locator('.live-responses-table')).toContainText('"username"');
    const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(await page.evaluate(stored)).not.toContain(token);
  });
});
