import { randomInt } from 'node:crypto';
import {
  expect,
  test as base,
  type APIRequestContext,
  type BrowserContextOptions,
  type Page,
  type PlaywrightWorkerArgs,
} from '@playwright/test';
import { axeViolations, COLOUR_RULES, DISPLAY_RULES } from './axe';

export { expect };

export interface Credentials {
  username: string;
  password: string;
}

interface Fixtures {
  /** The administrator whom the server under test was started with. */
  adminCredentials: Credentials;
  /** A request context in which the administrator is signed in. */
  api: APIRequestContext;
  /** Fails when axe finds anything against WCAG 2.2 A or AA, or its best practices. */
  checkAccessibility: (page: Page) => Promise<void>;
  /** The same, and what colours and sizes can break in the site's other displays. */
  checkEveryDisplay: (page: Page) => Promise<void>;
  /** All but colours and sizes: for the second language of a page checked in the first one. */
  checkTexts: (page: Page) => Promise<void>;
  /** Console errors a test provokes on purpose, such as a refused login's 401. */
  expectedErrors: RegExp[];
}

export interface Session {
  /** Requests in the administrator's name. */
  api: APIRequestContext;
  /** A browser's storage in which the administrator is signed in. */
  storage: Exclude<BrowserContextOptions['storageState'], string | undefined>;
}

/** Signs the administrator in to the site at an origin. */
export async function openSession(
  { request }: PlaywrightWorkerArgs['playwright'],
  origin: string,
): Promise<Session> {
  const api = await request.newContext({ baseURL: origin, extraHTTPHeaders: { Origin: origin } });
  const { E2E_ADMIN_USERNAME: username, E2E_ADMIN_PASSWORD: password } = process.env;
  const login = await api.post('/api/auth/login', { data: { username, password } });
  expect(login.ok(), await login.text()).toBe(true);
  const { user } = await login.json();
  const { cookies } = await api.storageState();
  const admin = JSON.stringify({ authenticated: true, ...user });
  return {
    api,
    storage: { cookies, origins: [{ origin, localStorage: [{ name: 'admin', value: admin }] }] },
  };
}

/**
 * Every picture in /media is uploaded by a test, which checks that it shows; a test that runs at the
 * same time may have its row on a page after the picture is deleted.
 */
const DELETED_PICTURE = /status of 404 .*\/media\//;

/**
 * The tests' `test`: a console error or warning about hydration, an error in the page, or a
 * request to another origin fails the test in which it happens. The administrator signs in once for
 * each worker, because the API allows an address only so many sign-ins a minute.
 */
export const test = base.extend<Fixtures, { session: Session }>({
  expectedErrors: [[], { option: true }],

  // The public forms allow an address only so many messages; every test is a visitor of its own.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    const address = ['10', ...Array.from({ length: 3 }, () => randomInt(1, 255))].join('.');
    await use({ ...extraHTTPHeaders, 'X-Forwarded-For': address });
  },

  page: async ({ page, baseURL, expectedErrors, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForScripts(page);
    const problems: string[] = [];
    const origin = new URL(baseURL ?? '').origin;
    page.on('console', (message) => {
      const text = `${message.text()} ${message.location().url}`;
      if (message.type() !== 'error' && !/hydrat/i.test(text)) return;
      if (DELETED_PICTURE.test(text)) return;
      if (!expectedErrors.some((expected) => expected.test(text)))
        problems.push(`console: ${text}`);
    });
    page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== origin) {
        problems.push(`request to another origin: ${url.href}`);
      }
    });
    await use(page);
    // An answer that a test holds back or changes may still be on its way.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(problems).toEqual([]);
  },

  adminCredentials: async ({}, use) => {
    await use({
      username: process.env.E2E_ADMIN_USERNAME ?? '',
      password: process.env.E2E_ADMIN_PASSWORD ?? '',
    });
  },

  session: [
    async ({ playwright }, use, worker) => {
      const { origin } = new URL(worker.project.use.baseURL ?? '');
      const session = await openSession(playwright, origin);
      await use(session);
      await session.api.dispose();
    },
    { scope: 'worker' },
  ],

  api: ({ session }, use) => use(session.api),

  checkAccessibility: async ({}, use) => {
    await use(async (page) => {
      await settled(page);
      expect(await axeViolations(page)).toEqual([]);
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

  checkTexts: async ({}, use) => {
    await use(async (page) => {
      await settled(page);
      expect(await axeViolations(page, { without: DISPLAY_RULES })).toEqual([]);
    });
  },
});

/** The site's other displays, as the inline script in its head sets them, and what they can break. */
const DISPLAYS = [
  { name: 'dark', classes: ['theme-dark'], rules: COLOUR_RULES },
  {
    name: 'high contrast, large letters',
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
  await settled(page);
}

/** What is fading in or out has no contrast to speak of. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
}

/** Pages load their scripts after everything else; a test begins when they answer. */
function waitForScripts(page: Page): void {
  const answers = () =>
    page.waitForFunction(
      () =>
        document.getElementById('deferred-scripts') === null ||
        document.documentElement.hasAttribute('data-unscripted') ||
        document.documentElement.classList.contains('hydrated'),
    );
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await answers();
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await answers();
    return response;
  };
}
