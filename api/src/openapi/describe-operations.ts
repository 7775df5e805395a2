import type { OpenAPIObject } from '@nestjs/swagger';
import { problemResponse, PROBLEM_TYPE } from './problems.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];

/** The session's cookie or a bearer token. */
const SESSION: Operation['security'] = [{ cookie: [] }, { bearer: [] }];

/** Who may call an operation, by the decorators `@Public()` and `@SignedIn()`; else administrators. */
function accessOf(operation: Operation): unknown {
  return 'x-access' in operation ? operation['x-access'] : 'administrators';
}

/** Who may call an operation, in words. */
function who(operation: Operation): string {
  const access = accessOf(operation);
  if (access === 'administrators') return 'For administrators.';
  if (access === 'signed-in') return 'For anybody who is signed in.';
  return operation.security
    ? 'Anyone may call this; it concerns whoever is signed in.'
    : 'Anyone may call this.';
}

/** The problems that follow from who may call an operation, from its method and its body. */
function commonProblems(method: Method, operation: Operation): number[] {
  const access = accessOf(operation);
  return [
    ...(operation.requestBody ? [400, 413, 415] : []),
    ...(access === 'anyone' ? [] : [401]),
    // Changes from other sites are refused, whoever may call the operation.
    ...(access === 'administrators' || method !== 'get' ? [403] : []),
    503,
  ];
}

/** A URL of an operation, with the examples of its parameters. */
function exampleUrl(path: string, { parameters = [] }: Operation): string {
  return path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((one) => 'name' in one && one.name === name);
    if (!parameter || '$ref' in parameter) return whole;
    const { example = schemaExample(parameter.schema) }: { example?: unknown } = parameter;
    return String(example ?? name);
  });
}

const schemaExample = (schema: object | undefined): unknown =>
  schema && 'example' in schema ? schema.example : undefined;

/** Adds the problems that operations have in common, and the URL to the examples of all. */
function describeProblems(path: string, method: Method, operation: Operation): void {
  const { responses } = operation;
  for (const status of commonProblems(method, operation)) {
    responses[status] ??= problemResponse(status);
  }
  for (const response of Object.values(responses)) {
    if (!response || '$ref' in response) continue;
    const example: unknown = response.content?.[PROBLEM_TYPE]?.example;
    if (typeof example === 'object')
      Object.assign(example ?? {}, { instance: exampleUrl(path, operation) });
  }
}

/** The description common to every operation of a kind. */
function manner(method: Method, { parameters = [] }: Operation): string {
  const isList = parameters.some((parameter) => 'name' in parameter && parameter.name === 'range');
  if (isList) return 'Pages by `range`, sorts by `sort` and filters by `filter` or by each field.';
  if (method === 'patch') return 'Fields left out stay as they are.';
  if (method === 'delete') return 'What is deleted is answered once more.';
  return '';
}

/** Completes an operation by what follows from its method, its body and who may call it. */
function describeOperation(path: string, method: Method, operation: Operation): void {
  describeProblems(path, method, operation);
  const described = operation.description ?? manner(method, operation);
  operation.description = [described, who(operation)].filter(Boolean).join(' ');
  const access = accessOf(operation);
  operation.security ??= access === 'anyone' ? [] : SESSION;
  // The document says only what is neither public nor for administrators.
  if (access === 'anyone') Reflect.deleteProperty(operation, 'x-access');
}

/** Completes every operation of the document, and puts those of a path in one order. */
export function describeOperations(document: OpenAPIObject): OpenAPIObject {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      describeOperation(path, method, operation);
      // A key that is set anew comes last.
      Reflect.deleteProperty(item, method);
      item[method] = operation;
    }
  }
  return document;
}
