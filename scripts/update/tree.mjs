// Exchanges the files of the site for those of a release, and puts the former ones back.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isAlive, registerUpdater, runningUpdater } from './servers.mjs';

/** What is no part of a release. */
const KEPT = new Set(['.env', '.git', '.update', 'data']);
/** Exchanged last: without them, `npm start` could not put the former version back. */
const LAST = ['node_modules', 'scripts', 'package.json'];

export const placeOf = (root, name) => join(root, '.update', name);
const journalFile = (root) => placeOf(root, 'journal.json');

function writeJournal(root, journal) {
  writeFileSync(`${journalFile(root)}.new`, JSON.stringify(journal));
  renameSync(`${journalFile(root)}.new`, journalFile(root));
}

/**
 * Copies the bundled database, whose server does not run.
 * @returns {{ folder: string, copy: string } | undefined} undefined where there is none
 */
export function copyDatabase(dataDir) {
  const folder = join(dataDir, 'postgres');
  const copy = join(dataDir, 'postgres.former');
  rmSync(copy, { recursive: true, force: true });
  if (!existsSync(folder)) return undefined;
  if (process.platform === 'win32') cpSync(folder, copy, { recursive: true });
  else {
    // Keeps owners, which differ from this user where the site runs as root.
    const { status, stderr } = spawnSync('cp', ['-a', folder, copy], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The database could not be copied: ${stderr.trim()}`);
  }
  return { folder, copy };
}

/**
 * Moves the files of a release into the tree, and the former ones aside. A journal says what was
 * begun, so that it can be put back after a power failure, too.
 * @param release the folder of the installed and built release
 * @param database the result of `copyDatabase`
 */
export function exchange(root, release, database) {
  const names = readdirSync(release).filter((name) => !KEPT.has(name));
  names.sort((one, other) => LAST.indexOf(one) - LAST.indexOf(other));
  const former = placeOf(root, 'former');
  rmSync(former, { recursive: true, force: true });
  mkdirSync(former, { recursive: true });
  const added = names.filter((name) => !existsSync(join(root, name)));
  writeJournal(root, { added, database });
  for (const name of names) {
    if (!added.includes(name)) renameSync(join(root, name), join(former, name));
    renameSync(join(release, name), join(root, name));
  }
  stamp(root);
}

/**
 * Puts the former files and the former database back. May be repeated after an interruption. The
 * schema of a database elsewhere is taken back by the release, which knows its own migrations.
 */
export function putBack(root) {
  const { added, database } = JSON.parse(readFileSync(journalFile(root), 'utf8'));
  const former = placeOf(root, 'former');
  const migrations = join(former, 'api/dist/database/migrations');
  if (!database && existsSync(migrations)) {
    const tool = ['api/dist/cli/migrate.js', `--back-to=${migrations}`];
    const { status, stderr } = spawnSync(process.execPath, tool, { cwd: root, encoding: 'utf8' });
    if (status !== 0) console.error(`The schema could not be taken back: ${stderr.trim()}`);
  }
  const failed = placeOf(root, 'failed');
  rmSync(failed, { recursive: true, force: true });
  mkdirSync(failed, { recursive: true });
  const aside = (name) => {
    if (existsSync(join(root, name))) renameSync(join(root, name), join(failed, name));
  };
  const names = existsSync(former) ? readdirSync(former) : [];
  names.sort((one, other) => LAST.indexOf(one) - LAST.indexOf(other));
  for (const name of names) {
    aside(name);
    renameSync(join(former, name), join(root, name));
  }
  for (const name of added) aside(name);
  if (database && existsSync(database.copy)) {
    rmSync(database.folder, { recursive: true, force: true });
    renameSync(database.copy, database.folder);
  }
  finish(root);
  stamp(root);
}

/** Removes what an update needs no longer. */
export function finish(root) {
  if (existsSync(journalFile(root))) {
    const { database } = JSON.parse(readFileSync(journalFile(root), 'utf8'));
    rmSync(journalFile(root), { force: true });
    if (database) rmSync(database.copy, { recursive: true, force: true });
  }
  for (const name of ['former', 'failed', 'release', 'unpacked']) {
    rmSync(placeOf(root, name), { recursive: true, force: true });
  }
}

const toolFile = (root) => placeOf(root, 'tool.json');

/** Notes the process of a tool that changes the database, so that it can be ended. */
export function noteTool(root, pid) {
  if (pid === undefined) rmSync(toolFile(root), { force: true });
  else writeFileSync(toolFile(root), JSON.stringify({ pid }));
}

/** Ends a tool of an update that was interrupted: it would go on changing the database. */
function endTool(root) {
  if (!existsSync(toolFile(root))) return;
  const { pid } = JSON.parse(readFileSync(toolFile(root), 'utf8'));
  if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  noteTool(root, undefined);
}

/**
 * Puts the former version back when an update was interrupted while it exchanged files. Of several
 * processes that notice it, one does.
 */
export function putBackInterrupted(root) {
  if (!existsSync(journalFile(root)) || runningUpdater(root)) return;
  const unregister = registerUpdater(root);
  try {
    console.error('An update was interrupted; the former version is put back.');
    endTool(root);
    putBack(root);
  } finally {
    unregister();
  }
}

/** Moved files count as changed, so that the next start would build them again. */
function stamp(root) {
  const program = `import { hashInputs, writeStamp } from './scripts/build-stamp.mjs';
    writeStamp('.', hashInputs('.'));`;
  spawnSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: root });
}
