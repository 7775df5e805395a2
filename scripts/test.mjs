// Runs all tests: unit, component and HTTP tests per app, then browser tests. With `--changed` it
// runs those that the change since the branch `main` touches, committed or not; `--base` names
// another branch or commit. The last line of output counts them.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { changedFiles, EVERYTHING, testsOf } from './changed-tests.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { values: options } = parseArgs({
  options: { changed: { type: 'boolean' }, base: { type: 'string', default: 'main' } },
});

const BROWSER_RESULTS = 'test-results/browser.json';
const jestResults = (app) => `${app}/test-results/jest.json`;
const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;

/** The names of the steps that failed. */
const failedSteps = [];

/** Runs a Node program with its output shown; returns whether it exited with 0. */
async function run(step, args, cwd = '.') {
  const began = Date.now();
  const child = spawn(process.execPath, args, { stdio: 'inherit', cwd });
  const status = await new Promise((resolve) => child.on('exit', resolve));
  console.log(`\n${step}: ${status === 0 ? 'done' : 'failed'} after ${seconds(began)}`);
  if (status !== 0) failedSteps.push(step);
  return status === 0;
}

/**
 * Runs a Node program beside others and collects its output.
 * @param {{ cwd?: string, priority?: number }} options of the process
 */
async function runApart(
  step,
  args,
  { cwd = '.', priority = constants.priority.PRIORITY_NORMAL } = {},
) {
  const began = Date.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd });
  setPriority(child.pid, priority);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status !== 0) failedSteps.push(step);
  return { passed: status === 0, output, took: seconds(began) };
}

const plan = options.changed ? testsOf(changedFiles('.', options.base)) : EVERYTHING;
const apps = Object.keys(plan.jest);
const isAll = (app) => plan.jest[app] === 'all';
for (const file of [BROWSER_RESULTS, ...Object.keys(EVERYTHING.jest).map(jestResults)]) {
  rmSync(file, { force: true });
}
mkdirSync('test-results', { recursive: true });

/** Runs the tests of scripts and repository structure; returns how many passed and failed. */
async function runRepositoryTests() {
  const files = readdirSync('scripts').filter((name) => name.endsWith('.spec.mjs'));
  const { passed, output } = await runApart('repository tests', [
    '--test',
    '--test-reporter=tap',
    ...files.map((name) => `scripts/${name}`),
  ]);
  if (!passed) console.error(output);
  const count = (what) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return { passed: count('pass'), failed: count('fail') };
}

/**
 * Options of V8 with which tests take a tenth less processor time: most code runs too briefly for
 * optimizing it to pay, and most objects are garbage before a larger young generation is full.
 */
const V8_OPTIONS = [
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--no-flush-bytecode',
  // Later releases of Node.js do not have this option.
  ...(process.versions.node.startsWith('20.') ? ['--interrupt-budget=400000'] : []),
];

/** The program that runs the unit and HTTP tests of an app: all, or those of changed files. */
function jestOf(app) {
  mkdirSync(`${app}/test-results`, { recursive: true });
  return [
    ...V8_OPTIONS,
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    '../node_modules/jest/bin/jest.js',
    '--json',
    '--outputFile=test-results/jest.json',
    ...(isAll(app) ? [] : ['--passWithNoTests', '--findRelatedTests', ...plan.jest[app]]),
  ];
}

const needsBuild = apps.length > 0 || plan.browser.length > 0 || plan.durability;
const [repository] = await Promise.all([
  runRepositoryTests(),
  needsBuild && run('build', ['scripts/build.mjs']),
]);

/**
 * Runs the tests of apps one after the other, with the processor time that others leave, and shows
 * the output of each when it has ended.
 */
async function testApart(...names) {
  for (const app of names.filter((name) => apps.includes(name))) {
    const options = { cwd: app, priority: constants.priority.PRIORITY_BELOW_NORMAL };
    const { output, took } = await runApart(`tests of ${app}`, jestOf(app), options);
    console.log(`${output}\ntests of ${app}: ended after ${took}`);
  }
}

async function testDurability() {
  if (!plan.durability) return undefined;
  const durability = await runApart('durability', ['scripts/durability.mjs']);
  console.log(`${durability.output}durability: ended after ${durability.took}`);
  return durability;
}

async function testInBrowser() {
  if (plan.browser.length === 0) return;
  const paths = plan.browser.map((path) => path.replaceAll('.', '\\.'));
  await run('browser tests', ['node_modules/@playwright/test/cli.js', 'test', ...paths]);
}

// The API's tests wait for processes that they start and kill, and browser tests for timers and
// answers: others run meanwhile. Two that each use both processors do not run at the same time.
const apart = testApart('site', 'shared', 'admin');
if (apps.includes('api')) await run('tests of api', jestOf('api'), 'api');
const [durability] = await Promise.all([testDurability(), testInBrowser(), apart]);

let passed = repository.passed + (durability?.passed ? 1 : 0);
let failed = repository.failed + (durability?.passed === false ? 1 : 0);
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
for (const file of apps.map(jestResults)) {
  const results = readJson(file);
  if (!results) {
    failedSteps.push(`${file} was not written`);
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

if (failedSteps.length > 0) console.error(`Failed: ${failedSteps.join(', ')}.`);
if (failedSteps.length > 0 && failed === 0) failed = 1;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
