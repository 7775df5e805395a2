import { describe, expect, test } from '@jest/globals';
import { pageUrl, personalPages } from './page-parameters';
import routes from './routes';

describe('the URL of a page in another language', () => {
  test('has the page parameters and no others', () => {
    expect(pageUrl('/blog', '?q=san&utm=x&lang=hr', 'en')).toBe('/blog?q=san&lang=en');
    expect(pageUrl('/blog', '?utm=x')).toBe('/blog');
  });

  test('is never the URL of another host', () => {
    expect(pageUrl('//other.example', '', 'en')).toBe('/other.example?lang=en');
  });
});

test('every personal page has a route', () => {
  const paths = JSON.stringify(routes);
  for (const page of personalPages) expect(paths).toContain(`"path":"${page.slice(1)}`);
});
