// Whether the builds are those of the present sources, without starting nx: a stamp that is written
// after a build holds a hash of the names, sizes and times of the sources and of the built files.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const STAMP = '.nx/build-stamp.json';
const PROJECTS = ['shared', 'api', 'site', 'admin'];
const OUTPUTS = ['shared/dist', 'api/dist', 'site/build', 'admin/dist'];
/** Folders of projects that no build reads. */
const NO_INPUTS =
  /^(?:node_modules|dist|build|test-results|\.react-router|e2e|test|testing)$|^\.(?:vite|cache)$/;

/** What a build reads outside of the projects; nx.json names what else depends on what. */
const SHARED_INPUTS = [
  'package.json',
  'package-lock.json',
  'nx.json',
  'tsconfig.base.json',
  'scripts/bundle-api.mjs',
  'scripts/precompress.mjs',
  'scripts/remove-stale-build.mjs',
  'scripts/tsc.mjs',
];

/** The files below a folder; those of `skipped` folders directly in it are left out. */
function* filesIn(root, folder, skipped) {
  let entries;
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    return;
  }
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) yield path;
    else if (!skipped?.test(entry.name)) yield* filesIn(root, path);
  }
}

/** The paths of the files that builds read. */
export function inputFiles(root) {
  return [
    ...SHARED_INPUTS,
    ...PROJECTS.flatMap((project) => [...filesIn(root, project, NO_INPUTS)]),
  ].sort();
}

/**
 * A hash of paths, sizes and times. The time of the last change of a file's state, which no program
 * can set, notices tools that restore the time of its content.
 */
function hashOf(root, files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    const stats = statSync(join(root, file), { throwIfNoEntry: false });
    hash.update(`${file}\n${stats?.size} ${stats?.mtimeMs} ${stats?.ctimeMs}\n`);
  }
  return hash.digest('base64url');
}

/** The state of the sources; taken before a build, so that changes during it are noticed. */
export const hashInputs = (root) => hashOf(root, inputFiles(root));

const hashOutputs = (root) =>
  hashOf(root, OUTPUTS.flatMap((folder) => [...filesIn(root, folder)]).sort());

/** @param inputs the result of `hashInputs` before the build */
export function writeStamp(root, inputs) {
  const file = join(root, STAMP);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ inputs, outputs: hashOutputs(root) }));
}

/** Whether nothing was changed, added or removed since the stamp was written. */
export function isBuilt(root) {
  try {
    const { inputs, outputs } = JSON.parse(readFileSync(join(root, STAMP), 'utf8'));
    return inputs === hashInputs(root) && outputs === hashOutputs(root);
  } catch {
    return false;
  }
}
