import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { fieldsOf } from 'shared/is-record';
import { apiUrl, httpClient } from './http-client';

const provider = simpleRestProvider(apiUrl, httpClient);

/** The header of the idempotency key, if there is one. */
function keyHeader(meta: unknown): HeadersInit {
  const { idempotencyKey } = fieldsOf(meta);
  return typeof idempotencyKey === 'string' ? { 'Idempotency-Key': `"${idempotencyKey}"` } : {};
}

/** React-admin's data provider for the API; `create` sends `meta.idempotencyKey`. */
export const dataProvider: DataProvider = {
  ...provider,
  create: async (resource, { data, meta }) => {
    const { json } = await httpClient(`${apiUrl}/${resource}`, {
      method: 'POST',
      headers: new Headers(keyHeader(meta)),
      body: JSON.stringify(data),
    });
    return { data: json };
  },
};
