// Builds the API if necessary and runs one of its command-line tools.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildApiIfChanged } from './build.mjs';

const [name, ...args] = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));
buildApiIfChanged('The build failed; nothing was done.');
const tool = spawnSync(process.execPath, [`${root}api/dist/bundle/${name}.js`, ...args], {
  stdio: 'inherit',
  // File names are relative to the directory in which the command was typed.
  cwd: process.env.INIT_CWD ?? root,
});
process.exit(tool.status ?? 1);
