import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { hashInputs, inputFiles, isBuilt, writeStamp } from './build-stamp.mjs';

const FILES = {
  'package-lock.json': '{}',
  'api/src/main.ts': 'start()',
  'api/dist/main.js': 'start()',
};
/** A file system may note two changes within a few milliseconds as of the same time. */
const OLD = new Date('2026-01-01');

const root = mkdtempSync(join(tmpdir(), 'build-stamp-'));
const write = (name, text) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};
const build = () => writeStamp(root, hashInputs(root));

beforeEach(() => {
  for (const [name, text] of Object.entries(FILES)) {
    write(name, text);
    utimesSync(join(root, name), OLD, OLD);
  }
  build();
});
after(() => rmSync(root, { recursive: true }));

test('builds are out of date after a change of sources, libraries, builds or the stamp', () => {
  for (const change of [
    () => write('.nx/build-stamp.json', '{'),
    () => rmSync(join(root, '.nx'), { recursive: true }),
    () => write('api/src/main.ts', 'stop()!'),
    () => write('api/src/blog/blog.ts', ''),
    () => write('site/vite.config.ts', ''),
    () => rmSync(join(root, 'api/src/main.ts')),
    () => write('package-lock.json', '{ }'),
    () => write('api/dist/main.js', 'stop()!'),
    () => rmSync(join(root, 'api/dist'), { recursive: true }),
  ]) {
    change();
    assert.equal(isBuilt(root), false, String(change));
    build();
    assert.equal(isBuilt(root), true);
  }
});

test('a change whose time was set back is noticed', () => {
  const source = join(root, 'api/src/main.ts');
  const before = statSync(source).ctimeMs;
  do {
    writeFileSync(source, 'stop()!');
    utimesSync(source, OLD, OLD);
  } while (statSync(source).ctimeMs === before);
  assert.equal(isBuilt(root), false);
});

test('a source that is changed while it is being built is noticed', () => {
  const inputs = hashInputs(root);
  write('api/src/main.ts', 'start(2)');
  writeStamp(root, inputs);
  assert.equal(isBuilt(root), false);
});

const repository = fileURLToPath(new URL('..', import.meta.url));
const skip = !existsSync(join(repository, '.git'));

test('every file whose change makes nx build again is looked at', { skip }, () => {
  const nx = JSON.parse(readFileSync(join(repository, 'nx.json'), 'utf8'));
  const named = nx.namedInputs.sharedGlobals.filter((input) => typeof input === 'string');
  const projects = ['ls-files', 'shared', 'api', 'site', 'admin'];
  const ofProjects = execFileSync('git', projects, { cwd: repository, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => !/^[a-z]+\/(?:e2e|test|testing)\//.test(file));
  assert.ok(ofProjects.length > 1000);
  const known = new Set(inputFiles(repository));
  const files = [...named.map((input) => input.replace('{workspaceRoot}/', '')), ...ofProjects];
  assert.deepEqual(
    files.filter((file) => !known.has(file) && existsSync(join(repository, file))),
    [],
  );
});
