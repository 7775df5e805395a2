// Runs what proves endurance, which takes hours and is no part of `npm test`: long rounds of random
// and heavy requests, kills, a full disk, every former schema, all displays, removed defences.
// Every step runs, also after one that failed; the last line of output counts tests and steps.
//   npm run nightly -- [words in the names of steps]
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { JEST, resultsIn } from './jest.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const API_RESULTS = 'api/test-results/nightly.json';
const API_TESTS = [...JEST, ...resultsIn('test-results/nightly.json')];

/** Steps with a file of results count its tests, others count as one. */
const STEPS = [
  {
    name: 'nightly tests of the API',
    args: API_TESTS,
    cwd: 'api',
    env: { NIGHTLY: '1' },
    results: API_RESULTS,
  },
  {
    name: 'long rounds of the API',
    args: [...API_TESTS, 'platform/(?:backups|hostile-requests)|mail/mail-killed'],
    cwd: 'api',
    env: { BACKUP_KILLS: '20', HEAVY_KINDS: '8', MAIL_PROCESSES: 'all' },
    results: API_RESULTS,
  },
  {
    name: 'nightly browser tests',
    args: ['node_modules/@playwright/test/cli.js', 'test'],
    env: { NIGHTLY: '1' },
    results: 'test-results/browser.json',
  },
  {
    name: 'durability',
    args: ['scripts/durability.mjs'],
    env: { KILLS: '50', DB_KILLS: '50', BOTH: '10', TERMS: '20' },
  },
  { name: 'full disk', args: ['scripts/durability/disk-full.mjs'] },
  { name: 'slow clients', args: ['scripts/durability/slow-clients.mjs'] },
  { name: 'removed defences', args: ['scripts/defences/run.mjs'] },
];

/** Runs a Node program with its output shown, and says how long it took; returns its status. */
async function run({ name, args, env = {}, cwd = '.' }) {
  console.log(`\n${name}`);
  const began = performance.now();
  const options = { cwd, stdio: 'inherit', env: { ...process.env, ...env } };
  const child = spawn(process.execPath, args, options);
  const status = await new Promise((resolve) => child.on('exit', resolve));
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${name}: ${status === 0 ? 'done' : 'failed'} after ${seconds} s`);
  return status;
}

/** How many tests of Jest or Playwright passed and failed. */
function countTests(file) {
  const { stats, ...jest } = JSON.parse(readFileSync(file, 'utf8'));
  return stats
    ? [stats.expected + stats.flaky, stats.unexpected]
    : [jest.numPassedTests, jest.numFailedTests + jest.numRuntimeErrorTestSuites];
}

if ((await run({ name: 'build', args: ['scripts/build.mjs'] })) !== 0) process.exit(1);
for (const folder of ['api/test-results', 'test-results']) mkdirSync(folder, { recursive: true });
const words = process.argv.slice(2);
let passed = 0;
let failed = 0;
for (const step of STEPS.filter(({ name }) => words.every((word) => name.includes(word)))) {
  if (step.results) rmSync(step.results, { force: true });
  const status = await run(step);
  const [succeeded, wrong] =
    step.results && existsSync(step.results) ? countTests(step.results) : [status === 0 ? 1 : 0, 0];
  passed += succeeded;
  failed += status === 0 ? 0 : Math.max(wrong, 1);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
