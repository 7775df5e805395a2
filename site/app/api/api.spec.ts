import { describe, expect, test, afterEach, jest } from '@jest/globals';
import { RouterContextProvider } from 'react-router';
import type { ApiCall } from 'shared/api-call';
import { callApiContext, type ApiAnswer } from '~/server-context';
import { bodyOf, serverApi } from './client';
import { isMissing, orDocument, suggestionsOf, withQueryOf } from './former-path';
import { withTextLineEnds } from './line-ends';
import { urlAfterForm, browserFormApi, errorsInOrder, sendForm } from './send-form';

const failed = (status: number, statusText: string, error?: unknown) =>
  bodyOf(Promise.resolve({ error, response: new Response(null, { status, statusText }) }));

describe('the answer of the API', () => {
  test.each([
    ['the message of a problem', { title: 'x', message: 'Baza se budi.' }, '503: Baza se budi.'],
    ['plain text', 'Try later\n', '503: Try later'],
    ['the status text for an empty body', '', '503: Service Unavailable'],
    ['the status text for a problem without a message', { title: 'x' }, '503: Service Unavailable'],
    ['the status text for HTML of a proxy', '<html><p>Bad</p>', '503: Service Unavailable'],
  ])('becomes a route error with its status and %s', async (_, error, message) => {
    await expect(failed(503, 'Service Unavailable', error)).rejects.toMatchObject({
      data: message,
      init: { status: 503, statusText: 'Service Unavailable' },
    });
  });

  test('is returned as its body when it is a success', async () => {
    const body = { id: 1 };
    await expect(bodyOf(Promise.resolve({ data: body, response: new Response() }))).resolves.toBe(
      body,
    );
  });
});

test('an API that cannot be reached becomes a route error with status 503', async () => {
  const context = new RouterContextProvider();
  context.set(callApiContext, () => Promise.reject(new Error('no answer')));
  await expect(bodyOf(serverApi(context).GET('/api/blog'))).rejects.toMatchObject({
    init: { status: 503 },
  });
});

const answerOf = (body: string, parts: Partial<ApiAnswer> = {}): ApiAnswer => ({
  status: 200,
  statusText: 'OK',
  headers: new Headers({ 'Content-Range': 'blog 0-1/7' }),
  body: Buffer.from(body),
  ...parts,
});

function apiThatAnswers(answer: ApiAnswer) {
  const calls: ApiCall[] = [];
  const context = new RouterContextProvider();
  context.set(callApiContext, (call) => {
    calls.push(call);
    return Promise.resolve(answer);
  });
  return { calls, api: serverApi(context) };
}

describe('the client of the API on the server', () => {
  test('puts parameters into the path and the query, and leaves out undefined ones', async () => {
    const { calls, api } = apiThatAnswers(answerOf('[]'));
    await api.GET('/api/blog', { params: { query: { q: 'šuma & mir', category: undefined } } });
    await api.GET('/api/blog/{idOrSlug}', { params: { path: { idOrSlug: 'a b' } } });
    expect(calls.map(({ url }) => url)).toEqual([
      '/api/blog?q=%C5%A1uma%20%26%20mir',
      '/api/blog/a%20b',
    ]);
  });

  test('returns the data with the line ends of their texts, and the headers', async () => {
    const { api } = apiThatAnswers(answerOf('[{"slug":"a b","title":"U miru"}]'));
    const { data, response } = await api.GET('/api/blog');
    expect(data).toEqual([{ slug: 'a b', title: 'U\u00a0miru' }]);
    expect(response.headers.get('Content-Range')).toBe('blog 0-1/7');
  });

  test.each([
    ['a problem', '{"message":"Nema."}', { message: 'Nema.' }],
    ['text', 'Try later', 'Try later'],
    ['nothing', '', ''],
  ])('returns %s as the error of a failed answer', async (_, body, error) => {
    const parts = { status: 404, statusText: 'Not Found' };
    const result = await apiThatAnswers(answerOf(body, parts)).api.GET('/api/blog');
    expect(result).toMatchObject({ error, response: { status: 404, statusText: 'Not Found' } });
    expect(result.data).toBeUndefined();
  });

  test('parses a cached answer once, into data that nobody can change', async () => {
    const stored = {};
    const { api } = apiThatAnswers(answerOf('[{"title":"Mir","projects":[]}]', { stored }));
    const [first, second] = [await api.GET('/api/blog'), await api.GET('/api/blog')];
    expect(second.data).toBe(first.data);
    expect(() => Object.assign(first.data?.[0] ?? {}, { title: 'Rat' })).toThrow(TypeError);
    const other = apiThatAnswers(answerOf('[]', { stored: {} })).api;
    expect((await other.GET('/api/blog')).data).toEqual([]);
  });
});

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

describe('an answer of the API', () => {
  test('has the line ends of its language in each text', () => {
    const row = {
      title: 'Djeca u riziku',
      titleEn: 'A 5 km walk',
      content: 'Prvo\ni drugo 2 puta',
    };
    expect(withTextLineEnds([row])).toEqual([
      {
        title: 'Djeca u\u00a0riziku',
        titleEn: 'A 5\u00a0km walk',
        content: 'Prvo\ni\u00a0drugo 2\u00a0puta',
      },
    ]);
  });

  test('has them in formatted texts', () => {
    const block = (text: string) => ({ type: 'paragraph', inlines: [{ type: 'text', text }] });
    const blocks = { content: [block('mir i red')], contentEn: [block('a cup i 2 tea')] };
    expect(withTextLineEnds({ blocks })).toEqual({
      blocks: {
        content: [block('mir i\u00a0red')],
        contentEn: [block('a cup i 2\u00a0tea')],
      },
    });
  });

  test('keeps names, codes and addresses', () => {
    const row = {
      name: 'Kuća i vrt',
      category: 'Zdravlje i okoliš',
      slug: 'a i b',
      phone: '+385 1 555 0100',
      imageUrl: '/media/a i b',
      bankRecipient: 'Udruga A i B',
      id: 1,
      image: null,
    };
    expect(withTextLineEnds(row)).toEqual(row);
  });
});

const original = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = original;
});

function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  const fetched = jest.fn<typeof fetch>();
  fetched.mockImplementation(() =>
    Promise.resolve({
      ok: status < 400,
      status,
      headers: new Map(Object.entries(headers)),
      json: () => Promise.resolve(body),
    } as unknown as Response),
  );
  globalThis.fetch = fetched;
  return fetched;
}

const send = () => sendForm(browserFormApi, '/api/contact', { name: 'Ana' }, 'hr');

describe('sending a form', () => {
  const refused = { message: 'Neispravno.', errors: { name: 'Upišite ime.', email: 7 } };
  const messages = { message: 'Neispravno.', errors: { name: 'Upišite ime.' } };
  const later = { message: 'Previše poruka.' };
  test.each([
    ['the messages of the fields that are texts', 400, refused, messages],
    ['the seconds to wait', 429, later, { ...later, retryAfter: 120 }],
    ['no message of a missing route', 404, { message: 'Cannot POST' }, {}],
  ])('returns %s of a refusal', async (_, status, body, refusal) => {
    const fetched = answer(status, body, status === 429 ? { 'Retry-After': '120' } : {});
    expect(await send()).toEqual({ accepted: false, refusal: { status, ...refusal } });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/contact?lang=hr');
  });

  test('does not throw without a connection', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await send()).toEqual({ accepted: false, refusal: {} });
  });
});

test('messages are sorted in the order of the form', () => {
  expect(Object.keys(errorsInOrder({ b: '2', c: '3', a: '1' }, ['a', 'b']) ?? {})).toEqual([
    'a',
    'b',
  ]);
  expect(errorsInOrder({ c: '3' }, ['a'])).toBeUndefined();
});

test('the page after a form has the lang parameter of the form', () => {
  const request = { url: 'https://udruga.example/donate?lang=en' } as Request;
  expect(urlAfterForm(request, '/donate/thank-you', { amount: '50' })).toBe(
    '/donate/thank-you?amount=50&lang=en',
  );
});
