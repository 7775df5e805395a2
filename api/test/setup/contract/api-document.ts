import type { OpenAPIObject } from '@nestjs/swagger';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import { fieldsOf, isRecord } from 'shared/is-record';
import { oncePerWorker } from '../native/once-per-worker.js';

export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';

export const METHODS: readonly Method[] = ['get', 'put', 'post', 'delete', 'patch'];

export interface DocumentedOperation {
  method: Method;
  /** As in the document, like `/api/blog/{idOrSlug}`. */
  path: string;
  operation: Operation;
}

/** Every operation of the document. */
export function operationsOf({ paths }: OpenAPIObject): DocumentedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
}

type Schema = Record<string, unknown>;
const isObject = (value: unknown): value is Schema => isRecord(value) && !Array.isArray(value);

/** Follows the references of a node of the document. */
export function resolve(document: OpenAPIObject, value: unknown): Schema {
  if (!isObject(value)) return {};
  const { $ref } = value;
  if (typeof $ref !== 'string') return value;
  const target = $ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), document);
  return resolve(document, target);
}

/** A schema that allows no properties other than those it names. */
function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict);
  if (!isObject(schema)) return schema;
  const own: Schema = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'properties' && isObject(value)
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, strict(one)]))
        : ['enum', 'default', 'required', 'example', 'examples'].includes(key)
          ? value
          : strict(value),
    ]),
  );
  if (typeof own.$ref === 'string') own.$ref = own.$ref.replace('#/components/schemas/', '');
  if (own.properties && own.additionalProperties === undefined) own.additionalProperties = false;
  return own;
}

interface Validators {
  ajv: Ajv2019;
  compiled: WeakMap<object, ValidateFunction>;
}

function validatorsOf({ components }: OpenAPIObject): Validators {
  const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: true });
  addFormats.default(ajv);
  for (const [name, schema] of Object.entries(components?.schemas ?? {})) {
    ajv.addSchema(fieldsOf(strict(schema)), name);
  }
  return { ajv, compiled: new WeakMap() };
}

/** Checks values against the schemas of the document. */
export class SchemaChecker {
  private readonly validators: Validators;

  constructor(document: OpenAPIObject) {
    // Compiling the schemas takes longer than most test files.
    const ofDocuments = oncePerWorker('validators', () => new WeakMap<object, Validators>());
    this.validators = ofDocuments.get(document) ?? validatorsOf(document);
    ofDocuments.set(document, this.validators);
  }

  /** The errors of a value. */
  faults(schema: object, value: unknown): string[] {
    const { ajv, compiled } = this.validators;
    const validate = compiled.get(schema) ?? ajv.compile(fieldsOf(strict(schema)));
    compiled.set(schema, validate);
    return validate(value) ? [] : (validate.errors ?? []).map(describeFault);
  }
}

function describeFault({ instancePath, message, params }: ErrorObject): string {
  return `${instancePath || 'the body'} ${message ?? ''} ${JSON.stringify(params)}`;
}
