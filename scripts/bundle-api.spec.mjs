import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle-api.mjs';

const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
after(() => rmSync(folder, { recursive: true }));

const FILES = {
  'package.json': '{ "type": "module" }',
  'main.js': `export { Post, name } from './blog/post.js';
    export { Post as Other, packages } from './other/post.js';
    export const later = () => import('./later.js');`,
  'blog/post.js': `import { basename } from 'node:path';
    export class Post {}
    export const name = [import.meta.url, basename('a/b')];`,
  'other/post.js': `import { parts } from 'express';
    import { isNest } from '@nestjs/common';
    import 'pino';
    export class Post {}
    export const packages = { parts, isNest };`,
  'later.js': `export { Post } from './blog/post.js';`,
  'cli/tool.js': `import { Post } from '../blog/post.js';
    export const made = new Post();`,
  'node_modules/express/index.js': `/** A comment. */
    exports.parts = [require('router').name, require('node:path').basename('a/b')];
    try { require('not-installed'); } catch { exports.parts.push('optional'); }`,
  'node_modules/router/index.js': `exports.name = 'router';`,
  'node_modules/@nestjs/common/package.json': '{ "type": "module", "exports": "./index.js" }',
  'node_modules/@nestjs/common/index.js': [
    `import { createRequire } from 'node:module';`,
    'const require = createRequire(import.meta.url);',
    `export const isNest = require('router').name === 'router';`,
  ].join('\n'),
};
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

await bundle(
  { main: join(folder, 'main.js'), tool: join(folder, 'cli/tool.js') },
  join(folder, 'bundle'),
);
const file = join(folder, 'bundle', 'main.js');
const text = readFileSync(file, 'utf8');
const IMPORT_OF_OTHER_PACKAGE = /import ["']pino["'];/;
writeFileSync(file, text.replace(IMPORT_OF_OTHER_PACKAGE, ''));
const bundled = await import(pathToFileURL(file).href);

test('a bundle has one copy of each module, which knows its file and its classes’ names', async () => {
  const { Post, Other, name, later } = bundled;
  assert.deepEqual(name, [pathToFileURL(join(folder, 'blog', 'post.js')).href, 'b']);
  assert.deepEqual([Post.name, Other.name], ['Post', 'Post']);
  assert.notEqual(Post, Other);
  assert.equal((await later()).Post, Post);
  const { made } = await import(pathToFileURL(join(folder, 'bundle', 'tool.js')).href);
  assert.equal(made.constructor, Post);
});

test('a bundle contains packages with many modules, and what they require', () => {
  assert.deepEqual(bundled.packages, { parts: ['router', 'b', 'optional'], isNest: true });
  assert.doesNotMatch(text, /(?:from |import |require\()["'](?:express|router|@nestjs)|A comment/);
});

test('a bundle leaves other packages to Node', () => {
  assert.match(text, IMPORT_OF_OTHER_PACKAGE);
});
