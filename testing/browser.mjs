import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { platform } from 'node:os';

const INSTALLED = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].filter((path) => path !== undefined);

const QUIET = [
  // Drawing by the processor costs less than having it play a graphics card.
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
 * A Chromium for tests and measurements: the one `CHROME_PATH` names or the machine has, else the one
 * that comes with the development dependencies (Linux on x64). Elsewhere Playwright's own is used,
 * which `npx playwright install chromium` brings.
 *
 * @returns {Promise<{ executablePath?: string, args: string[] }>}
 */
export async function findBrowser() {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const installed = process.env.BUNDLED_BROWSER ? undefined : INSTALLED.find(runs);
  if (installed) return { executablePath: installed, args: [...sandbox, ...QUIET] };
  if (platform() !== 'linux' || process.arch !== 'x64') return { args: [...sandbox, ...QUIET] };
  // Makes the package unpack the shared libraries and fonts that a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return {
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--headless=shell', ...QUIET],
  };
}
