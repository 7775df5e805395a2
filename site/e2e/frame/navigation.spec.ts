import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { hr } from '../texts';

test.use({ expectedErrors: [/status of (400|404|410|500)/] });

const banner = (page: Page) => page.getByRole('banner');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const open = (page: Page, path: string) =>
  banner(page).locator(`a[href="${path}"]:visible`).first().click();
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** What search engines and networks read of the page. */
const metadata = (page: Page) =>
  page.evaluate(() => {
    const own =
      'title, meta[name], meta[property], link[rel=canonical], link[hreflang], script[type="application/ld+json"]';
    return [...document.head.querySelectorAll(own)].map((tag) => tag.outerHTML).sort();
  });

test('a page opened by a link is at its top, focused, announced, marked, and described as its document', async ({
  page,
}) => {
  for (const [from, link, title] of [
    ['/about', 'header nav a[href="/blog"]', hr.blog.title],
    ['/blog', 'main article a[href="/blog/terapija-opustanja"]', 'Terapija opuštanja'],
    ['/projects', 'footer nav a[href="/"]', hr.home.hero.title],
    ['/', 'header nav a[href="/events"]', hr.events.title],
  ] as const) {
    await page.goto(from);
    await page.locator(link).filter({ visible: true }).first().click();
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await scrollPosition(page)).toBe(0);
    await expect(page.locator('p.visually-hidden[aria-live]')).toHaveText(await page.title());
    const { pathname } = new URL(page.url());
    const current = banner(page).locator('nav [aria-current=page]:visible');
    await expect(current).toHaveAttribute('href', pathname.replace(/(?<=.)\/terapija.*/, ''));
    const clicked = await metadata(page);
    await page.reload();
    expect(clicked, pathname).toEqual(await metadata(page));
  }
});

test('Back and Forward restore filters, searches and the scroll position, also before hydration', async ({
  page,
}) => {
  const search = page.getByPlaceholder(hr.blog.search.placeholder);
  const articles = page.getByRole('article');
  await page.goto('/blog');
  await search.fill('opustanje');
  await expect(page).toHaveURL('/blog?q=opustanje');
  await expect(articles).toHaveCount(1);
  await page.goBack();
  await expect(articles.nth(1)).toBeVisible();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await page.goForward();
  await expect(articles).toHaveCount(1);
  await expect(search).toHaveValue('opustanje');
  await page.getByRole('link', { name: hr.blog.categories.all, exact: true }).click();
  await page.goto('/search?q=opustnje');
  const field = page.getByRole('searchbox');
  await field.fill('qqqqqqqq');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=qqqqqqqq');
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(field).toHaveValue('opustnje');
  await expect(page.getByRole('region', { name: hr.search.groups.blog })).toBeVisible();

  await page.goto('/events?tab=past');
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  const position = await scrollPosition(page);
  expect(position).toBeGreaterThan(300);
  await page.getByRole('article').last().getByRole('link').first().click();
  await expect(page).not.toHaveURL(/tab=past/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect.poll(() => scrollPosition(page)).toBe(position);
  // Scrolled while the scripts are still loading.
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/blog/terapija-opustanja', { waitUntil: 'load' });
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  arrive();
  await expect(page.locator('html')).toHaveClass(/hydrated/);
  expect(await scrollPosition(page)).toBe(500);
  await page.reload();
  expect(await scrollPosition(page)).toBe(500);
});

test('placeholders are shown while a page loads, and loaded lists are not requested again', async ({
  page,
}) => {
  await page.goto('/newsletter');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await released;
    await route.continue();
  });
  const skeletons = (within = 'main') => page.locator(`${within} [data-skeleton]`);
  for (const [path, count] of [
    ['/projects', 3],
    ['/blog', 6],
    ['/events', 3],
    ['/project-documents', 3],
  ] as const) {
    await open(page, path);
    await expect(skeletons()).toHaveCount(count);
  }
  await open(page, '/about');
  await expect(skeletons('#team')).toHaveCount(4);
  await open(page, '/');
  for (const [section, count] of [
    ['projects', 3],
    ['blog', 3],
    ['events', 2],
    ['team', 4],
    ['partners', 6],
  ] as const) {
    await expect(skeletons(`#${section}`)).toHaveCount(count);
  }
  release();
  await expect(page.locator('#partners li').first()).toBeVisible();
  await expect(skeletons()).toHaveCount(0);
  await expect(page.locator('#blog article')).toHaveCount(2);
  await open(page, '/blog');
  await expect(page.getByRole('article').first()).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request.url());
  });
  await open(page, '/');
  await expect(page.locator('#projects article')).toHaveCount(3);
  await open(page, '/blog');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(requests).toEqual([]);
});

test('a list that fails to load does not affect the others, and can be retried', async ({
  page,
}) => {
  const shown = {
    projects: '#projects article',
    blog: '#blog article',
    team: '#team li',
    partners: '#partners li',
  };
  for (const failing of ['team', 'partners'] as const) {
    await page.goto('/contact');
    const url = RegExp(`/api/${failing}(\\?|$)`);
    await page.route(url, (route) => route.fulfill({ status: 500, body: 'x' }));
    await open(page, '/');
    const section = page.locator(`#${failing}`);
    const cannot = / trenutno ne možemo prikazati\.$/;
    await expect(section.getByRole('status').getByText(cannot).first()).toBeVisible();
    for (const [name, list] of Object.entries(shown)) {
      if (name !== failing) await expect(page.locator(list).first()).toBeVisible();
    }
    await page.unroute(url);
    await section.getByRole('link', { name: /^Pokušajte ponovno/ }).click();
    await expect(page.locator(shown[failing]).first()).toBeVisible();
    await expect(section.getByText(cannot)).toHaveCount(0);
    await expect(section.locator(':focus')).toHaveCount(1);
  }
});

test('a link on an open page leads to what has moved since, and says what is gone', async ({
  page,
  api,
}) => {
  const add = async (slug: string) => {
    const data = {
      title: `Suhozid ${slug}`,
      titleEn: `Dry stone wall ${slug}`,
      slug,
      description: 'Obnova suhozida.',
      descriptionEn: 'Rebuilding dry stone walls.',
      category: 'education',
      status: 'active',
    };
    const created = await api.post('/api/projects', { data });
    expect(created.ok(), await created.text()).toBe(true);
    return `/api/projects/${(await created.json()).id}`;
  };
  const paths = [await add('suhozid-kod-mora'), await add('suhozid-kod-grada')];
  const [moved = '', deleted = ''] = paths;
  const link = (name: string) => page.getByRole('main').getByRole('link', { name }).first();
  try {
    await page.goto('/projects');
    await expect(link('Suhozid suhozid-kod-mora')).toBeVisible();
    await api.patch(moved, { data: { slug: 'suhozid-uz-more' } });
    await api.delete(deleted);
    await link('Suhozid suhozid-kod-mora').click();
    await expect(page).toHaveURL('/projects/suhozid-uz-more');
    await expect(heading(page)).toContainText('suhozid-kod-mora');
    await page.goBack();
    await link('Suhozid suhozid-kod-grada').click();
    await expect(heading(page)).toHaveText(hr.common.gone.title);
    const similar = page.getByRole('navigation', { name: hr.common.gone.suggestions });
    await similar.getByRole('link', { name: /kod-mora/ }).click();
    await expect(page).toHaveURL('/projects/suhozid-uz-more');
    await expect(heading(page)).toContainText('suhozid-kod-mora');
  } finally {
    for (const path of paths) await api.delete(path);
  }
});
