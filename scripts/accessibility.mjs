// Runs axe on every page, in both languages and every display, and dates the accessibility
// statement when it finds nothing.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const STATEMENT = 'site/app/routes/legal/accessibility-checked.ts';

const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', 'site/e2e/nightly/displays.spec.ts'],
  { stdio: 'inherit', env: { ...process.env, NIGHTLY: '1' } },
);
if (status !== 0) process.exit(status ?? 1);

const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Zagreb' });
const dated = readFileSync(STATEMENT, 'utf8').replace(/\d{4}-\d{2}-\d{2}/, today);
writeFileSync(STATEMENT, dated);
