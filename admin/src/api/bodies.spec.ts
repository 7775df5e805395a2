import { describe, expect, test } from '@jest/globals';
import { choicesOf, fieldsWithin, initialValues, requestBody } from './form-rules';
import { originalsOf, pageBody, pageErrors, pageRecord } from './page-texts';

describe('The values of an empty form', () => {
  test('are the API’s defaults, or empty values of the field’s type', () => {
    expect(initialValues('partners')).toEqual({
      kind: 'partner',
      name: '',
      nameEn: null,
      description: null,
      descriptionEn: null,
      logoUrl: null,
      websiteUrl: null,
    });
  });

  test.each(['blog', 'events', 'projects', 'documents'])(
    'are those of a draft, whatever the API’s default: %s',
    (resource) => expect(initialValues(resource)).toMatchObject({ isPublished: false }),
  );
});

describe('The request body of a form', () => {
  test('has only the fields of the API', () => {
    const record = {
      id: 3,
      name: 'Ana',
      position: 'Voditeljica',
      createdAt: '2026-05-01',
      version: 2,
    };
    expect(requestBody('team', record)).toEqual({ name: 'Ana', position: 'Voditeljica' });
  });

  test('has null for an empty optional text, or the default where the API has one', () => {
    expect(
      requestBody('blog', { imageUrl: '  ', category: '', author: '', authorPosition: '' }),
    ).toEqual({
      imageUrl: null,
      category: 'news',
      author: '',
      authorPosition: null,
    });
  });

  test('omits empty fields that the API sets, and has empty required fields', () => {
    expect(requestBody('blog', { publishDate: '', title: '' })).toEqual({ title: '' });
  });
});

test('A resource’s nested fields and choices come from the API', () => {
  expect(fieldsWithin('team', 'socialLinks')).toContain('socialLinks.linkedin');
  expect(choicesOf('projects', 'status')).toEqual(['active', 'upcoming', 'completed']);
  expect(choicesOf('projects', 'title')).toEqual([]);
});

describe('The texts of a page', () => {
  const answer = {
    id: 1,
    page: 'home',
    version: 3,
    texts: [
      { key: 'home.title', kind: 'line', original: 'A', originalEn: 'B', text: 'C', textEn: 'B' },
      {
        key: 'home.text',
        kind: 'paragraph',
        original: 'D',
        originalEn: 'E',
        text: 'D',
        textEn: 'F',
      },
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
  });
});
