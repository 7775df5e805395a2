import { expect, test } from '../../testing/fixtures';

for (const language of ['hr', 'en']) {
  for (const mode of ['default', 'dark', 'high']) {
    test(`the blog and an article are accessible in ${language}, ${mode}`, async ({
      page,
      checkAccessibility,
    }) => {
      await page.addInitScript((chosen) => {
        localStorage.setItem('cookiesAccepted', 'true');
        if (chosen === 'dark') localStorage.setItem('theme', 'dark');
        if (chosen === 'high') localStorage.setItem('contrast', 'high');
      }, mode);
      for (const path of ['/blog', '/blog/terapija-opustanja']) {
        await page.goto(`${path}?lang=${language}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await checkAccessibility(page);
      }
    });
  }
}

test('typing in the search box finds articles', async ({ page }) => {
  await page.goto('/blog?lang=en');
  await page.getByPlaceholder('Search articles...').fill('relaxation');
  await expect(page).toHaveURL(/q=relaxation/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Relaxation therapy');
  await page.getByPlaceholder('Search articles...').fill('xyzzyxyzzy');
  await expect(
    page.getByText('No blog posts found. Please try a different search term or category.'),
  ).toBeVisible();
});

test('a category shows only its articles', async ({ page }) => {
  await page.goto('/blog?lang=en');
  await page.getByRole('link', { name: 'Therapy', exact: true }).click();
  await expect(page).toHaveURL(/category=Terapija/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Addiction prevention in youth' })).toBeVisible();
});

test('an article can be shared with its address and title', async ({ page, baseURL }) => {
  await page.goto('/blog/terapija-opustanja?lang=en');
  const address = encodeURIComponent(`${new URL(baseURL ?? '').origin}/blog/terapija-opustanja`);
  const title = encodeURIComponent('Relaxation therapy');
  for (const host of ['facebook.com', 'twitter.com', 'linkedin.com', 'mailto:']) {
    const link = page.getByRole('main').locator(`a[href*="${host}"]`);
    await expect(link).toHaveAttribute('href', new RegExp(address.replace(/\./g, '\\.')));
    await expect(link).toHaveAttribute('href', new RegExp(title));
  }
});

test('an article describes itself to search engines', async ({ page }) => {
  await page.goto('/blog/terapija-opustanja');
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  expect(description?.length).toBeGreaterThan(100);
  expect(description?.length).toBeLessThanOrEqual(160);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = scripts.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
  expect(types).toContain('BlogPosting');
});

test.describe('an article that does not exist', () => {
  test.use({ expectedErrors: [/404/] });

  test('is answered with 404 and a way back', async ({ page }) => {
    const answer = await page.goto('/blog/nema-takvog-clanka?lang=en');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
    await expect(
      page.getByText("The blog post you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  });
});

test('an edited article shows on the next request', async ({ page, api }) => {
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
  for (const path of ['/blog/%E0%A4%A', '/blog/TERAPIJA-OPUSTANJA', '/blog/a/b']) {
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
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\.png$/);
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('articles can be read, searched and filtered', async ({ page }) => {
    await page.goto('/blog?lang=en');
    await page.getByPlaceholder('Search articles...').fill('relaxation');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('article').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relaxation therapy');
    await page.goto('/blog?category=Prevencija');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});
