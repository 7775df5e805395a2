// Gets a release from an archive or a git repository, installs it and builds it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { noteTool, placeOf } from './tree.mjs';
import { UpdateError } from './update-error.mjs';

const INSTALLED = ['node_modules', 'shared', 'api', 'site', 'admin'].map((folder) =>
  folder === 'node_modules' ? folder : `${folder}/node_modules`,
);

/** Of what a failing tool has printed, this much is shown. */
const LAST_CHARACTERS = 4_000;

/** Runs a program; throws with what it said last. */
function run(problem, command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    ...options,
  });
  if (status === 0) return;
  const said = `${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`
    .trim()
    .split('\n')
    .slice(-25);
  throw new UpdateError(`${problem}\n${said.join('\n')}`);
}

const manifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Whether a version has the smaller numbers; `20.19.0` is less than `20.20.0`. */
export function isOlder(version, than) {
  const numbers = (text) => text.replace(/^\D+/, '').split(/[.-]/, 3).map(Number);
  const [a, b] = [numbers(version), numbers(than)];
  const index = a.findIndex((number, i) => number !== b[i]);
  return index >= 0 && a[index] < b[index];
}

const isArchive = (source) => /\.(?:tar\.gz|tgz)$/.test(source);

/**
 * Unpacks a release beside the tree.
 * @param source the path of an archive (`.tar.gz`), or a git remote or URL with an optional `#ref`
 * @returns {{ folder: string, version: string }}
 */
export function getRelease(root, source) {
  const unpacked = placeOf(root, 'unpacked');
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  if (isArchive(source)) {
    if (!existsSync(source)) throw new UpdateError(`There is no file ${source}.`);
    run(`${source} is not an archive that can be unpacked.`, 'tar', [
      '-xzf',
      source,
      '-C',
      unpacked,
    ]);
  } else unpackFromGit(root, source, unpacked);
  const [only, ...others] = readdirSync(unpacked);
  const folder = only && others.length === 0 ? join(unpacked, only) : unpacked;
  if (!existsSync(join(folder, 'package.json'))) {
    throw new UpdateError(`${source} is no release of this site: it has no package.json.`);
  }
  const { name, version, engines } = manifest(folder);
  if (name !== manifest(root).name) {
    throw new UpdateError(`${source} is no release of this site: it is called ${name}.`);
  }
  const node = engines?.node ?? '0';
  if (isOlder(process.version, node)) {
    throw new UpdateError(
      `Version ${version} needs Node.js ${node}; this is ${process.version}. Update Node.js first.`,
    );
  }
  return { folder, version };
}

const isCheckout = (root) => existsSync(join(root, '.git'));

function unpackFromGit(root, source, folder) {
  const [remote, ref = 'HEAD'] = source.split('#');
  const cwd = isCheckout(root) ? root : placeOf(root, 'repository');
  if (isCheckout(root)) {
    run(
      'Files of the site were changed by hand; an update would lose that. See git status.',
      'git',
      ['diff', '--quiet', 'HEAD'],
      { cwd },
    );
  } else run('Without git, no release can be fetched.', 'git', ['init', '-q', '--bare', cwd]);
  run(`${ref} could not be fetched from ${remote}.`, 'git', ['fetch', '-q', remote, ref], { cwd });
  const archive = join(folder, 'release.tar');
  const problem = 'The release could not be unpacked.';
  run(problem, 'git', ['archive', '-o', archive, 'FETCH_HEAD'], { cwd });
  run(problem, 'tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
}

/** Tells git which commit the files of a checkout are after an update from a repository. */
export function noteCommit(root, source) {
  if (isArchive(source) || !isCheckout(root)) return;
  run('git could not note the new commit.', 'git', ['reset', '-q', 'FETCH_HEAD'], { cwd: root });
}

/** Installs the packages of a release: those of the present version, if they are the same. */
export function install(root, folder) {
  const present = INSTALLED.filter((name) => existsSync(join(root, name)));
  if (present.includes('node_modules') && hasSamePackages(root, folder)) {
    for (const name of present) linkTree(join(root, name), join(folder, name));
    return;
  }
  run('The packages of the release could not be installed.', 'npm', ['ci'], {
    cwd: folder,
    shell: process.platform === 'win32',
    // Building needs packages that a server in production does not.
    env: { ...process.env, NODE_ENV: 'development' },
  });
}

/** Whether two trees have the same packages; the versions of the site itself do not count. */
function hasSamePackages(root, folder) {
  const [present, next] = [root, folder].map((place) => {
    const { packages } = JSON.parse(readFileSync(join(place, 'package-lock.json'), 'utf8'));
    for (const [path, entry] of Object.entries(packages)) {
      if (!/(?:^|\/)node_modules\//.test(path)) delete entry.version;
    }
    return JSON.stringify(packages);
  });
  return present === next;
}

/** Copies a folder without its contents: files are links to the same data. */
function linkTree(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

export function build(folder) {
  run('The release could not be built.', process.execPath, ['scripts/build.mjs'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: undefined, FORCE_COLOR: '0' },
  });
}

/** Runs a command-line tool of the API in a tree. */
export async function runTool(root, name, problem) {
  const tool = spawn(process.execPath, [`api/dist/cli/${name}.js`], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  noteTool(root, tool.pid);
  let said = '';
  for (const stream of [tool.stdout, tool.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-LAST_CHARACTERS);
    });
  }
  const [status] = await once(tool, 'close');
  noteTool(root, undefined);
  if (status !== 0) throw new UpdateError(`${problem}\n${said.trim()}`);
}

export const versionOf = (root) => manifest(root).version;
