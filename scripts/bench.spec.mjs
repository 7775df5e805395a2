import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isHeld, row } from '../bench/rows.mjs';
import { NODE_OPTIONS } from '../bench/server.mjs';
import { line, markdownTable } from '../bench/table.mjs';

const rate = row({
  name: 'The home page',
  unit: 'requests/s',
  values: [900, 1200, 1000],
  baseline: { name: 'bare server', values: [1000, 1500, 2000] },
  limit: { atLeast: 0.6, of: 'ratio' },
});

test('a row has the median, the extremes, and the median of the ratios of each round', () => {
  assert.equal(rate.value, 1000);
  assert.deepEqual(rate.spread, [900, 1200]);
  assert.equal(rate.ratio, 0.8);
  assert.deepEqual(rate.ratioSpread, [0.5, 0.9]);
});

test('a limit is of the value or of the ratio, and includes itself', () => {
  const of = (limit, value = 2) => isHeld(row({ name: '', unit: 'ms', values: [value], limit }));
  assert.equal(of(undefined), undefined);
  assert.equal(of({ atMost: 2 }), true);
  assert.equal(of({ atMost: 1.9 }), false);
  assert.equal(of({ atLeast: 2 }), true);
  assert.equal(of({ atLeast: 2.1 }), false);
  assert.equal(isHeld({ ...rate, limit: { atLeast: 0.81, of: 'ratio' } }), false);
  assert.equal(isHeld(rate), true);
});

test('a line and a table say in words what was measured and whether its limit is missed', () => {
  assert.equal(
    line(rate),
    '  The home page: 1,000 requests/s (900 to 1,200); against bare server: 1,500 requests/s; ' +
      'ratio 0.8 (0.5 to 0.9); limit: ratio at least 0.6',
  );
  const slow = row({ name: 'Start', unit: 's', values: [2.345], limit: { atMost: 1.5 } });
  assert.equal(line(slow), '  Start: 2.35 s; limit: at most 1.5 s (MISSED)');
  assert.equal(
    markdownTable([slow]).split('\n').at(-1),
    '| Start | 2.35 s |  |  | at most 1.5 s | **no** |',
  );
});

test('every measurement has a title and a function that yields its rows', () => {
  const names = readdirSync('bench/measurements');
  assert.ok(names.length > 0);
  for (const name of names) {
    const source = readFileSync(`bench/measurements/${name}`, 'utf8');
    assert.match(source, /^export const title = '\p{Lu}/mu, name);
    assert.match(source, /^export async function\*? measure\(\)/m, name);
  }
});

test('the image, npm start and the measurements run node with the same options', () => {
  const command = /^CMD (.+)$/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? '[]';
  assert.ok(NODE_OPTIONS.length > 0);
  assert.deepEqual(JSON.parse(command), ['node', ...NODE_OPTIONS, 'api/dist/bundle/main.js']);
});
