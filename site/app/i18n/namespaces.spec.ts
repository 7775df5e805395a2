import { describe, expect, test } from '@jest/globals';
import { catalogue } from './hr';
import { namespacesOf } from './namespaces';

describe('the namespaces of a page', () => {
  test('are the common one where a page has no other', () => {
    expect(namespacesOf('/nowhere')).toEqual(['common']);
    expect(namespacesOf('/__proto__')).toEqual(['common']);
    expect(namespacesOf('/constructor')).toEqual(['common']);
  });

  test('follow the first segment of the path', () => {
    expect(namespacesOf('/blog/terapija-opustanja')).toEqual(['common', 'blog']);
    expect(namespacesOf('/')).toContain('home');
    expect(namespacesOf('/events')).toEqual(['common', 'events', 'newsletter']);
    expect(namespacesOf('/events/radionica')).toEqual(['common', 'events']);
  });

  test('are those of the page that the panel shows in its frame', () => {
    expect(namespacesOf('/preview/page/hr/about')).toEqual(namespacesOf('/about'));
    expect(namespacesOf('/preview/page/en/home')).toEqual(namespacesOf('/'));
    expect(namespacesOf('/preview/page/hr')).toEqual(namespacesOf('/'));
    expect(namespacesOf('/preview/blog/hr')).toContain('preview');
  });

  test('include every part of the catalogue', () => {
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
