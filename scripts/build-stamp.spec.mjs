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
import { afterEach, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { hashInputs, inputFiles, isBuilt, writeStamp } from './build-stamp.mjs';

const FILES = {
  'package-lock.json': '{}',
  'nx.json': '{}',
  'api/package.json': '{}',
  'api/src/main.ts': 'start()',
  'api/dist/main.js': 'start()',
  'site/build/client/assets/a.js': 'a',
};

/** A file system may note two changes within a few milliseconds as of the same time. */
const OLD = new Date('2026-01-01');

let root;
const write = (name, text) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-stamp-'));
  for (const [name, text] of Object.entries(FILES)) {
    write(name, text);
    utimesSync(join(root, name), OLD, OLD);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const build = () => writeStamp(root, hashInputs(root));

test('builds without a stamp, or with one that cannot be read, are out of date', () => {
  assert.equal(isBuilt(root), false);
  build();
  assert.equal(isBuilt(root), true);
  write('.nx/build-stamp.json', '{');
  assert.equal(isBuilt(root), false);
});

for (const [what, change] of [
  ['a source that was changed', () => write('api/src/main.ts', 'start(1)')],
  ['a source changed to one as long', () => write('api/src/main.ts', 'stop()!')],
  ['a new source', () => write('api/src/blog/blog.ts', '')],
  ['a new file beside the sources', () => write('site/vite.config.ts', '')],
  ['a source that was removed', () => rmSync(join(root, 'api/src/main.ts'))],
  ['other versions of libraries', () => write('package-lock.json', '{ }')],
  ['another configuration', () => write('nx.json', '{ }')],
  ['a built file that was changed', () => write('api/dist/main.js', 'stop()!')],
  ['a built file that was removed', () => rmSync(join(root, 'site/build/client/assets/a.js'))],
  ['a build that was removed', () => rmSync(join(root, 'api/dist'), { recursive: true })],
]) {
  test(`notices ${what}`, () => {
    build();
    change();
    assert.equal(isBuilt(root), false);
    build();
    assert.equal(isBuilt(root), true);
  });
}

test('notices a change whose time was set back', () => {
  build();
  const source = join(root, 'api/src/main.ts');
  const before = statSync(source).ctimeMs;
  do {
    writeFileSync(source, 'stop()!');
    utimesSync(source, OLD, OLD);
  } while (statSync(source).ctimeMs === before);
  assert.equal(isBuilt(root), false);
});

test('notices a source that is changed while it is being built', () => {
  const inputs = hashInputs(root);
  write('api/src/main.ts', 'start(2)');
  writeStamp(root, inputs);
  assert.equal(isBuilt(root), false);
});

test('takes no notice of tests and of installed packages', () => {
  build();
  write('api/test/blog.e2e-spec.ts', '');
  write('api/node_modules/pg/index.js', '');
  assert.equal(isBuilt(root), true);
});

const repository = fileURLToPath(new URL('..', import.meta.url));
const skip = !existsSync(join(repository, '.git'));

test('looks at every file whose change makes nx build again', { skip }, () => {
  const { production, sharedGlobals } = JSON.parse(
    readFileSync(join(repository, 'nx.json'), 'utf8'),
  ).namedInputs;
  assert.deepEqual(production, [
    'default',
    '!{projectRoot}/**/*.{spec,e2e-spec}.{ts,tsx}',
    '!{projectRoot}/{e2e,test,testing}/**',
    '!{projectRoot}/jest.config.mjs',
    '!{projectRoot}/README.md',
  ]);
  const known = new Set(inputFiles(repository));
  const named = sharedGlobals.flatMap((input) =>
    typeof input === 'string' ? [input.replace('{workspaceRoot}/', '')] : [],
  );
  const ofProjects = execFileSync('git', ['ls-files', 'shared', 'api', 'site', 'admin'], {
    cwd: repository,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => !/^[a-z]+\/(?:e2e|test|testing)\//.test(file));
  assert.ok(ofProjects.length > 1000);
  const missing = [...named, ...ofProjects].filter((file) => !known.has(file));
  assert.deepEqual(missing, []);
});
