import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';

interface PageText {
  key: string;
  text: string;
  textEn: string;
}

/** The addresses whose documents show all texts of a page together. */
const ADDRESSES: Record<string, readonly string[]> = {
  home: ['/'],
  about: ['/about'],
  donate: ['/donate'],
  documents: ['/project-documents'],
  contact: [
    '/contact',
    '/contact?volunteer=true',
    '/contact?partnership=true',
    '/contact?project=true',
  ],
  footer: ['/'],
  legal: ['/legal'],
};

const restored = (texts: PageText[]) => ({
  texts: texts.map(({ key }) => ({ key, text: null, textEn: null })),
});

/** Texts that tell apart which of them a page shows. */
const numbered = (texts: PageText[]) => ({
  texts: texts.map(({ key, text, textEn }, index) => {
    const mark = (words: string) =>
      `¤${index}¤ ${words.slice(0, 140)}${words.slice(140).match(/\{\{.*?\}\}|<(\w+)>.*?<\/\1>/)?.[0] ?? ''}`;
    return { key, text: mark(text), textEn: mark(textEn) };
  }),
});

async function documents(api: APIRequestContext, page: string, language: string): Promise<string> {
  const answers = await Promise.all(
    (ADDRESSES[page] ?? []).map(async (path) => {
      const answer = await api.get(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      // A form has another key each time.
      return (await answer.text()).replace(/(name="submissionKey" value=")[^"]*/, '$1');
    }),
  );
  return answers.join('');
}

for (const [index, page] of Object.keys(ADDRESSES).entries()) {
  test(`each text of ${page} is seen on the page once it is changed, and restored`, async ({
    api,
    request,
  }) => {
    const path = `/api/page-texts/${index + 1}`;
    const { texts }: { texts: PageText[] } = await (await api.get(path)).json();
    const before = await documents(request, page, 'hr');
    try {
      expect((await api.put(path, { data: numbered(texts) })).status()).toBe(200);
      for (const language of ['hr', 'en']) {
        const shown = await documents(request, page, language);
        const unseen = texts.filter((_, position) => !shown.includes(`¤${position}¤`));
        expect(unseen.map(({ key }) => key)).toEqual([]);
      }
    } finally {
      await api.put(path, { data: restored(texts) });
    }
    expect(await documents(request, page, 'hr')).toBe(before);
  });
}

test('a changed text is shown without scripts, in meta and after a navigation', async ({
  api,
  page,
}) => {
  const change = (text: string | null, id: number, key: string) =>
    api.put(`/api/page-texts/${id}`, { data: { texts: [{ key, text }] } });
  try {
    await change('Sve o nama', 2, 'about.title');
    await change('Opis iz panela.', 2, 'about.description');
    await page.goto('/about?lang=hr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sve o nama');
    await expect(page).toHaveTitle(/^Sve o nama · /);
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      'Opis iz panela.',
    );
    await page.goto('/blog?lang=hr');
    await expect(page.locator('html')).toHaveClass(/hydrated/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'O nama' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sve o nama');
    await expect(page).toHaveTitle(/^Sve o nama · /);
  } finally {
    await change(null, 2, 'about.title');
    await change(null, 2, 'about.description');
  }
});
