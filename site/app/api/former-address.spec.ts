import { describe, expect, test } from '@jest/globals';
import { isMissing, orDocument, suggestionsOf, withQueryOf } from './former-address';

describe('the location of a redirect', () => {
  const requested = 'https://udruga.example/blog/staro?lang=en&q=a';

  test.each([
    ['a path', '/blog/novo', '/blog/novo?lang=en&q=a'],
    ['a part of a page', '/about#tim', '/about?lang=en&q=a#tim'],
    ['another site', 'https://a.example/b', 'https://a.example/b'],
  ])('keeps the query of the request for %s of the site', (_, location, expected) => {
    expect(withQueryOf(requested, location)).toBe(expected);
  });

  test('is unchanged for a request without a query', () => {
    expect(withQueryOf('https://udruga.example/blog/staro', '/about#tim')).toBe('/about#tim');
  });
});

test('only a response with status 404 is a missing page', () => {
  expect(isMissing({ init: { status: 404 } })).toBe(true);
  for (const error of [{ init: { status: 503 } }, { init: null }, {}, null, undefined, 'a']) {
    expect(isMissing(error)).toBe(false);
  }
});

test('the browser loads the document of missing content, and of no other', async () => {
  const request = new Request('https://udruga.example/javni-poziv/stari?a=b');
  await expect(orDocument(request, Promise.resolve('call'))).resolves.toBe('call');
  const failed = { init: { status: 503 } };
  await expect(orDocument(request, Promise.reject(failed))).rejects.toBe(failed);
  const missing = orDocument(request, Promise.reject({ init: { status: 404 } }));
  const response = await missing.catch((error: unknown) => error);
  const headers = response instanceof Response ? response.headers : new Headers();
  expect(headers.get('Location')).toBe(request.url);
  expect(headers.get('X-Remix-Reload-Document')).toBe('true');
});

test('only a response with status 410 has suggestions', () => {
  const response = { status: 410, statusText: 'Gone', internal: false, data: [] };
  expect(suggestionsOf(response)).toEqual([]);
  expect(suggestionsOf({ ...response, data: null })).toEqual([]);
  expect(suggestionsOf({ ...response, status: 404 })).toBeUndefined();
});
