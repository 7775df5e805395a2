import { describe, expect, test } from '@jest/globals';
import { pageAddress, personalPages } from './page-parameters';
import routes from './routes';

describe('the address of a page in another language', () => {
  test('keeps the parameters that matter', () => {
    expect(pageAddress('/blog', '?q=san&utm=x&lang=hr', 'en')).toBe('/blog?q=san&lang=en');
    expect(pageAddress('/blog', '?utm=x')).toBe('/blog');
  });

  test('never leads to another host', () => {
    expect(pageAddress('//other.example', '', 'en')).toBe('/other.example?lang=en');
  });
});

test('every personal page is a page of the site', () => {
  const paths = JSON.stringify(routes);
  for (const page of personalPages) expect(paths).toContain(`"path":"${page.slice(1)}"`);
});
