import { describe, expect, test } from '@jest/globals';
import { RouterContextProvider } from 'react-router';
import type { ApiCall } from 'shared/api-call';
import { callApiContext, type ApiAnswer } from '~/server-context';
import { serverApi } from './server-api';

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

  test('sends a body as JSON, with further headers', async () => {
    const { calls, api } = apiThatAnswers(answerOf('{}'));
    await api.POST('/api/draft-links/open', {
      body: { token: 'x' },
      headers: { Cookie: 'language=en' },
    });
    expect(calls).toMatchObject([
      {
        method: 'POST',
        body: '{"token":"x"}',
        headers: { 'content-type': 'application/json', Cookie: 'language=en' },
      },
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

  test('keeps the data of a URL while its answer says the same', async () => {
    const get = async (body: string) =>
      (await apiThatAnswers(answerOf(body, { stored: {} })).api.GET('/api/team')).data;
    const first = await get('[{"name":"Ana"}]');
    expect(await get('[{"name":"Ana"}]')).toBe(first);
    expect(await get('[{"name":"Iva"}]')).toEqual([{ name: 'Iva' }]);
    expect(await get('[{"name":"Ana"}]')).toEqual(first);
  });
});
