import type { OpenAPIObject } from '@nestjs/swagger';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Schemas[string];

const isBinary = (schema: Schema): boolean => !('$ref' in schema) && schema.format === 'binary';

/** The schemas of a file in a form, or in JSON. */
function choose(schema: Schema, binary: boolean): Schema {
  if ('$ref' in schema || !schema.oneOf?.some(isBinary)) return schema;
  const { oneOf, example, ...rest } = schema;
  const ways = oneOf.filter((way) => isBinary(way) === binary);
  const [only] = ways;
  if (only && ways.length === 1) return { ...rest, ...only };
  return { ...rest, oneOf: ways, example };
}

/**
 * Separates forms from JSON where an operation accepts a file in both: Nest describes one body for
 * all content types, but a form sends the file itself and JSON a text.
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
