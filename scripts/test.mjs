// Runs all tests: unit, component and HTTP tests per app, then browser tests.
// The last line of output counts them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const NX = ['node_modules/nx/dist/bin/nx.js', 'run-many', '--output-style=stream'];

/** Runs a Node program with its output shown; returns whether it exited with 0. */
const run = (...args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;

const BROWSER_RESULTS = 'test-results/browser.json';
const JEST_RESULTS = ['shared', 'api', 'site', 'admin'].map(
  (app) => `${app}/test-results/jest.json`,
);
for (const file of [BROWSER_RESULTS, ...JEST_RESULTS]) rmSync(file, { force: true });
mkdirSync('test-results', { recursive: true });

/** Runs the tests of scripts and repository structure; returns how many passed and failed. */
function runRepositoryTests() {
  const files = readdirSync('scripts').filter((name) => name.endsWith('.spec.mjs'));
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--test', '--test-reporter=tap', ...files.map((name) => `scripts/${name}`)],
    { encoding: 'utf8' },
  );
  if (status !== 0) console.error(stdout);
  const count = (what) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(stdout)?.[1] ?? 0);
  return { passed: count('pass'), failed: count('fail') };
}

const repository = runRepositoryTests();
const steps = [
  ['repository tests', repository.passed > 0 && repository.failed === 0],
  ['build', run(...NX, '-t', 'build', '--parallel=2')],
  ['unit and HTTP tests', run(...NX, '-t', 'test', '--parallel=1', '--nxBail=false')],
  ['browser tests', run('node_modules/@playwright/test/cli.js', 'test')],
];
// A short run; `npm run durability` takes the number of faults from the environment.
const durable = run('scripts/durability.mjs');
steps.push(['durability', durable]);

let passed = repository.passed + (durable ? 1 : 0);
let failed = repository.failed + (durable ? 0 : 1);
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
for (const file of JEST_RESULTS) {
  const results = readJson(file);
  if (!results) {
    steps.push([`${file} was not written`, false]);
    continue;
  }
  passed += results.numPassedTests;
  // A suite that does not load counts as one failure.
  failed += results.numFailedTests + results.numRuntimeErrorTestSuites;
  for (const { name, status, message, assertionResults } of results.testResults) {
    if (status !== 'failed') continue;
    const failures = assertionResults.filter((test) => test.status === 'failed');
    const messages = failures.map((test) => `${test.fullName}\n${test.failureMessages.join('\n')}`);
    console.error(`\nFailed in ${name}:\n${messages.length > 0 ? messages.join('\n') : message}`);
  }
}
const browser = readJson(BROWSER_RESULTS);
if (browser) {
  passed += browser.stats.expected + browser.stats.flaky;
  failed += browser.stats.unexpected;
}

const failedSteps = steps.filter(([, succeeded]) => !succeeded).map(([name]) => name);
if (failedSteps.length > 0) console.error(`Failed: ${failedSteps.join(', ')}.`);
if (failedSteps.length > 0 && failed === 0) failed = 1;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
