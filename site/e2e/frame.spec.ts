import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../testing/fixtures';

// The other displays are looked at on every page.
test('the frame is accessible in dark high contrast', async ({ page, checkAccessibility }) => {
  await page.addInitScript(() => Object.assign(localStorage, { theme: 'dark', contrast: 'high' }));
  await page.goto('/newsletter');
  await expect(page.getByRole('main')).toBeVisible();
  await checkAccessibility(page);
});

const YEAR = 31_536_000;

const frame = {
  hr: {
    changing: 'Promjena jezika na hrvatski...',
    newsletter: 'Vijesti u vašem sandučiću',
    navigation: 'Glavna navigacija',
    menu: 'Izbornik',
    links: [
      ['/', 'Naslovnica'],
      ['/about', 'O nama'],
      ['/projects', 'Projekti'],
      [
        '/project-documents',
        'Dokumenti Zaželi novo – Dokumenti projekta Zaželi za podršku starijim osobama',
      ],
      ['/blog', 'Blog'],
      ['/events', 'Događaji'],
      ['/contact', 'Kontakt'],
    ],
    badge: 'novo',
    join: 'Uključite se',
    bar: 'Pristupačnost',
    contrast: ['Normalan', 'Visok'],
    sizes: ['Mala slova', 'Normalna slova', 'Velika slova'],
    themes: ['Svijetla', 'Tamna', 'Prema uređaju'],
    cookies: 'Kolačići',
    learnMore: 'Saznajte više o kolačićima',
    customize: 'Prilagodite',
    accept: 'Prihvaćam sve',
    coast: 'coastalStreet',
    name: 'name',
    projects: [
      'Psihosocijalna podrška',
      'Program psihosocijalnog tretmana',
      'Podrška starijim osobama',
      'Svi projekti',
    ],
    failed: 'Nešto je zapelo',
    missing: '404 Stranica nije pronađena',
    missingText: 'Jeste li zaboravili dodati stranicu u usmjerivač?',
    home: 'Na naslovnicu',
  },
  en: {
    changing: 'Changing language to English...',
    newsletter: 'News in your inbox',
    navigation: 'Main navigation',
    menu: 'Menu',
    links: [
      ['/', 'Home'],
      ['/about', 'About'],
      ['/projects', 'Projects'],
      [
        '/project-documents',
        'Zaželi documents new – Documents of the Zaželi project supporting elderly people',
      ],
      ['/blog', 'Blog'],
      ['/events', 'Events'],
      ['/contact', 'Contact'],
    ],
    badge: 'new',
    join: 'Join us',
    bar: 'Accessibility',
    contrast: ['Normal', 'High'],
    sizes: ['Small text', 'Normal text', 'Large text'],
    themes: ['Light', 'Dark', 'Match device'],
    cookies: 'Cookies',
    learnMore: 'Learn more about cookies',
    customize: 'Customize',
    accept: 'Accept all',
    coast: 'coastalStreetEn',
    name: 'nameEn',
    projects: [
      'Psychosocial support',
      'Psychosocial treatment programme',
      'Support for elderly people',
      'All projects',
    ],
    failed: 'Something went wrong',
    missing: '404 Page Not Found',
    missingText: 'Did you forget to add the page to the router?',
    home: 'Go to the home page',
  },
} as const;

const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

/** The language's cookie, and that it is kept for a year for the whole site. */
async function expectCookie(context: BrowserContext, language: string): Promise<void> {
  const [cookie, ...more] = await context.cookies();
  expect(more).toEqual([]);
  expect(cookie).toMatchObject({ name: 'language', value: language, path: '/' });
  const age = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(age - YEAR)).toBeLessThan(60);
}

for (const language of ['hr', 'en'] as const) {
  const say = frame[language];
  const other = language === 'hr' ? 'en' : 'hr';
  const root = (page: Page) => page.locator('html');

  test.describe(`the language ${language}`, () => {
    test('named by the address goes before cookie and local storage, and is stored in both', async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'language', value: other, url: baseURL ?? '' }]);
      await page.goto('/legal');
      await expect(root(page)).toHaveAttribute('lang', other);
      await page.evaluate((value) => localStorage.setItem('language', value), other);
      await page.goto(`/newsletter?lang=${language}`);
      await expect(root(page)).toHaveAttribute('lang', language);
      expect(await storedLanguage(page)).toBe(language);
      await expectCookie(context, language);
      await page.goto('/newsletter');
      await expect(root(page)).toHaveAttribute('lang', language);
    });

    test('of the cookie goes before that of local storage', async ({ page, context, baseURL }) => {
      await page.addInitScript((value) => localStorage.setItem('language', value), other);
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await page.goto('/newsletter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.newsletter);
      await expect(root(page)).toHaveAttribute('lang', language);
    });

    test('remembered only by local storage is taken up again and written into the cookie', async ({
      page,
      context,
    }) => {
      await page.addInitScript((value) => localStorage.setItem('language', value), language);
      await page.goto('/newsletter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.newsletter);
      await expect(root(page)).toHaveAttribute('lang', language);
      await expectCookie(context, language);
    });

    test('is switched to by its button, which stores it and loads the same page anew', async ({
      page,
      context,
    }) => {
      await page.goto(`/newsletter?lang=${other}`);
      const name = { hr: 'Hrvatski', en: 'English' }[language];
      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.newsletter);
      await expect(page).toHaveURL('/newsletter');
      expect(await storedLanguage(page)).toBe(language);
      await expectCookie(context, language);
      await expect(page.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    });

    test('has a screen that stores it and after 100 ms leads home', async ({ page, context }) => {
      await page.goto(`/newsletter?lang=${other}`);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.goto(`/language/${language}`, { waitUntil: 'load' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.changing);
      await expect(root(page)).toHaveAttribute('lang', language);
      // The scripts wait for frames and timers themselves, until they store and begin to count.
      const stored = async () => {
        await page.clock.runFor(5);
        return storedLanguage(page);
      };
      await expect.poll(stored, { intervals: [20] }).toBe(language);
      await expectCookie(context, language);
      await page.clock.runFor(90);
      await expect(page).toHaveURL(`/language/${language}`);
      await page.clock.runFor(10);
      await page.waitForURL('/');
      await expect(root(page)).toHaveAttribute('lang', language);
    });
  });

  test(`the header leads to every page and marks the one that is open (${language})`, async ({
    page,
  }) => {
    await page.goto(`/newsletter?lang=${language}`);
    const header = page.getByRole('banner');
    const links = header.getByRole('navigation', { name: say.navigation }).getByRole('link');
    await expect(links).toHaveCount(say.links.length);
    for (const [position, [path, name]] of say.links.entries()) {
      const link = links.nth(position);
      await expect(link).toHaveAttribute('href', path);
      await expect(link).toHaveAccessibleName(name);
    }
    await expect(header.locator('[aria-current=page]')).toHaveCount(0);
    const join = header.getByRole('link', { name: say.join, exact: true });
    await expect(join).toHaveAttribute('href', '/donate');
    const badge = links.nth(3).getByText(say.badge, { exact: true });
    const [red = 0, green = 0, blue = 0] = await badge.evaluate((element) =>
      (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));
    for (const [position, [path]] of say.links.entries()) {
      await links.nth(position).click();
      await expect(page).toHaveURL(path);
      await expect(links.nth(position)).toHaveAttribute('aria-current', 'page');
      await expect(header.locator('[aria-current=page]:visible')).toHaveCount(1);
    }
  });

  test(`below the md breakpoint the links are in a menu (${language})`, async ({ page }) => {
    await page.goto(`/newsletter?lang=${language}`);
    const menu = page.getByRole('banner').getByText(say.menu, { exact: true });
    const link = page.getByRole('banner').getByRole('link', { name: say.links[1][1], exact: true });
    await page.setViewportSize({ width: 768, height: 700 });
    await expect(menu).toBeHidden();
    await expect(link).toBeVisible();
    await page.setViewportSize({ width: 767, height: 700 });
    await expect(menu).toBeVisible();
    await expect(link).toBeHidden();
    await menu.click();
    await expect(link).toBeVisible();
    await menu.click();
    await expect(link).toBeHidden();
  });

  test(`the footer names the association, its addresses and its tax ID (${language})`, async ({
    page,
    api,
  }) => {
    const settings = await (await api.get('/api/settings/1')).json();
    await page.goto(`/newsletter?lang=${language}`);
    const footer = page.getByRole('contentinfo');
    const name = settings[say.name];
    for (const fact of [settings.street, settings[say.coast], settings.taxId]) {
      await expect(footer.getByText(fact)).toBeVisible();
    }
    await expect(footer.getByText(new RegExp(`^© 2023 ${name}`))).toBeVisible();
    await expect(footer.getByRole('link', { name: settings.email })).toHaveAttribute(
      'href',
      `mailto:${settings.email}`,
    );
    await expect(footer.getByRole('link', { name: settings.phone })).toHaveAttribute(
      'href',
      `tel:${settings.phone.replaceAll(' ', '')}`,
    );
    await expect(footer.getByRole('navigation').nth(1).getByRole('link')).toHaveText([
      ...say.projects,
    ]);
  });

  test(`contrast and font size are stored, and on the root before the first paint of the next page (${language})`, async ({
    page,
  }) => {
    await page.goto(`/newsletter?lang=${language}`);
    const bar = page.getByRole('region', { name: say.bar });
    const press = (name: string) => bar.getByRole('button', { name, exact: true });
    const stored = () =>
      page.evaluate(() => {
        const { contrast, fontSize, theme } = localStorage;
        return [contrast, fontSize, theme];
      });
    await expect(press(say.contrast[0])).toHaveAttribute('aria-pressed', 'true');
    await expect(press(say.sizes[1])).toHaveAttribute('aria-pressed', 'true');
    await expect(press(say.themes[2])).toHaveAttribute('aria-pressed', 'true');
    await press(say.sizes[0]).click();
    await expect(root(page)).toHaveClass(/font-small/);
    await press(say.contrast[1]).click();
    await press(say.sizes[2]).click();
    await press(say.themes[1]).click();
    expect(await stored()).toEqual(['high', 'large', 'dark']);
    // The body is parsed after the script that sets the classes: whatever is painted has them.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.body === null) return;
        document.documentElement.dataset.first = document.documentElement.className;
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/legal');
    for (const name of ['contrast-high', 'font-large', 'theme-dark']) {
      await expect(root(page)).toHaveAttribute('data-first', new RegExp(name));
    }
    await expect(press(say.contrast[1])).toHaveAttribute('aria-pressed', 'true');
    await press(say.contrast[0]).click();
    await press(say.sizes[1]).click();
    await press(say.themes[2]).click();
    expect(await stored()).toEqual(['normal', 'normal', 'system']);
    await expect(root(page)).toHaveClass(/contrast-normal/);
    await expect(root(page)).toHaveClass(/font-normal/);
    await expect(root(page)).not.toHaveClass(/contrast-high|font-large|font-small|theme-dark/);
  });

  test(`the cookie banner is shown until it is answered by either button (${language})`, async ({
    page,
  }) => {
    const banner = page.getByRole('region', { name: say.cookies });
    const flag = () => page.evaluate(() => localStorage.getItem('cookiesAccepted'));
    for (const button of [say.accept, say.customize]) {
      await page.goto(`/newsletter?lang=${language}`);
      await expect(banner.getByRole('link', { name: say.learnMore })).toHaveAttribute(
        'href',
        '/legal#cookies',
      );
      expect(await flag()).toBeNull();
      await banner.getByRole('button', { name: button, exact: true }).click();
      await expect(banner).toBeHidden();
      expect(await flag()).toBe('true');
      await page.reload();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(banner).toBeHidden();
      await page.evaluate(() => localStorage.clear());
    }
  });

  test(`a tooltip opens after 700 ms over a pointer that came to rest, 4 pixels off, and within 300 ms of another at once (${language})`, async ({
    page,
  }) => {
    await page.goto(`/newsletter?lang=${language}`);
    const button = page.getByRole('button', { name: say.sizes[2] });
    const began = Date.now();
    await button.hover();
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toHaveText(say.sizes[2]);
    expect(Date.now() - began).toBeGreaterThanOrEqual(700);
    const gap = async () => {
      const [over, under] = [await tooltip.boundingBox(), await button.boundingBox()];
      if (over === null || under === null) return NaN;
      return Math.round(Math.max(over.y - under.y - under.height, under.y - over.y - over.height));
    };
    await expect.poll(gap).toBe(4);
    await page.clock.pauseAt(Date.now() + 60_000);
    const leave = () =>
      expect(async () => {
        await page.mouse.move(400, 600);
        await page.mouse.move(410, 610);
        await expect(tooltip).toHaveCount(0, { timeout: 500 });
      }).toPass();
    await leave();
    await page.clock.runFor(290);
    await button.hover();
    await expect(tooltip).toHaveText(say.sizes[2]);
    await leave();
    await page.clock.runFor(310);
    await button.hover();
    await page.clock.runFor(690);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(tooltip).toHaveText(say.sizes[2]);
  });

  test.describe(`a page that cannot be loaded (${language})`, () => {
    // The server's answer, and what React and its router say of it.
    test.use({ expectedErrors: [/status of 503|\/assets\/(?:react|router)-/] });

    test('says the status and what the server said of it', async ({ page }) => {
      await page.goto(`/newsletter?lang=${language}`);
      await page.route('**/api/events*', (route) =>
        route.fulfill({ status: 503, json: { message: 'Baza se budi.' } }),
      );
      await page.getByRole('banner').locator('nav a[href="/events"]').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.failed);
      await expect(page.getByText('503: Baza se budi.', { exact: true })).toBeVisible();
    });
  });

  test.describe(`a page that does not exist (${language})`, () => {
    test.use({ expectedErrors: [/status of 404/] });

    test('answers 404 with its words', async ({ page }) => {
      const answer = await page.goto(`/nigdje?lang=${language}`);
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveTitle(new RegExp(`^${say.missing}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.missing);
      await expect(page.getByText(say.missingText)).toBeVisible();
      const home = page.getByRole('main').getByRole('link', { name: say.home });
      await expect(home).toHaveAttribute('href', '/');
    });
  });
}

test('the language is Croatian where nothing names one, whatever the browser speaks', async ({
  page,
  context,
}) => {
  await page.setExtraHTTPHeaders({ 'Accept-Language': 'en-GB,en' });
  await page.goto('/newsletter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hr');
  await page.goto('/newsletter?lang=de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hr');
  expect(await context.cookies()).toEqual([]);
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

  test(`customizing the cookies opens real options, in the narrowest window with large letters too (${language})`, async ({
    page,
    checkAccessibility,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(`/newsletter?lang=${language}`);
    await page.setViewportSize({ width: 320, height: 640 });
    const width = () => page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
    await page.locator('html').evaluate(({ classList }) => classList.add('font-large'));
    expect(await width()).toBe(320);
    await page.getByRole('button', { name: say.customize }).click();
    const options = page.getByRole('dialog', { name: say.title });
    await expect(options.getByRole('checkbox', { name: say.necessary })).toBeDisabled();
    expect(await width()).toBe(320);
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
      '/',
      '/about',
      '/projects',
      '/blog',
      '/events',
      '/contact',
      '/contact',
      '/contact',
      '/contact',
      '/projects',
      '/legal#privacy',
      '/legal#terms',
      '/legal#cookies',
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
      // Other tests add events, possibly between the click and the reload: then both are done again.
      await expect(async () => {
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
      }).toPass({ timeout: 30_000 });
    });
  }
}

test('the focus moves on to the page when the cookie banner goes', async ({ page }) => {
  await page.goto('/newsletter');
  await page.getByRole('button', { name: 'Prihvaćam sve' }).click();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the cookie banner never covers what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  // Long, and the same whatever other tests add.
  await page.goto('/contact');
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

for (const language of ['hr', 'en'] as const) {
  const say = frame[language];
  const other = language === 'hr' ? 'en' : 'hr';

  test.describe(`on a telephone (${language})`, () => {
    test.use({ viewport: { width: 375, height: 812 } });

    test('the menu opens, and closes when a link is followed', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
      await page.goto(`/newsletter?lang=${language}`);
      const menu = page.getByRole('navigation', { name: say.navigation });
      await expect(menu).toBeHidden();
      await page.getByText(say.menu, { exact: true }).click();
      await expect(menu.getByRole('link', { name: say.join })).toHaveAttribute('href', '/donate');
      await menu.getByRole('link', { name: 'Blog' }).click();
      await expect(page).toHaveURL('/blog');
      await expect(menu).toBeHidden();
    });
  });

  test.describe(`without scripts (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test('the language is a link, the menu leads on, and nothing asks about cookies', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await page.goto(`/newsletter?lang=${other}`);
      await page.getByRole('link', { name: { hr: 'Hrvatski', en: 'English' }[language] }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.newsletter);
      await expect(page.getByRole('region', { name: say.cookies })).toBeHidden();
      await page.getByText(say.menu, { exact: true }).click();
      const menu = page.getByRole('navigation', { name: say.navigation });
      await menu.getByRole('link', { name: say.links[1][1], exact: true }).click();
      await expect(page).toHaveURL('/about');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(menu).toBeHidden();
    });

    test('the language screen leads home', async ({ page }) => {
      await page.goto(`/newsletter?lang=${other}`);
      const screen = await page.request.get(`/language/${language}`);
      expect(await screen.text()).toContain(say.changing);
      await page.goto(`/language/${language}`, { waitUntil: 'commit' });
      await page.waitForURL('/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  });
}
