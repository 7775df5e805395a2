// Applies the recipes of CONTRIBUTING to copies of the tree, runs the checks there, and counts the
// files written by hand. Arguments: names of recipes; all recipes without any.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyPatch, copyTree, filesIn, RECIPES } from './recipes/recipe.mjs';

const ROOT = join(import.meta.dirname, '..');
const APPS = ['api', 'site', 'admin'];

/** The commands that check a changed tree, in the order of CONTRIBUTING. */
const checksOf = (files, tests) => [
  ['npm', 'run', 'openapi'],
  ['npx', 'prettier', '--check', ...files],
  ...APPS.map((app) => ['npm', 'run', 'typecheck', '-w', app]),
  ['npx', 'eslint', ...files],
  ['node', '--test', 'scripts/folders.spec.mjs'],
  ['npm', 'test', '-w', 'api', '--', ...tests],
  ...['site', 'admin'].map((app) => ['npm', 'test', '-w', app, '--', 'i18n']),
];

/** Runs the checks until one fails; returns its output. */
function runChecks(commands, cwd) {
  for (const [command, ...args] of commands) {
    console.log(`  ${[command, ...args.slice(0, 5)].join(' ')}`);
    const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
    if (status !== 0) return `${stdout}${stderr}`;
  }
  return '';
}

function tryRecipe({ name, patch, maxFiles, tests }) {
  console.log(name);
  const files = filesIn(patch);
  const tree = mkdtempSync(join(tmpdir(), 'recipe-'));
  try {
    copyTree(ROOT, tree);
    const failure = applyPatch(patch, tree) || runChecks(checksOf(files, tests), tree);
    if (failure !== '') return `${name}: ${failure}`;
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
  console.log(
    `  ${files.length} files by hand (at most ${maxFiles}):\n    ${files.join('\n    ')}`,
  );
  return files.length > maxFiles ? `${name}: more than ${maxFiles} files` : '';
}

const names = process.argv.slice(2);
const recipes = RECIPES.filter(({ name }) => names.length === 0 || names.includes(name));
const failures = recipes.map(tryRecipe).filter((failure) => failure !== '');
if (failures.length > 0 || recipes.length === 0) {
  console.error(failures.join('\n') || `There is no recipe called ${names.join(' or ')}.`);
  process.exit(1);
}
