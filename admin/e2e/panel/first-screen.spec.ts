import type { Page } from '@playwright/test';
import { navigate } from '../setup/panel';
import { leaveSession } from '../setup/sign-in';
import { expect, test } from '../setup/signed-in';

// What a first visit loads is counted.
test.use({ ownContext: true, expectedErrors: [/ERR_CONNECTION_REFUSED/] });

/** The most bytes of compressed scripts that login and dashboard may load. */
const SCRIPT_BUDGET = 283_000;

/** The scripts of screens, or of what they are made of, that a first screen does without. */
const OF_SCREENS = /-(?:list|inbox|page|screen)$|^screens-|^frame-en$/;

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

const screensIn = (loaded: Map<string, number>) =>
  [...loaded.keys()].filter((name) => /-(?:list|inbox|page|screen)$/.test(name));

test('The first screen loads little, and each screen its own scripts', async ({ page }) => {
  const loaded = recordScripts(page);
  const heading = page.getByRole('heading', { level: 1 });
  const answer = await page.goto('/admin');
  await expect(heading).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sizes = [...loaded.values()];
  expect([...loaded.keys()].filter((name) => OF_SCREENS.test(name))).toEqual([]);
  expect(loaded.has('frame-hr')).toBe(true);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.every((size) => size > 0)).toBe(true);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(SCRIPT_BUDGET);

  await test.step('only its own scripts are allowed, and no inline style but an empty one', () => {
    const policy = (answer?.headers()['content-security-policy'] ?? '').split('; ');
    // The hash of an empty style (CSP3 section 8.3), which the library of the panel adds.
    const style = "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
    const own = ['script-src', 'connect-src', 'font-src'].map((name) => `${name} 'self'`);
    const none = ['default-src', 'base-uri', 'frame-ancestors'].map((name) => `${name} 'none'`);
    expect(policy).toEqual(expect.arrayContaining([...own, ...none, style]));
  });

  const opened: string[] = [];
  for (const [path, script] of [
    ['/admin/partners', 'partners-list'],
    ['/admin/contact', 'contact-inbox'],
    ['/admin/settings', 'settings-page'],
  ] as const) {
    await heading.evaluate((element) => element.setAttribute('data-before', ''));
    await navigate(page, path);
    await expect(page.locator('h1:not([data-before])')).toBeVisible();
    opened.push(script);
    expect(screensIn(loaded)).toEqual(opened);
  }

  await test.step('the frame is shown before the scripts, that of the login page without a session', async () => {
    await page.route('**/*.js', (route) => route.abort('connectionrefused'));
    const menu = page.locator('.start-menu');
    await page.goto('/admin/blog');
    await expect(page.locator('.start-progress')).toBeVisible();
    await expect(menu).toBeVisible();
    await leaveSession(page);
    await page.goto('/admin/blog');
    await expect(page.locator('.start-content')).toBeVisible();
    await expect(menu).toBeHidden();
    await page.unrouteAll();
  });
});
