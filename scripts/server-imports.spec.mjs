import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { NODE_OPTIONS } from '../bench/server.mjs';

/** Static imports and re-exports that remain at run time, over several lines, too. */
const STATIC =
  /^(?:import (?!type\b)(?:[^;'"]*? from )?|export (?:\*|\{[^}]*\})[^;'"]*? from )'([^']+)'/gm;

/** Imports at run time. */
const DYNAMIC = /(?:await|=>|return) import\(/;

/** The packages and the files that are loaded with a module of the API. */
function loadedWith(entry) {
  const packages = new Set();
  const files = new Set([entry]);
  for (const file of files) {
    for (const [, name] of readFileSync(file, 'utf8').matchAll(STATIC)) {
      if (!name.startsWith('.')) packages.add(name);
      else files.add(join(dirname(file), name.replace(/\.js$/, '.ts')));
    }
  }
  return { packages, files: [...files] };
}

test('the server starts without the libraries of child processes, which cost time and memory', () => {
  const { packages } = loadedWith('api/src/serve.ts');
  assert.ok(['typeorm', '@nestjs/core', 'graphile-worker'].every((name) => packages.has(name)));
  const elsewhere = ['fontkit', 'pdfjs-dist', 'pdfkit', 'sharp', 'vite'];
  assert.deepEqual(
    elsewhere.filter((name) => packages.has(name)),
    [],
  );
});

test('the server begins to start its database without the application and its libraries', () => {
  const { packages } = loadedWith('api/src/start-server.ts');
  const libraries = [...packages].filter((name) => !/^(?:node:|shared\/)/.test(name));
  assert.deepEqual(libraries.sort(), ['pg', 'pino']);
});

test('the server imports nothing later, as Node repeats no import that failed', () => {
  const importing = loadedWith('api/src/serve.ts').files.filter((file) =>
    DYNAMIC.test(readFileSync(file, 'utf8')),
  );
  // They import while the server starts, or in the command-line tools.
  assert.deepEqual(importing.sort(), [
    'api/src/config/config.ts',
    'api/src/database/migrations.ts',
    'api/src/serve.ts',
    'api/src/web/site-builds.ts',
  ]);
});

test('the image and npm start run node with the same limits of memory', () => {
  const command = /^CMD (.+)$/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? '[]';
  assert.ok(NODE_OPTIONS.length > 0);
  assert.deepEqual(JSON.parse(command), ['node', ...NODE_OPTIONS, 'api/dist/bundle/main.js']);
});
