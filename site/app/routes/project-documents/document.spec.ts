import { describe, expect, test } from '@jest/globals';
import type { ProjectDocument } from '~/api/client';
import { exampleRow } from '../../../testing/example-row';
import { fileOf, otherFileOf } from './document-file';

const flyer = exampleRow('DocumentDto', {
  kind: 'pdf',
  path: '/documents/letak.pdf',
  pathEn: '/documents/flyer.pdf',
  size: 36_304,
  sizeEn: 35_994,
});

describe('the file of a document', () => {
  test('is the one in the language of the page, with its size', () => {
    expect(fileOf(flyer, 'hr')).toEqual({ path: '/documents/letak.pdf', size: 36_304 });
    expect(fileOf(flyer, 'en')).toEqual({ path: '/documents/flyer.pdf', size: 35_994 });
  });

  test('is the Croatian one, marked as such, if the document has no English one', () => {
    const croatian = { ...flyer, pathEn: null, sizeEn: null };
    expect(fileOf(croatian, 'en')).toEqual({
      path: '/documents/letak.pdf',
      size: 36_304,
      language: 'hr',
    });
    expect(fileOf(croatian, 'hr').language).toBeUndefined();
    expect(otherFileOf(croatian, 'en')).toBeUndefined();
    expect(otherFileOf(croatian, 'hr')).toBeUndefined();
  });

  test('comes with the file in the other language', () => {
    expect(otherFileOf(flyer, 'hr')).toMatchObject({
      path: '/documents/flyer.pdf',
      language: 'en',
    });
    expect(otherFileOf(flyer, 'en')).toMatchObject({
      path: '/documents/letak.pdf',
      language: 'hr',
    });
  });

  test('is the page itself in both languages, if the document is a page', () => {
    const call: ProjectDocument = {
      ...flyer,
      kind: 'page',
      path: '/javni-poziv',
      pathEn: null,
      size: null,
      sizeEn: null,
    };
    expect(fileOf(call, 'en')).toEqual({ path: '/javni-poziv', size: null });
    expect(otherFileOf(call, 'en')).toBeUndefined();
  });
});
