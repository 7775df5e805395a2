import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { decisionFindings } from './decisions.mjs';

const decision = (number, status = '- **Status**: Accepted') =>
  `# ${number}. Use a cache\n\n${status}\n- **Date**: 2026-11-22\n\n` +
  '## Context\n\nPages are slow.\n\n## Decision\n\nPages are cached.\n\n## Consequences\n\n- Memory.\n';

it('every decision is complete, indexed once and referred back to', () => {
  assert.deepEqual(decisionFindings(join(import.meta.dirname, '../docs/decisions')), []);
});

describe('the check of decisions', () => {
  let folder;
  const write = (file, text) => writeFileSync(join(folder, file), text);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'decisions-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const cases = [
    ['a decision that is not indexed', { '001-a.md': decision('001') }, '', /is listed 0 times/],
    [
      'an indexed file that does not exist',
      {},
      '[001](001-a.md)',
      /lists 001-a.md, which does not exist/,
    ],
    [
      'a number that differs from that of the file',
      { '001-a.md': decision('002') },
      '[001](001-a.md)',
      /lacks a title/,
    ],
    [
      'an empty section',
      { '001-a.md': decision('001').replace('Pages are cached.', '') },
      '[001](001-a.md)',
      /lacks a section "Decision"/,
    ],
    [
      'a missing date',
      { '001-a.md': decision('001').replace('2026-11-22', 'today') },
      '[001](001-a.md)',
      /lacks a date/,
    ],
    [
      'a successor that does not exist',
      { '001-a.md': decision('001', '- **Status**: Superseded by [002](002-b.md)') },
      '[001](001-a.md)',
      /refers to 002-b.md, which does not exist/,
    ],
    [
      'a successor that does not refer back',
      {
        '001-a.md': decision('001', '- **Status**: Superseded by [002](002-b.md)'),
        '002-b.md': decision('002'),
      },
      '[001](001-a.md) [002](002-b.md)',
      /does not say "Supersedes" of it/,
    ],
    [
      'a number that is used twice',
      { '001-a.md': decision('001'), '001-b.md': decision('001') },
      '[001](001-a.md) [001](001-b.md)',
      /has the number of/,
    ],
  ];
  for (const [name, files, index, expected] of cases) {
    it(`reports ${name}`, () => {
      write('README.md', index);
      for (const [file, text] of Object.entries(files)) write(file, text);
      assert.match(decisionFindings(folder).join('\n'), expected);
    });
  }

  it('reports nothing for complete decisions', () => {
    write('README.md', '[001](001-a.md) [002](002-b.md)');
    write('001-a.md', decision('001', '- **Status**: Superseded by [002](002-b.md)'));
    write('002-b.md', decision('002', '- **Status**: Accepted\n- **Supersedes**: [001](001-a.md)'));
    assert.deepEqual(decisionFindings(folder), []);
  });
});
