import type { Page } from '@playwright/test';
import { navigate } from '../setup/client-navigation';
import { expect, test } from '../setup/signed-in';
import { hr } from '../setup/texts';

// What a first visit loads is counted.
test.use({ ownContext: true });

/** The most bytes of compressed scripts that login and dashboard may load. */
const SCRIPT_BUDGET = 283_000;

/** One screen of each resource, and the name of its script. */
const screens = {
  blog: 'blog-list',
  projects: 'projects-list',
  events: 'events-list',
  team: 'team-list',
  partners: 'partners-list',
  documents: 'documents-list',
  contact: 'contact-inbox',
  donations: 'donations-list',
  'bank-payments': 'bank-payments-list',
  newsletter: 'newsletter-list',
  issues: 'issues-list',
  mails: 'mails-list',
  media: 'media-list',
  users: 'users-list',
  settings: 'settings-page',
  'page-texts': 'pages-screen',
  pages: 'pages-list',
  privacy: 'privacy-page',
  'audit-log': 'audit-log-list',
  health: 'health-page',
  backups: 'backups-page',
  account: 'account-page',
};

/** Records the scripts that the page loads: their names without hash, and compressed sizes. */
function recordScripts(page: Page): Map<string, number> {
  const loaded = new Map<string, number>();
  page.on('response', (response) => {
    const name = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(new URL(response.url()).pathname)?.[1];
    // Several files of modules that screens share have the same name.
    const size = Number(response.headers()['content-length']);
    if (name) loaded.set(name, (loaded.get(name) ?? 0) + size);
  });
  return loaded;
}

/** The screens whose scripts are loaded. */
function loadedScreens(loaded: Map<string, number>): string[] {
  return Object.entries(screens).flatMap(([screen, name]) => (loaded.has(name) ? [screen] : []));
}

/** The catalogues that are loaded: of the frame and of the screens, by language. */
const loadedTexts = (loaded: Map<string, number>): string[] =>
  [...loaded.keys()].filter((name) => /^(?:frame|screens)-(?:hr|en)$/.test(name));

async function expectSmallScripts(page: Page, path: string): Promise<void> {
  const loaded = recordScripts(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loadedScreens(loaded)).toEqual([]);
  expect(loadedTexts(loaded)).toEqual(['frame-hr']);
  await expect(page.locator('body')).not.toContainText(/\b(?:admin|resources|ra)\.\w/);
  const sizes = [...loaded.values()];
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.every((size) => size > 0)).toBe(true);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(SCRIPT_BUDGET);
}

test('The dashboard loads no scripts of other screens, and stays within the budget', async ({
  page,
}) => {
  await expectSmallScripts(page, '/admin');
});

test.describe('Before signing in', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('no scripts of screens are loaded, within the budget', async ({ page }) => {
    await expectSmallScripts(page, '/admin/login');
  });
});

test.describe('Without scripts', () => {
  test.use({ expectedErrors: [/ERR_CONNECTION_REFUSED/] });

  test('The frame is shown before the scripts are loaded, that of the login page without a session', async ({
    page,
  }) => {
    await page.route('**/*.js', (route) => route.abort('connectionrefused'));
    const menu = page.locator('.start-menu');
    await page.goto('/admin/blog');
    await expect(page.locator('.start-progress')).toBeVisible();
    await expect(menu).toBeVisible();
    await page.context().clearCookies({ name: 'session' });
    await page.reload();
    await expect(page.locator('.start-content')).toBeVisible();
    await expect(menu).toBeHidden();
  });
});

test.describe('While the scripts of a screen are loaded', () => {
  test('a bar shows progress above the previous screen', async ({ page }) => {
    await page.goto('/admin');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const welcome = await heading.innerText();
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/partners-list/, async (route) => {
      await answered;
      await route.continue();
    });
    await navigate(page, '/admin/partners');
    const progress = page.getByRole('progressbar', { name: hr.ra.page.loading });
    await expect(progress).toBeVisible();
    await expect(heading).toHaveText(welcome);
    answer();
    await expect(heading).toHaveText(hr.admin.partners.title);
    await expect(progress).toHaveCount(0);
  });
});

test('Each screen loads only its own scripts', async ({ page }) => {
  const loaded = recordScripts(page);
  await page.goto('/admin');
  const opened: string[] = [];
  for (const screen of Object.keys(screens)) {
    await page.locator('h1').evaluate((heading) => heading.setAttribute('data-before', ''));
    await navigate(page, `/admin/${screen}`);
    await expect(page.locator('h1:not([data-before])')).toBeVisible();
    opened.push(screen);
    expect(loadedScreens(loaded)).toEqual(opened);
  }
  await page.waitForLoadState('networkidle');
  expect(loadedScreens(loaded)).toEqual(opened);
  expect(loadedTexts(loaded)).toEqual(['frame-hr', 'screens-hr']);
});

test('The panel allows only its own scripts, and no inline style but the empty one of its library', async ({
  page,
}) => {
  const answer = await page.goto('/admin');
  const policy = Object.fromEntries(
    (answer?.headers()['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
  // The hash of an empty style (CSP3 section 8.3).
  expect(policy['style-src']).toEqual([
    "'self'",
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  ]);
});
