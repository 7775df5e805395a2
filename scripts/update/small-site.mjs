// A small site for tests of updates, whose programs do what those of the real one do: the server
// answers with its version and the rows of its database, which is a file.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../bench/server.mjs';

const SCRIPTS = join(import.meta.dirname, '..');
const LIMIT_MS = 60_000;

const SERVER = `
  import { appendFileSync, readFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const rows = process.env.DATA_DIR + '/postgres/rows';
  for (const event of ['disconnect', 'SIGTERM']) process.on(event, () => process.exit(0));
  createServer((request, response) => {
    if (request.method === 'POST') appendFileSync(rows, request.url);
    response.end(version + ' ' + readFileSync(rows, 'utf8'));
  }).listen(Number(process.env.PORT), '127.0.0.1');
`;
const BACKUP = `
  import { cpSync } from 'node:fs';
  cpSync(process.env.DATA_DIR + '/postgres', process.env.DATA_DIR + '/backup', { recursive: true });
`;
export const MIGRATE = `
  import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
  const rows = process.env.DATA_DIR + '/postgres/rows';
  const former = process.argv[2]?.replace('--back-to=', '');
  if (former === undefined) appendFileSync(rows, '+migrated');
  else if (existsSync(former)) writeFileSync(rows, readFileSync(rows, 'utf8').replace('+migrated', ''));
`;
const BUILD = `
  import { writeFileSync } from 'node:fs';
  export const buildIfChanged = () => undefined;
  if (process.argv[1].endsWith('build.mjs')) writeFileSync('built', 'yes');
`;

/** The files of a version, by path; those that a test names instead. */
export const filesOf = (version, files = {}) => ({
  'package.json': JSON.stringify({
    name: 'small-site',
    version,
    type: 'module',
    engines: { node: '>=20.19.0' },
    scripts: { start: 'node scripts/start.mjs' },
  }),
  'package-lock.json': JSON.stringify({ packages: { '': { version }, 'node_modules/a': {} } }),
  'scripts/build.mjs': BUILD,
  'api/dist/bundle/main.js': SERVER,
  'api/dist/cli/backup.js': BACKUP,
  'api/dist/cli/migrate.js': MIGRATE,
  'api/dist/database/migrations/first.js': '',
  ...files,
});

export function writeTree(folder, files) {
  for (const name of ['start.mjs', 'update.mjs', 'update', 'build-stamp.mjs']) {
    cpSync(join(SCRIPTS, name), join(folder, 'scripts', name), { recursive: true });
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

export async function until(what, condition) {
  for (const end = performance.now() + LIMIT_MS; performance.now() < end; await wait(20)) {
    const result = await condition();
    if (result) return result;
  }
  throw new Error(`Timed out waiting for ${what}.`);
}

/** A site of version 1.0.0 in a folder of its own. */
export class SmallSite {
  /** The process of `npm start`, once it was started. */
  process;
  /** Further settings. */
  environment = {};

  static async create() {
    const site = new SmallSite();
    site.place = mkdtempSync(join(tmpdir(), 'update-'));
    site.root = join(site.place, 'root');
    site.port = await freePort();
    const installed = { 'data/postgres/rows': '', 'node_modules/a/a.js': 'a' };
    writeTree(site.root, { ...filesOf('1.0.0'), ...installed });
    return site;
  }

  get options() {
    const env = {
      ...process.env,
      PORT: String(this.port),
      DATA_DIR: join(this.root, 'data'),
      ...this.environment,
    };
    return { cwd: this.root, env };
  }

  /** What the server answers; empty while it does not. */
  answer(path = '/', method = 'GET') {
    return fetch(`http://127.0.0.1:${this.port}${path}`, { method }).then(
      (response) => response.text(),
      () => '',
    );
  }

  start(program = 'scripts/start.mjs') {
    return this.run(process.execPath, program);
  }

  async run(command, ...args) {
    const stdio = ['ignore', 'ignore', 'ignore', 'ipc'];
    this.process = spawn(command, args, { ...this.options, stdio });
    await until('the site', () => this.answer());
  }

  async stop(signal = 'SIGTERM') {
    const { process: child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async remove() {
    await this.stop();
    rmSync(this.place, { recursive: true, force: true });
  }

  /** Packs a release into an archive, and returns its path. */
  pack(version, files) {
    const folder = `site-${version}`;
    rmSync(join(this.place, folder), { recursive: true, force: true });
    writeTree(join(this.place, folder), filesOf(version, files));
    const archive = join(this.place, `${version}.tar.gz`);
    spawnSync('tar', ['-czf', archive, '-C', this.place, folder]);
    return archive;
  }

  spawnUpdate(...args) {
    return spawn(process.execPath, ['scripts/update.mjs', ...args], this.options);
  }

  /** Runs the command; resolves to its status and all that it printed. */
  async update(...args) {
    const child = this.spawnUpdate(...args);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    const [status] = await once(child, 'close');
    return { status, output };
  }
}
