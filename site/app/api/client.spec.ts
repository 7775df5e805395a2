import { describe, expect, test } from '@jest/globals';
import { RouterContextProvider } from 'react-router';
import { apiBaseContext } from '~/server-context';
import { bodyOf, serverApi } from './client';

const answer = (status: number, statusText: string, error?: unknown) =>
  bodyOf(Promise.resolve({ error, response: new Response(null, { status, statusText }) }));

describe('an answer that is no success', () => {
  test.each([
    ['a problem by its message', { title: 'x', message: 'Baza se budi.' }, '503: Baza se budi.'],
    ['text', 'Try later\n', '503: Try later'],
    ['nothing by the status text', '', '503: Service Unavailable'],
    ['no words by the status text', { title: 'x' }, '503: Service Unavailable'],
    ['a page of a proxy by the status text', '<html><p>Bad</p>', '503: Service Unavailable'],
  ])('is called by its status and %s', async (_, error, message) => {
    await expect(answer(503, 'Service Unavailable', error)).rejects.toMatchObject({
      data: message,
      init: { status: 503, statusText: 'Service Unavailable' },
    });
  });

  test('is what it holds when it is one', async () => {
    const body = { id: 1 };
    await expect(bodyOf(Promise.resolve({ data: body, response: new Response() }))).resolves.toBe(
      body,
    );
  });
});

test('an API that cannot be reached is one that is not available for the moment', async () => {
  const context = new RouterContextProvider();
  context.set(apiBaseContext, 'http://127.0.0.1:1');
  await expect(bodyOf(serverApi(context).GET('/api/blog'))).rejects.toMatchObject({
    init: { status: 503 },
  });
});
