import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '../../../../testing/fixtures';

test.use({ expectedErrors: [/status of 500/] });

const sections = ['projects', 'blog', 'events', 'team', 'partners'] as const;

const texts = {
  hr: { cannot: / trenutno ne možemo prikazati\.$/, retry: /^Pokušajte ponovno/ },
  en: { cannot: /^We cannot show .+ at the moment\.$/, retry: /^Try again/ },
};

/** An element of each section's loaded list. */
const shown = {
  projects: '#projects article',
  blog: '#blog article',
  events: '#events p',
  team: '#team li',
  partners: '#partners li',
};

/** A text in the HTML of each section only with its list. */
const marks = {
  projects: 'Help for elderly and infirm people',
  blog: 'Relaxation therapy',
  team: 'aria-label="Write to',
  partners: 'City of Šibenik',
};

for (const language of ['hr', 'en'] as const) {
  const { cannot, retry } = texts[language];
  test(`a list that fails to load in the browser does not affect the others, and can be retried (${language})`, async ({
    page,
  }) => {
    for (const failing of language === 'hr' ? sections : (['team'] as const)) {
      await page.goto(`/about?lang=${language}`);
      const url = new RegExp(`/api/${failing}(\\?|$)`);
      await page.route(url, (route) => route.fulfill({ status: 500, body: 'x' }));
      await page.getByRole('banner').locator('nav a[href="/"]').first().click();
      const section = page.locator(`#${failing}`);
      await expect(section.getByRole('status').getByText(cannot).first()).toBeVisible();
      for (const other of sections.filter((name) => name !== failing)) {
        await expect(page.locator(shown[other]).first()).toBeVisible();
        await expect(page.locator(`#${other}`).getByText(cannot)).toHaveCount(0);
      }
      await page.unroute(url);
      await section.getByRole('link', { name: retry }).click();
      await expect(section.getByText(cannot)).toHaveCount(0);
      await expect(page.locator(shown[failing]).first()).toBeVisible();
      await expect(section.locator(':focus')).toHaveCount(1);
    }
  });
}

test('a list that fails to load on the server does not affect the others, and the page is not cached', async ({
  baseURL,
}) => {
  const origin = baseURL ?? '';
  let failing = '';
  const callApi = async ({ url }: { url: string }) => {
    const answer = url.startsWith(`/api/${failing}`)
      ? new Response('x', { status: 500 })
      : await fetch(origin + url);
    const { status, statusText, headers } = answer;
    return { status, statusText, headers, body: await answer.text() };
  };
  const build = await import(
    pathToFileURL(join(import.meta.dirname, '../../../build/server/index.js')).href
  );
  const entry = build.entry.module;
  const handle = entry.createRequestHandler(build, 'production');
  const open = async () => {
    const context = new entry.RouterContextProvider();
    context.set(entry.callApiContext, callApi);
    context.set(entry.apiHeadersContext, {});
    context.set(entry.publicUrlContext, origin);
    const answer = await handle(new Request(`${origin}/?lang=en`), context);
    return { answer, html: await answer.text() };
  };
  for (failing of sections) {
    const { answer, html } = await open();
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(html.match(/We cannot show [^<]+ at the moment/g)).toHaveLength(2);
    const present = Object.entries(marks).filter(([, mark]) => html.includes(mark));
    expect(present.map(([name]) => name)).toEqual(
      Object.keys(marks).filter((name) => name !== failing),
    );
  }
  failing = 'none';
  const { answer, html } = await open();
  expect([answer.status, answer.headers.has('Cache-Control')]).toEqual([200, false]);
  expect(html).not.toContain('We cannot show');
});
