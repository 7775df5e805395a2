import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { applyPatch, filesIn, RECIPES } from './recipes/recipe.mjs';

const ROOT = join(import.meta.dirname, '..');

describe('the recipes of CONTRIBUTING', () => {
  for (const { name, patch, maxFiles } of RECIPES) {
    it(`apply to this tree: ${name}`, () => {
      assert.equal(applyPatch(patch, ROOT, ['--check']), '');
    });

    it(`stay within their number of files: ${name}`, () => {
      const files = filesIn(patch);
      assert.ok(files.length > 0 && files.length <= maxFiles, `${files.length} files`);
      assert.deepEqual(
        files.filter((file) => ['api/openapi.json', 'admin/src/api/rules.json'].includes(file)),
        [],
      );
    });
  }
});

describe('a patch', () => {
  let root;
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'patch-'));
    mkdirSync(join(root, 'tree'));
    writeFileSync(join(root, 'tree/a.txt'), 'one\ntwo\n');
    writeFileSync(
      join(root, 'add.patch'),
      'diff --git a/a.txt b/a.txt\n--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1,3 @@\n one\n+and\n two\n',
    );
  });
  after(() => rmSync(root, { recursive: true }));

  it('is applied once, and rejected where its context is not found', () => {
    const patch = join(root, 'add.patch');
    assert.deepEqual(filesIn(patch), ['a.txt']);
    assert.equal(applyPatch(patch, join(root, 'tree'), ['--check']), '');
    assert.equal(applyPatch(patch, join(root, 'tree')), '');
    assert.equal(readFileSync(join(root, 'tree/a.txt'), 'utf8'), 'one\nand\ntwo\n');
    assert.match(applyPatch(patch, join(root, 'tree')), /patch does not apply/);
  });
});
