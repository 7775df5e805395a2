// The tests that a change touches, which `npm test -- --changed` runs.
import { execFileSync } from 'node:child_process';

const APPS = ['api', 'site', 'admin'];

/** Files that neither the product nor its tests read, but for the tests of the repository. */
const UNTESTED =
  /\.md$|^(?:docs|bench|scripts\/recipes|\.ci|\.github)\/|^(?:Dockerfile|docker-compose\.yml|eslint\.config\.js|import-zones\.js|layers\.js|\.(?:dockerignore|gitignore|prettierignore|prettierrc\.json|env\.example))$|^scripts\/(?:[\w-]+\.spec|test|changed-tests|check-static|decisions|folder-circles|try-recipes|check-openapi|accessibility)\.mjs$/;

/** Who may call what, and the test that reads it. */
const ACCESS_TABLE = 'docs/access.md';
const ACCESS_TEST = 'test/contract/access.e2e-spec.ts';

const DURABILITY = /^(?:scripts\/durability|bench\/server\.mjs)/;

/**
 * @typedef {object} Plan
 * @property {Record<string, 'all' | string[]>} jest for each app all of its tests, or the files
 *   whose dependents are tested, relative to the app
 * @property {string[]} browser specs and folders of browser tests
 * @property {boolean} durability
 */

/** Everything, as `npm test` without arguments runs it. */
export const EVERYTHING = {
  jest: { shared: 'all', api: 'all', site: 'all', admin: 'all' },
  browser: ['site/e2e', 'admin/e2e'],
  durability: true,
};

/**
 * The files of a repository that differ, committed or not, from the commit at which the present
 * branch has left another one.
 */
export function changedFiles(repository, base) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: repository, encoding: 'utf8' })
      .split(/[\0\n]/)
      .filter(Boolean);
  const [start = base] = git('merge-base', base, 'HEAD');
  const differing = (...args) => git('diff', '--name-only', '-z', '--no-renames', ...args, start);
  const deleted = new Set(differing('--diff-filter=D'));
  return [...differing(), ...git('ls-files', '--others', '--exclude-standard', '-z')].map(
    (path) => ({ path, isDeleted: deleted.has(path) }),
  );
}

/**
 * The tests that a change of these files touches. What is not known to be narrower is everything.
 * @param {{ path: string, isDeleted?: boolean }[]} files paths from the root of the repository
 * @returns {Plan}
 */
export function testsOf(files) {
  /** @type {Plan} */
  const plan = { jest: {}, browser: [], durability: false };
  const testBrowser = (...paths) => plan.browser.push(...paths);
  for (const { path, isDeleted = false } of files) {
    const [app = '', folder, ...rest] = path.split('/');
    if (DURABILITY.test(path)) plan.durability = true;
    if (path === ACCESS_TABLE) {
      if (plan.jest.api !== 'all') plan.jest.api = [...(plan.jest.api ?? []), ACCESS_TEST];
      continue;
    }
    if (DURABILITY.test(path) || UNTESTED.test(path)) continue;
    if (path === 'playwright.config.ts' || app === 'testing') {
      testBrowser(...EVERYTHING.browser);
      continue;
    }
    if (!APPS.includes(app)) {
      // Also `shared`, which every app imports as it is built.
      if (!/^shared\/.*\.spec\.ts$/.test(path)) return EVERYTHING;
      testDependents(plan, 'shared', path, isDeleted);
      continue;
    }
    if (folder === 'e2e') {
      const isSpec = path.endsWith('.spec.ts');
      if (!isSpec) testBrowser(`${app}/e2e`);
      else if (!isDeleted) testBrowser(path);
      continue;
    }
    testDependents(plan, app, path, isDeleted);
    const isTest = /spec\.tsx?$/.test(path) || folder === 'test' || folder === 'testing';
    if (isTest || (rest.length === 0 && folder === 'jest.config.mjs')) continue;
    if (app === 'api') {
      testBrowser(...EVERYTHING.browser);
      plan.durability = true;
    } else testBrowser(`${app}/e2e`);
  }
  plan.browser = withoutParts(plan.browser);
  return plan;
}

/** Adds the tests that import a file; all of the app's if that is not known from imports. */
function testDependents({ jest }, app, path, isDeleted) {
  if (jest[app] === 'all') return;
  const isImported = /\.tsx?$/.test(path) && !isDeleted;
  if (isImported) jest[app] = [...(jest[app] ?? []), path.slice(app.length + 1)];
  else if (!/spec\.tsx?$/.test(path)) jest[app] = 'all';
}

/** The paths without repetitions, and without those within another one. */
const withoutParts = (paths) =>
  [...new Set(paths)].filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
