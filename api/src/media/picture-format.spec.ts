import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { checkFormat } from './picture-format.js';

const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex');

/** Bytes without any order, always the same ones for the same name. */
function noise(name: string, length: number): Buffer {
  return createHash('shake256', { outputLength: length }).update(name).digest();
}

describe('the check of a format', () => {
  it('takes compressed data for nothing else, however much there is of them', () => {
    for (let n = 0; n < 8; n += 1) {
      const bytes = Buffer.concat([JPEG, noise(`photo ${n}`, 10_000_000)]);
      expect(() => checkFormat(bytes)).not.toThrow();
    }
  });

  it('lets the four bytes that end an archive come up by chance', () => {
    const bytes = Buffer.concat([JPEG, Buffer.from('PK\x05\x06', 'latin1'), noise('rest', 500)]);
    expect(() => checkFormat(bytes)).not.toThrow();
  });

  it('lets a camera write its own notes', () => {
    const notes = '<x:xmpmeta><rdf:RDF xmlns:svg="http://www.w3.org/2000/svg"/></x:xmpmeta>';
    expect(() => checkFormat(Buffer.concat([JPEG, Buffer.from(notes)]))).not.toThrow();
  });

  it('finds a brand of AVIF only among the brands', () => {
    const file = (brands: string) =>
      Buffer.from(`\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}xavif`, 'latin1');
    expect(() => checkFormat(file('avif\0\0\0\0mif1'))).not.toThrow();
    expect(() => checkFormat(file('mif1\0\0\0\0mif1avif'))).not.toThrow();
    expect(() => checkFormat(file('heic\0\0\0\0mif1heic'))).toThrow('must be a JPEG');
    expect(() => checkFormat(file('heic\0\0\0\0xxavifxx'))).toThrow('must be a JPEG');
  });
});
