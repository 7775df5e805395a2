// Runs the API in watch mode, and site and panel with hot reload, all on one port.
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { watchNpm } from './update/watch-npm.mjs';

const parent = process.ppid;
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const TSC = [
  'node_modules/typescript/bin/tsc',
  '-b',
  'shared/tsconfig.build.json',
  'api/tsconfig.build.json',
];
const compilation = spawnSync(process.execPath, TSC, { stdio: 'inherit' });
if (compilation.status !== 0) process.exit(compilation.status ?? 1);

const children = [
  spawn(process.execPath, [...TSC, '--watch', '--preserveWatchOutput'], { stdio: 'inherit' }),
  spawn(
    process.execPath,
    [
      '--watch-path=api/dist',
      '--watch-path=shared/dist',
      '--watch-preserve-output',
      'api/dist/main.js',
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'development' },
    },
  ),
];

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
watchNpm('dev', parent, stop);
for (const child of children) child.on('exit', stop);
