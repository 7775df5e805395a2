import { expect, test } from '../../../../testing/fixtures';
import { beginningPattern, ONE_LANGUAGE } from '../../texts';
import { words } from './project-texts';

for (const language of ['hr', 'en'] as const) {
  const text = words[language];

  test(`a project shows its category, picture, paragraphs and facts, and a contact link (${language})`, async ({
    page,
    api,
  }) => {
    const row = await (await api.get('/api/projects/zazeli-iii')).json();
    const description: string = row[text.description];
    await page.goto(`/projects/zazeli-iii?lang=${language}`);
    const article = page.getByRole('article').first();
    await expect(article.getByRole('heading', { level: 1 })).toContainText('Zaželi III');
    await expect(article.locator('header').getByText(text.category)).toBeVisible();
    await expect(article.locator('header img')).toHaveJSProperty('naturalWidth', 1200);
    await expect(article.locator('header').getByText(text.funded, { exact: true })).toBeVisible();
    const emblem = await article
      .locator('header')
      .locator('svg', { has: page.locator('use[href$="eu-flag-drawing"]') })
      .boundingBox();
    const logo = await page.getByRole('banner').locator('svg').first().boundingBox();
    expect(emblem?.height).toBeGreaterThanOrEqual(logo?.height ?? Infinity);
    await expect(article.getByText(text.duration, { exact: true })).toBeVisible();
    await expect(article.getByText(text.value)).toBeVisible();
    await expect(article.getByRole('link', { name: text.ask })).toHaveAttribute(
      'href',
      '/contact?project=true',
    );
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      beginningPattern(description, 160),
    );
    const paragraphs = description.split(/\n+/);
    expect(paragraphs.length).toBeGreaterThan(2);
    for (const paragraph of paragraphs) {
      await expect(article.locator('p').getByText(paragraph, { exact: true })).toBeVisible();
    }
  });

  test(`a project shows its financing, activities, results, partners, note and documents (${language})`, async ({
    page,
  }) => {
    await page.goto(`/projects/zazeli-iii?lang=${language}`);
    const project = page.getByRole('article').first();
    await expect(project.locator('dt')).toHaveText([...text.facts]);
    await expect(project.locator('dd').first()).toHaveText(text.period);
    await expect(project.locator('dd').nth(1)).toContainText(text.value);
    await expect(project.locator('dd').nth(1)).toContainText(text.fund);
    await expect(project.getByRole('link', { name: text.call, exact: true })).toHaveAttribute(
      'href',
      '/javni-poziv',
    );
  });

  test.describe(`a project that does not exist (${language})`, () => {
    test.use({ expectedErrors: [/404/] });

    test('is answered with 404, its texts and a link back', async ({ page }) => {
      const answer = await page.goto(`/projects/nema-takvog-projekta?lang=${language}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: text.missing })).toBeVisible();
      await expect(page.getByText(text.missingText)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(text.missing));
      await page.getByRole('main').getByRole('link', { name: text.back }).click();
      await expect(page).toHaveURL('/projects');
    });
  });
}

for (const language of ONE_LANGUAGE) {
  const text = words[language];

  test(`a placeholder is shown while a project loads (${language})`, async ({ page }) => {
    await page.goto(`/projects?lang=${language}`);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/projects/*', async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('main').getByRole('link', { name: text.support, exact: true }).click();
    const placeholder = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: text.loading });
    await expect(placeholder).toBeInViewport();
    expect((await placeholder.boundingBox())?.height).toBeGreaterThan(200);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.support);
    await expect(page).toHaveTitle(new RegExp(`^${text.support} · `));
    await expect(placeholder).toHaveCount(0);
  });

  test.describe(`a project that cannot be loaded (${language})`, () => {
    test.use({ expectedErrors: [/status of 500/] });

    test('is answered like a missing one', async ({ page }) => {
      await page.goto(`/projects?lang=${language}`);
      await page.route('**/api/projects/*', (route) => route.fulfill({ status: 500, json: {} }));
      await page.getByRole('main').getByRole('link', { name: text.support, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: text.missing })).toBeVisible();
      await expect(page.getByText(text.missingText)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(text.missing));
    });
  });

  test(`the project about violence can be left quickly, another has no such button (${language})`, async ({
    page,
  }) => {
    const exit = page.getByRole('link', { name: text.exit });
    await page.goto(`/projects/zazeli-iii?lang=${language}`);
    await expect(exit).toHaveCount(0);
    await page.goto(`/projects/prevencija-i-suzbijanje-obiteljskog-nasilja?lang=${language}`);
    await expect(exit).toBeVisible();
  });
}

test('a project shows its chosen icon and quick exit', async ({ page, api }) => {
  // Its text is not about violence.
  const created = await api.post('/api/projects', {
    data: {
      title: 'Vrtovi u zaleđu',
      titleEn: 'Gardens in the hinterland',
      slug: `vrtovi-u-zaledu-${Date.now().toString(36)}`,
      description: 'Zajednički vrtovi u zaleđu.',
      descriptionEn: 'Community gardens in the hinterland.',
      category: 'education',
      status: 'completed',
      icon: 'elderly',
    },
  });
  expect(created.ok(), await created.text()).toBe(true);
  const { id, slug } = await created.json();
  try {
    const exit = page.getByRole('link', { name: 'Brzi izlaz' });
    await page.goto(`/projects/${slug}`);
    await expect(page.getByRole('main').locator('use[href$="elderly"]')).toBeAttached();
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
    await expect(exit).toHaveCount(0);
    const changed = await api.patch(`/api/projects/${id}`, {
      data: { icon: 'none', quickExit: true },
    });
    expect(changed.ok(), await changed.text()).toBe(true);
    await page.goto(`/projects/${slug}`);
    await expect(page.getByRole('main').locator('use[href$="elderly"]')).toHaveCount(0);
    await expect(exit).toBeVisible();
  } finally {
    await api.delete(`/api/projects/${id}`);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('pages where somebody may need help at once begin with the emergency numbers', async ({
    page,
    api,
  }) => {
    const { emergencyNumbers } = await (await api.get('/api/settings/1')).json();
    const urls = emergencyNumbers.map(
      ({ number }: { number: string }) => `tel:${number.replaceAll(' ', '')}`,
    );
    for (const path of [
      '/projects/prevencija-i-suzbijanje-obiteljskog-nasilja',
      '/blog/prevencija-ovisnosti-kod-mladih',
      '/blog/terapija-opustanja?lang=en',
    ]) {
      await page.goto(path);
      const calls = page.getByRole('main').locator('a[href^="tel:"]');
      const found = await calls.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(found.slice(0, urls.length), path).toEqual(urls);
    }
    await page.goto('/projects/prevencija-i-suzbijanje-obiteljskog-nasilja');
    await expect(page.locator('a[href="tel:112"]').first()).toBeInViewport({ ratio: 1 });
    await page.goto('/projects/zazeli-iii');
    await expect(page.getByRole('main').locator('a[href="tel:112"]')).toHaveCount(0);
  });
});

test('a printed project has no contact link', async ({ page }) => {
  await page.goto('/projects/zazeli-iii');
  const ask = page.getByRole('link', { name: 'Pošaljite upit' });
  await expect(ask).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(ask).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
