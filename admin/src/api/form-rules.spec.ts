import { describe, expect, test } from '@jest/globals';
import { choicesOf, fieldsWithin, initialValues, requestBody } from './form-rules';

describe('The values of an empty form', () => {
  test('are the API’s defaults, and empty values of each field’s type', () => {
    expect(initialValues('partners')).toEqual({
      kind: 'partner',
      name: '',
      nameEn: null,
      description: null,
      descriptionEn: null,
      logoUrl: null,
      websiteUrl: null,
      order: 0,
    });
  });
});

describe('What a form sends', () => {
  test('holds the fields that the API takes, and nothing else', () => {
    const record = {
      id: 3,
      name: 'Ana',
      position: 'Voditeljica',
      createdAt: '2026-05-01',
      version: 2,
    };
    expect(requestBody('team', record)).toEqual({ name: 'Ana', position: 'Voditeljica' });
  });

  test('has null for an optional text that is empty, and the default where the API has one', () => {
    expect(
      requestBody('blog', { imageUrl: '  ', category: '', author: '', authorPosition: '' }),
    ).toEqual({
      imageUrl: null,
      category: 'news',
      author: '',
      authorPosition: null,
    });
  });

  test('leaves out what the API fills in, and sends what is required as it is', () => {
    expect(requestBody('blog', { publishDate: '', title: '' })).toEqual({ title: '' });
  });

  test('has objects and lists as they are', () => {
    const body = { socialLinks: { x: null }, order: 4 };
    expect(requestBody('team', body)).toEqual(body);
  });
});

test('A resource’s nested fields and choices come from the API', () => {
  expect(fieldsWithin('team', 'socialLinks')).toContain('socialLinks.linkedin');
  expect(choicesOf('projects', 'status')).toEqual(['active', 'upcoming', 'completed']);
  expect(choicesOf('projects', 'title')).toEqual([]);
});
