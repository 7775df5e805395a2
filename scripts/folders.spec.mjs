import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { API_TOP, foldersIn, LAYERS } from '../layers.js';
import { folderCircles, sourceFiles } from './folder-circles.mjs';

const at = (path) => join(import.meta.dirname, '..', path);

test('the folders of the apps have no circular imports, and every layer is one of them', () => {
  for (const [app, layers] of Object.entries(LAYERS)) {
    assert.ok(sourceFiles(at(app)).length > 50);
    assert.deepEqual(folderCircles(at(app)), [], app);
    const folders = foldersIn(app);
    const named = app === 'api/src' ? [...layers, ...API_TOP] : layers;
    assert.deepEqual(
      named.filter((folder) => !folders.includes(folder)),
      [],
    );
  }
});

test('a circle is found through a third folder, types and subfolders, and between subfolders', () => {
  const root = mkdtempSync(join(tmpdir(), 'circles-'));
  for (const [file, text] of [
    ['a/b/one.ts', "import type { Two } from '../../c/two.js';"],
    ['c/two.ts', "export { three } from '~/d/three';"],
    ['d/three.tsx', "const four = await import('../a/four.js');"],
    ['a/four.ts', "import './b/one.js';"],
    ['e/f/one.ts', "import '../g/two';"],
    ['e/g/two.ts', "import '../f/one';"],
  ]) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  assert.deepEqual(folderCircles(root), ['a, c, d', 'e/f, e/g']);
  rmSync(root, { recursive: true });
});
