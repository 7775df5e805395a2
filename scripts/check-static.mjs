// Checks format, lint, types and the generated files of the API: `npm run check:static`. Checks of
// the apps and those of the repository run beside each other, and all of them even when one fails.
import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const PATH = [`${process.cwd()}/node_modules/.bin`, process.env.PATH].join(delimiter);

/** Runs a command, and shows its output when it has ended; returns whether it exited with 0. */
async function check(command) {
  const began = Date.now();
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const status = await new Promise((resolve) => child.on('close', resolve));
  const took = Math.round((Date.now() - began) / 1000);
  console.log(`${output}${command}: ${status === 0 ? 'passed' : 'failed'} after ${took} s\n`);
  return status === 0;
}

/** Runs commands one after another, also after one has failed. */
async function inTurn(...commands) {
  let passed = true;
  for (const command of commands) passed = (await check(command)) && passed;
  return passed;
}

// The other checks need the types and the build of `shared` that these make.
const PREPARED = ['nx build shared', 'nx run-many -t api-types'];
const APPS = 'nx run-many -t lint typecheck --parallel=1 --output-style=stream';
const REPOSITORY = [
  'prettier --check .',
  'node scripts/check-openapi.mjs',
  'eslint scripts testing bench *.ts *.js',
  'node scripts/tsc.mjs -p testing',
  'oxlint --type-aware testing',
];

const results = [await inTurn(...PREPARED)];
results.push(...(await Promise.all([check(APPS), inTurn(...REPOSITORY)])));
process.exitCode = results.every(Boolean) ? 0 : 1;
