import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { urlAfterForm, browserFormApi, errorsInOrder, sendForm } from './send-form';

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
  test('returns the body of an accepted form', async () => {
    const fetched = answer(201, { reference: '2026-00128' });
    expect(await send()).toEqual({ accepted: true, body: { reference: '2026-00128' } });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/contact?lang=hr');
  });

  test('returns the messages of the fields, without values that are no text', async () => {
    answer(400, { message: 'Neispravno.', errors: { name: 'Upišite ime.', email: 7 } });
    expect(await send()).toEqual({
      accepted: false,
      refusal: { status: 400, message: 'Neispravno.', errors: { name: 'Upišite ime.' } },
    });
  });

  test('returns the seconds to wait after too many requests', async () => {
    answer(429, { message: 'Previše poruka.' }, { 'Retry-After': '120' });
    expect(await send()).toMatchObject({ accepted: false, refusal: { retryAfter: 120 } });
  });

  test('leaves out the message of a missing route', async () => {
    answer(404, { message: 'Cannot POST' });
    expect(await send()).toEqual({ accepted: false, refusal: { status: 404 } });
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
