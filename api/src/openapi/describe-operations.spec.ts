import { describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ROLES } from '../access/roles.js';
import { describeOperations } from './describe-operations.js';
import { problemResponse } from './problems.js';

type Item = OpenAPIObject['paths'][string];
type Operation = NonNullable<Item['get']>;

const BODY = { requestBody: { content: {} } };

function described(item: Item, path = '/api/rows'): Item {
  const info = { title: '', version: '' };
  return describeOperations({ openapi: '3.1.0', info, paths: { [path]: item } }).paths[path] ?? {};
}

const operation = (fields: object = {}): Operation => ({ responses: {}, ...fields });
const statuses = (of: Operation | undefined) => Object.keys(of?.responses ?? {}).map(Number);

describe('the common problems of an operation', () => {
  it('follow from its access', () => {
    const { get } = described({ get: operation() });
    expect(statuses(get)).toEqual([401, 403, 503]);
    expect(get?.security).toEqual([{ cookie: [] }, { bearer: [] }]);
    const signedIn = described({ get: operation({ 'x-roles': ROLES }) });
    expect(statuses(signedIn.get)).toEqual([401, 403, 503]);
    const open = described({ get: operation({ 'x-roles': [] }) });
    expect(statuses(open.get)).toEqual([503]);
    expect(open.get).toMatchObject({ security: [], description: 'Anyone may call this.' });
    expect(open.get).not.toHaveProperty('x-roles');
    const some = described({ get: operation({ 'x-roles': ['editor', 'admin'] }) });
    expect(statuses(some.get)).toEqual([401, 403, 503]);
    expect(some.get).toMatchObject({ description: 'For editors and administrators.' });
    expect(get).toMatchObject({ 'x-roles': ['admin'] });
  });

  it('follow from its method and its body', () => {
    const open = { 'x-roles': [] };
    expect(statuses(described({ post: operation(open) }).post)).toEqual([403, 503]);
    const withBody = described({ post: operation({ ...open, ...BODY }) });
    expect(statuses(withBody.post)).toEqual([400, 403, 413, 415, 503]);
  });

  it('are added to its own problems, with its URL in the example of each', () => {
    const parameters = [{ name: 'id', in: 'path', schema: { type: 'integer', example: 7 } }];
    const own = operation({ parameters, responses: { 404: problemResponse(404) } });
    const { get } = described({ get: own }, '/api/rows/{id}');
    expect(statuses(get)).toEqual([401, 403, 404, 503]);
    const urls = Object.values(get?.responses ?? {}).map((response) =>
      response && 'content' in response
        ? response.content?.['application/problem+json']?.example?.instance
        : undefined,
    );
    expect(urls).toEqual(Array(4).fill('/api/rows/7'));
  });
});

it('sorts the operations of a path by method', () => {
  const all = { delete: operation(), patch: operation(), get: operation(), put: operation() };
  expect(Object.keys(described(all))).toEqual(['get', 'put', 'patch', 'delete']);
});
