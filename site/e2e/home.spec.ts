import { expect, test } from '../../testing/fixtures';

const sections = [
  ['Čime se bavimo', 'What we do'],
  ['Tko smo', 'Who we are'],
  ['Projekti', 'Projects'],
  ['Blog', 'Blog'],
  ['Događaji', 'Events'],
  ['Naš tim', 'Our team'],
  ['Partneri', 'Partners'],
] as const;

for (const [position, language] of ['hr', 'en'].entries()) {
  test(`the home page holds its sections in ${language}`, async ({ page }) => {
    await page.goto(`/?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const main = page.getByRole('main');
    for (const names of sections) {
      const name = names[position] ?? '';
      await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    }
    for (const number of ['10+', '50+', '1000+', '25+']) {
      await expect(page.getByText(number, { exact: true })).toBeVisible();
    }
    await expect(page.locator('#projects article')).toHaveCount(3);
    await expect(page.locator('#blog article')).toHaveCount(2);
    await expect(main.getByText(language === 'hr' ? '2009.' : '2010')).toBeVisible();
  });

  for (const mode of ['default', 'dark', 'high']) {
    test(`the home page is accessible in ${language}, ${mode}`, async ({
      page,
      checkAccessibility,
    }) => {
      await page.addInitScript((chosen) => {
        localStorage.setItem('cookiesAccepted', 'true');
        if (chosen === 'dark') localStorage.setItem('theme', 'dark');
        if (chosen === 'high') localStorage.setItem('contrast', 'high');
      }, mode);
      await page.goto(`/?lang=${language}`);
      await checkAccessibility(page);
    });
  }
}

test('the calls to action lead where they say', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const address of [
    '/about',
    '/donate',
    '/about#mission',
    '/about#team',
    '/about#volunteer',
    '/contact?partnership=true',
    '/events',
    '/projects',
    '/blog',
  ]) {
    await expect(main.locator(`a[href="${address}"]`).first()).toBeVisible();
  }
});

test('nothing is wider than a window of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/blog', '/projects', '/blog/terapija-opustanja']) {
    await page.goto(path);
    const extra = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(extra, path).toBe(0);
  }
});

test('three projects and three articles keep their places while they load', async ({ page }) => {
  await page.goto('/blog');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Naslovnica' }).click();
  await expect(page.locator('#projects [data-skeleton]')).toHaveCount(3);
  await expect(page.locator('#blog [data-skeleton]')).toHaveCount(3);
  release();
  await expect(page.locator('#projects article')).toHaveCount(3);
  await expect(page.locator('#blog article')).toHaveCount(2);
});

test('what was loaded in a visit is not asked for again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  await page.goto('/');
  const menu = page.getByRole('banner');
  await menu.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  const before = asked.length;
  await menu.getByRole('link', { name: 'Naslovnica' }).click();
  await expect(page.locator('#projects article')).toHaveCount(3);
  await menu.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked.length).toBe(before);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page shows everything', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#projects article')).toHaveCount(3);
    await expect(page.locator('#blog article')).toHaveCount(2);
    await expect(page.locator('#team li')).toHaveCount(4);
    await expect(page.getByText('Europski socijalni fond')).toBeVisible();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  });
});
