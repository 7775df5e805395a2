import { describe, expect, test } from '@jest/globals';
import { pageAddress } from './page-parameters';

describe('the address of a page in another language', () => {
  test('keeps the parameters that matter', () => {
    expect(pageAddress('/blog', '?q=san&utm=x&lang=hr', 'en')).toBe('/blog?q=san&lang=en');
    expect(pageAddress('/blog', '?utm=x')).toBe('/blog');
  });

  test('never leads to another host', () => {
    expect(pageAddress('//other.example', '', 'en')).toBe('/other.example?lang=en');
  });
});
