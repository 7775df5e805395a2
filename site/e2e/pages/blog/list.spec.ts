import { expect, test } from '../../../../testing/fixtures';
import { beginningPattern, ONE_LANGUAGE } from '../../texts';
import { words, withPosts } from './posts';

for (const language of ['hr', 'en'] as const) {
  const text = words[language];

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
    const content: string = row[text.content];
    await page.goto(`/blog?category=Terapija&lang=${language}`);
    const card = page.getByRole('article');
    await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 1200);
    await expect(card.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
    await expect(card.getByText(text.category, { exact: true })).toBeVisible();
    await expect(card.getByText(text.reading)).toBeVisible();
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(text.found);
    const more = card.getByRole('link', { name: new RegExp(`^${text.more} ?: ${text.found}$`) });
    await expect(more).toHaveAttribute('href', '/blog/terapija-opustanja');
    await expect(card.locator('h2 ~ p')).toHaveText(beginningPattern(content, 150));
  });
}

for (const language of ONE_LANGUAGE) {
  const text = words[language];

  test(`typing in the search box finds articles, highlights the matches and updates the URL (${language})`, async ({
    page,
  }) => {
    await page.goto(`/blog?lang=${language}`);
    const search = page.getByPlaceholder(text.placeholder);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/blog?')) requests.push(request.url());
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    await search.pressSequentially(text.search.slice(0, 4));
    // The request is sent after a pause, not for every key.
    await page.clock.runFor(300);
    await search.pressSequentially(text.search.slice(4));
    await page.clock.runFor(300);
    expect(requests).toEqual([]);
    await page.clock.resume();
    await expect(page).toHaveURL(new RegExp(`/blog\\?q=${text.search}$`));
    await expect(page.getByRole('article').first()).toContainText(text.found);
    await expect(page.locator('h2 mark').first()).toHaveText(text.mark);
    expect(requests).toHaveLength(1);
    await expect(search).toBeFocused();
    await search.fill(text.later);
    await expect(page.locator('p mark').first()).toHaveText('Jacobson');
    await expect(page.locator('p:has(mark)').first()).toHaveText(/^…/);
    await search.fill('');
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('main').locator('mark')).toHaveCount(0);
  });

  test(`the search box follows Back and Forward, even while it is focused (${language})`, async ({
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

  test(`a search without results says so, and can be cleared (${language})`, async ({ page }) => {
    await page.goto(`/blog?q=xyzzyxyzzy&lang=${language}`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(text.empty);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: text.clear }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByPlaceholder(text.placeholder)).toHaveValue('');
    expect(new URL(page.url()).searchParams.has('q')).toBe(false);
  });

  test(`six placeholders are shown while the articles load (${language})`, async ({ page }) => {
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

  test.describe(`without scripts (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test('articles can be searched, filtered, paged and read', async ({ page, api }) => {
      await withPosts(api, 8, async (_posts, category) => {
        await page.goto(`/blog?lang=${language}`);
        const submit = page.getByRole('button', { name: text.find, exact: true });
        await submit.click();
        await expect(page, 'an empty search adds no query').toHaveURL(/\/blog(\?lang=en)?$/);
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
}

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

test('unexpected queries and paths cause no server error', async ({ request }) => {
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
