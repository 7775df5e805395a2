import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { API_TOP, foldersIn, LAYERS } from '../layers.js';
import { folderCircles, sourceFiles } from './folder-circles.mjs';

const at = (path) => join(import.meta.dirname, '..', path);

describe('the folders of the apps', () => {
  for (const [app, layers] of Object.entries(LAYERS)) {
    it(`have no circular imports in ${app}`, () => {
      assert.ok(sourceFiles(at(app)).length > 50);
      assert.deepEqual(folderCircles(at(app)), []);
    });

    it(`include every layer of ${app}`, () => {
      const folders = foldersIn(app);
      const named = app === 'api/src' ? [...layers, ...API_TOP] : layers;
      assert.deepEqual(
        named.filter((folder) => !folders.includes(folder)),
        [],
      );
    });
  }
});

describe('a circular import', () => {
  let root;
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'circles-'));
  });
  after(() => rmSync(root, { recursive: true }));

  const write = (file, text) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  };

  it('is found through a third folder, types and subfolders', () => {
    write('a/b/one.ts', "import type { Two } from '../../c/two.js';");
    write('c/two.ts', "export { three } from '~/d/three';");
    write('d/three.tsx', "const four = await import('../a/four.js');");
    write('a/four.ts', "import './b/one.js';");
    assert.deepEqual(folderCircles(root), ['a, c, d']);
  });

  it('is found between subfolders', () => {
    write('e/f/one.ts', "import '../g/two';");
    write('e/g/two.ts', "import '../f/one';");
    assert.deepEqual(folderCircles(root), ['a, c, d', 'e/f, e/g']);
  });
});
