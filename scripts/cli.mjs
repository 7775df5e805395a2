// Runs one of the API's command-line tools, built first when it is not built yet.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [name, ...args] = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));
const built = spawnSync(
  process.execPath,
  ['node_modules/nx/dist/bin/nx.js', 'build', 'api', '--output-style=stream'],
  { cwd: root, encoding: 'utf8' },
);
if (built.status !== 0) {
  process.stderr.write(`${built.stdout}${built.stderr}`);
  process.exit(built.status ?? 1);
}
const ran = spawnSync(process.execPath, [`${root}api/dist/cli/${name}.js`, ...args], {
  stdio: 'inherit',
  // File names are given as seen from where the command was typed.
  cwd: process.env.INIT_CWD ?? root,
});
process.exit(ran.status ?? 1);
