import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

/** Static imports and re-exports that remain at run time, over several lines, too. */
const STATIC =
  /^(?:import (?!type\b)(?:[^;'"]*? from )?|export (?:\*|\{[^}]*\})[^;'"]*? from )'([^']+)'/gm;

/** The packages that are loaded with a module of the API, and the way to each of them. */
function packagesOf(entry) {
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
  return packages;
}

const loaded = packagesOf('api/src/serve.ts');

test('the application is followed from its entry to its libraries', () => {
  assert.ok(loaded.has('typeorm') && loaded.has('@nestjs/core') && loaded.has('graphile-worker'));
});

const ON_DEMAND = [
  '@simplewebauthn/server',
  'bwip-js/node',
  'fontkit',
  'pdfjs-dist',
  'pdfkit',
  'sharp',
  'vite',
];
for (const name of ON_DEMAND) {
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
