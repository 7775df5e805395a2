import { randomInt } from 'node:crypto';
import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test';
import { axeViolations, COLOUR_RULES, DISPLAY_RULES, type Checked } from './axe';
import { sharedContexts, type SharedContexts, type StorageState } from './contexts';
import { startSite, type Credentials, type Site } from './site';

export { expect };

interface TestFixtures {
  adminCredentials: Credentials;
  /** A request context in which the administrator is signed in. */
  api: APIRequestContext;
  /** Fails on any violation of WCAG 2.2 A or AA, or of axe's best practices. */
  checkAccessibility: (page: Page, checked?: Checked) => Promise<void>;
  /** The same, and the rules of colours and sizes in the site's other display modes. */
  checkEveryDisplay: (page: Page) => Promise<void>;
  /** Console errors that a test causes on purpose, such as the 401 of a wrong password. */
  expectedErrors: RegExp[];
  /**
   * Whether the test has a new browser context to itself, with an empty cache. So has every test
   * with service workers.
   */
  ownContext: boolean;
}

interface Session {
  /** A request context in which the administrator is signed in. */
  api: APIRequestContext;
  /** The storage of a browser in which the administrator is signed in. */
  storage: StorageState;
  /** Enters the password again before the session is too old for sensitive operations. */
  stayRecent: () => Promise<void>;
}

interface WorkerFixtures {
  /** The site under test. No other worker uses it, so tests never see each other's rows change. */
  site: Site;
  /** The administrator's session, as the API limits the sign-ins per minute and IP address. */
  session: Session;
  contexts: SharedContexts;
}

/** Half the time for which the API regards a sign-in as recent. */
const RECENT_MS = 5 * 60_000;

const NO_STORAGE: StorageState = { cookies: [], origins: [] };

/**
 * The `test` of every spec. A console error, a warning about hydration, an error in the page, or a
 * request to another origin fails the test in which it occurs.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  session: [
    async ({ playwright, site: { origin, administrator } }, use) => {
      const api = await playwright.request.newContext({
        baseURL: origin,
        extraHTTPHeaders: { Origin: origin },
      });
      const login = await api.post('/api/auth/login', { data: administrator });
      expect(login.ok(), await login.text()).toBe(true);
      const { user } = await login.json();
      const { cookies } = await api.storageState();
      const admin = JSON.stringify({ authenticated: true, ...user });
      const origins = [{ origin, localStorage: [{ name: 'admin', value: admin }] }];
      let enteredAt = Date.now();
      const stayRecent = async () => {
        if (Date.now() - enteredAt < RECENT_MS) return;
        const { password } = administrator;
        const confirmed = await api.post('/api/auth/confirm', { data: { password } });
        expect(confirmed.ok(), await confirmed.text()).toBe(true);
        enteredAt = Date.now();
      };
      await use({ api, storage: { cookies, origins }, stayRecent });
      await api.dispose();
    },
    { scope: 'worker' },
  ],

  contexts: [
    async ({ site }, use) => {
      const contexts = sharedContexts(site.origin);
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ site }, use) => use(site.origin),
  adminCredentials: ({ site }, use) => use(site.administrator),
  api: async ({ session }, use) => {
    await session.stayRecent();
    await use(session.api);
  },
  expectedErrors: [[], { option: true }],
  ownContext: [false, { option: true }],

  // The public forms limit the requests per IP address; every test is a different visitor.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    const ip = ['10', ...Array.from({ length: 3 }, () => randomInt(1, 255))].join('.');
    await use({ ...extraHTTPHeaders, 'X-Forwarded-For': ip });
  },

  // A page of a shared context loads in half the time, as its scripts are cached and compiled.
  context: async (
    {
      browser,
      contexts,
      ownContext,
      storageState,
      extraHTTPHeaders,
      colorScheme,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      permissions,
      serviceWorkers,
      timezoneId,
      viewport,
    },
    use,
    testInfo,
  ) => {
    if (ownContext || serviceWorkers === 'allow') {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    const options = { colorScheme, hasTouch, isMobile, javaScriptEnabled, locale, permissions };
    const key = JSON.stringify({ ...options, timezoneId, viewport });
    const storage = typeof storageState === 'object' ? storageState : NO_STORAGE;
    const context = await contexts.take(key, storage, () =>
      browser.newContext({ storageState: undefined }),
    );
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(context);
    await contexts.release(key, testInfo.status !== testInfo.expectedStatus);
  },

  page: async ({ page, site, expectedErrors, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForHydration(page);
    const problems: string[] = [];
    page.on('console', (message) => {
      const text = `${message.text()} ${message.location().url}`;
      if (message.type() !== 'error' && !/hydrat/i.test(text)) return;
      if (!expectedErrors.some((expected) => expected.test(text)))
        problems.push(`console: ${text} at ${page.url()}`);
    });
    page.on('pageerror', (error) => problems.push(`page error: ${error.message} at ${page.url()}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== site.origin) {
        problems.push(`request to another origin: ${url.href}`);
      }
    });
    await use(page);
    // A response that a test delays or changes may still be pending.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(problems).toEqual([]);
  },

  checkAccessibility: async ({}, use) => {
    await use(async (page, checked) => {
      await animationsEnded(page);
      expect(await axeViolations(page, checked)).toEqual([]);
    });
  },

  checkEveryDisplay: async ({ checkAccessibility }, use) => {
    await use(async (page) => {
      await checkAccessibility(page);
      for (const { name, classes, rules } of DISPLAYS) {
        await show(page, classes);
        expect.soft(await axeViolations(page, { rules }), name).toEqual([]);
      }
      await show(page, []);
    });
  },
});

/** The site's other display modes, as classes of the root element, and the rules they affect. */
const DISPLAYS = [
  { name: 'dark', classes: ['theme-dark'], rules: COLOUR_RULES },
  {
    name: 'high contrast, large text',
    classes: ['contrast-high', 'font-large', 'theme-light'],
    rules: DISPLAY_RULES,
  },
];

async function show(page: Page, classes: readonly string[]): Promise<void> {
  await page.evaluate((names) => {
    const { classList } = document.documentElement;
    classList.remove('theme-dark', 'theme-light', 'contrast-high', 'font-large');
    classList.add(...names);
  }, classes);
  await animationsEnded(page);
}

/** Waits for running animations, as the contrast of a fading element means nothing. */
async function animationsEnded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
}

/** Makes navigations wait until the page is hydrated, as its scripts load after everything else. */
function waitForHydration(page: Page): void {
  const hydrated = () =>
    page.waitForFunction(
      () =>
        document.getElementById('deferred-scripts') === null ||
        document.documentElement.hasAttribute('data-unscripted') ||
        document.documentElement.classList.contains('hydrated'),
    );
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await hydrated();
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await hydrated();
    return response;
  };
}
