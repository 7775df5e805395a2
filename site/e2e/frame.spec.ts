import { expect, test } from '../../testing/fixtures';

const displays = [
  { name: 'light', stored: { theme: 'light' } },
  { name: 'dark', stored: { theme: 'dark' } },
  { name: 'high contrast', stored: { theme: 'light', contrast: 'high' } },
  { name: 'dark high contrast', stored: { theme: 'dark', contrast: 'high' } },
  { name: 'large letters', stored: { fontSize: 'large' } },
];

for (const { name, stored } of displays) {
  for (const language of ['hr', 'en']) {
    test(`the frame is accessible in ${name}, in ${language}`, async ({
      page,
      checkAccessibility,
    }) => {
      await page.addInitScript((values) => Object.assign(localStorage, values), stored);
      await page.goto(`/newsletter?lang=${language}`);
      await expect(page.getByRole('main')).toBeVisible();
      await checkAccessibility(page);
    });
  }
}

test.describe('the language', () => {
  test('named by the address is stored and kept on the next page', async ({ page, context }) => {
    await page.goto('/newsletter?lang=en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'language', value: 'en', path: '/' });
    await page.goto('/newsletter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('is switched by its buttons, on the same page', async ({ page }) => {
    await page.goto('/newsletter');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News in your inbox');
    await expect(page).toHaveURL('/newsletter');
    expect(await page.evaluate(() => [document.cookie, localStorage.getItem('language')])).toEqual([
      'language=en',
      'en',
    ]);
  });

  test('is switched by its own screen, which then leads home', async ({ page }) => {
    const screen = await page.goto('/language/en', { waitUntil: 'commit' });
    expect(await screen?.text()).toContain('Changing language to English...');
    await page.waitForURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('remembered only by local storage is taken up again', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'en'));
    await page.goto('/newsletter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News in your inbox');
  });
});

test('display preferences are there before the first paint of the next page', async ({ page }) => {
  await page.goto('/newsletter');
  await page.getByRole('button', { name: 'Visok' }).click();
  await page.getByRole('button', { name: 'Velika slova' }).click();
  await page.getByRole('button', { name: 'Tamna' }).click();
  await page.goto('/newsletter', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass(/contrast-high/);
  await expect(page.locator('html')).toHaveClass(/font-large/);
  await expect(page.locator('html')).toHaveClass(/theme-dark/);
  await expect(page.getByRole('button', { name: 'Visok' })).toHaveAttribute('aria-pressed', 'true');
});

for (const language of ['hr', 'en'] as const) {
  const say = {
    hr: {
      customize: 'Prilagodite',
      title: 'Što smijemo zapamtiti',
      necessary: 'Nužno',
      preferences: 'Postavke prikaza',
      save: 'Spremite odabir',
    },
    en: {
      customize: 'Customize',
      title: 'What we may remember',
      necessary: 'Necessary',
      preferences: 'Display preferences',
      save: 'Save choice',
    },
  }[language];

  test(`customizing the cookies opens real options (${language})`, async ({
    page,
    checkAccessibility,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(`/newsletter?lang=${language}`);
    await page.getByRole('button', { name: say.customize }).click();
    const options = page.getByRole('dialog', { name: say.title });
    await expect(options.getByRole('checkbox', { name: say.necessary })).toBeDisabled();
    await checkAccessibility(page);
    await options.getByRole('checkbox', { name: say.preferences }).uncheck();
    await options.getByRole('button', { name: say.save }).click();
    await expect(options).toBeHidden();
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
      cookiesAccepted: 'true',
      preferences: 'off',
    });
  });

  test(`the header fits a window of 1024 pixels, with large letters too (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 700 });
    for (const size of ['normal', 'large']) {
      await page.addInitScript((chosen) => localStorage.setItem('fontSize', chosen), size);
      await page.goto(`/newsletter?lang=${language}`);
      const header = page.getByRole('banner');
      const overlaps = await header.evaluate((element) => {
        const shown = [...element.querySelectorAll('a, summary')]
          .map((link) => ({ text: link.textContent, box: link.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0);
        const wide = shown.filter(({ box }) => box.right > window.innerWidth || box.left < 0);
        const over = shown.filter(({ box: a }, i) =>
          shown.some(
            ({ box: b }, j) =>
              j > i &&
              a.left < b.right - 1 &&
              b.left < a.right - 1 &&
              a.top < b.bottom - 1 &&
              b.top < a.bottom - 1,
          ),
        );
        return [...wide, ...over].map(({ text }) => text);
      });
      expect(overlaps, size).toEqual([]);
      await expect(
        header.getByText(language === 'hr' ? 'novo' : 'new', { exact: true }).first(),
      ).toBeVisible();
    }
  });

  test(`the footer leads where the specification says (${language})`, async ({ page }) => {
    await page.goto(`/newsletter?lang=${language}`);
    const addresses = await page
      .getByRole('contentinfo')
      .locator('nav a, ul a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([
      ...['/', '/about', '/projects', '/blog', '/events', '/contact'],
      ...['/contact', '/contact', '/contact', '/projects'],
      ...['/legal#privacy', '/legal#terms', '/legal#cookies'],
    ]);
  });

  for (const { name, from, link } of [
    { name: 'an article', from: '/blog', link: 'main article a[href^="/blog/"]' },
    { name: 'a project', from: '/', link: '#projects article a' },
    { name: 'the home page', from: '/blog', link: 'header a[href="/"]' },
    { name: 'the events', from: '/', link: 'header a[href="/events"]' },
  ]) {
    test(`what ${name} says of itself is the same after a click as after a reload (${language})`, async ({
      page,
    }) => {
      const said = () =>
        page.evaluate(() => {
          const own =
            'title, meta[name], meta[property], link[rel=canonical], link[hreflang], script[type="application/ld+json"]';
          return [...document.head.querySelectorAll(own)].map((tag) => tag.outerHTML).sort();
        });
      await page.goto(`${from}?lang=${language}`);
      await page.locator(link).first().click();
      await page.waitForURL((url) => url.pathname !== from);
      const canonical = page.locator('link[rel=canonical]');
      const { origin, pathname } = new URL(page.url());
      const query = language === 'hr' ? '' : '?lang=en';
      await expect(canonical).toHaveAttribute('href', `${origin}${pathname}${query}`);
      await expect(page.locator('meta[name=description]')).toHaveCount(1);
      const clicked = await said();
      await page.reload();
      expect(clicked).toEqual(await said());
    });
  }
}

test('the cookie banner stays away once it was answered', async ({ page }) => {
  await page.goto('/newsletter');
  const banner = page.getByRole('region', { name: 'Kolačići' });
  await banner.getByRole('button', { name: 'Prihvaćam sve' }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(banner).toBeHidden();
});

test('the focus moves on to the page when the cookie banner goes', async ({ page }) => {
  await page.goto('/newsletter');
  await page.getByRole('button', { name: 'Prihvaćam sve' }).click();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the cookie banner never covers what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Kolačići' })).toBeVisible();
  const covered: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      const banner = document.querySelector('section[aria-label="Kolačići"]');
      if (focused === null || banner === null || banner.contains(focused)) return '';
      const { top } = focused.getBoundingClientRect();
      const within = top >= banner.getBoundingClientRect().top && top < window.innerHeight;
      return within ? focused.outerHTML : '';
    });
    if (name !== '') covered.push(name);
  }
  expect(covered).toEqual([]);
});

test('a new page is focused and its title is spoken', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[aria-live="polite"]')).toHaveText(/^Blog/);
});

test('a tooltip opens over a pointer that came to rest', async ({ page }) => {
  await page.goto('/newsletter');
  await page.getByRole('button', { name: 'Velika slova' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Velika slova');
});

test.describe('a page that does not exist', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('answers 404 with its words, in both languages', async ({ page }) => {
    const answer = await page.goto('/nigdje?lang=en');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await page.goto('/nigdje?lang=hr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Stranica nije pronađena');
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the menu opens, and closes when a link is followed', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
    await page.goto('/newsletter');
    const menu = page.getByRole('navigation', { name: 'Glavna navigacija' });
    await expect(menu).toBeHidden();
    await page.getByText('Izbornik').click();
    await menu.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(menu).toBeHidden();
  });

  for (const width of [320, 375]) {
    test(`nothing is wider than ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/newsletter');
      const spare = await page.evaluate(
        () => document.documentElement.clientWidth - document.documentElement.scrollWidth,
      );
      expect(spare).toBe(0);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the language is a link, the menu opens, and nothing asks about cookies', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/newsletter');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News in your inbox');
    await page.getByText('Menu').click();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
  });

  test('the language screen leads home', async ({ page }) => {
    await page.goto('/language/en');
    await page.waitForURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
