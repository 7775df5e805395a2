import type { OpenAPIObject } from '@nestjs/swagger';
import { fieldsOf } from 'shared/is-record';

type Node = Record<string, unknown>;

/** Keywords with values instead of schemas, which are not converted. */
const VALUES = new Set(['default', 'enum', 'example', 'examples', 'required']);
const NULL = { type: 'null' };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts one nullable schema to JSON Schema. */
function orNull(schema: Node): Node {
  const { type, allOf, oneOf, enum: values, ...rest } = schema;
  delete rest.nullable;
  // Nest writes a reference to a class as `allOf` with `type: object`.
  if (Array.isArray(allOf)) return { ...rest, oneOf: [...allOf, NULL] };
  if (Array.isArray(oneOf)) return { ...rest, oneOf: [...oneOf, NULL] };
  return {
    ...rest,
    type: [type, 'null'],
    ...(Array.isArray(values) && { enum: [...values, null] }),
  };
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  if (!isNode(value)) return value;
  const converted = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, VALUES.has(key) ? one : convert(one)]),
  );
  return converted.nullable === true ? orNull(converted) : converted;
}

/**
 * Converts nullable schemas to OpenAPI 3.1. Nest writes `nullable`, which OpenAPI 3.1 has replaced
 * by the type null of JSON Schema.
 */
export function describeNull(document: OpenAPIObject): OpenAPIObject {
  return { ...document, ...fieldsOf(convert({ ...document })) };
}
