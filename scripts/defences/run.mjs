// Takes defences out of the product one by one, runs the tests that are said to notice, and puts
// them back. `defences.json` names for each what the product promises, the file, the text that is
// taken out, what is put in its place, and the tests. Ends with 1 when one is not noticed.
//   node scripts/defences/run.mjs [words of a promise or of a path]
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { JEST } from '../jest.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const LIST = new URL('defences.json', import.meta.url);
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const defences = JSON.parse(readFileSync(LIST, 'utf8')).filter(({ defence, file }) =>
  words.every((word) => `${defence} ${file}`.toLowerCase().includes(word)),
);

/** What puts the present file back; the tree is left as it was also when the run is ended. */
let putBack = () => undefined;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    putBack();
    process.exit(1);
  });
}

/** Runs a Node program without its output; returns whether it exited with 0. */
async function passes(args, cwd = '.') {
  const child = spawn(process.execPath, args, { cwd, stdio: 'ignore' });
  return (await new Promise((resolve) => child.on('exit', resolve))) === 0;
}

/** Builds what is out of date; what does not compile would leave the former build to be tested. */
async function build() {
  if (!(await passes(['scripts/build.mjs']))) throw new Error('The product does not build.');
}

const isBrowserTest = (test) => /^(?:site|admin)\/e2e\//.test(test);
/** What runs a test: Playwright, or the Jest of its app. */
const runnerOf = (test) => (isBrowserTest(test) ? 'browser' : test.split('/', 1)[0]);

/** Tests in groups that one process runs. */
const grouped = (tests) =>
  [...new Set(tests.map(runnerOf))].map((runner) =>
    tests.filter((test) => runnerOf(test) === runner),
  );

/** Runs tests of one group up to the first that fails; returns whether all pass. */
function allPass(tests) {
  const runner = runnerOf(tests[0]);
  if (runner === 'browser') {
    return passes(['node_modules/@playwright/test/cli.js', 'test', '-x', ...tests]);
  }
  const paths = tests.map((test) => relative(runner, test));
  return passes([...JEST, '--bail', '--runTestsByPath', ...paths], runner);
}

/** Whether a test fails; those of the API and in the browser run the build. */
async function isNoticed(tests) {
  for (const group of grouped(tests)) {
    if (/^(?:api|browser)$/.test(runnerOf(group[0]))) await build();
    if (!(await allPass(group))) return true;
  }
  return false;
}

// A test that fails anyway would seem to notice everything.
await build();
for (const group of grouped([...new Set(defences.flatMap(({ tests }) => tests))])) {
  if (!(await allPass(group))) throw new Error(`Not all pass as it is: ${group.join(' ')}`);
}

const unnoticed = [];
for (const { defence, file, take, put, tests } of defences) {
  const source = readFileSync(file, 'utf8');
  const parts = source.split(take);
  if (parts.length !== 2) throw new Error(`${file} has not once what "${defence}" takes out.`);
  putBack = () => writeFileSync(file, source);
  writeFileSync(file, parts.join(put));
  const began = Date.now();
  const noticed = await isNoticed(tests).finally(putBack);
  const took = Math.round((Date.now() - began) / 1000);
  console.log(`${noticed ? 'noticed' : 'NOT NOTICED'} after ${took} s: ${defence} (${file})`);
  if (!noticed) unnoticed.push(defence);
}
await build();
console.log(`${defences.length - unnoticed.length} of ${defences.length} defences are noticed.`);
process.exitCode = unnoticed.length === 0 ? 0 : 1;
