// Updates the site: `npm run update -- --check SOURCE` tells what a release brings, and `--apply`
// installs it. SOURCE is an archive (`.tar.gz`), or a git remote or URL with an optional `#ref`.
// Until the release is built and a backup is verified, nothing changes; when the site is not ready
// within a minute after that, the former files and the former database are put back.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, getRelease, install, noteCommit, runTool, versionOf } from './update/release.mjs';
import { isReady, isRunning, registerUpdater, runningServers, toState } from './update/servers.mjs';
import { copyDatabase, exchange, finish, putBack, putBackInterrupted } from './update/tree.mjs';
import { UpdateError } from './update/update-error.mjs';

const READY_LIMIT_MS = 60_000;
/** The former version is started again on a machine that may be busy. */
const FORMER_LIMIT_MS = 180_000;
const USAGE = 'Name what to update from: npm run update -- --check SOURCE, or --apply SOURCE.';

const root = fileURLToPath(new URL('..', import.meta.url));
const say = (text) => console.log(text);
process.chdir(root);

/** The servers of this tree; where none runs, one that is started only to try the release. */
function serversOfTree() {
  const servers = runningServers(root);
  if (servers.length > 0) {
    if (process.platform === 'win32') {
      throw new UpdateError('Stop the site before the update, and start it after it.');
    }
    return {
      areRunning: true,
      pause: () => toState(root, servers, 'paused'),
      resume: () => toState(root, servers, 'running'),
      areReady: async (limit) =>
        (
          await Promise.all(
            servers.map((server) => isReady(server, limit, () => !isRunning(root, server))),
          )
        ).every(Boolean),
    };
  }
  let trial;
  const address = { port: Number(process.env.PORT || 3000), host: process.env.HOST };
  return {
    areRunning: false,
    async pause() {
      if (!trial || trial.exitCode !== null) return;
      const ended = once(trial, 'exit');
      trial.kill('SIGTERM');
      await ended;
    },
    resume: async () => {
      const { start } = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
      trial = spawn(process.execPath, start.split(' ').slice(1), { stdio: 'inherit' });
    },
    areReady: (limit) => isReady(address, limit, () => trial.exitCode !== null),
  };
}

async function check(source) {
  const { version } = getRelease(root, source);
  const present = versionOf(root);
  say(
    version === present
      ? `This is version ${present}, as is ${source}: there is nothing to update.`
      : `${source} is version ${version}; this is ${present}. To install it: npm run update -- --apply ${source}`,
  );
}

async function apply(source) {
  const present = versionOf(root);
  const { folder, version } = getRelease(root, source);
  if (version === present) {
    say(`This is version ${present} already: there is nothing to update.`);
    return;
  }
  const servers = serversOfTree();
  const address = { port: Number(process.env.PORT || 3000), host: process.env.HOST };
  if (!servers.areRunning && (await isReady(address, 1))) {
    throw new UpdateError(
      'The site runs, but was not started with npm start here. Stop it, or update it where it was started.',
    );
  }
  try {
    say(`Installing the packages of version ${version}.`);
    install(root, folder);
    say('Building it.');
    build(folder);
    say('Making a backup and verifying it.');
    await runTool(root, 'backup', 'The backup failed.');
  } catch (error) {
    throw new UpdateError(
      `${messageOf(error)}\nNothing was changed: the site still has version ${present}.`,
    );
  }
  await exchangeVersions(servers, { folder, version, present });
  noteCommit(root, source);
  say(
    servers.areRunning
      ? `The site runs version ${version}.`
      : `Version ${version} is installed and was ready. Start it with npm start.`,
  );
}

/** From here on the site is away, until one of the versions is ready. */
async function exchangeVersions(servers, { folder, version, present }) {
  say('Stopping the site.');
  await servers.pause();
  try {
    const dataDir = resolve(root, process.env.DATA_DIR || 'data');
    const database = process.env.DATABASE_URL ? undefined : copyDatabase(dataDir);
    exchange(root, folder, database);
    say('Migrating the database.');
    await runTool(root, 'migrate', `The database could not be migrated to version ${version}.`);
    say('Starting the site.');
    await servers.resume();
    if (!(await servers.areReady(READY_LIMIT_MS))) {
      throw new UpdateError(`Version ${version} was not ready within a minute.`);
    }
    if (!servers.areRunning) await servers.pause();
    finish(root);
  } catch (error) {
    say(`${messageOf(error)}\nPutting version ${present} back.`);
    await servers.pause();
    if (existsSync(join(root, '.update/journal.json'))) putBack(root);
    await servers.resume();
    const isBack = await servers.areReady(FORMER_LIMIT_MS);
    if (!servers.areRunning) await servers.pause();
    throw new UpdateError(
      isBack
        ? `The update failed. Version ${present} and its data are back.`
        : `The update failed, and version ${present}, which is back, is not ready either. See its log; the backup that was made before the update is in the folder of backups.`,
    );
  }
}

const messageOf = (error) => (error instanceof UpdateError ? error.message : String(error?.stack));

async function main() {
  const { values } = parseArgs({
    options: { check: { type: 'string' }, apply: { type: 'string' } },
  });
  const source = values.apply ?? values.check;
  if (!source || (values.apply && values.check)) throw new UpdateError(USAGE);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const unregister = registerUpdater(root);
  try {
    // Names of files are relative to the folder in which the command was typed.
    const typed = resolve(process.env.INIT_CWD ?? root, source);
    const given = existsSync(typed) && /\.(?:tar\.gz|tgz)$/.test(source) ? typed : source;
    await (values.apply ? apply(given) : check(given));
  } finally {
    if (!existsSync('.update/journal.json')) finish(root);
    unregister();
  }
}

try {
  putBackInterrupted(root);
  await main();
} catch (error) {
  console.error(error?.code?.startsWith?.('ERR_PARSE_ARGS') ? USAGE : messageOf(error));
  process.exitCode = 1;
}
