import { describe, expect, test } from '@jest/globals';
import { RouterContextProvider } from 'react-router';
import { callApiContext } from '~/server-context';
import { bodyOf, serverApi } from './client';

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
