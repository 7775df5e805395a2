import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../../testing/fixtures';

const words = {
  hr: {
    placeholder: 'Pretražite članke...',
    search: 'opustanje',
    found: 'Terapija opuštanja',
    mark: 'opuštanja',
    later: 'Jacobson',
    empty: 'Nema članaka. Pokušajte s drugim pojmom za pretragu ili drugom kategorijom.',
    all: 'Sve',
    category: 'Terapija',
    more: 'Pročitajte više',
    reading: /^\d+\smin čitanja$/,
    clear: 'Poništite pretragu',
    previous: 'Prethodni članak',
    next: 'Sljedeći članak',
    related: 'Pročitajte i ovo',
    missing: 'Članak nije pronađen',
    missingText: 'Članak koji tražite ne postoji ili je uklonjen.',
    back: 'Natrag na blog',
    backLink: 'Natrag na blog',
    pageTwo: 'Stranica 2',
    nextPage: 'Sljedeća',
    exit: 'Brzi izlaz',
    loading: 'Učitavanje…',
    content: 'content',
    query: '',
    find: 'Pretražite',
    shares: [
      'Podijelite na Facebooku',
      'Podijelite na Twitteru',
      'Podijelite na LinkedInu',
      'Pošaljite e-poštom',
    ],
  },
  en: {
    placeholder: 'Search articles...',
    search: 'relaxation',
    found: 'Relaxation therapy',
    mark: 'Relaxation',
    later: 'Jacobson',
    empty: 'No blog posts found. Please try a different search term or category.',
    all: 'All',
    category: 'Therapy',
    more: 'Read more',
    reading: /^\d+\smin read$/,
    clear: 'Clear search',
    previous: 'Previous article',
    next: 'Next article',
    related: 'Read this next',
    missing: 'Blog Post Not Found',
    missingText: "The blog post you're looking for doesn't exist or has been removed.",
    back: 'Back to Blog',
    backLink: 'Back to the blog',
    pageTwo: 'Page 2',
    nextPage: 'Next',
    exit: 'Exit this page',
    loading: 'Loading…',
    content: 'contentEn',
    query: '?lang=en',
    find: 'Search',
    shares: ['Share on Facebook', 'Share on Twitter', 'Share on LinkedIn', 'Send by email'],
  },
} as const;

interface TestPost {
  id: number;
  slug: string;
}

/** Publishes articles of a category of their own, oldest first, for as long as `use` runs. */
async function withPosts(
  api: APIRequestContext,
  count: number,
  use: (posts: TestPost[], category: string) => Promise<void>,
  fields: Record<string, unknown> = {},
): Promise<void> {
  const category = `Proba ${randomUUID().slice(0, 8)}`;
  const posts: TestPost[] = [];
  try {
    for (let number = 1; number <= count; number += 1) {
      const created = await api.post('/api/blog', {
        data: {
          title: `Probni članak ${number}`,
          titleEn: `Trial article ${number}`,
          slug: `proba-${randomUUID()}`,
          category,
          content: `Početak ${number}.\n\n${'Još jedna rečenica o svemu. '.repeat(20)}`,
          contentEn: `Beginning ${number}.\n\n${'One more sentence about it all. '.repeat(20)}`,
          author: 'Ana Horvat',
          imageUrl: null,
          publishDate: new Date(Date.UTC(2020, 0, number)).toISOString(),
          isPublished: true,
          ...fields,
        },
      });
      expect(created.status(), await created.text()).toBe(201);
      posts.push((await created.json()) as TestPost);
    }
    await use(posts, category);
  } finally {
    for (const { id } of posts) await api.delete(`/api/blog/${id}`);
  }
}

for (const language of ['hr', 'en'] as const) {
  const text = words[language];

  test(`typing in the search box finds articles, marks the finds and is in the address (${language})`, async ({
    page,
  }) => {
    await page.goto(`/blog?lang=${language}`);
    const search = page.getByPlaceholder(text.placeholder);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/blog?')) asked.push(request.url());
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    await search.pressSequentially(text.search.slice(0, 4));
    // The server is asked when the keys have rested, not for each of them.
    await page.clock.runFor(300);
    await search.pressSequentially(text.search.slice(4));
    await page.clock.runFor(300);
    expect(asked).toEqual([]);
    await page.clock.resume();
    await expect(page).toHaveURL(new RegExp(`/blog\\?q=${text.search}$`));
    await expect(page.getByRole('article').first()).toContainText(text.found);
    await expect(page.locator('h2 mark').first()).toHaveText(text.mark);
    expect(asked).toHaveLength(1);
    await expect(search).toBeFocused();
    await search.fill(text.later);
    await expect(page.locator('p mark').first()).toHaveText('Jacobson');
    await expect(page.locator('p:has(mark)').first()).toHaveText(/^\.\.\./);
    await search.fill('');
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('main').locator('mark')).toHaveCount(0);
  });

  test(`the box says what the list shows after Back and Forward, also while it has the focus (${language})`, async ({
    page,
  }) => {
    await page.goto(`/blog?lang=${language}`);
    const search = page.getByPlaceholder(text.placeholder);
    await search.fill(text.search);
    await expect(page).toHaveURL(new RegExp(`/blog\\?q=${text.search}$`));
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('article').nth(1)).toBeVisible();
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('');
    await page.goForward();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(search).toHaveValue(text.search);
  });

  test(`a search that finds nothing says so, and can be taken back (${language})`, async ({
    page,
  }) => {
    await page.goto(`/blog?q=xyzzyxyzzy&lang=${language}`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(text.empty);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: text.clear }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByPlaceholder(text.placeholder)).toHaveValue('');
    expect(new URL(page.url()).searchParams.has('q')).toBe(false);
  });

  test(`the categories are 'all' and each one in use, translated (${language})`, async ({
    page,
  }) => {
    await page.goto(`/blog?lang=${language}`);
    const all = page.getByRole('link', { name: text.all, exact: true });
    await expect(all).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: text.category, exact: true }).click();
    await expect(page).toHaveURL(/\?category=Terapija$/);
    await expect(page).toHaveTitle(new RegExp(`^Blog: ${text.category}`));
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(all).not.toHaveAttribute('aria-current');
  });

  test(`a card shows picture, date, category, title, 150 characters and a link (${language})`, async ({
    page,
    api,
  }) => {
    const row = await (await api.get('/api/blog/terapija-opustanja')).json();
    const told: string = row[text.content];
    await page.goto(`/blog?category=Terapija&lang=${language}`);
    const card = page.getByRole('article');
    await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 1200);
    await expect(card.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
    await expect(card.getByText(text.category, { exact: true })).toBeVisible();
    await expect(card.getByText(text.reading)).toBeVisible();
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(text.found);
    const more = card.getByRole('link', { name: new RegExp(`^${text.more} ?: ${text.found}$`) });
    await expect(more).toHaveAttribute('href', '/blog/terapija-opustanja');
    const cut = told.replace(/\s+/g, ' ').slice(0, 150).trimEnd();
    await expect(card.locator('h2 ~ p')).toHaveText(`${cut}...`);
  });

  test(`six places are kept while the articles load (${language})`, async ({ page }) => {
    await page.goto(`/about?lang=${language}`);
    await page.route('**/api/blog*', () => undefined);
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page.locator('[data-skeleton]')).toHaveCount(6);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test(`more articles than a page holds are on further pages (${language})`, async ({
    page,
    api,
  }) => {
    await withPosts(api, 8, async (_posts, category) => {
      const path = `/blog?category=${encodeURIComponent(category)}`;
      await page.goto(`${path}&lang=${language}`);
      await expect(page.getByRole('article')).toHaveCount(7);
      await page.getByRole('link', { name: text.nextPage, exact: true }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page.getByRole('link', { name: text.pageTwo })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await page.reload();
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(
        /^(Probni članak|Trial article) 1$/,
      );
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /page=2/);
      expect((await page.request.get(`${path}&page=3`)).status()).toBe(404);
    });
  });

  test(`an article leads to those before and after it, and to related ones (${language})`, async ({
    page,
    api,
  }) => {
    await withPosts(api, 5, async (posts) => {
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
    expect(await article.locator('header + img + div > p').count()).toBeGreaterThan(5);
    for (const paragraph of await article.locator('header + img + div > p').allTextContents()) {
      expect(paragraph.trim()).not.toBe('');
    }
  });

  test(`an article describes itself with its first 160 characters, as an article, to search engines too (${language})`, async ({
    page,
    api,
    baseURL,
  }) => {
    const row = await (await api.get('/api/blog/terapija-opustanja')).json();
    const told: string = row[text.content];
    await page.goto(`/blog/terapija-opustanja?lang=${language}`);
    await expect(page).toHaveTitle(new RegExp(`^${text.found} · `));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      told.replace(/\s+/g, ' ').slice(0, 160).trimEnd(),
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

  test(`an article can be shared with its address and title (${language})`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`/blog/terapija-opustanja?lang=${language}`);
    const { origin } = new URL(baseURL ?? '');
    const address = encodeURIComponent(`${origin}/blog/terapija-opustanja${text.query}`);
    const title = encodeURIComponent(text.found);
    const places = [
      'https://www.facebook.com/',
      'https://twitter.com/',
      'https://www.linkedin.com/',
      'mailto:?',
    ];
    for (const [position, name] of text.shares.entries()) {
      const href = await page.getByRole('main').getByRole('link', { name }).getAttribute('href');
      expect(href?.startsWith(places[position] ?? '-'), name).toBe(true);
      expect(href).toContain(address);
      expect(href).toContain(title);
    }
  });

  test(`an article's place is kept while it loads (${language})`, async ({ page }) => {
    await page.goto(`/blog?lang=${language}`);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/blog/*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('main').getByRole('link', { name: text.found }).click();
    const place = page.getByRole('main').getByRole('status').filter({ hasText: text.loading });
    await expect(place).toBeInViewport();
    expect((await place.boundingBox())?.height).toBeGreaterThan(200);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.found);
    await expect(page).toHaveTitle(new RegExp(`^${text.found} · `));
    await expect(place).toHaveCount(0);
  });

  test.describe(`an article that cannot be loaded (${language})`, () => {
    test.use({ expectedErrors: [/status of 500/] });

    test('is answered like one that does not exist', async ({ page }) => {
      await page.goto(`/blog?lang=${language}`);
      await page.route('**/api/blog/*', (route) => route.fulfill({ status: 500, json: {} }));
      await page.getByRole('main').getByRole('link', { name: text.found }).click();
      await expect(page.getByRole('heading', { level: 1, name: text.missing })).toBeVisible();
      await expect(page.getByText(text.missingText)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(text.missing));
    });
  });

  test.describe(`without scripts (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test('articles can be searched, filtered, paged and read', async ({ page, api }) => {
      await withPosts(api, 8, async (_posts, category) => {
        await page.goto(`/blog?lang=${language}`);
        const submit = page.getByRole('button', { name: text.find, exact: true });
        await submit.click();
        await expect(page, 'an empty search is none').toHaveURL(/\/blog(\?lang=en)?$/);
        await page.getByRole('link', { name: category, exact: true }).click();
        await expect(page.getByRole('article')).toHaveCount(7);
        await page.getByRole('link', { name: text.nextPage, exact: true }).click();
        await expect(page.getByRole('article')).toHaveCount(1);
        await page.getByRole('link', { name: text.all, exact: true }).click();
        await page.getByPlaceholder(text.placeholder).fill(text.search);
        await submit.click();
        await page.getByRole('link', { name: text.category, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`q=${text.search}&category=Terapija`));
        await expect(page.getByRole('article')).toHaveCount(1);
        await page.getByRole('article').getByRole('link', { name: text.found }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.found);
        await page.getByRole('link', { name: text.backLink, exact: true }).click();
        await expect(page).toHaveURL('/blog');
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      });
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

  test.describe(`an article that does not exist (${language})`, () => {
    test.use({ expectedErrors: [/404/] });

    test('is answered with 404, its words and a way back', async ({ page }) => {
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

test('a picture that was uploaded comes in fitting sizes, without moving anything', async ({
  page,
  api,
}) => {
  const uploaded = await api.post('/api/media', {
    multipart: {
      file: { name: 'slika.png', mimeType: 'image/png', buffer: await somePicture(page) },
      alt: 'Dva kruga',
    },
  });
  expect(uploaded.status(), await uploaded.text()).toBe(201);
  const { id, url } = (await uploaded.json()) as { id: number; url: string };
  // What our letters move when they come is measured where they are delivered.
  await page.addInitScript(() => {
    document.fonts.load = () => new Promise(() => undefined);
  });
  const check = async ([post]: TestPost[], category: string) => {
    for (const path of [`/blog/${post?.slug}`, `/blog?category=${encodeURIComponent(category)}`]) {
      await page.goto(path);
      const picture = page.getByRole('img', { name: 'Dva kruga' });
      await expect(picture).toHaveAttribute('src', url);
      await expect(picture).toHaveAttribute('fetchpriority', 'high');
      await expect(picture).toHaveAttribute('width', '1000');
      await expect(page.locator('picture source').first()).toHaveAttribute('srcset', /480w, /);
      const shown = () => picture.evaluate((one: HTMLImageElement) => one.currentSrc);
      await expect.poll(shown).toMatch(/\.avif$/);
      expect(await layoutShift(page)).toBe(0);
    }
  };
  try {
    await withPosts(api, 1, check, { imageUrl: url });
  } finally {
    await api.delete(`/api/media/${id}`);
  }
});

/** How far things on the page have moved by themselves (Cumulative Layout Shift). */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry) => ('value' in entry ? entry.value : 0));
          resolve(shifts.reduce<number>((sum, value) => sum + Number(value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Nothing is reported where nothing has moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

/** A PNG of 1000 by 600 pixels, drawn in the browser. */
async function somePicture(page: Page): Promise<Buffer> {
  await page.goto('/newsletter');
  const encoded = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1000;
    canvas.height = 600;
    const drawing = canvas.getContext('2d');
    drawing?.fillRect(100, 100, 400, 300);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(encoded, 'base64');
}

test("the device's own share sheet is offered where there is one", async ({ page }) => {
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

test('a printed article is the article alone, with its address', async ({ page }) => {
  await page.goto('/blog/terapija-opustanja');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText(/^Članak je na adresi http/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Natrag na blog' })).toBeHidden();
  await expect(main.locator('a[href*="facebook"]')).toBeHidden();
  await expect(main.locator('a[rel="prev"], a[rel="next"]').first()).toBeHidden();
});

test('a new article is among the two of the home page, an edited one shows on the next request', async ({
  page,
  api,
}) => {
  const slug = `izmjena-${Date.now()}`;
  const post = {
    title: 'Prvi naslov članka',
    titleEn: 'First title of the article',
    slug,
    category: 'news',
    content: 'Prvi odlomak članka.\n\nDrugi odlomak članka.',
    contentEn: 'First paragraph of the article.\n\nSecond paragraph of the article.',
    author: 'Ana Horvat',
    imageUrl: null,
    isPublished: true,
  };
  const created = await api.post('/api/blog', { data: post });
  expect(created.status()).toBe(201);
  const { id } = (await created.json()) as { id: number };
  try {
    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
    await expect(page.getByText('Drugi odlomak članka.')).toBeVisible();
    const home = await (await page.request.get('/')).text();
    const shown = [...home.matchAll(/<a [^>]*href="\/blog\/([^"?]+)"/g)].map(([, found]) => found);
    expect(shown).toHaveLength(2);
    expect(shown).toContain(slug);
    await api.put(`/api/blog/${id}`, { data: { ...post, title: 'Izmijenjeni naslov' } });
    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Izmijenjeni naslov' })).toBeVisible();
    await page.goto('/blog');
    await expect(page.getByRole('link', { name: 'Izmijenjeni naslov' })).toBeVisible();
  } finally {
    await api.delete(`/api/blog/${id}`);
  }
});

test('strange addresses are answered sensibly', async ({ request }) => {
  for (const query of [
    'q=%00',
    'q=a%00b',
    'category=%00',
    'category[]=',
    `q=${'a'.repeat(5000)}`,
  ]) {
    expect((await request.get(`/blog?${query}`)).status(), query.slice(0, 20)).toBe(200);
  }
  for (const path of ['/blog/%E0%A4%A', '/blog/%00', '/blog/NEMA-GA', '/blog/a/b']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('an article read by its number names its slug as its address', async ({ page, api }) => {
  const { id } = (await (await api.get('/api/blog/terapija-opustanja')).json()) as { id: number };
  await page.goto(`/blog/${id}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/blog\/terapija-opustanja$/,
  );
});

test('a title of one long word stays within a narrow window', async ({ page, api }) => {
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
