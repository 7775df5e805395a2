import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { fieldsOf } from 'shared/is-record';
import { apiUrl, httpClient } from './http-client';

const provider = simpleRestProvider(apiUrl, httpClient);

/** The idempotency key of the request, if there is one. */
function keyIn(meta: unknown): HeadersInit {
  const { idempotencyKey } = fieldsOf(meta);
  return typeof idempotencyKey === 'string' ? { 'Idempotency-Key': `"${idempotencyKey}"` } : {};
}

/** React-admin's provider for the API; what it creates is sent with `meta.idempotencyKey`. */
export const dataProvider: DataProvider = {
  ...provider,
  create: async (resource, { data, meta }) => {
    const { json } = await httpClient(`${apiUrl}/${resource}`, {
      method: 'POST',
      headers: new Headers(keyIn(meta)),
      body: JSON.stringify(data),
    });
    return { data: json };
  },
};
