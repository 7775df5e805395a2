import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { loadMigrations, migrationNames } from './migrations.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  mkdirSync(join(folder, 'later'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('loads the migrations of a folder and its subfolders in the order of their timestamps', async () => {
  writeFileSync(join(folder, 'b.js'), 'export class Second1700000000002 {}');
  writeFileSync(join(folder, 'later', 'a.js'), 'export class Third1700000000003 {}');
  writeFileSync(join(folder, 'later', 'c.js'), 'export class First1700000000001 {}');
  writeFileSync(join(folder, 'later', 'c.js.map'), '{}');
  expect((await loadMigrations(folder)).map(({ name }) => name)).toEqual([
    'First1700000000001',
    'Second1700000000002',
    'Third1700000000003',
  ]);
});

it('rejects a file whose migration would never run', async () => {
  writeFileSync(join(folder, 'later', 'untimed.js'), 'export class AddSubtitles {}');
  await expect(loadMigrations(folder)).rejects.toThrow('untimed.js exports no migration');
  expect(() => migrationNames(folder)).toThrow('untimed.js exports no migration');
});

it('reads the names of all migrations without loading them', async () => {
  const loaded = await loadMigrations();
  expect(migrationNames().sort()).toEqual(loaded.map(({ name }) => name).sort());
});

it('all have rows of their own, which stay when the content of a new site changes', () => {
  const root = fileURLToPath(new URL('migrations', import.meta.url));
  const files = readdirSync(root, { encoding: 'utf8', recursive: true }).filter((file) =>
    /(?<!\.spec)\.[jt]s$/.test(file),
  );
  expect(files.length).toBeGreaterThan(60);
  const foreign = files.flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), 'utf8').matchAll(/from '([^']+)'/g),
      ([, path = '']) => `${file}: ${path}`,
    ).filter(
      (line) =>
        !/: (?:typeorm|(?:\.\.\/){2}(?:migrated-rows\/)?[\w-]+\.js|(?:\.\.\/){3}fields\/slug\.js)$/.test(
          line,
        ),
    ),
  );
  expect(foreign).toEqual([]);
});
