import { expect, test } from '../../testing/fixtures';

/** Bytes on the wire, brotli included, that a cold visit to a page may take. */
const BUDGETS = { script: 130_000, stylesheet: 12_000, font: 60_000 } as const;
const ALL = 300_000;
type Budgeted = keyof typeof BUDGETS;

/** Every page of the site; a new one is named here. */
const PAGES = {
  home: '/',
  about: '/about',
  projects: '/projects',
  'projects to come': '/projects?tab=upcoming',
  'completed projects': '/projects?tab=completed',
  'a project': '/projects/zazeli-iii',
  'project documents': '/project-documents',
  blog: '/blog',
  'found articles': '/blog?q=stres',
  'an article': '/blog/prevencija-ovisnosti-kod-mladih',
  events: '/events',
  'past events': '/events?tab=past',
  'public call': '/javni-poziv',
  contact: '/contact',
  donate: '/donate',
  legal: '/legal',
  newsletter: '/newsletter',
  'not found': '/nigdje',
} as const;

for (const [name, path] of Object.entries(PAGES)) {
  test.describe(name, () => {
    test.use({ expectedErrors: path === PAGES['not found'] ? [/status of 404/] : [] });

    for (const language of ['hr', 'en'] as const) {
      test(`stays within its budgets (${language})`, async ({ page }) => {
        const taken: Record<Budgeted | 'all', number> = {
          script: 0,
          stylesheet: 0,
          font: 0,
          all: 0,
        };
        const counted: Promise<void>[] = [];
        page.on('response', (response) => {
          counted.push(
            (async () => {
              const type = response.request().resourceType();
              const { responseBodySize } = await response.request().sizes();
              taken.all += responseBodySize;
              if (type in BUDGETS) taken[type as Budgeted] += responseBodySize;
            })(),
          );
        });
        const address = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
        await page.goto(address, { waitUntil: 'networkidle' });
        await Promise.all(counted);
        test.info().annotations.push({ type: 'bytes', description: JSON.stringify(taken) });
        expect(taken.script).toBeGreaterThan(50_000);
        for (const type of Object.keys(BUDGETS) as Budgeted[]) {
          expect(taken[type], `${type} bytes`).toBeLessThanOrEqual(BUDGETS[type]);
        }
        expect(taken.all, 'all bytes').toBeLessThanOrEqual(ALL);
      });
    }
  });
}
