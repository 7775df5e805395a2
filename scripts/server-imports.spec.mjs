import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

/** Static imports and re-exports that remain at run time, over several lines, too. */
const STATIC =
  /^(?:import (?!type\b)(?:[^;'"]*? from )?|export (?:\*|\{[^}]*\})[^;'"]*? from )'([^']+)'/gm;

/** Imports at run time. */
const DYNAMIC = /(?:await|=>|return) import\(/;

/** The packages that are loaded with a module of the API, and the way to each of them. */
function packagesOf(entry) {
  return loadedWith(entry).packages;
}

/** The same, and the way to each file. */
function loadedWith(entry) {
  const packages = new Map();
  const ways = new Map([[entry, entry]]);
  for (const [file, way] of ways) {
    for (const [, name] of readFileSync(file, 'utf8').matchAll(STATIC)) {
      if (!name.startsWith('.')) packages.set(name, way);
      else {
        const path = join(dirname(file), name.replace(/\.js$/, '.ts'));
        if (!ways.has(path)) ways.set(path, `${way} > ${path}`);
      }
    }
  }
  return { packages, ways };
}

const loaded = packagesOf('api/src/serve.ts');

test('the application is followed from its entry to its libraries', () => {
  assert.ok(loaded.has('typeorm') && loaded.has('@nestjs/core') && loaded.has('graphile-worker'));
});

/** Libraries of child processes and of development. */
const ELSEWHERE = ['fontkit', 'pdfjs-dist', 'pdfkit', 'sharp', 'vite'];
for (const name of ELSEWHERE) {
  test(`the server starts without ${name}, which costs time and memory`, () => {
    assert.equal(loaded.get(name), undefined);
  });
}

test('the server begins to start its database without the application and its libraries', () => {
  const names = [...packagesOf('api/src/start-server.ts').keys()];
  assert.deepEqual(names.filter((name) => !/^(?:node:|shared\/)/.test(name)).sort(), [
    'pg',
    'pino',
  ]);
});

/** They import while the server starts, or in the command-line tools. */
const IMPORTING_AT_START = [
  'api/src/config/config.ts',
  'api/src/database/migrations.ts',
  'api/src/serve.ts',
  'api/src/web/site-builds.ts',
];

test('the server imports nothing later, as Node repeats no import that failed', () => {
  const importing = [...loadedWith('api/src/serve.ts').ways.keys()].filter((file) =>
    DYNAMIC.test(readFileSync(file, 'utf8')),
  );
  assert.deepEqual(importing.sort(), IMPORTING_AT_START);
});
