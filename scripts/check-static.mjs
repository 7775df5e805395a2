// Checks format, lint, types and the generated files of the API: `npm run check:static`. Checks
// that use one processor run beside each other, and all of them run even when one fails.
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

const OWN = ['prettier --check .', 'eslint scripts testing bench *.ts *.js'];
const APPS = 'nx run-many -t lint typecheck --parallel=2 --output-style=stream';
// These need the types and the build of `shared` that the checks of the apps make.
const AFTERWARDS = ['tsc -p testing', 'node scripts/check-openapi.mjs'];

const results = await Promise.all([inTurn(...OWN), check(APPS)]);
results.push(...(await Promise.all(AFTERWARDS.map(check))));
process.exitCode = results.every(Boolean) ? 0 : 1;
