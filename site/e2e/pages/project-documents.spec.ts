import { expect, test } from '../../../testing/fixtures';
import { en, hr, type Catalogue, ONE_LANGUAGE } from '../texts';

const textsIn = ({ call, documents, projects }: Catalogue) => ({
  title: documents.title,
  back: projects.back,
  nav: projects.documents,
  call: call.short,
  languages: documents.inBoth,
  download: documents.download,
  open: documents.view,
  other: documents.otherLanguage,
  view: documents.viewDocument,
  contact: projects.action.button,
});

const texts = {
  hr: {
    ...textsIn(hr),
    funded: 'Sufinancira Europska unija',
    flyer: 'Letak projekta Zaželi III',
    form: 'Obrazac za iskaz interesa',
    files: ['/documents/letak-zazeli.pdf', '/documents/obrazac-iskaz-interesa.pdf'],
    otherFile: '/documents/leaflet-zazeli.pdf',
    date: '26. travnja 2024.',
  },
  en: {
    ...textsIn(en),
    funded: 'Co-funded by the European Union',
    flyer: 'Flyer of the Zaželi III project',
    form: 'Expression-of-interest form',
    files: ['/documents/leaflet-zazeli.pdf', '/documents/expression-of-interest-form.pdf'],
    otherFile: '/documents/letak-zazeli.pdf',
    date: '26 April 2024',
  },
} as const;

/** Matches the accessible name of a link: its text and the document that it belongs to. */
function about(text: string, name: string): RegExp {
  return new RegExp(`^${text} ?: ${name}$`);
}

for (const language of ['hr', 'en'] as const) {
  const text = texts[language];

  test(`Project documents: three documents, and a link back to the projects (${language})`, async ({
    page,
  }) => {
    await page.goto(`/project-documents?lang=${language}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(text.title);
    await expect(main.getByRole('article')).toHaveCount(3);
    await expect(main.getByRole('article').getByRole('heading', { level: 3 })).toHaveText([
      text.flyer,
      text.form,
      text.call,
    ]);
    // In the header of the page and on each card.
    await expect(main.getByText(text.funded, { exact: true })).toHaveCount(4);
    await main.getByRole('link', { name: text.back }).click();
    await expect(page).toHaveURL('/projects');
  });

  test(`Project documents: flyer and form are PDFs of the shown size (${language})`, async ({
    page,
    request,
  }) => {
    await page.goto(`/project-documents?lang=${language}`);
    for (const [position, name] of [text.flyer, text.form].entries()) {
      const card = page.getByRole('article').nth(position);
      const path = text.files[position] ?? '';
      const file = await request.get(path);
      expect(file.headers()['content-type']).toBe('application/pdf');
      const kilobytes = Math.round((await file.body()).length / 1000);
      await expect(card).toContainText('PDF');
      await expect(card).toContainText(`${kilobytes}\u00a0kB`);
      const download = card.getByRole('link', { name: about(text.download, name) });
      await expect(download).toHaveAttribute('href', path);
      await expect(download).toHaveAttribute('download');
      const open = card.getByRole('link', { name: about(text.open, name) });
      await expect(open).toHaveAttribute('href', path);
    }
  });

  test(`Project documents: the other language's PDF is marked as such (${language})`, async ({
    page,
  }) => {
    await page.goto(`/project-documents?lang=${language}`);
    const other = page
      .getByRole('article')
      .first()
      .getByRole('link', { name: new RegExp(`^${text.other}`) });
    const otherLanguage = language === 'hr' ? 'en' : 'hr';
    await expect(other).toHaveAttribute('hreflang', otherLanguage);
    await expect(other).toHaveAttribute('lang', otherLanguage);
    await expect(other).toHaveAttribute('href', text.otherFile);
  });

  test(`Project documents: the public call of 26.04.2024 is a page, with a button (${language})`, async ({
    page,
  }) => {
    await page.goto(`/project-documents?lang=${language}`);
    const call = page.getByRole('article').last();
    await expect(call.locator('time')).toHaveText(text.date);
    await expect(call.locator('time')).toHaveAttribute('datetime', '2024-04-26');
    await expect(call.locator('dd').last()).toHaveText(text.languages);
    await call.getByRole('link', { name: about(text.view, text.call) }).click();
    await expect(page).toHaveURL('/javni-poziv');
  });

  test(`Project documents: the contact link is at the bottom (${language})`, async ({ page }) => {
    await page.goto(`/project-documents?lang=${language}`);
    const links = page.getByRole('main').getByRole('link', { name: text.contact });
    await expect(links).toHaveAttribute('href', '/contact');
  });
}

for (const language of ONE_LANGUAGE) {
  const text = texts[language];

  test(`Project documents: a PDF is downloaded (${language})`, async ({ page }) => {
    await page.goto(`/project-documents?lang=${language}`);
    const arriving = page.waitForEvent('download');
    await page.getByRole('link', { name: about(text.download, text.form) }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toBe(text.files[1].replace('/documents/', ''));
  });

  test(`Project documents: three placeholders are shown while they load (${language})`, async ({
    page,
  }) => {
    await page.goto(`/newsletter?lang=${language}`);
    await page.route('**/api/documents*', () => undefined);
    await page.getByRole('banner').getByRole('link', { name: text.nav }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
    await expect(page.locator('[data-skeleton]')).toHaveCount(3);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('Project documents: the breadcrumbs have the page and its parents', async ({
  page,
  baseURL,
}) => {
  await page.goto('/project-documents');
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const trail = scripts.map((text) => JSON.parse(text) as Record<string, unknown>);
  const { origin } = new URL(baseURL ?? '');
  expect(trail).toContainEqual(
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: [
        expect.objectContaining({ item: `${origin}/` }),
        expect.objectContaining({ item: `${origin}/projects` }),
        expect.objectContaining({ item: `${origin}/project-documents` }),
      ],
    }),
  );
});

test('Project documents: a change in the panel shows on the next request', async ({
  page,
  api,
}) => {
  await page.goto('/project-documents');
  const created = await api.post('/api/documents', {
    data: { name: 'Pravila projekta', nameEn: 'Rules', path: '/legal', issuedOn: '2026-02-01' },
  });
  expect(created.status(), await created.text()).toBe(201);
  const { id } = (await created.json()) as { id: number };
  try {
    await page.goto('/project-documents');
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(
      page.getByRole('link', { name: about('Pogledajte dokument', 'Pravila projekta') }),
    ).toHaveAttribute('href', '/legal');
  } finally {
    await api.delete(`/api/documents/${id}`);
  }
});

for (const language of ONE_LANGUAGE) {
  const text = texts[language];

  test.describe(`without scripts (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test('Project documents: all can be read and opened', async ({ page }) => {
      await page.goto(`/project-documents?lang=${language}`);
      await expect(page.getByRole('article')).toHaveCount(3);
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      await page.getByRole('link', { name: about(text.view, text.call) }).click();
      await expect(page).toHaveURL('/javni-poziv');
    });
  });
}
