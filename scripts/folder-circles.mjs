// Finds circular imports between folders; ESLint's rule checks files only.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';

const SOURCE = /\.tsx?$/;
const TEST = /\.(?:spec|test|e2e-spec)\.tsx?$/;

/**
 * @param {string} root a folder of sources
 * @returns {string[]} the circles, each as "a, b", the folders relative to `root` and in order
 */
export function folderCircles(root) {
  /** @type {Map<string, Set<string>>} */
  const imports = new Map();
  for (const file of sourceFiles(root)) {
    for (const imported of importsOf(root, file)) {
      const [from, to] = siblings(file, imported);
      if (from === undefined || to === undefined) continue;
      imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  const reached = new Map([...imports.keys()].map((folder) => [folder, reach(folder, imports)]));
  const circles = [...reached].flatMap(([folder, others]) =>
    others.has(folder)
      ? [[...others].filter((other) => reached.get(other)?.has(folder)).sort()]
      : [],
  );
  return [...new Set(circles.map((circle) => circle.join(', ')))].sort();
}

/** Files of production code, relative to the root. */
export function sourceFiles(root) {
  return readdirSync(root, { recursive: true })
    .map(String)
    .filter((file) => SOURCE.test(file) && !TEST.test(file));
}

function importsOf(root, file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'));
  return importedFiles.flatMap(({ fileName }) => {
    // `~/` is the root of the site's source.
    const base = fileName.startsWith('~/') ? root : join(root, dirname(file));
    if (!/^[~.]/.test(fileName)) return [];
    const path = join(base, fileName.replace(/^~\//, ''));
    const target = [path, ...endings(path)].find(
      (name) => existsSync(name) && statSync(name).isFile(),
    );
    return target === undefined ? [] : [relative(root, target)];
  });
}

function endings(path) {
  const bare = path.replace(/\.js$/, '');
  return ['.ts', '.tsx', '/index.ts'].map((ending) => bare + ending);
}

/** The folders of two files within their deepest common folder; none for a file directly in it. */
function siblings(file, imported) {
  const importer = file.split(sep);
  const target = imported.split(sep);
  let depth = 0;
  while (importer[depth] === target[depth] && depth < importer.length - 1) depth += 1;
  if (depth >= importer.length - 1 || depth >= target.length - 1) return [];
  return [importer, target].map((parts) => parts.slice(0, depth + 1).join('/'));
}

/** All folders that a folder imports, directly or through others. */
function reach(folder, imports, reached = new Set()) {
  for (const next of imports.get(folder) ?? []) {
    if (reached.has(next)) continue;
    reached.add(next);
    reach(next, imports, reached);
  }
  return reached;
}
