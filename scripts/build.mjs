// Builds what is out of date. Run alone, it shows what nx does: `npm run build`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { hashInputs, isBuilt, writeStamp } from './build-stamp.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const NX = 'node_modules/nx/dist/bin/nx.js';
const ALL = ['run-many', '-t', 'build', '--output-style=stream'];

/**
 * Runs nx; the process ends with its status when a build fails.
 *
 * @param {string} [failure] a sentence printed after the output of a failed build; with it, the
 *   output of others is not shown
 */
function runNx(args, failure) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [NX, ...args], {
    cwd: root,
    ...(failure
      ? { encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '0' } }
      : { stdio: 'inherit' }),
  });
  if (status === 0) return;
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  if (failure) console.error(failure);
  process.exit(status ?? 1);
}

function buildAll(failure) {
  const inputs = hashInputs(root);
  runNx(ALL, failure);
  writeStamp(root, inputs);
}

/** Builds all projects, unless their builds are those of the present sources. */
export function buildIfChanged(failure) {
  if (!isBuilt(root)) buildAll(failure);
}

/** Builds the API alone, unless all builds are those of the present sources. */
export function buildApiIfChanged(failure) {
  if (!isBuilt(root)) runNx(['build', 'api', '--output-style=stream'], failure);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildAll();
