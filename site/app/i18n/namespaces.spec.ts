import { describe, expect, test } from '@jest/globals';
import { catalogue } from './hr';
import { namespacesOf } from './namespaces';

describe('the texts of a page', () => {
  test('are the shared ones where a page has none of its own', () => {
    expect(namespacesOf('/nowhere')).toEqual(['common']);
    expect(namespacesOf('/__proto__')).toEqual(['common']);
    expect(namespacesOf('/constructor')).toEqual(['common']);
  });

  test('are those of its part of the site', () => {
    expect(namespacesOf('/blog/terapija-opustanja')).toEqual(['common', 'blog']);
    expect(namespacesOf('/')).toContain('home');
  });

  test('leave no part of the catalogue unreachable', () => {
    const paths = [
      '/',
      '/javni-poziv',
      '/project-documents',
      ...Object.keys(catalogue).map((name) => `/${name}`),
    ];
    const reached = new Set(paths.flatMap(namespacesOf));
    expect([...reached].sort()).toEqual(Object.keys(catalogue).sort());
  });
});
