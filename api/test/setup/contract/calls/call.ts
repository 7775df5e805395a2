import type { Response, Test } from 'supertest';
import type { TestApp } from '../../test-app.js';

/** A successful call of an operation. */
export interface Call {
  /** Creates the row that the path names and returns the values of its `{…}` parameters. */
  param?: (
    test: TestApp,
    caller?: { email: string },
  ) => Promise<string | number | (string | number)[]>;
  body?: (test: TestApp, caller?: { email: string }) => Promise<object> | object;
  /** The required parameters of the query. */
  query?: (test: TestApp) => Promise<Record<string, string>>;
  /** Adds the body to the request where it is not sent as JSON. */
  send?: (request: Test) => PromiseLike<Response>;
}

type Row = (dataSource: TestApp['dataSource']) => Promise<{ id: number }>;

/** The calls of a resource: list, read, create, change by PUT and PATCH, delete. */
export function rows(
  resource: string,
  create: Row,
  change: object,
  body?: () => object,
  name = 'id',
): Record<string, Call> {
  const param = async ({ dataSource }: TestApp) => (await create(dataSource)).id;
  const [all, one] = [`/api/${resource}`, `/api/${resource}/{${name}}`];
  return {
    [`get ${all}`]: {},
    ...(body && { [`post ${all}`]: { body: () => body() } }),
    [`get ${one}`]: { param },
    [`put ${one}`]: { param, body: () => change },
    [`patch ${one}`]: { param, body: () => change },
    [`delete ${one}`]: { param },
  };
}

/** The calls of an action on two rows of a resource. */
export const bulk = (resource: string, action: string, create: Row): Record<string, Call> => ({
  [`post /api/${resource}/bulk`]: {
    body: async ({ dataSource }) => {
      const { id } = await create(dataSource);
      return { action, ids: [id, (await create(dataSource)).id] };
    },
  },
});
