import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { platform } from 'node:os';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const ARGS = [
  // Software rendering costs less than an emulated GPU.
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {string} path */
function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return execFileSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 }) !== '';
  } catch {
    return false;
  }
}

/**
 * Finds a Chromium for tests and measurements: that of `CHROME_PATH`, else, on Linux x64, that of
 * the development dependencies, a headless shell that takes half the processor time, else an
 * installed one. Without any of them Playwright uses its own (`npx playwright install chromium`).
 *
 * @returns {Promise<{ executablePath?: string, args: string[] }>}
 */
export async function findBrowser() {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const args = [...sandbox, ...ARGS];
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return { executablePath: CHROME_PATH, args };
  if (platform() === 'linux' && process.arch === 'x64') {
    // Makes the package unpack the shared libraries and fonts that a minimal system lacks.
    process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
    const { default: chromium } = await import('@sparticuz/chromium');
    const executablePath = await chromium.executablePath();
    if (runs(executablePath)) {
      return { executablePath, args: ['--no-sandbox', '--headless=shell', ...ARGS] };
    }
  }
  const installed = INSTALLED.find(runs);
  return installed ? { executablePath: installed, args } : { args };
}
