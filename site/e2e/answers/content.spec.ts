import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { withPosts, withRows } from '../pages/rows';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBeLessThan(500);
  return answer.text();
}

interface PageText {
  key: string;
  text: string;
  textEn: string;
}

/** The pages whose documents show all texts of a form of the panel, in the order of the forms. */
const SHOWN_ON: readonly string[][] = [
  ['/'],
  ['/about'],
  ['/donate'],
  ['/project-documents'],
  ['', '?volunteer=true', '?partnership=true', '?project=true'].map((query) => `/contact${query}`),
  ['/'],
  ['/legal'],
];

/** Texts that tell apart which of them a page shows. */
const numbered = (texts: PageText[]) =>
  texts.map(({ key, text, textEn }, index) => {
    const mark = (words: string) =>
      `¤${index}¤ ${words.slice(0, 140)}${words.slice(140).match(/\{\{.*?\}\}|<(\w+)>.*?<\/\1>/)?.[0] ?? ''}`;
    return { key, text: mark(text), textEn: mark(textEn) };
  });

test('each text that the panel may change is seen on its page, and restored', async ({
  api,
  request,
}) => {
  test.slow();
  const documents = async (paths: string[], language: string) => {
    const all = paths.map((path) =>
      textOf(request, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`),
    );
    // A form has another key each time.
    return (await Promise.all(all)).join('').replace(/(name="submissionKey" value=")[^"]*/g, '$1');
  };
  for (const [index, paths] of SHOWN_ON.entries()) {
    const path = `/api/page-texts/${index + 1}`;
    const { texts }: { texts: PageText[] } = await (await api.get(path)).json();
    const before = await documents(paths, 'hr');
    try {
      expect((await api.put(path, { data: { texts: numbered(texts) } })).status()).toBe(200);
      for (const language of ['hr', 'en']) {
        const shown = await documents(paths, language);
        const unseen = texts.filter((_, position) => !shown.includes(`¤${position}¤`));
        expect(unseen.map(({ key }) => key)).toEqual([]);
      }
    } finally {
      const restored = texts.map(({ key }) => ({ key, text: null, textEn: null }));
      await api.put(path, { data: { texts: restored } });
    }
    expect(await documents(paths, 'hr')).toBe(before);
  }
});

test('every page names the association as the settings do, as soon as they change', async ({
  request,
  api,
}) => {
  const { phone } = await (await api.get('/api/settings/1')).json();
  const change = async (data: { phone: string }) => {
    const changed = await api.patch('/api/settings/1', { data });
    expect(changed.ok(), await changed.text()).toBe(true);
  };
  const paths = ['/', '/about', '/blog', '/blog?q=qqqxyz', '/contact', '/search', '/nema-me'];
  for (const path of paths) expect(await textOf(request, path), path).toContain(phone);
  try {
    await change({ phone: '+385 1 555 0199' });
    for (const path of paths) {
      const html = await textOf(request, path);
      expect([path, html.includes('+385 1 555 0199'), html.includes(phone)]).toEqual([
        path,
        true,
        false,
      ]);
    }
  } finally {
    await change({ phone });
  }
});

test('a new post is first on the home page and in its list, and an edited one shows at once', async ({
  request,
  api,
}) => {
  const fields = { publishDate: new Date().toISOString() };
  await withPosts(api, 1, fields, async ([post]) => {
    const links = [...(await textOf(request, '/')).matchAll(/<a [^>]*href="\/blog\/([^"?]+)"/g)];
    expect(links.map(([, slug]) => slug)).toEqual([post?.slug, 'prevencija-ovisnosti-kod-mladih']);
    await api.patch(`/api/blog/${post?.id}`, { data: { title: 'Izmijenjeni naslov' } });
    for (const path of [`/blog/${post?.slug}`, '/blog', '/']) {
      expect(await textOf(request, path), path).toContain('Izmijenjeni naslov');
    }
  });
  await withPosts(api, 8, {}, async ([oldest, older, middle], category) => {
    const path = `/blog?category=${encodeURIComponent(category)}`;
    const second = await textOf(request, `${path}&page=2`);
    expect(second).toContain(`href="/blog/${oldest?.slug}"`);
    expect(second).toMatch(/<link rel="canonical" href="[^"]*page=2"/);
    for (const missing of [`${path}&page=3`, '/events?tab=past&page=7']) {
      expect((await request.get(missing)).status(), missing).toBe(404);
    }
    const article = await textOf(request, `/blog/${older?.slug}`);
    expect(article).toMatch(
      RegExp(
        `rel="prev"[^>]*href="/blog/${oldest?.slug}"|href="/blog/${oldest?.slug}"[^>]*rel="prev"`,
      ),
    );
    expect(article).toMatch(
      RegExp(
        `rel="next"[^>]*href="/blog/${middle?.slug}"|href="/blog/${middle?.slug}"[^>]*rel="next"`,
      ),
    );
  });
});

const TEXTS = {
  description: 'Obnova suhozida.',
  descriptionEn: 'Rebuilding dry stone walls.',
  content: 'Prvi odlomak.',
  contentEn: 'The first paragraph.',
};

test('pages about violence begin with an exit and all emergency numbers, others end with those they name', async ({
  request,
  api,
}) => {
  const { emergencyNumbers } = await (await api.get('/api/settings/1')).json();
  const numbers: string[] = emergencyNumbers.map(({ number }: { number: string }) =>
    number.replace(/ /g, ''),
  );
  const read = async (path: string) => {
    const html = await textOf(request, path);
    // The second link, so that it is second in the tab order.
    const [, second = ''] = /<a [^>]*href="#content"[^]*?<a ([^>]*)>/.exec(html) ?? [];
    const box = html.indexOf('id="emergency"');
    const [list = ''] = box < 0 ? [] : html.slice(box).split('</ul>', 1);
    const calls = [...list.matchAll(/href="tel:([^"]*)"/g)].map(([, call]) => call);
    return { html, box, calls, hasExit: second.includes('href="https://meteo.hr/"') };
  };
  const violence = await read('/projects/prevencija-i-suzbijanje-obiteljskog-nasilja');
  expect([violence.hasExit, violence.calls]).toEqual([true, numbers]);
  expect(violence.box).toBeLessThan(violence.html.indexOf('href="/contact?exit=true"'));
  for (const path of ['/contact', '/contact/sent', '/contact/too-large']) {
    expect([path, (await read(path)).hasExit]).toEqual([path, false]);
    expect([path, (await read(`${path}?exit=true`)).hasExit]).toEqual([path, true]);
  }
  const article = await read('/blog/terapija-opustanja');
  expect([article.hasExit, article.calls]).toEqual([false, ['112']]);
  expect(article.box).toBeGreaterThan(article.html.indexOf('Oprez je potreban'));
  const other = await read('/projects/zazeli-iii');
  expect([other.hasExit, other.box]).toEqual([false, -1]);
});

/** Where a form says beforehand, in both languages, that a mail of a kind will come. */
const ANNOUNCED: Record<string, [path: string, hr: string, en: string]> = {
  'contact-receipt': ['/contact', 'šaljemo potvrdu', 'send a confirmation'],
  'contact-reply': ['/contact', 'potvrdu i odgovor', 'and our reply'],
  'newsletter-confirmation': ['/newsletter', 'kojom potvrđujete', 'a link to confirm'],
  'donation-pledge': ['/donate', 'šaljemo uplatnicu', 'send you the payment slip'],
  'donation-thanks': ['/donate', 'zahvalu', 'our thanks'],
  'donation-reminder': ['/donate', 'Podsjetit ćemo vas najviše jednom', 'remind you once at most'],
  'donation-returned': ['/donate', 'vrati li je banka', 'if the bank returns it'],
};
/** Mails to users and the association, and the newsletter itself, to who asked for it. */
const WITHOUT_FORM =
  /^(newsletter-(?!confirmation)|contact-notification|delivery-|health-|account-|address-|restore-|invitation|password-|token-)/;

test('who fills a form reads there which mails will come', async ({ request }) => {
  const file = join(import.meta.dirname, '../../../api/openapi.json');
  const { kind } = JSON.parse(readFileSync(file, 'utf8')).components.schemas.MailDto.properties;
  for (const name of kind.enum.filter((one: string) => !WITHOUT_FORM.test(one))) {
    const [path, ...words] = ANNOUNCED[name] ?? ['/', 'ANNOUNCED lacks', name];
    for (const [index, language] of ['hr', 'en'].entries()) {
      const html = await textOf(request, `${path}?lang=${language}`);
      expect(html.replaceAll('\u00a0', ' '), name).toContain(words[index]);
    }
  }
});

test('no page loads the logo of a partner from another site', async ({ request, api }) => {
  const partner = { name: 'Udruga Jugo', logoUrl: 'https://drugdje.example/znak.png', order: 99 };
  await withRows(api, 'partners', [partner], async () => {
    const html = await textOf(request, '/');
    expect(html).toContain('Udruga Jugo');
    expect(html).not.toContain('src="https://drugdje.example');
  });
});

/** The fields of a row of each kind that has pages of its own, beside its title and slug. */
const KINDS: [resource: string, prefix: string, fields: object][] = [
  ['projects', '/projects', { ...TEXTS, category: 'education', status: 'active' }],
  ['events', '/events', { ...TEXTS, location: 'Knin', eventDate: '2093-05-12T17:30:00+02:00' }],
  ['blog', '/blog', { ...TEXTS, category: 'news', author: 'Ana', isPublished: true }],
  ['pages', '', { ...TEXTS, lead: 'Kako do nas.', leadEn: 'How to reach us.', isPublished: true }],
];

for (const [resource, prefix, fields] of KINDS) {
  test(`a former address of ${resource} leads to the present one, and one that is deleted is gone`, async ({
    request,
    api,
  }) => {
    const answerOf = async (path: string) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      return [answer.status(), answer.headers().location];
    };
    const titles = { title: 'Suhozid uz more', titleEn: 'A dry stone wall by the sea' };
    const bodies = ['prvi', 'drugi'].map((slug) => ({
      ...fields,
      ...titles,
      slug: `suhozid-${slug}`,
    }));
    await withRows(api, resource, bodies, async ([row]) => {
      const former = `${prefix}/suhozid-prvi`;
      const present = `${prefix}/suhozid-danas`;
      const move = (slug: string) => api.patch(`/api/${resource}/${row?.id}`, { data: { slug } });
      await move('suhozid-danas');
      expect(await answerOf(`${former}?lang=en&izvor=letak`)).toEqual([
        301,
        `${present}?lang=en&izvor=letak`,
      ]);
      const { 'cache-control': kept } = (await request.get(former, { maxRedirects: 0 })).headers();
      expect(kept).toContain('no-store');
      const html = await textOf(request, `${present}?lang=en`);
      expect(html).toMatch(/<title>A dry stone wall by the sea · /);
      expect(html).toMatch(/rel="canonical" href="[^"]*\/suhozid-danas\?lang=en"/);
      expect(await textOf(request, '/sitemap.xml')).toContain(`${present}</loc>`);
      // Back at its first address, no answer leads away from it.
      await move('suhozid-prvi');
      expect(await answerOf(former)).toEqual([200, undefined]);
      expect(await answerOf(present)).toEqual([301, former]);
      await api.delete(`/api/${resource}/${row?.id}`);
      const gone = await request.get(former);
      expect(gone.status()).toBe(410);
      const page = await gone.text();
      expect(page).toMatch(/<meta name="robots" content="noindex/);
      expect(page).toContain(`href="${prefix}/suhozid-drugi"`);
    });
  });
}

/** A text in the HTML of each list of the home page only with its rows. */
const MARKS = {
  projects: 'Help for elderly and infirm people',
  blog: 'Relaxation therapy',
  team: 'aria-label="Write to',
  partners: 'City of Šibenik',
};

/** The pages that show a row of each resource that may be in Croatian only; none of an issue. */
const SHOWN_AT: Record<string, (slug: string) => string[]> = {
  blog: (slug) => [`/blog/${slug}`, '/blog'],
  projects: (slug) => [`/projects/${slug}`, '/projects'],
  events: (slug) => [`/events/${slug}`, '/events'],
  'public-calls': (slug) => [`/javni-poziv/${slug}`, '/javni-pozivi'],
  pages: (slug) => [`/${slug}`, '/'],
  documents: () => ['/project-documents'],
  issues: () => [],
};

test('a row in Croatian only is marked as Croatian on every English page that shows it', async ({
  request,
  api,
}) => {
  const file = join(import.meta.dirname, '../../../api/openapi.json');
  const schemas = JSON.parse(readFileSync(file, 'utf8')).components.schemas;
  const kinds = Object.keys(schemas).filter(
    (name) => name.startsWith('Create') && schemas[name].properties.croatianOnly,
  );
  expect(kinds).toHaveLength(Object.keys(SHOWN_AT).length);
  const english = Object.fromEntries(
    ['title', 'name', 'subject', 'summary', 'lead', 'description', 'content', 'location'].map(
      (name) => [`${name}En`, 'Skrovito'],
    ),
  );
  const row = {
    ...english,
    title: 'Samo na hrvatskom',
    name: 'Samo na hrvatskom',
    slug: 'samo-na-hrvatskom',
    subject: 'za prijavu',
    summary: 'Sažetak poziva.',
    lead: 'Uvod je dug.',
    location: 'Knin',
    description: 'Opis je dug.',
    content: 'Sadržaj je dug.',
    category: 'education',
    parts: [{ heading: 'Uvjeti', headingEn: 'Skrovito', text: 'Tekst.', textEn: 'Skrovito' }],
    opensAt: inDays(1),
    eventDate: inDays(1),
    publishDate: inDays(0),
    inFooter: true,
    isListed: true,
    isPublished: true,
    croatianOnly: true,
  };
  for (const [resource, pathsOf] of Object.entries(SHOWN_AT)) {
    const path = resource === 'documents' ? { path: '/legal', pathEn: '/skrovito' } : {};
    if (pathsOf('').length === 0) continue;
    await withRows(api, resource, [{ ...row, ...path }], async ([{ slug = '' } = {}]) => {
      for (const at of pathsOf(slug)) {
        const html = await textOf(request, `${at}?lang=en`);
        expect(html, at).toMatch(/lang="hr"[^>]*>(?:<[^>]*>)*(?:Samo na|za.prijavu)/);
        expect(html, at).not.toMatch(/skrovito/i);
      }
    });
  }
});

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
  const file = join(import.meta.dirname, '../../build/server/index.js');
  const build = await import(pathToFileURL(file).href);
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
  for (failing of [...Object.keys(MARKS), 'events']) {
    const { answer, html } = await open();
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(html.match(/We cannot show [^<]+ at the moment/g)).toHaveLength(2);
    const present = Object.entries(MARKS).filter(([, mark]) => html.includes(mark));
    expect(present.map(([name]) => name)).toEqual(
      Object.keys(MARKS).filter((name) => name !== failing),
    );
  }
  failing = 'none';
  const { answer, html } = await open();
  expect([answer.status, answer.headers.has('Cache-Control')]).toEqual([200, false]);
  expect(html).not.toContain('We cannot show');
});
