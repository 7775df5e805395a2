// Runs all tests: of the repository, unit, component and HTTP tests per app, then browser tests.
// The last line of output counts them. `npm run nightly` runs those that take long.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { JEST, resultsIn } from './jest.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const APPS = ['api', 'site', 'shared', 'admin'];
const BROWSER_RESULTS = 'test-results/browser.json';
const jestResults = (app) => `${app}/test-results/jest.json`;
const { PRIORITY_NORMAL, PRIORITY_BELOW_NORMAL } = constants.priority;

const began = Date.now();
const secondsSince = (time) => Math.round((Date.now() - time) / 1000);
const counts = { passed: 0, failed: 0 };
/** The names of the stages that failed. */
const failedStages = [];

/**
 * Runs a Node program and shows its output, that of one beside others when it has ended.
 * @param {{ cwd?: string, priority?: number, isApart?: boolean }} options
 * @returns {Promise<string>} its output, where it is apart
 */
async function run(stage, args, { cwd = '.', priority = PRIORITY_NORMAL, isApart = false } = {}) {
  const start = Date.now();
  const stdio = isApart ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(process.execPath, args, { stdio, cwd });
  setPriority(child.pid, priority);
  let output = '';
  for (const stream of isApart ? [child.stdout, child.stderr] : []) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const status = await new Promise((resolve) => child.on('close', resolve));
  const outcome = status === 0 ? 'passed' : 'failed';
  if (status !== 0) failedStages.push(stage);
  console.log(`${output}\n${stage}: ${outcome} after ${secondsSince(start)} s`);
  return output;
}

/** Tests of scripts and of the repository's structure. */
async function testRepository() {
  const specs = readdirSync('scripts').filter((name) => name.endsWith('.spec.mjs'));
  const args = ['--test', '--test-reporter=tap', ...specs.map((name) => `scripts/${name}`)];
  const output = await run('tests of the repository', args, { isApart: true });
  const count = (what) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  counts.passed += count('pass');
  counts.failed += count('fail');
}

/** The unit and HTTP tests of an app. */
function testApp(app, options) {
  const args = [...JEST, ...resultsIn('test-results/jest.json')];
  return run(`tests of ${app}`, args, { cwd: app, ...options });
}

/** The tests of the apps without a server, with the processor time that others leave. */
async function testWithoutServer() {
  for (const app of APPS.slice(1)) {
    await testApp(app, { priority: PRIORITY_BELOW_NORMAL, isApart: true });
  }
}

/** Adds the results of an app's tests, and shows its failures again. */
function countTests(app) {
  if (!existsSync(jestResults(app))) {
    failedStages.push(`${jestResults(app)} was not written`);
    return;
  }
  const results = JSON.parse(readFileSync(jestResults(app), 'utf8'));
  counts.passed += results.numPassedTests;
  // A suite that does not load counts as one failure.
  counts.failed += results.numFailedTests + results.numRuntimeErrorTestSuites;
  for (const { name, status, message } of results.testResults) {
    if (status === 'failed') console.error(`\nFailed in ${name}:\n${message}`);
  }
}

for (const file of [BROWSER_RESULTS, ...APPS.map(jestResults)]) {
  rmSync(file, { force: true });
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true });
}

// Both processors are busy all the time: the tests of the API wait for processes and the database,
// browser tests for timers and answers, and the tests without a server run meanwhile. The API's
// and the browser tests, which each use both processors, do not run at the same time.
const ofRepository = testRepository();
await run('build', ['scripts/build.mjs']);
const withoutServer = testWithoutServer();
await testApp('api');
await Promise.all([
  run('browser tests', ['node_modules/@playwright/test/cli.js', 'test']),
  run('durability', ['scripts/durability.mjs'], { isApart: true }),
  withoutServer,
  ofRepository,
]);

APPS.forEach(countTests);
if (failedStages.includes('durability')) counts.failed += 1;
else counts.passed += 1;
if (existsSync(BROWSER_RESULTS)) {
  const { expected, flaky, unexpected } = JSON.parse(readFileSync(BROWSER_RESULTS, 'utf8')).stats;
  counts.passed += expected + flaky;
  counts.failed += unexpected;
}

if (failedStages.length > 0) {
  console.error(`Failed: ${failedStages.join(', ')}.`);
  counts.failed = Math.max(counts.failed, 1);
}
console.log(`All stages took ${secondsSince(began)} s.`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
