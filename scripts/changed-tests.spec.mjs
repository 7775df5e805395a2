import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { changedFiles, EVERYTHING, testsOf } from './changed-tests.mjs';

const NOTHING = { jest: {}, browser: [], durability: false };
const of = (...paths) => testsOf(paths.map((path) => ({ path })));

describe('the tests that a change touches', () => {
  it('are none for a text about the project', () => {
    assert.deepEqual(of('docs/decisions/001-a.md', 'api/README.md', 'Dockerfile'), NOTHING);
  });

  it('are the test of access for its table', () => {
    assert.deepEqual(of('docs/access.md'), {
      ...NOTHING,
      jest: { api: ['test/contract/access.e2e-spec.ts'] },
    });
  });

  it('are those that import a source file, and the browser tests of its app', () => {
    assert.deepEqual(of('site/app/routes/blog/list.tsx', 'site/app/i18n/hr/blog.ts'), {
      ...NOTHING,
      jest: { site: ['app/routes/blog/list.tsx', 'app/i18n/hr/blog.ts'] },
      browser: ['site/e2e'],
    });
    assert.deepEqual(of('admin/src/team/team-list.tsx').browser, ['admin/e2e']);
  });

  it('are the browser tests of both apps and the durability test for the API', () => {
    assert.deepEqual(of('api/src/blog/blog.service.ts'), {
      jest: { api: ['src/blog/blog.service.ts'] },
      browser: ['site/e2e', 'admin/e2e'],
      durability: true,
    });
  });

  it('are all of an app for a file that tests may read without importing it', () => {
    assert.deepEqual(of('site/app/styles/tokens.css', 'site/app/root.tsx'), {
      ...NOTHING,
      jest: { site: 'all' },
      browser: ['site/e2e'],
    });
    assert.equal(of('api/openapi.json').jest.api, 'all');
    const removed = { path: 'admin/src/team/team-list.tsx', isDeleted: true };
    assert.equal(testsOf([removed]).jest.admin, 'all');
  });

  it('are a changed test alone, but all of an app for what browser tests share', () => {
    assert.deepEqual(of('admin/src/team/order.spec.ts'), {
      ...NOTHING,
      jest: { admin: ['src/team/order.spec.ts'] },
    });
    assert.deepEqual(of('shared/src/money.spec.ts').jest, { shared: ['src/money.spec.ts'] });
    assert.deepEqual(of('site/e2e/frame/storage.spec.ts'), {
      ...NOTHING,
      browser: ['site/e2e/frame/storage.spec.ts'],
    });
    assert.deepEqual(of('site/e2e/texts.ts', 'site/e2e/frame/storage.spec.ts').browser, [
      'site/e2e',
    ]);
    assert.deepEqual(of('testing/fixtures.ts'), { ...NOTHING, browser: EVERYTHING.browser });
    const removed = { path: 'site/e2e/frame/storage.spec.ts', isDeleted: true };
    assert.deepEqual(testsOf([removed]), NOTHING);
  });

  it('are the durability test for its own files', () => {
    assert.deepEqual(of('scripts/durability/load.mjs'), { ...NOTHING, durability: true });
  });

  it('are everything for what all apps depend on, and for files that are not known', () => {
    for (const path of [
      'shared/src/money.ts',
      'package-lock.json',
      'jest.base.mjs',
      'scripts/precompress.mjs',
      'a-new-folder/file.ts',
    ]) {
      assert.deepEqual(of('docs/look.md', path), EVERYTHING, path);
    }
  });
});

it('The files of a change are those committed on the branch, changed, new and deleted', () => {
  // Hooks of git name their repository in the environment.
  process.env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
  );
  const folder = mkdtempSync(join(tmpdir(), 'changed-files-'));
  const write = (name, text) => writeFileSync(join(folder, name), text);
  const author = ['-c', 'user.name=Iva', '-c', 'user.email=iva@udruga.example'];
  const git = (...args) => execFileSync('git', [...author, ...args], { cwd: folder });
  const commit = (message) => {
    git('add', '--all');
    git('commit', '--quiet', `--message=${message}`);
  };
  git('init', '--quiet', '--initial-branch=main');
  for (const name of ['same.ts', 'changed.ts', 'committed.ts', 'deleted.ts']) write(name, name);
  commit('A beginning');
  git('checkout', '--quiet', '-b', 'branch');
  write('committed.ts', 'other');
  commit('A change');
  git('checkout', '--quiet', 'main');
  write('same.ts', 'changed on main');
  commit('A change of others');
  git('checkout', '--quiet', 'branch');
  write('changed.ts', 'other');
  write('želja.ts', 'new');
  rmSync(join(folder, 'deleted.ts'));

  assert.deepEqual(
    changedFiles(folder, 'main').toSorted((a, b) => a.path.localeCompare(b.path)),
    [
      { path: 'changed.ts', isDeleted: false },
      { path: 'committed.ts', isDeleted: false },
      { path: 'deleted.ts', isDeleted: true },
      { path: 'želja.ts', isDeleted: false },
    ],
  );
  assert.throws(() => changedFiles(folder, 'no-such-branch'));
  rmSync(folder, { recursive: true });
});
