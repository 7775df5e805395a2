// Builds what is not built yet, then runs the server in this very process.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const built = spawnSync(
  process.execPath,
  ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build', '--output-style=stream'],
  { encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '0' } },
);
if (built.status !== 0) {
  process.stderr.write(`${built.stdout ?? ''}${built.stderr ?? ''}`);
  console.error('The build failed; nothing was started.');
  process.exit(built.status ?? 1);
}

process.env.NODE_ENV ??= 'production';
await import('../api/dist/main.js');
