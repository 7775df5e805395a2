import type { OpenAPIObject } from '@nestjs/swagger';
import { fieldsOf } from 'shared/is-record';
import { resolve } from './api-document.js';

/**
 * The example of a schema, made of the examples of its parts as in Swagger UI; undefined
 * where a part has none.
 */
export function exampleOf(document: OpenAPIObject, schema: unknown): unknown {
  const given = fieldsOf(schema);
  if (given.example !== undefined) return given.example;
  const { example, properties, items, allOf, ...rest } = resolve(document, schema);
  if (example !== undefined) return example;
  if (rest.default !== undefined) return rest.default;
  if (Array.isArray(rest.enum)) return rest.enum[0];
  if (rest.type === 'boolean') return true;
  if (rest.format === 'binary') return 'the bytes of a file';
  const choices = rest.oneOf ?? rest.anyOf;
  if (Array.isArray(choices)) return exampleOf(document, choices[0]);
  if (Array.isArray(allOf)) {
    return Object.assign({}, ...allOf.map((one) => exampleOf(document, one)));
  }
  if (items !== undefined) return [exampleOf(document, items)];
  if (properties === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(fieldsOf(properties)).map(([name, one]) => [name, exampleOf(document, one)]),
  );
}
