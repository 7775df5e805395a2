// Builds the API if necessary and runs one of its command-line tools.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [name, ...args] = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));
const build = spawnSync(
  process.execPath,
  ['node_modules/nx/dist/bin/nx.js', 'build', 'api', '--output-style=stream'],
  { cwd: root, encoding: 'utf8' },
);
if (build.status !== 0) {
  process.stderr.write(`${build.stdout}${build.stderr}`);
  process.exit(build.status ?? 1);
}
const tool = spawnSync(process.execPath, [`${root}api/dist/cli/${name}.js`, ...args], {
  stdio: 'inherit',
  // File names are relative to the directory in which the command was typed.
  cwd: process.env.INIT_CWD ?? root,
});
process.exit(tool.status ?? 1);
