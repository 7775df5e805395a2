import { describe, expect, test } from '@jest/globals';
import { originalsOf, pageBody, pageErrors, pageRecord } from './page-texts';

const answer = {
  id: 1,
  page: 'home',
  version: 3,
  texts: [
    { key: 'home.title', kind: 'line', original: 'A', originalEn: 'B', text: 'C', textEn: 'B' },
    { key: 'home.text', kind: 'paragraph', original: 'D', originalEn: 'E', text: 'D', textEn: 'F' },
  ],
};

describe('the texts of a page', () => {
  const record = pageRecord(answer);
  const originals = originalsOf(record);

  test('are fields of a form, beside the originals', () => {
    expect(record).toMatchObject({ id: 1, version: 3, home_title: 'C', home_titleEn: 'B' });
    expect(originals.map(({ key, original }) => [key, original])).toEqual([
      ['home.title', 'A'],
      ['home.text', 'D'],
    ]);
  });

  test('are sent as the API takes them', () => {
    expect(pageBody(originals, { ...record, home_title: 'G' })).toEqual({
      version: 3,
      texts: [
        { key: 'home.title', text: 'G', textEn: 'B' },
        { key: 'home.text', text: 'D', textEn: 'F' },
      ],
    });
  });

  test('have the messages of the API at their fields', () => {
    const errors = { 'texts.0.text': 'prva', 'texts.1.textEn': 'druga', version: 'treća' };
    expect(pageErrors(originals, errors)).toEqual({
      home_title: 'prva',
      home_textEn: 'druga',
      version: 'treća',
    });
  });

  test('of an answer of another kind are none', () => {
    expect(originalsOf(pageRecord('nothing'))).toEqual([]);
  });
});
