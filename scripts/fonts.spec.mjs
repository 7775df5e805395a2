import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { create } from 'fontkit';

const font = create(readFileSync('site/app/fonts/atkinson-latin.woff2'));

/** How many outlines the glyph of a zero has: two, or three with a slash between its counters. */
const outlinesOfZero = (features) =>
  font
    .layout('0', features)
    .glyphs[0].path.commands.filter(({ command }) => command === 'closePath').length;

test('the zero of the text font is plain, and slashed in numbers that are copied by hand', () => {
  assert.equal(outlinesOfZero([]), 2);
  assert.equal(outlinesOfZero(['tnum']), 3);
});
