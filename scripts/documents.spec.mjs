import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const skip = !existsSync(join(root, '.git'));
const filesOf = (...patterns) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');

/** Names of files in the text of a document, such as `web/drain.ts`, and targets of its links. */
const NAMED = /`([\w./-]+\.(?:[cm]?[jt]sx?|css|json|md|sql|yml))`|\]\((?!https?:)([^)#]+)[^)]*\)/g;
/** Files that a build or a check writes, and the example of a new one. */
const NOT_COMMITTED = /build-stamp\.json$|schema\.d\.ts$|add-event-subtitles\.ts$/;

test('every file that a document or a citation names exists', { skip }, () => {
  const all = filesOf();
  const isThere = (name) =>
    NOT_COMMITTED.test(name) || all.some((file) => file === name || file.endsWith(`/${name}`));
  const dead = filesOf('*.md').flatMap((document) => {
    const names = [...readFileSync(join(root, document), 'utf8').matchAll(NAMED)];
    return names.flatMap(([, name, link]) => {
      const found = name ? isThere(name) : existsSync(join(root, dirname(document), link));
      return found ? [] : [`${document}: ${name ?? link}`];
    });
  });
  const cited = execFileSync('git', ['grep', '-hoE', 'ecisions? [[]?[0-9]{3}'], { cwd: root });
  for (const [number] of String(cited).matchAll(/\d{3}/g)) {
    if (!all.some((file) => file.startsWith(`docs/decisions/${number}-`))) dead.push(number);
  }
  assert.deepEqual(dead, []);
});
