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
    export { Post as Other } from './other/post.js';
    export const later = () => import('./later.js');`,
  'blog/post.js': `import { basename } from 'node:path';
    export class Post {}
    export const name = [import.meta.url, basename('a/b')];`,
  'other/post.js': `import 'typeorm';
    export class Post {}`,
  'later.js': `export { Post } from './blog/post.js';`,
};
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test('a bundle has one copy of each module, which knows its file and its classes’ names', async () => {
  await bundle(join(folder, 'main.js'), join(folder, 'bundle'));
  const file = join(folder, 'bundle', 'main.js');
  const text = readFileSync(file, 'utf8');
  assert.match(text, /import ["']typeorm["']/);
  writeFileSync(file, text.replace(/import ["']typeorm["'];/, ''));
  const { Post, Other, name, later } = await import(pathToFileURL(file).href);
  assert.deepEqual(name, [pathToFileURL(join(folder, 'blog', 'post.js')).href, 'b']);
  assert.deepEqual([Post.name, Other.name], ['Post', 'Post']);
  assert.notEqual(Post, Other);
  assert.equal((await later()).Post, Post);
});
