import { applyDecorators, type Type } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCookieAuth,
  ApiExtraModels,
  ApiOkResponse,
  ApiParam,
  ApiQuery,
  ApiResponse,
  type ApiResponseOptions,
  getSchemaPath,
} from '@nestjs/swagger';
import { MAX_SPAN, type Filter } from '../lists/filters.js';
import { LIST_CAP } from '../lists/list-query.js';
import type { Resource } from '../lists/resource.js';
import { titleOf } from '../problems/problem-texts.js';
import { ProblemDto } from '../problems/problem.dto.js';

const DESCRIPTIONS: Record<number, string> = {
  400: 'The request breaks a rule; `errors` names the fields.',
  401: 'Nobody is signed in, or the credentials are wrong.',
  403: 'The role does not allow this, or the request comes from another site.',
  404: 'There is no such thing.',
  409: 'The state of the data does not allow this; `errors` names the field.',
  410: 'The row that the first request under this `Idempotency-Key` made was deleted.',
  412: 'The row was changed since the version that `If-Match` or the body names.',
  413: 'The body is larger than 64 kB, than 1 MB for a post, project or event, or than the operation says.',
  415: 'The body is not JSON, or not what the operation says.',
  422: 'The first request under this `Idempotency-Key` had other content; `earlier` is its row.',
  429: 'Too many attempts; `Retry-After` says in how many seconds to come back.',
  503: 'The database is away; `Retry-After` says in how many seconds to come back.',
};

const RETRY_AFTER = {
  'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' },
} as const;

/** The headers of a problem. */
const HEADERS: Record<number, ApiResponseOptions['headers']> = {
  401: {
    'WWW-Authenticate': {
      schema: { type: 'string', example: 'Bearer' },
      description: 'How a program may sign in (RFC 6750); browsers use the cookie.',
    },
  },
  429: RETRY_AFTER,
  503: RETRY_AFTER,
};

function problemResponse(status: number, instance: string, detail?: string): MethodDecorator {
  const title = titleOf(status).hr;
  const text = detail ?? title;
  return ApiResponse({
    status,
    description: DESCRIPTIONS[status] ?? title,
    headers: HEADERS[status],
    content: {
      'application/problem+json': {
        schema: { $ref: getSchemaPath(ProblemDto) },
        example: { type: 'about:blank', title, status, detail: text, instance, message: text },
      },
    },
  });
}

/** Documents the problems an operation answers; 503 belongs to all of them. */
export function ApiProblems(instance: string, ...statuses: number[]): MethodDecorator {
  return applyDecorators(
    ApiExtraModels(ProblemDto),
    ...[...statuses, 503].map((status) => problemResponse(status, instance)),
  );
}

/** Documents that an operation needs a signed-in user: the session cookie or a bearer token. */
export function ApiSession(): MethodDecorator {
  return applyDecorators(ApiCookieAuth(), ApiBearerAuth());
}

/** Documents the id of a row to change, in a path that also reads the row by its slug. */
export function ApiIdBesideSlug(example: number): MethodDecorator {
  return ApiParam({
    name: 'idOrSlug',
    description: 'The id. A slug names no row to change and is answered with 404.',
    schema: { type: 'integer' },
    example,
  });
}

/**
 * An optional parameter. Swagger UI fills in the first example: an empty one where the schema
 * allows it, and none where it does not.
 */
function OptionalQuery(
  name: string,
  description: string,
  schema: Filter<unknown>['schema'],
  example: unknown,
): MethodDecorator {
  const empty = schema.type === 'array' ? [] : '';
  const mayBeEmpty = schema.type === 'array' || (schema.type === 'string' && !schema.format);
  if (example === undefined) return ApiQuery({ name, required: false, description, schema });
  return mayBeEmpty
    ? ApiQuery({
        name,
        required: false,
        description,
        schema,
        examples: { 'left out': { value: empty }, example: { value: example } },
      })
    : ApiQuery({
        name,
        required: false,
        description: `${description} Example: \`${String(example)}\`.`,
        schema,
      });
}

/** Documents the filters of a list, each alone and all in one object. */
export function ApiFilters({ filters }: Pick<Resource, 'filters'>): MethodDecorator {
  return applyDecorators(
    ...Object.entries(filters).map(([name, { schema, description, example }]) =>
      OptionalQuery(name, description, schema, example),
    ),
    OptionalQuery(
      'filter',
      `A JSON object. Fields: ${Object.keys(filters).join(', ')}.`,
      { type: 'string' },
      '{"id":[1,2]}',
    ),
  );
}

/** Documents the parameters and the answer of every list. */
export function ApiList({ name, sort, filters }: Resource, row: Type): MethodDecorator {
  const text = { type: 'string' } as const;
  return applyDecorators(
    ApiFilters({ filters }),
    OptionalQuery(
      'range',
      `First and last row, from 0, at most ${MAX_SPAN} rows. Without it: the first ${LIST_CAP}.`,
      text,
      '[0,24]',
    ),
    OptionalQuery(
      'sort',
      `Field and direction. Fields: ${sort.join(', ')}.`,
      text,
      `["${sort[0]}","ASC"]`,
    ),
    ApiOkResponse({
      description: 'The rows, as an array.',
      type: row,
      isArray: true,
      headers: {
        'Content-Range': {
          description: 'Which rows of how many.',
          schema: { type: 'string', example: `${name} 0-24/319` },
        },
      },
    }),
    ApiProblems(`/api/${name}`, 400),
  );
}
