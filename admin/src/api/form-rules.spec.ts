import { describe, expect, test } from '@jest/globals';
import { choicesOf, fieldsWithin, initialValues, requestBody } from './form-rules';

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
      order: 0,
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

  test('has objects and lists unchanged', () => {
    const body = { socialLinks: { x: null }, order: 4 };
    expect(requestBody('team', body)).toEqual(body);
  });
});

test('A resource’s nested fields and choices come from the API', () => {
  expect(fieldsWithin('team', 'socialLinks')).toContain('socialLinks.linkedin');
  expect(choicesOf('projects', 'status')).toEqual(['active', 'upcoming', 'completed']);
  expect(choicesOf('projects', 'title')).toEqual([]);
});
