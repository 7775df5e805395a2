import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { en, hr } from '../texts';

const catalogues = { hr, en };

interface Project {
  id: number;
  slug: string;
  change: (fields: Record<string, string>) => Promise<void>;
  remove: () => Promise<void>;
}

const TITLE = /^(Suhozid uz more|A dry stone wall by the sea)$/;

let made = 0;

/** Creates a project with a slug of its own, and deletes it after `during`. */
async function withProject(
  api: APIRequestContext,
  during: (project: Project) => Promise<void>,
): Promise<void> {
  made += 1;
  const slug = `suhozid-uz-more-${Date.now().toString(36)}-${made}`;
  const created = await api.post('/api/projects', {
    data: {
      title: 'Suhozid uz more',
      titleEn: 'A dry stone wall by the sea',
      slug,
      description: 'Obnova suhozida.',
      descriptionEn: 'Rebuilding dry stone walls.',
      category: 'education',
      status: 'active',
    },
  });
  expect(created.ok(), await created.text()).toBe(true);
  const { id } = await created.json();
  const path = `/api/projects/${id}`;
  const change: Project['change'] = async (data) => {
    const changed = await api.patch(path, { data });
    expect(changed.ok(), await changed.text()).toBe(true);
  };
  const remove = async () => void (await api.delete(path));
  try {
    await during({ id, slug, change, remove });
  } finally {
    await remove();
  }
}

test('a former address leads to the present one, with its language and query', async ({
  page,
  api,
}) => {
  await withProject(api, async ({ slug, change }) => {
    const present = `${slug}-danas`;
    await change({ slug: present });
    for (const path of [`/projects/${slug}`, `/projects/${slug.toUpperCase()}/`]) {
      const answer = await page.goto(`${path}?lang=en&izvor=letak`);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveURL(`/projects/${present}?lang=en&izvor=letak`);
    }
    const answer = await api.get(`/projects/${slug}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, `/projects/${present}`]);
    expect(answer.headers()['cache-control']).toContain('no-store');
    // Back at its first address, no stored answer leads away from it.
    await change({ slug });
    await page.goto(`/projects/${slug}`);
    await expect(page).toHaveURL(`/projects/${slug}`);
    await page.goto(`/projects/${present}`);
    await expect(page).toHaveURL(`/projects/${slug}`);
  });
});

test('a former address of an event leads on, too', async ({ page, api }) => {
  const created = await api.post('/api/events', {
    data: {
      title: 'Dan suhozida',
      titleEn: 'Dry stone wall day',
      description: 'Gradimo suhozid.',
      descriptionEn: 'We build a dry stone wall.',
      location: 'Knin',
      eventDate: '2093-05-12T17:30:00+02:00',
    },
  });
  const { id, slug } = await created.json();
  const path = `/api/events/${id}`;
  await api.patch(path, { data: { slug: `${slug}-u-kninu` } });
  await page.goto(`/events/${slug}?lang=en`);
  await expect(page).toHaveURL(`/events/${slug}-u-kninu?lang=en`);
  await api.delete(path);
  expect((await api.get(`/events/${slug}`)).status()).toBe(410);
});

test.describe('a link on an open page', () => {
  test.use({ expectedErrors: [/404/] });

  test('leads to a project whose address has changed since', async ({ page, api }) => {
    await withProject(api, async ({ slug, change }) => {
      await page.goto('/projects');
      const link = page.getByRole('main').getByRole('link', { name: 'Suhozid uz more' }).first();
      await expect(link).toHaveAttribute('href', `/projects/${slug}`);
      await change({ slug: `${slug}-danas` });
      await link.click();
      await expect(page).toHaveURL(`/projects/${slug}-danas`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Suhozid uz more');
    });
  });
});

for (const language of ['hr', 'en'] as const) {
  const {
    common: { gone },
    projects,
  } = catalogues[language];

  test.describe(`a deleted project (${language})`, () => {
    test.use({ expectedErrors: [/410/] });

    test('is answered with 410 and similar pages', async ({ page, api, checkEveryDisplay }) => {
      await withProject(api, async (similar) => {
        await withProject(api, async ({ slug, remove }) => {
          await remove();
          const answer = await page.goto(`/projects/${slug}?lang=${language}`);
          expect(answer?.status()).toBe(410);
          await expect(page).toHaveTitle(new RegExp(`^${gone.title}`));
          await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
          await expect(page.getByRole('heading', { level: 1, name: gone.title })).toBeVisible();
          await checkEveryDisplay(page);
          const suggestion = page
            .getByRole('navigation', { name: gone.suggestions })
            .getByRole('link', { name: TITLE });
          await expect(suggestion).toHaveAttribute('href', `/projects/${similar.slug}`);
          await expect(
            page.getByRole('main').getByRole('link', { name: projects.back, exact: true }),
          ).toHaveAttribute('href', '/projects');
          await suggestion.click();
          await expect(page).toHaveURL(`/projects/${similar.slug}`);
          // The address changes before the project is loaded, which is deleted after this.
          await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
        });
      });
    });
  });
}
