// The recipes of CONTRIBUTING as patches of the files written by hand, without generated files.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const RECIPES = [
  {
    name: 'Add a field',
    patch: join(import.meta.dirname, 'add-field.patch'),
    /** Largest number of files written by hand. */
    maxFiles: 12,
    tests: ['contract/(rules|docs)', 'content/(events|search)', 'mail/issues.e2e', 'src/database'],
  },
  {
    name: 'Add an entity',
    patch: join(import.meta.dirname, 'add-entity.patch'),
    maxFiles: 36,
    tests: [
      'contract/(rules|access|lists|docs|cached-reads|trash|hidden-content)',
      'content/questions',
      'src/database',
    ],
  },
];

const WORKSPACES = ['shared', 'api', 'site', 'admin'];

/** The files that a patch adds or changes. */
export function filesIn(patch) {
  const text = readFileSync(patch, 'utf8');
  return [...text.matchAll(/^diff --git a\/\S+ b\/(\S+)$/gm)].map(([, file]) => file);
}

/**
 * Applies a patch to a tree.
 * @param {string[]} options such as `--check`, which changes nothing
 * @returns {string} the error; empty when the patch applies
 */
export function applyPatch(patch, root, options = []) {
  const { stderr } = spawnSync('git', ['apply', ...options, patch], {
    cwd: root,
    encoding: 'utf8',
    // A copy of the tree belongs to no repository, even inside one.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(root) },
  });
  return stderr;
}

/** Copies tracked and untracked files except ignored ones, and links the installed packages. */
export function copyTree(from, to) {
  const listed = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: from,
    encoding: 'utf8',
  });
  for (const file of listed.stdout.split('\0').filter((name) => existsSync(join(from, name)))) {
    if (file !== '') cpSync(join(from, file), join(to, file));
  }
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync(join(from, 'node_modules'))) {
    const target = WORKSPACES.includes(name) ? join(to, name) : join(from, 'node_modules', name);
    symlinkSync(target, join(to, 'node_modules', name));
  }
  for (const name of WORKSPACES) {
    const installed = join(from, name, 'node_modules');
    if (existsSync(installed)) symlinkSync(installed, join(to, name, 'node_modules'));
  }
}
