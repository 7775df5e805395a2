import { expect, test } from '../../../testing/fixtures';

const page = {
  title: 'Pristupačnost prostora',
  titleEn: 'Accessibility of our premises',
  slug: 'pristupacnost-prostora',
  lead: 'Kako doći do nas.',
  leadEn: 'How to reach us.',
  content: 'Prvi odlomak.\n\n## Ulaz\n\nUlaz **nema stepenica**.',
  contentEn: 'The first paragraph.\n\n## Entrance\n\nIt has **no steps**.',
  contentFormat: 'markdown',
  isPublished: true,
  inFooter: true,
};

test.use({ expectedErrors: [/status of (404|410)/] });

test('an own page is reached from the footer, moves with its slug, and is gone once deleted', async ({
  api,
  page: tab,
  request,
  checkEveryDisplay,
}) => {
  const { id } = await (await api.post('/api/pages', { data: page })).json();
  try {
    await tab.goto('/about?lang=en');
    await expect(tab.locator('html')).toHaveClass(/hydrated/);
    await tab.getByRole('contentinfo').getByRole('link', { name: page.titleEn }).click();
    await expect(tab).toHaveURL(`/${page.slug}`);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(page.titleEn);
    await expect(tab.getByRole('heading', { level: 2, name: 'Entrance' })).toBeVisible();
    await expect(tab.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/${page.slug}\\?lang=en$`),
    );
    await tab.goto(`/${page.slug}?lang=hr`);
    await expect(tab).toHaveTitle(/^Pristupačnost prostora · /);
    await expect(tab.locator('meta[name=description]')).toHaveAttribute('content', page.lead);
    await checkEveryDisplay(tab);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).toContain(`/${page.slug}</loc>`);

    await api.patch(`/api/pages/${id}`, { data: { slug: 'kako-do-nas' } });
    await tab.goto(`/${page.slug}`);
    await expect(tab).toHaveURL('/kako-do-nas');
  } finally {
    await api.delete(`/api/pages/${id}`);
  }
  expect((await request.get('/kako-do-nas')).status()).toBe(410);
  expect((await request.get(`/${page.slug}`)).status()).toBe(410);
  expect((await request.get('/nikad-je-nije-bilo')).status()).toBe(404);
  // Digits would be the id of a page.
  expect((await request.get(`/${id}`)).status()).toBe(404);
});
