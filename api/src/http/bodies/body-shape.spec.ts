import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isTooComplex } from './body-shape.js';

const judge = (json: string) => isTooComplex(Buffer.from(json));
const list = (length: number, entry: (i: number) => string) =>
  Array.from({ length }, (_, i) => entry(i)).join();
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('isTooComplex', () => {
  it('counts how deep objects and arrays are within each other', () => {
    expect(judge(nested(20))).toBe(false);
    expect(judge(nested(21))).toBe(true);
    expect(judge(`${'{"a":'.repeat(20)}1${'}'.repeat(20)}`)).toBe(false);
    expect(judge(`${'{"a":'.repeat(21)}1${'}'.repeat(21)}`)).toBe(true);
    expect(judge('['.repeat(1_000_000))).toBe(true);
    expect(judge(`[${list(100, () => nested(19))}]`)).toBe(false);
  });

  it('counts the keys of an object, also when they repeat', () => {
    expect(judge(`{${list(200, (i) => `"k${i}":1`)}}`)).toBe(false);
    expect(judge(`{${list(201, (i) => `"k${i}":1`)}}`)).toBe(true);
    expect(judge(`{${list(201, () => `"a":1`)}}`)).toBe(true);
  });

  it('counts the entries of an array', () => {
    expect(judge(`{"a":[${list(1000, () => '{}')}]}`)).toBe(false);
    expect(judge(`{"a":[${list(1001, () => '1')}]}`)).toBe(true);
  });

  it('counts all parts of a body together', () => {
    const hundred = `[${list(100, String)}]`;
    expect(judge(`[${list(49, () => hundred)}]`)).toBe(false);
    expect(judge(`[${list(51, () => hundred)}]`)).toBe(true);
  });

  it('does not count what stands in a text', () => {
    expect(judge(JSON.stringify({ content: '[{,"\\'.repeat(20_000) }))).toBe(false);
    expect(judge(JSON.stringify({ '\\"[,': ','.repeat(300_000), b: '\\' }))).toBe(false);
    expect(judge('{"open: [[[[[[[[[[[[[[[[[[[[[[[[[')).toBe(false);
  });

  it('lets any small JSON pass, and does not fall over anything else', () => {
    fc.assert(fc.property(fc.json({ maxDepth: 5 }), (json) => !judge(json)));
    fc.assert(fc.property(fc.uint8Array(), (bytes) => typeof isTooComplex(bytes) === 'boolean'));
  });
});
