import { defineConfig } from '@playwright/test';
import { findBrowser } from './testing/browser.mjs';
import { hasMemoryFor } from './testing/memory-folder.mjs';

const { executablePath, args } = await findBrowser();

// The pages of a context share one process, and the code that it has compiled.
const ONE_PROCESS = '--process-per-site';

// Playwright makes Chromium keep shared memory in files of the disk, as containers have little of
// `/dev/shm`. Where there is enough, creating those files takes a twentieth of the processor time.
const UNWANTED_DEFAULTS = hasMemoryFor(1_000_000_000) ? ['--disable-dev-shm-usage'] : [];

/** The tests of `npm run nightly` are those in folders named after it. */
const NIGHTLY = process.env.NIGHTLY === '1';

export default defineConfig({
  testMatch: NIGHTLY ? '**/e2e/nightly/**/*.spec.ts' : '**/e2e/**/*.spec.ts',
  testIgnore: ['**/node_modules/**', ...(NIGHTLY ? [] : ['**/nightly/**'])],
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A test ends as soon as it can; the limits are for a machine that is busy with other work.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'hr-HR',
    // Without a GPU, animations take processor time, and no test examines one.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Zagreb',
    // Tests cannot intercept the requests of a service worker; only its own tests allow it.
    serviceWorkers: 'block',
    // Fails a test without an element to act on before the test's own timeout.
    actionTimeout: 30_000,
    // Traces slow every test; record one with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...args, ONE_PROCESS],
      ignoreDefaultArgs: UNWANTED_DEFAULTS,
    },
  },
  projects: [
    { name: 'site', testDir: 'site' },
    { name: 'admin', testDir: 'admin' },
  ],
});
