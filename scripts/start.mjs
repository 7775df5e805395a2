// Builds what is out of date, then runs the server in this process.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const build = spawnSync(
  process.execPath,
  ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build', '--output-style=stream'],
  { encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '0' } },
);
if (build.status !== 0) {
  process.stderr.write(`${build.stdout ?? ''}${build.stderr ?? ''}`);
  console.error('The build failed; the server was not started.');
  process.exit(build.status ?? 1);
}

process.env.NODE_ENV ??= 'production';
await import('../api/dist/main.js');
