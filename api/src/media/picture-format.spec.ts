import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { checkFormat } from './picture-format.js';

const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex');

/** Pseudorandom bytes, the same for the same seed. */
function noise(seed: string, length: number): Buffer {
  return createHash('shake256', { outputLength: length }).update(seed).digest();
}

describe('checkFormat', () => {
  it('accepts images with any compressed data', () => {
    for (let n = 0; n < 8; n += 1) {
      const bytes = Buffer.concat([JPEG, noise(`photo ${n}`, 10_000_000)]);
      expect(() => checkFormat(bytes)).not.toThrow();
    }
  });

  it('accepts the signature of an end of a ZIP archive without its record', () => {
    const bytes = Buffer.concat([JPEG, Buffer.from('PK\x05\x06', 'latin1'), noise('rest', 500)]);
    expect(() => checkFormat(bytes)).not.toThrow();
  });

  it('accepts XMP metadata of a camera', () => {
    const notes = '<x:xmpmeta><rdf:RDF xmlns:svg="http://www.w3.org/2000/svg"/></x:xmpmeta>';
    expect(() => checkFormat(Buffer.concat([JPEG, Buffer.from(notes)]))).not.toThrow();
  });

  it('accepts the brand of AVIF only in the list of brands', () => {
    const file = (brands: string) =>
      Buffer.from(`\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}xavif`, 'latin1');
    expect(() => checkFormat(file('avif\0\0\0\0mif1'))).not.toThrow();
    expect(() => checkFormat(file('mif1\0\0\0\0mif1avif'))).not.toThrow();
    expect(() => checkFormat(file('heic\0\0\0\0mif1heic'))).toThrow('must be a JPEG');
    expect(() => checkFormat(file('heic\0\0\0\0xxavifxx'))).toThrow('must be a JPEG');
  });
});
