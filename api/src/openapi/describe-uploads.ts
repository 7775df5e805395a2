import type { OpenAPIObject } from '@nestjs/swagger';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Schemas[string];

const isBinary = (schema: Schema): boolean => !('$ref' in schema) && schema.format === 'binary';

/** Reduces the alternatives for a file to those of a form, or to those of JSON. */
function choose(schema: Schema, binary: boolean): Schema {
  if ('$ref' in schema || !schema.oneOf?.some(isBinary)) return schema;
  const { oneOf, example, ...rest } = schema;
  const alternatives = oneOf.filter((one) => isBinary(one) === binary);
  const [only] = alternatives;
  if (only && alternatives.length === 1) return { ...rest, ...only };
  return { ...rest, oneOf: alternatives, example };
}

/**
 * Separates the schemas of forms and JSON where an operation accepts a file in both: Nest describes
 * one body for all content types, but a form contains the file itself and JSON a string.
 */
export function describeUploads(document: OpenAPIObject): OpenAPIObject {
  const schemas = document.components?.schemas ?? {};
  for (const { post } of Object.values(document.paths)) {
    const body = post?.requestBody;
    const form = body && !('$ref' in body) ? body.content['multipart/form-data'] : undefined;
    const named = form?.schema && '$ref' in form.schema ? form.schema.$ref : '';
    const name = named.replace('#/components/schemas/', '');
    const complete = schemas[name];
    if (!body || '$ref' in body || !form || !complete || '$ref' in complete) continue;
    const fields = (binary: boolean) =>
      Object.fromEntries(
        Object.entries(complete.properties ?? {}).map(([field, schema]) => [
          field,
          choose(schema, binary),
        ]),
      );
    body.content['multipart/form-data'] = {
      ...form,
      schema: { ...complete, properties: fields(true) },
    };
    schemas[name] = { ...complete, properties: fields(false) };
  }
  return document;
}
