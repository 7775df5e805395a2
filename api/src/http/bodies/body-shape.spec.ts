import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isTooComplex } from './body-shape.js';

const isRejected = (json: string) => isTooComplex(Buffer.from(json));
const list = (length: number, entry: (i: number) => string) =>
  Array.from({ length }, (_, i) => entry(i)).join();
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('isTooComplex', () => {
  it('limits how deep objects and arrays are nested', () => {
    expect(isRejected(nested(20))).toBe(false);
    expect(isRejected(nested(21))).toBe(true);
    expect(isRejected(`${'{"a":'.repeat(20)}1${'}'.repeat(20)}`)).toBe(false);
    expect(isRejected(`${'{"a":'.repeat(21)}1${'}'.repeat(21)}`)).toBe(true);
    expect(isRejected('['.repeat(1_000_000))).toBe(true);
    expect(isRejected(`[${list(100, () => nested(19))}]`)).toBe(false);
  });

  it('limits the keys of an object, including repeated ones', () => {
    expect(isRejected(`{${list(200, (i) => `"k${i}":1`)}}`)).toBe(false);
    expect(isRejected(`{${list(201, (i) => `"k${i}":1`)}}`)).toBe(true);
    expect(isRejected(`{${list(201, () => `"a":1`)}}`)).toBe(true);
  });

  it('limits the entries of an array', () => {
    expect(isRejected(`{"a":[${list(1000, () => '{}')}]}`)).toBe(false);
    expect(isRejected(`{"a":[${list(1001, () => '1')}]}`)).toBe(true);
  });

  it('limits the parts of a body in total', () => {
    const hundred = `[${list(100, String)}]`;
    expect(isRejected(`[${list(49, () => hundred)}]`)).toBe(false);
    expect(isRejected(`[${list(51, () => hundred)}]`)).toBe(true);
  });

  it('does not count characters within strings', () => {
    expect(isRejected(JSON.stringify({ content: '[{,"\\'.repeat(20_000) }))).toBe(false);
    expect(isRejected(JSON.stringify({ '\\"[,': ','.repeat(300_000), b: '\\' }))).toBe(false);
    expect(isRejected('{"open: [[[[[[[[[[[[[[[[[[[[[[[[[')).toBe(false);
  });

  it('accepts any small JSON, and throws on no input', () => {
    fc.assert(fc.property(fc.json({ maxDepth: 5 }), (json) => !isRejected(json)));
    fc.assert(fc.property(fc.uint8Array(), (bytes) => typeof isTooComplex(bytes) === 'boolean'));
  });
});
