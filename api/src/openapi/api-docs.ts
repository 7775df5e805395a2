import { applyDecorators, type Type } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import { MAX_SPAN, type Filter } from '../lists/filters.js';
import { LIST_CAP } from '../lists/list-query.js';
import type { Resource } from '../lists/resource.js';
import { ROW_FIELDS } from '../lists/row-fields.js';

/** Documents that an operation needs a signed-in user: the session cookie or a bearer token. */
export function ApiSession(): MethodDecorator {
  return applyDecorators(ApiCookieAuth(), ApiBearerAuth());
}

/**
 * An optional parameter. Swagger UI fills in the first example, which is empty where the schema
 * allows it; otherwise the example is part of the description.
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

/** Documents the filters of a list, as separate parameters and as one object. */
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

/** Documents the parameters and the response of a list. */
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
    ApiQuery({
      name: 'fields',
      required: false,
      description:
        'How rows are answered: with `all` of their texts; or as a `summary`, with excerpts of at most 160 characters of long texts, without marks and around the searched words, and with empty lists in place of nested texts.',
      schema: { type: 'string', enum: [...ROW_FIELDS], default: 'all' },
    }),
    ApiOkResponse({
      description: 'The rows, as an array.',
      type: row,
      isArray: true,
      headers: {
        'Content-Range': {
          description: 'The range of the rows and their total number.',
          schema: { type: 'string', example: `${name} 0-24/319` },
        },
      },
    }),
  );
}
