import { expect, test } from '../../../testing/fixtures';
import { ONE_LANGUAGE } from '../texts';
import { frame } from './frame-texts';

// accessibility.spec.ts tests the other display modes on every page.
test('the frame is accessible in dark high contrast', async ({ page, checkAccessibility }) => {
  await page.addInitScript(() => Object.assign(localStorage, { theme: 'dark', contrast: 'high' }));
  await page.goto('/newsletter');
  await expect(page.getByRole('main')).toBeVisible();
  await checkAccessibility(page);
});

for (const language of ['hr', 'en'] as const) {
  const t = frame[language];

  test(`the header leads to every page and marks the one that is open (${language})`, async ({
    page,
  }) => {
    await page.goto(`/newsletter?lang=${language}`);
    const header = page.getByRole('banner');
    const links = header.getByRole('navigation', { name: t.navigation }).getByRole('link');
    await expect(links).toHaveCount(t.links.length);
    for (const [position, [path, name]] of t.links.entries()) {
      const link = links.nth(position);
      await expect(link).toHaveAttribute('href', path);
      await expect(link).toHaveAccessibleName(name);
    }
    await expect(header.locator('[aria-current=page]')).toHaveCount(0);
    const join = header.getByRole('link', { name: t.join, exact: true });
    await expect(join).toHaveAttribute('href', '/donate');
    const badge = links.nth(3).getByText(t.badge, { exact: true });
    const [red = 0, green = 0, blue = 0] = await badge.evaluate((element) =>
      (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));
    for (const [position, [path]] of t.links.entries()) {
      await links.nth(position).click();
      await expect(page).toHaveURL(path);
      await expect(links.nth(position)).toHaveAttribute('aria-current', 'page');
      await expect(header.locator('[aria-current=page]:visible')).toHaveCount(1);
    }
  });

  test(`the footer shows the association's name, addresses and tax ID (${language})`, async ({
    page,
    api,
  }) => {
    const settings = await (await api.get('/api/settings/1')).json();
    await page.goto(`/newsletter?lang=${language}`);
    const footer = page.getByRole('contentinfo');
    const name = settings[t.name];
    for (const fact of [settings.street, settings[t.coast], settings.taxId]) {
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
      ...t.projects,
    ]);
  });

  test.describe(`a page that does not exist (${language})`, () => {
    test.use({ expectedErrors: [/status of 404/] });

    test('is answered with 404 and its texts', async ({ page }) => {
      const answer = await page.goto(`/nigdje?lang=${language}`);
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveTitle(new RegExp(`^${t.missing}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.missing);
      await expect(page.getByText(t.missingText)).toBeVisible();
      const home = page.getByRole('main').getByRole('link', { name: t.home });
      await expect(home).toHaveAttribute('href', '/');
    });
  });
}

for (const language of ONE_LANGUAGE) {
  const t = frame[language];

  test(`below the md breakpoint the links are in a menu (${language})`, async ({ page }) => {
    await page.goto(`/newsletter?lang=${language}`);
    const menu = page.getByRole('banner').getByText(t.menu, { exact: true });
    const link = page.getByRole('banner').getByRole('link', { name: t.links[1][1], exact: true });
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

  test.describe(`a page that cannot be loaded (${language})`, () => {
    // The response, and the errors that React and its router report.
    test.use({ expectedErrors: [/status of 503|\/assets\/frame-/] });

    test('shows the status and the message of the server', async ({ page }) => {
      await page.goto(`/newsletter?lang=${language}`);
      await page.route('**/api/events*', (route) =>
        route.fulfill({ status: 503, json: { message: 'Baza se budi.' } }),
      );
      await page.getByRole('banner').locator('nav a[href="/events"]').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.failed);
      await expect(page.getByText('503: Baza se budi.', { exact: true })).toBeVisible();
    });
  });
}

for (const language of ['hr', 'en'] as const) {
  test(`the header fits a window of 1024 pixels, with large text too (${language})`, async ({
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
}

for (const language of ONE_LANGUAGE) {
  test(`the footer has the specified links (${language})`, async ({ page }) => {
    await page.goto(`/newsletter?lang=${language}`);
    const hrefs = await page
      .getByRole('contentinfo')
      .locator('nav a, ul a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
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
      '/legal#accessibility',
    ]);
    const steps = await page
      .getByRole('contentinfo')
      .getByRole('navigation')
      .first()
      .locator('h2, a')
      .evaluateAll((lines) => {
        const middles = lines.map((line) => {
          const { top, bottom } = line.getBoundingClientRect();
          return (top + bottom) / 2;
        });
        return middles.slice(1).map((middle, above) => middle - (middles[above] ?? 0));
      });
    // From the heading to the first link as from one link to the next.
    for (const step of steps) expect(Math.abs(step - 44)).toBeLessThan(1);
  });

  for (const { name, from, link } of [
    { name: 'an article', from: '/blog', link: 'main article a[href^="/blog/"]' },
    { name: 'a project', from: '/', link: '#projects article a' },
    { name: 'the home page', from: '/blog', link: 'header a[href="/"]' },
    { name: 'the events', from: '/', link: 'header a[href="/events"]' },
  ]) {
    test(`the metadata of ${name} is the same after a click as after a reload (${language})`, async ({
      page,
    }) => {
      const metadata = () =>
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
      const clicked = await metadata();
      await page.reload();
      expect(clicked).toEqual(await metadata());
    });
  }
}

test('a new page is focused and its title is announced', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[aria-live="polite"]')).toHaveText(/^Blog/);
});

for (const language of ONE_LANGUAGE) {
  const t = frame[language];

  test.describe(`on a telephone (${language})`, () => {
    test.use({ viewport: { width: 375, height: 812 } });

    test('the menu opens, and closes when a link is followed', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
      await page.goto(`/newsletter?lang=${language}`);
      const menu = page.getByRole('navigation', { name: t.navigation });
      await expect(menu).toBeHidden();
      await page.getByText(t.menu, { exact: true }).click();
      await expect(menu.getByRole('link', { name: t.join })).toHaveAttribute('href', '/donate');
      await menu.getByRole('link', { name: 'Blog' }).click();
      await expect(page).toHaveURL('/blog');
      await expect(menu).toBeHidden();
    });

    test('the telephone is a link with a word', async ({ page }) => {
      await page.goto(`/newsletter?lang=${language}`);
      const link = page.getByRole('banner').locator('a[href^="tel:"]');
      await expect(link.getByText(t.call)).toBeInViewport();
      await expect(link).toHaveAccessibleName(new RegExp(`^${t.call} \\+385 `));
    });

    test('text, contrast and theme are behind one button, and named by words', async ({
      page,
      checkAccessibility,
    }) => {
      await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
      await page.goto(`/newsletter?lang=${language}`);
      const display = page.getByRole('region', { name: t.bar }).getByText(t.display);
      const large = page.getByRole('button', { name: t.sizes[2] });
      await expect(large).toBeHidden();
      await display.click();
      for (const word of [...t.sizes, ...t.contrast, ...t.themes]) {
        await expect(page.getByText(word, { exact: true })).toBeVisible();
      }
      await large.click();
      await checkAccessibility(page);
      await page.keyboard.press('Escape');
      await expect(large).toBeHidden();
      await expect(page.locator('summary:focus')).toHaveText(t.display);
    });

    test('the menu keeps its word with large text in every narrow window', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('fontSize', 'large'));
      await page.goto(`/newsletter?lang=${language}`);
      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ width, height: 700 });
        await expect(page.getByText(t.menu, { exact: true })).toBeInViewport();
        expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBe(width);
      }
    });
  });
}
