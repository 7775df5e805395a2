import { describe, expect, test } from '@jest/globals';
import { exampleRow } from './example-row';

describe('an example row', () => {
  test('has every field of the schema, with the examples of the OpenAPI document', () => {
    expect(exampleRow('VariantDto')).toEqual({
      url: expect.stringMatching(/^\/media\//),
      width: expect.any(Number),
      height: expect.any(Number),
      format: 'avif',
    });
  });

  test('has the values that a test gives instead of the examples', () => {
    expect(exampleRow('EventDto', { title: 'Radionica', endDate: null })).toMatchObject({
      title: 'Radionica',
      endDate: null,
      titleEn: 'Job search workshop',
    });
  });

  test('has null for other rows that may be missing, and empty lists', () => {
    expect(exampleRow('ProjectDto')).toMatchObject({ image: null, documents: [] });
  });
});
