import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { decisionFindings } from './decisions.mjs';

const decision = (number, status = '- **Status**: Accepted') =>
  `# ${number}. Do so\n\n${status}\n- **Date**: 2026-11-22\n\n` +
  '## Context\n\nIt was not done.\n\n## Decision\n\nIt is done.\n\n## Consequences\n\n- It costs.\n';

it('the decisions have all their parts, stand in the index and refer to each other', () => {
  assert.deepEqual(decisionFindings(join(import.meta.dirname, '../docs/decisions')), []);
});

describe('a finding', () => {
  let folder;
  const write = (file, text) => writeFileSync(join(folder, file), text);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'decisions-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const cases = [
    ['of a decision in no list', { '001-a.md': decision('001') }, '', /is listed 0 times/],
    ['of a line without a file', {}, '[001](001-a.md)', /lists 001-a.md, which does not exist/],
    ['of another number', { '001-a.md': decision('002') }, '[001](001-a.md)', /lacks a title/],
    [
      'of an empty section',
      { '001-a.md': decision('001').replace('It is done.', '') },
      '[001](001-a.md)',
      /lacks a section "Decision"/,
    ],
    [
      'of no date',
      { '001-a.md': decision('001').replace('2026-11-22', 'today') },
      '[001](001-a.md)',
      /lacks a date/,
    ],
    [
      'of a successor that is not there',
      { '001-a.md': decision('001', '- **Status**: Superseded by [002](002-b.md)') },
      '[001](001-a.md)',
      /refers to 002-b.md, which does not exist/,
    ],
    [
      'of a successor that does not refer back',
      {
        '001-a.md': decision('001', '- **Status**: Superseded by [002](002-b.md)'),
        '002-b.md': decision('002'),
      },
      '[001](001-a.md) [002](002-b.md)',
      /does not say "Supersedes" of it/,
    ],
    [
      'of one number twice',
      { '001-a.md': decision('001'), '001-b.md': decision('001') },
      '[001](001-a.md) [001](001-b.md)',
      /has the number of/,
    ],
  ];
  for (const [name, files, index, expected] of cases) {
    it(`is made ${name}`, () => {
      write('README.md', index);
      for (const [file, text] of Object.entries(files)) write(file, text);
      assert.match(decisionFindings(folder).join('\n'), expected);
    });
  }

  it('is made of nothing where all is right', () => {
    write('README.md', '[001](001-a.md) [002](002-b.md)');
    write('001-a.md', decision('001', '- **Status**: Superseded by [002](002-b.md)'));
    write('002-b.md', decision('002', '- **Status**: Accepted\n- **Supersedes**: [001](001-a.md)'));
    assert.deepEqual(decisionFindings(folder), []);
  });
});
