import simpleRestProvider from 'ra-data-simple-rest';
import { HttpError, type DataProvider } from 'react-admin';
import { fieldsOf } from 'shared/is-record';
import { originalsOf, pageBody, pageErrors, pageRecord } from '../api/page-texts';
import { apiUrl, httpClient } from './http-client';

const provider = simpleRestProvider(apiUrl, httpClient);

/** The meta of a list that needs only excerpts of texts. See decision 164. */
export const SUMMARY = { fields: 'summary' } as const;

/** Lists with excerpts of texts; forms and other screens read whole records. */
const summaries = simpleRestProvider(apiUrl, (url, options) =>
  httpClient(`${url}&fields=${SUMMARY.fields}`, options),
);

/** The header of the idempotency key, if there is one. */
function keyHeader(meta: unknown): HeadersInit {
  const { idempotencyKey } = fieldsOf(meta);
  return typeof idempotencyKey === 'string' ? { 'Idempotency-Key': `"${idempotencyKey}"` } : {};
}

/** Pages with their texts, which the API answers as a list, and forms know as fields. */
const pages: Pick<DataProvider, 'getOne' | 'update'> = {
  getOne: async (resource, { id }) => {
    const { json } = await httpClient(`${apiUrl}/${resource}/${id}`);
    return { data: Object.assign(json, pageRecord(json)) };
  },
  update: async (resource, { id, data, previousData }) => {
    const originals = originalsOf(previousData);
    try {
      const { json } = await httpClient(`${apiUrl}/${resource}/${id}`, {
        method: 'PUT',
        body: JSON.stringify(pageBody(originals, data)),
      });
      return { data: Object.assign(json, pageRecord(json)) };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const errors = pageErrors(originals, fieldsOf(fieldsOf(error.body).errors));
      throw new HttpError(error.message, error.status, { ...fieldsOf(error.body), errors });
    }
  },
};

/** React-admin's data provider for the API; `create` sends `meta.idempotencyKey`. */
export const dataProvider: DataProvider = {
  ...provider,
  getList: (resource, params) => {
    const { getList } = fieldsOf(params.meta).fields === SUMMARY.fields ? summaries : provider;
    return getList(resource, params);
  },
  getOne: (resource, params) =>
    resource === 'page-texts' ? pages.getOne(resource, params) : provider.getOne(resource, params),
  update: (resource, params) =>
    resource === 'page-texts' ? pages.update(resource, params) : provider.update(resource, params),
  create: async (resource, { data, meta }) => {
    const { json } = await httpClient(`${apiUrl}/${resource}`, {
      method: 'POST',
      headers: new Headers(keyHeader(meta)),
      body: JSON.stringify(data),
    });
    return { data: json };
  },
};
