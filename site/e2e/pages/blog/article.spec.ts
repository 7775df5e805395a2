import { expect, test } from '../../../../testing/fixtures';
import { sheetsOf } from '../../../../testing/printed-pages';
import { beginningPattern, ONE_LANGUAGE } from '../../texts';
import { words, type TestPost, withPosts } from './posts';

for (const language of ['hr', 'en'] as const) {
  const text = words[language];

  test(`an article shows title, date, author, category, reading time and paragraphs (${language})`, async ({
    page,
  }) => {
    await page.goto(`/blog/terapija-opustanja?lang=${language}`);
    const article = page.getByRole('article').first();
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(text.found);
    await expect(article.locator('header time')).toBeVisible();
    await expect(article.getByText('Ana Horvat')).toBeVisible();
    await expect(article.getByText(text.category, { exact: true })).toBeVisible();
    await expect(article.getByText(text.reading)).toBeVisible();
    expect(await article.locator('header ~ div > p').count()).toBeGreaterThan(5);
    for (const paragraph of await article.locator('header ~ div > p').allTextContents()) {
      expect(paragraph.trim()).not.toBe('');
    }
  });

  test(`an article describes itself with the beginning of its text, as an article, to search engines too (${language})`, async ({
    page,
    api,
    baseURL,
  }) => {
    const row = await (await api.get('/api/blog/terapija-opustanja')).json();
    const content: string = row[text.content];
    await page.goto(`/blog/terapija-opustanja?lang=${language}`);
    await expect(page).toHaveTitle(new RegExp(`^${text.found} · `));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      beginningPattern(content, 160),
    );
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
    const { origin } = new URL(baseURL ?? '');
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const [posting, trail] = scripts.map((script) => JSON.parse(script));
    expect(posting).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: text.found,
      image: [expect.stringMatching(`^${origin}/og/${language}/blog/terapija-opustanja\\.png`)],
      datePublished: row.publishDate,
      dateModified: row.updatedAt,
      author: { '@type': 'Person', name: 'Ana Horvat' },
      publisher: {
        '@type': 'NGO',
        '@id': `${origin}/#organization`,
        logo: { '@type': 'ImageObject', url: `${origin}/images/icons/mark-512.png` },
      },
      inLanguage: language,
    });
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        `/${text.query}`,
        `/blog${text.query}`,
        posting.url.slice(origin.length),
      ].map((path, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        item: `${origin}${path}`,
      })),
    });
  });

  test.describe(`an article that does not exist (${language})`, () => {
    test.use({ expectedErrors: [/404/] });

    test('is answered with 404, its texts and a link back', async ({ page }) => {
      const answer = await page.goto(`/blog/nema-takvog-clanka?lang=${language}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: text.missing })).toBeVisible();
      await expect(page.getByText(text.missingText)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(text.missing));
      await page.getByRole('main').getByRole('link', { name: text.back }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    });
  });
}

for (const language of ONE_LANGUAGE) {
  const text = words[language];

  test(`an article links to the previous, the next and related ones (${language})`, async ({
    page,
    api,
  }) => {
    await withPosts(api, 7, async (posts) => {
      const [oldest, before, middle, after] = posts;
      await page.goto(`/blog/${middle?.slug}?lang=${language}`);
      const main = page.getByRole('main');
      await expect(main.locator('a[rel="prev"]')).toContainText(text.previous);
      await expect(main.locator('a[rel="prev"]')).toHaveAttribute('href', `/blog/${before?.slug}`);
      await expect(main.locator('a[rel="next"]')).toContainText(text.next);
      await expect(main.locator('a[rel="next"]')).toHaveAttribute('href', `/blog/${after?.slug}`);
      const related = page.getByRole('region', { name: text.related });
      await expect(related.getByRole('article').first()).toBeVisible();
      await expect(related.locator(`a[href="/blog/${before?.slug}"]`)).toHaveCount(0);
      await main.locator('a[rel="prev"]').click();
      await expect(page).toHaveURL(`/blog/${before?.slug}`);
      await expect(main.locator('a[rel="prev"]')).toHaveAttribute('href', `/blog/${oldest?.slug}`);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  });

  test(`an article can be shared with its URL and title (${language})`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`/blog/terapija-opustanja?lang=${language}`);
    const { origin } = new URL(baseURL ?? '');
    const url = encodeURIComponent(`${origin}/blog/terapija-opustanja${text.query}`);
    const title = encodeURIComponent(text.found);
    const prefixes = [
      'https://www.facebook.com/',
      'https://twitter.com/',
      'https://www.linkedin.com/',
      'mailto:?',
    ];
    for (const [position, name] of text.shares.entries()) {
      const href = await page.getByRole('main').getByRole('link', { name }).getAttribute('href');
      expect(href?.startsWith(prefixes[position] ?? '-'), name).toBe(true);
      expect(href).toContain(url);
      expect(href).toContain(title);
    }
  });

  test(`a placeholder is shown while an article loads (${language})`, async ({ page }) => {
    await page.goto(`/blog?lang=${language}`);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/blog/*', async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('main').getByRole('link', { name: text.found }).click();
    const placeholder = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: text.loading });
    await expect(placeholder).toBeInViewport();
    expect((await placeholder.boundingBox())?.height).toBeGreaterThan(200);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.found);
    await expect(page).toHaveTitle(new RegExp(`^${text.found} · `));
    await expect(placeholder).toHaveCount(0);
  });

  test.describe(`an article that cannot be loaded (${language})`, () => {
    test.use({ expectedErrors: [/status of 500/] });

    test('is answered like a missing one', async ({ page }) => {
      await page.goto(`/blog?lang=${language}`);
      await page.route('**/api/blog/*', (route) => route.fulfill({ status: 500, json: {} }));
      await page.getByRole('main').getByRole('link', { name: text.found }).click();
      await expect(page.getByRole('heading', { level: 1, name: text.missing })).toBeVisible();
      await expect(page.getByText(text.missingText)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(text.missing));
    });
  });

  test(`an article about violence can be left quickly, another has no such button (${language})`, async ({
    page,
    api,
  }) => {
    const exit = page.getByRole('link', { name: text.exit });
    await page.goto(`/blog/terapija-opustanja?lang=${language}`);
    await expect(exit).toHaveCount(0);
    const fields = { title: 'Pomoć zbog nasilja', titleEn: 'Help with violence' };
    const check = async ([post]: TestPost[]) => {
      await page.goto(`/blog/${post?.slug}?lang=${language}`);
      await expect(exit).toBeVisible();
    };
    await withPosts(api, 1, check, fields);
  });
}

test("the device's share dialog is offered if it has one", async ({ page }) => {
  await page.addInitScript(() => {
    const share = (data: unknown) => {
      document.documentElement.dataset.shared = JSON.stringify(data);
      return Promise.resolve();
    };
    Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true });
  });
  await page.goto('/blog/terapija-opustanja?lang=en');
  await page.getByRole('button', { name: 'Share from this device' }).click();
  const shared = await page.locator('html').getAttribute('data-shared');
  expect(JSON.parse(shared ?? '{}')).toEqual({
    title: 'Relaxation therapy',
    url: `${new URL(page.url()).origin}/blog/terapija-opustanja?lang=en`,
  });
});

test('a printed article has its URL and no navigation', async ({ page }) => {
  await page.goto('/blog/terapija-opustanja');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText(/^Članak na internetu: http/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Natrag na blog' })).toBeHidden();
  await expect(main.locator('a[href*="facebook"]')).toBeHidden();
  await expect(main.locator('a[rel="prev"], a[rel="next"]').first()).toBeHidden();
  expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBe(2);
});

test('the canonical URL of an article opened by its id has the slug', async ({ page, api }) => {
  const { id } = (await (await api.get('/api/blog/terapija-opustanja')).json()) as { id: number };
  await page.goto(`/blog/${id}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/blog\/terapija-opustanja$/,
  );
});

test('a title of one long word fits a narrow window', async ({ page, api }) => {
  const slug = `duga-rijec-${Date.now()}`;
  const created = await api.post('/api/blog', {
    data: {
      title: `Dug${'o'.repeat(90)}`,
      titleEn: `Lon${'o'.repeat(90)}`,
      slug,
      category: 'news',
      content: 'Sadržaj članka.',
      contentEn: 'Content of the article.',
      author: 'Ana Horvat',
      imageUrl: null,
      isPublished: true,
    },
  });
  expect(created.status()).toBe(201);
  const { id } = (await created.json()) as { id: number };
  try {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/', '/blog', `/blog/${slug}`]) {
      await page.goto(path);
      const extra = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(extra, path).toBe(0);
    }
  } finally {
    await api.delete(`/api/blog/${id}`);
  }
});
