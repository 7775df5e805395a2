import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOf } from 'shared/is-record';
import type { components } from '../app/api/schema';

type Schemas = components['schemas'];

const DOCUMENT = join(import.meta.dirname, '../../api/openapi.json');

const { components: documented } = fieldsOf(JSON.parse(readFileSync(DOCUMENT, 'utf8')));
const schemas = fieldsOf(fieldsOf(documented).schemas);

function exampleOf(field: string, schema: unknown): unknown {
  const { example, type, anyOf } = fieldsOf(schema);
  if (example !== undefined) return example;
  if (type === 'array') return [];
  if (Array.isArray(anyOf) && anyOf.some((one) => fieldsOf(one).type === 'null')) return null;
  throw new Error(`The OpenAPI document has no example of ${field}.`);
}

/**
 * A row as the API answers it, with the examples of the OpenAPI document, so that a new field needs
 * no change of the tests. Fields without an example are null or empty.
 *
 * @param fields the values that matter to a test
 * @throws Error when a field has neither an example nor an empty value
 */
export function exampleRow<Name extends keyof Schemas>(
  name: Name,
  fields: Partial<Schemas[Name]> = {},
): Schemas[Name] {
  const examples = Object.entries(fieldsOf(fieldsOf(schemas[name]).properties))
    .filter(([field]) => !(field in fields))
    .map(([field, schema]) => [field, exampleOf(`${name}.${field}`, schema)]);
  return { ...Object.fromEntries(examples), ...fields } as Schemas[Name];
}
