// Checks format, lint, types and the generated files of the API: `npm run check:static`. Two checks
// run at a time, the longest first, and all of them even when one fails.
import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const PATH = [`${process.cwd()}/node_modules/.bin`, process.env.PATH].join(delimiter);

/** Runs a command, and shows its output when it has ended. */
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
  if (status !== 0) process.exitCode = 1;
}

/** Runs commands one after another, also after one has failed; several callers may share a list. */
async function inTurn(commands) {
  for (let next = commands.shift(); next; next = commands.shift()) await check(next);
}

// The other checks need the types and the build of `shared` that these make.
await inTurn(['nx build shared', 'nx run-many -t api-types']);

const checks = [
  'prettier --check .',
  ...['site', 'admin', 'api', 'shared'].map((app) => `nx lint ${app} --output-style=stream`),
  'nx run-many -t typecheck --parallel=1 --output-style=stream',
  'node scripts/check-openapi.mjs',
  'eslint scripts testing bench *.ts *.js',
  'node scripts/tsc.mjs -p testing',
  'oxlint --type-aware testing',
];
await Promise.all([inTurn(checks), inTurn(checks)]);
