import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A browser context that several tests use one after another. */
interface SharedContext {
  context: BrowserContext;
  /** Stays open between tests, so that their pages use one renderer process. */
  keeper: Page;
}

/** The most contexts that a worker holds open; each has a renderer process. */
const MAX_CONTEXTS = 3;

/** The browser contexts that the tests of a worker share, by their options. */
export interface SharedContexts {
  /**
   * Returns a context without pages but the keeper's, whose cookies and local storage are those of
   * `storage`. Its cache of scripts and other files is that of the tests before.
   */
  take: (
    key: string,
    storage: StorageState,
    create: () => Promise<BrowserContext>,
  ) => Promise<BrowserContext>;
  /** Closes the pages of a test, or the whole context if the test has failed. */
  release: (key: string, failed: boolean) => Promise<void>;
  close: () => Promise<void>;
}

export function sharedContexts(origin: string): SharedContexts {
  // Least recently used first.
  const contexts = new Map<string, SharedContext>();

  async function open(create: () => Promise<BrowserContext>): Promise<SharedContext> {
    const context = await create();
    const keeper = await context.newPage();
    await keeper.goto(`${origin}/robots.txt`);
    return { context, keeper };
  }

  async function discard(key: string): Promise<void> {
    const shared = contexts.get(key);
    contexts.delete(key);
    await shared?.context.close();
  }

  return {
    async take(key, { cookies, origins }, create) {
      const shared = contexts.get(key) ?? (await open(create));
      contexts.delete(key);
      contexts.set(key, shared);
      for (const oldest of [...contexts.keys()].slice(0, -MAX_CONTEXTS)) await discard(oldest);
      const { context, keeper } = shared;
      await context.clearCookies();
      await context.addCookies(cookies);
      const items = origins.find((stored) => stored.origin === origin)?.localStorage ?? [];
      await keeper.evaluate((entries) => {
        localStorage.clear();
        for (const { name, value } of entries) localStorage.setItem(name, value);
      }, items);
      return context;
    },

    async release(key, failed) {
      const shared = contexts.get(key);
      if (failed || !shared) {
        await discard(key);
        return;
      }
      const { context, keeper } = shared;
      // A clock that a test has stopped cannot be removed again.
      const hasOwnClock = await keeper.evaluate(
        () => !setTimeout.toString().includes('[native code]'),
      );
      if (hasOwnClock) {
        await discard(key);
        return;
      }
      for (const page of context.pages()) if (page !== keeper) await page.close();
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.setOffline(false);
      await context.clearPermissions();
    },

    async close() {
      for (const key of [...contexts.keys()]) await discard(key);
    },
  };
}
