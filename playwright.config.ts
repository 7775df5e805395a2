import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './testing/browser.mjs';

// This file is read again in every worker; what it decides is decided once and inherited.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'e2e-data-'));
process.env.E2E_ADMIN_USERNAME ??= 'urednica';
process.env.E2E_ADMIN_PASSWORD ??= randomBytes(12).toString('base64url');

const baseURL = `http://localhost:${process.env.E2E_PORT}`;
const { executablePath, args } = await findBrowser();

export default defineConfig({
  testMatch: '**/e2e/**/*.spec.ts',
  testIgnore: '**/node_modules/**',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // One more attempt keeps a busy machine from refusing a change. The report names what needed it as
  // flaky: that has a cause, in the test or in the product, and gets mended.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    locale: 'hr-HR',
    // Every frame of a motion is drawn by the processor; no test looks at one.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Zagreb',
    // What a service worker fetches, no test could see or answer; its own test allows it.
    serviceWorkers: 'block',
    // What cannot be pressed by then is not there; waiting for the test's end would only take longer.
    actionTimeout: 20_000,
    // Recording every step slows every test; `--trace on` records those that are looked into.
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args },
  },
  projects: [
    { name: 'site', testDir: 'site' },
    { name: 'admin', testDir: 'admin' },
  ],
  webServer: {
    command: 'node api/dist/main.js',
    url: `${baseURL}/api/health/ready`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      NODE_ENV: 'production',
      PORT: process.env.E2E_PORT,
      PUBLIC_URL: baseURL,
      DATA_DIR: process.env.E2E_DATA_DIR,
      ADMIN_USERNAME: process.env.E2E_ADMIN_USERNAME,
      ADMIN_PASSWORD: process.env.E2E_ADMIN_PASSWORD,
      LOG_LEVEL: 'warn',
      // Each test says its own address, so that none uses up what another may send.
      TRUST_PROXY: '1',
    },
  },
});
