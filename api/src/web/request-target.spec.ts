import { describe, expect, it } from '@jest/globals';
import { originForm } from './request-target.js';

describe('the origin form of a request target', () => {
  it.each([
    ['/', '/'],
    ['/about?lang=en', '/about?lang=en'],
    ['//about', '//about'],
    ['http://drugdje.example/', '/'],
    ['http://drugdje.example', '/'],
    ['HTTPS://drugdje.example:8080/blog?q=a', '/blog?q=a'],
    ['http://drugdje.example?lang=en', '/?lang=en'],
    ['http://a@b/about', '/about'],
    ['*', '/*'],
    ['', '/'],
    ['/http://drugdje.example/', '/http://drugdje.example/'],
  ])('of %j is %j', (target, path) => {
    expect(originForm(target)).toBe(path);
  });
});
