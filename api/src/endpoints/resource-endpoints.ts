import { applyDecorators, Delete, Get, HttpCode, Post, Put, type Type } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { TakesJson } from '../http/bodies/takes-json.js';
import { ListOf } from '../lists/page.interceptor.js';
import type { Resource } from '../lists/resource.js';
import { ApiList } from '../openapi/api-docs.js';
import { ApiProblems } from '../openapi/problems.js';
import type { EndpointText } from './endpoints.js';
import { PutAndPatch } from './put-and-patch.js';

/** Overrides of the texts that follow from the resource's noun. */
type TextOverrides = Partial<EndpointText>;

/** A decorator for a body other than JSON of the resource's size, such as an upload. */
interface Body {
  body?: MethodDecorator;
}

/** Answers a page of the resource's rows. */
export function ListEndpoint(
  resource: Resource,
  row: Type<unknown>,
  text: Pick<EndpointText, 'summary' | 'description'>,
): MethodDecorator {
  return applyDecorators(
    Get(),
    ListOf(resource),
    ApiOperation(text),
    ApiList(resource, row),
    ApiProblems(400),
  );
}

/** Answers one row, by its id or, where the resource has slugs, by either. */
export function ReadEndpoint(
  resource: Resource,
  row: Type<unknown>,
  { summary, description, answer, problems = [] }: TextOverrides = {},
): MethodDecorator {
  const { en } = resource.noun;
  return applyDecorators(
    Get(pathOfRow(resource)),
    ApiOperation({ summary: summary ?? `Read one ${en}`, description }),
    ApiIdOrSlug(resource),
    ApiOkResponse({ description: answer ?? `The ${en}.`, type: row }),
    ApiProblems(404, ...problems),
  );
}

/** Stores a new row. */
export function CreateEndpoint(
  resource: Resource,
  row: Type<unknown>,
  { summary, description, answer, problems = [], body }: TextOverrides & Body = {},
): MethodDecorator {
  const { en } = resource.noun;
  return applyDecorators(
    Post(),
    bodyOf(resource, body),
    ApiOperation({ summary: summary ?? `Add ${withArticle(en)}`, description }),
    ApiCreatedResponse({ description: answer ?? `The new ${en}.`, type: row }),
    ApiProblems(...conflictsOf(resource), ...problems),
  );
}

/** Changes the given fields of a row, by PUT and by PATCH. */
export function ChangeEndpoint(
  resource: Resource,
  row: Type<unknown>,
  {
    summary = `Change ${withArticle(resource.noun.en)}`,
    partSummary = `Change some fields of ${withArticle(resource.noun.en)}`,
    description = 'Omitted fields are unchanged.',
    answer = `The changed ${resource.noun.en}.`,
    problems = [],
    body,
  }: TextOverrides & Body & { partSummary?: string } = {},
): MethodDecorator {
  const both = applyDecorators(
    bodyOf(resource, body),
    ApiRowId(resource),
    ApiOkResponse({ description: answer, type: row }),
    ApiProblems(404, ...conflictsOf(resource), ...problems),
  );
  return PutAndPatch(pathOfRow(resource), {
    put: applyDecorators(ApiOperation({ summary, description }), both),
    patch: applyDecorators(ApiOperation({ summary: partSummary }), both),
  });
}

/** Deletes a row and answers it. */
export function DeleteEndpoint(
  resource: Resource,
  row: Type<unknown>,
  { summary, description, answer, problems = [] }: TextOverrides = {},
): MethodDecorator {
  const { en } = resource.noun;
  return applyDecorators(
    Delete(pathOfRow(resource)),
    ApiOperation({ summary: summary ?? `Delete ${withArticle(en)}`, description }),
    ApiRowId(resource),
    ApiOkResponse({ description: answer ?? `The deleted ${en}.`, type: row }),
    ApiProblems(404, ...problems),
  );
}

/** Executes an action on a row, at `:id/<action>`, and answers the row. */
export function RowActionEndpoint(
  resource: Resource,
  action: string,
  row: Type<unknown>,
  text: EndpointText,
): MethodDecorator {
  return applyDecorators(Post(`:id/${action}`), HttpCode(200), describePart(resource, row, text));
}

/** Replaces a part of a row, at `:id/<part>`, and answers the row. */
export function PutPartEndpoint(
  resource: Resource,
  part: string,
  row: Type<unknown>,
  text: EndpointText,
): MethodDecorator {
  return applyDecorators(Put(`:id/${part}`), describePart(resource, row, text));
}

/** Deletes a part of a row, at `:id/<part>`, and answers the row. */
export function DeletePartEndpoint(
  resource: Resource,
  part: string,
  row: Type<unknown>,
  text: EndpointText,
): MethodDecorator {
  return applyDecorators(Delete(`:id/${part}`), describePart(resource, row, text));
}

function describePart(
  resource: Resource,
  row: Type<unknown>,
  { summary, description, answer, problems = [] }: EndpointText,
): MethodDecorator {
  return applyDecorators(
    ApiOperation({ summary, description }),
    ApiRowId(resource),
    ApiOkResponse({ description: answer, type: row }),
    ApiProblems(404, ...problems),
  );
}

/** Documents the id of a row, in a path that may also read the row by its slug. */
export function ApiRowId({ example, slug }: Resource): MethodDecorator {
  if (slug === undefined) return ApiParam({ name: 'id', type: 'integer', example });
  return ApiParam({
    name: 'idOrSlug',
    description: 'The id. A slug is answered with 404.',
    schema: { type: 'integer' },
    example,
  });
}

/** Documents the id of a row or, where the resource has slugs, its id or slug. */
export function ApiIdOrSlug(resource: Resource): MethodDecorator {
  const { slug } = resource;
  if (slug === undefined) return ApiRowId(resource);
  return ApiParam({ name: 'idOrSlug', description: 'Id or slug.', example: slug });
}

const pathOfRow = ({ slug }: Resource): string => (slug === undefined ? ':id' : ':idOrSlug');

const conflictsOf = ({ taken }: Resource): number[] => (taken ? [409] : []);

function bodyOf({ maxBytes }: Resource, own: MethodDecorator | undefined): MethodDecorator {
  if (own) return own;
  return maxBytes === undefined ? applyDecorators() : TakesJson(maxBytes);
}

/** A noun with its indefinite article: a before u, as in `user`. */
const withArticle = (noun: string): string => `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;
