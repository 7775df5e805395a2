import { expect, test } from '../../testing/fixtures';

/** The second-level headings in their order; the statistics' is for those who hear the page. */
const sections = {
  hr: [
    'Čime se bavimo',
    'Tko smo',
    'U brojkama',
    'Projekti',
    'I vaš kamen ima mjesto',
    'Blog',
    'Događaji',
    'Naš tim',
    'Partneri',
    'Primajte naše vijesti',
    'Gdje radimo',
    'Trebate razgovor? Javite nam se.',
  ],
  en: [
    'What we do',
    'Who we are',
    'In numbers',
    'Projects',
    'There is a place for your stone',
    'Blog',
    'Events',
    'Our team',
    'Partners',
    'Get our news',
    'Where we work',
    'Need to talk? Get in touch.',
  ],
} as const;
const languages = ['hr', 'en'] as const;

for (const language of languages) {
  test(`the home page holds its sections in their order in ${language}`, async ({ page }) => {
    await page.goto(`/?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(sections[language]);
    for (const number of ['10+', '50+', '1000+', '25+']) {
      await expect(page.getByText(number, { exact: true })).toBeVisible();
    }
    await expect(page.locator('#projects article')).toHaveCount(3);
    await expect(page.locator('#blog article')).toHaveCount(2);
    await expect(page.locator('#team li')).toHaveCount(4);
    await expect(page.locator('#partners li')).toHaveCount(4 + 6);
    await expect(main.getByText(language === 'hr' ? '2009.' : '2010')).toBeVisible();
  });
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

test('nothing is wider than a window of 320 pixels, with large letters too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem('fontSize', 'large'));
  for (const path of ['/', '/blog', '/projects', '/blog/terapija-opustanja']) {
    await page.goto(path);
    const extra = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(extra, path).toBe(0);
  }
});

for (const language of languages) {
  test(`3 projects, 3 articles, 2 events, 4 people and 6 partners keep their places while they load (${language})`, async ({
    page,
  }) => {
    await page.goto(`/blog?lang=${language}`);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('banner').locator('nav a[href="/"]').first().click();
    for (const [section, places] of [
      ['projects', 3],
      ['blog', 3],
      ['events', 2],
      ['team', 4],
      ['partners', 6],
    ] as const) {
      await expect(page.locator(`#${section} [data-skeleton]`)).toHaveCount(places);
    }
    release();
    await expect(page.locator('#projects article')).toHaveCount(3);
    await expect(page.locator('#blog article')).toHaveCount(2);
    await expect(page.locator('#team li')).toHaveCount(4);
    await expect(page.locator('#partners li')).toHaveCount(4 + 6);
    await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
  });

  test(`the next two events are shown once there are some (${language})`, async ({ page, api }) => {
    const made: number[] = [];
    for (const days of [3, 2, 1]) {
      const answer = await api.post('/api/events', {
        data: {
          title: `Susret za ${days}`,
          titleEn: `Meeting in ${days}`,
          description: 'Dođite na razgovor uz čaj.',
          descriptionEn: 'Come and talk over tea.',
          location: 'Šibenik',
          eventDate: new Date(Date.now() + days * 86_400_000).toISOString(),
        },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      made.push((await answer.json()).id);
    }
    try {
      await page.goto(`/?lang=${language}`);
      const titles = page.locator('#events article h3');
      await expect(titles).toHaveText(
        language === 'hr' ? ['Susret za 1', 'Susret za 2'] : ['Meeting in 1', 'Meeting in 2'],
      );
      await expect(page.locator('#events a[href="/events"]')).toBeVisible();
    } finally {
      for (const id of made) await api.delete(`/api/events/${id}`);
    }
    await page.reload();
    await expect(page.locator('#events article')).toHaveCount(0);
    await expect(page.locator('#events a[href="/events"]')).toBeVisible();
  });

  test(`the places on the map lead to their entries, by keyboard too (${language})`, async ({
    page,
  }) => {
    await page.goto(`/?lang=${language}`);
    const map = page.getByRole('navigation', {
      name: language === 'hr' ? 'Karta mjesta u kojima radimo' : 'Map of the places where we work',
    });
    const places = ['Zagreb', 'Zadar', 'Knin', 'Drniš', 'Šibenik', 'Split'];
    await expect(map.getByRole('link')).toHaveText(places);
    await expect(page.locator('#map h3')).toHaveText(places);
    await map.getByRole('link', { name: 'Knin' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#place-knin$/);
    const entry = page.locator('#place-knin');
    await expect(entry).toBeInViewport();
    expect(await entry.evaluate((element) => element.matches(':target'))).toBe(true);
    for (const link of await page.locator('#map a').all()) {
      const box = await link.boundingBox();
      expect(box?.height, await link.innerText()).toBeGreaterThanOrEqual(44);
    }
  });
}

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
    await expect(page.getByText('Europski socijalni fond', { exact: true })).toBeVisible();
    await page.locator('#map nav').getByRole('link', { name: 'Split' }).click();
    await expect(page).toHaveURL(/#place-split$/);
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  });
});
