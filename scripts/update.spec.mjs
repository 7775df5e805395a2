import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { isOlder } from './update/release.mjs';
import { isAlive, runningServers } from './update/servers.mjs';
import { filesOf, MIGRATE, SmallSite, until, writeTree } from './update/small-site.mjs';

let site;
beforeEach(async () => {
  site = await SmallSite.create();
});
afterEach(() => site.remove());

/** Applies version 1.1.0 with files of its own. */
const apply = (files) => site.update('--apply', site.pack('1.1.0', files));

/** Nothing but the list of servers is left of an update. */
function assertTidy() {
  assert.equal(existsSync(join(site.root, '.update/journal.json')), false);
  assert.equal(existsSync(join(site.root, '.update/former')), false);
  assert.equal(existsSync(join(site.root, 'data/postgres.former')), false);
}

test('an update installs, builds and migrates a release, while npm start goes on', async () => {
  await site.start();
  await site.answer('/ana', 'POST');
  const archive = site.pack('1.1.0', { 'docs/new.md': 'new' });
  const checked = await site.update('--check', archive);
  assert.match(checked.output, /is version 1\.1\.0; this is 1\.0\.0\./);
  assert.equal(await site.answer(), '1.0.0 /ana');

  const { status, output } = await site.update('--apply', archive);
  assert.match(output, /The site runs version 1\.1\.0\.\s*$/);
  assert.equal(status, 0);
  assert.equal(await site.answer(), '1.1.0 /ana+migrated');
  assert.equal(site.process.exitCode, null);
  assert.equal(readFileSync(join(site.root, 'built'), 'utf8'), 'yes');
  assert.equal(readFileSync(join(site.root, 'docs/new.md'), 'utf8'), 'new');
  assert.equal(readFileSync(join(site.root, 'node_modules/a/a.js'), 'utf8'), 'a');
  assert.equal(readFileSync(join(site.root, 'data/backup/rows'), 'utf8'), '/ana');
  assertTidy();
});

test('npm start ends with its server, and the server with npm start or npm', async () => {
  await site.start();
  await site.stop();
  assert.equal(site.process.exitCode, 0);
  assert.deepEqual(runningServers(site.root), []);
  await site.start();
  await site.stop('SIGKILL');
  await until('the end of the server', async () => (await site.answer()) === '');
  await site.run('npm', 'start');
  const [{ pid }] = runningServers(site.root);
  await site.stop();
  await until('the end of npm start', () => !isAlive(pid));
  assert.equal(await site.answer(), '');
});

test('a site that was not started here with npm start is not touched', async () => {
  await site.start('api/dist/bundle/main.js');
  const { status, output } = await apply();
  assert.match(output, /The site runs, but was not started with npm start here/);
  assert.equal(status, 1);
  assert.equal(await site.answer(), '1.0.0 ');
  assert.equal(site.process.exitCode, null);
});

/** A release that stores a row before it ends. */
const STORING = `import { appendFileSync } from 'node:fs';
  appendFileSync(process.env.DATA_DIR + '/postgres/rows', '/iva');
  process.exit(1);`;
const FAILURES = [
  [
    'cannot be built',
    { 'scripts/build.mjs': 'no program' },
    /The release could not be built\..*\nNothing was changed: the site still has version 1\.0\.0\.\s*$/s,
  ],
  [
    'cannot migrate the database',
    { 'api/dist/cli/migrate.js': `${MIGRATE}; console.error('no column'); process.exit(1);` },
    /could not be migrated to version 1\.1\.0\.\nno column\nPutting version 1\.0\.0 back\./,
  ],
  [
    'ends when it is started',
    { 'api/dist/bundle/main.js': STORING },
    /Version 1\.1\.0 was not ready within a minute\.\nPutting version 1\.0\.0 back\./,
  ],
];
for (const [what, files, message] of FAILURES) {
  test(`after a release that ${what}, the former version and its data are back`, async () => {
    await site.start();
    await site.answer('/ana', 'POST');
    const { status, output } = await apply({ 'new.md': 'new', ...files });
    assert.match(output, message);
    assert.equal(status, 1);
    assert.equal(await site.answer(), '1.0.0 /ana');
    assert.equal(site.process.exitCode, null);
    assert.equal(existsSync(join(site.root, 'new.md')), false);
    assertTidy();
  });
}

test('a database elsewhere is not copied: the release takes its own migrations back', async () => {
  site.environment = { DATABASE_URL: 'postgres://elsewhere' };
  await site.start();
  await site.answer('/ana', 'POST');
  const { status, output } = await apply({ 'api/dist/bundle/main.js': STORING });
  assert.match(output, /Putting version 1\.0\.0 back\./);
  assert.equal(status, 1);
  assert.equal(await site.answer(), '1.0.0 /ana/iva');
  assertTidy();
});

test('packages that a release changes are installed, and the former ones put back', async () => {
  await site.start();
  const lock = JSON.stringify({
    packages: { '': { version: '1.1.0' }, 'node_modules/b': { resolved: 'b', link: true }, b: {} },
  });
  const packages = {
    'package.json': filesOf('1.1.0')['package.json'].replace(
      '"scripts"',
      '"dependencies":{"b":"file:b"},"scripts"',
    ),
    'package-lock.json': lock,
    'b/package.json': '{"name":"b","version":"1.0.0","type":"module"}',
    'b/index.js': 'export const name = "b";',
  };
  const server = `import { name } from 'b';\n${filesOf('1.1.0')['api/dist/bundle/main.js']}`;
  const release = { ...packages, 'api/dist/bundle/main.js': server };
  const failed = await apply({ ...release, 'api/dist/bundle/main.js': 'process.exit(1)' });
  assert.match(failed.output, /Version 1\.0\.0 and its data are back/);
  assert.equal(readFileSync(join(site.root, 'node_modules/a/a.js'), 'utf8'), 'a');
  assert.equal(existsSync(join(site.root, 'node_modules/b')), false);

  const { output } = await apply(release);
  assert.match(output, /The site runs version 1\.1\.0\.\s*$/);
  assert.equal(await site.answer(), '1.1.0 +migrated');
  assert.equal(existsSync(join(site.root, 'node_modules/a')), false);
});

test('without a backup nothing is changed', async () => {
  const failing = 'console.error("no space"); process.exit(1)';
  writeFileSync(join(site.root, 'api/dist/cli/backup.js'), failing);
  await site.start();
  const { status, output } = await apply();
  assert.match(output, /The backup failed\.\nno space\nNothing was changed: /);
  assert.equal(status, 1);
  assert.equal(await site.answer(), '1.0.0 ');
  assertTidy();
});

for (const [whom, restart] of [
  ['the update', false],
  ['the update and the site', true],
]) {
  test(`when ${whom} is killed meanwhile, the former version and its data are back`, async () => {
    await site.start();
    await site.answer('/ana', 'POST');
    const hanging = `${MIGRATE}; appendFileSync('migrating', String(process.pid)); setInterval(() => {}, 1000);`;
    const child = site.spawnUpdate(
      '--apply',
      site.pack('1.1.0', { 'api/dist/cli/migrate.js': hanging }),
    );
    const file = join(site.root, 'migrating');
    await until('the migration', () => existsSync(file) && readFileSync(file, 'utf8'));
    const tool = Number(readFileSync(file, 'utf8'));
    assert.equal(readFileSync(join(site.root, 'data/postgres/rows'), 'utf8'), '/ana+migrated');
    if (restart) await site.stop('SIGKILL');
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    if (restart) await site.start();
    assert.equal(await until('the site', () => site.answer()), '1.0.0 /ana');
    await until('the end of the migration', () => !isAlive(tool));
    assertTidy();
  });
}

test('what is no release is refused with a sentence', async () => {
  const refusal = async (file) => (await site.update('--check', file)).output.trim();
  writeFileSync(join(site.place, 'text.tar.gz'), 'text');
  assert.match(await refusal(join(site.place, 'text.tar.gz')), /is not an archive/);
  const other = { 'package.json': '{ "name": "other", "version": "2.0.0" }' };
  assert.match(await refusal(site.pack('2.0.0', other)), /is no release of this site: it is/);
  const newer = '{ "name": "small-site", "version": "3.0.0", "engines": { "node": ">=99.0.0" } }';
  assert.match(
    await refusal(site.pack('3.0.0', { 'package.json': newer })),
    /^Version 3\.0\.0 needs Node\.js >=99\.0\.0; this is v/,
  );
});

test('versions are compared by their numbers', () => {
  assert.equal(isOlder('v20.19.0', '>=20.19.0'), false);
  assert.equal(isOlder('v20.9.0', '>=20.19.0'), true);
  assert.equal(isOlder('v24.1.0', '>=22.12'), false);
  assert.equal(isOlder('v20.19.0', '22.12.0'), true);
});

/** Runs git in a folder, as somebody without settings. */
function git(folder, ...args) {
  const identity = ['-c', 'user.name=Ana', '-c', 'user.email=ana@udruga.example'];
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  return stdout.trim();
}

function commit(folder) {
  writeFileSync(join(folder, '.gitignore'), 'data/\n.nx/\n.update/\nnode_modules/\nbuilt\n');
  git(folder, 'init', '-q', '-b', 'main');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '-m', 'A version');
  return git(folder, 'rev-parse', 'HEAD');
}

test('without a running site, a release, also of a git branch, is tried and stopped again', async () => {
  const remote = join(site.place, 'remote');
  writeTree(remote, filesOf('1.1.0'));
  commit(remote);
  const { status, output } = await site.update('--apply', `${remote}#main`);
  assert.match(output, /Version 1\.1\.0 is installed and was ready\. Start it with npm start\./);
  assert.equal(status, 0);
  assert.equal(await site.answer(), '');
  assertTidy();
});

test('in a checkout, git knows the commit of the release, and changes by hand are not lost', async () => {
  const remote = join(site.place, 'remote');
  writeTree(remote, filesOf('1.1.0'));
  const release = commit(remote);
  commit(site.root);
  const program = join(site.root, 'api/dist/cli/backup.js');
  const original = readFileSync(program, 'utf8');
  writeFileSync(program, `${original}// Changed.`);
  const refused = await site.update('--apply', `${remote}#main`);
  assert.match(refused.output, /^Files of the site were changed by hand/);
  writeFileSync(program, original);
  assert.equal((await site.update('--apply', `${remote}#main`)).status, 0);
  assert.equal(git(site.root, 'rev-parse', 'HEAD'), release);
  assert.equal(git(site.root, 'status', '--porcelain'), '');
});
