import { defineConfig } from '@playwright/test';
import { findBrowser } from './testing/browser.mjs';

const { executablePath, args } = await findBrowser();

// The pages of a context share one process, and the code that it has compiled.
const ONE_PROCESS = '--process-per-site';

export default defineConfig({
  testMatch: '**/e2e/**/*.spec.ts',
  testIgnore: '**/node_modules/**',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A retry keeps a busy machine from rejecting a change. A test that needed it is reported as
  // flaky and has to be fixed.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'hr-HR',
    // Without a GPU, animations take processor time, and no test examines one.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Zagreb',
    // Tests cannot intercept the requests of a service worker; only its own tests allow it.
    serviceWorkers: 'block',
    // Fails a test without an element to act on before the test's own timeout.
    actionTimeout: 20_000,
    // Traces slow every test; record one with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...args, ONE_PROCESS] },
  },
  projects: [
    { name: 'site', testDir: 'site' },
    { name: 'admin', testDir: 'admin' },
  ],
});
