import type { OpenAPIObject } from '@nestjs/swagger';
import { DEFAULT_ACCESS } from '../access/access.js';
import { RECENT_SIGN_IN_MINUTES } from '../access/recent-sign-in.js';
import { ROLES, type Role } from '../access/roles.js';
import { scopesFor, type OperationScope } from '../access/token-scopes.js';
import { problemResponse, PROBLEM_TYPE, recentSignInResponse } from './problems.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];

/** The session's cookie or a bearer token. */
const SESSION: NonNullable<Operation['security']> = [{ cookie: [] }, { bearer: [] }];

/** Who may call an operation, as the decorators of `access` say; otherwise administrators. */
function rolesOf(operation: Operation): readonly unknown[] {
  const roles: unknown = 'x-roles' in operation ? operation['x-roles'] : DEFAULT_ACCESS;
  return Array.isArray(roles) ? roles : [];
}

const isPublic = (operation: Operation): boolean => rolesOf(operation).length === 0;

const isForEveryRole = (operation: Operation): boolean =>
  rolesOf(operation).length === ROLES.length;

const PLURALS: Record<string, string> = {
  editor: 'editors',
  accountant: 'accountants',
  admin: 'administrators',
};

const listed = new Intl.ListFormat('en');

/** The sentence about who may call an operation. */
function describeAccess(operation: Operation): string {
  if (isPublic(operation)) {
    return operation.security
      ? 'Anyone may call this; it applies to the signed-in user, if any.'
      : 'Anyone may call this.';
  }
  if (isForEveryRole(operation)) return 'For anybody who is signed in.';
  return `For ${listed.format(rolesOf(operation).map((role) => PLURALS[String(role)] ?? ''))}.`;
}

/** Whether an operation requires a recent sign-in. */
function recentSignInOf(operation: Operation): unknown {
  return 'x-recent-sign-in' in operation ? operation['x-recent-sign-in'] : undefined;
}

/** The sentence about a recent sign-in, where an operation requires one. */
function describeRecentSignIn(operation: Operation): string {
  const when = recentSignInOf(operation);
  if (when === undefined) return '';
  const what = when === 'always' ? 'Requires' : 'Some of its changes require';
  return `${what} that the password was entered within the last ${RECENT_SIGN_IN_MINUTES} minutes, at the sign-in or by \`POST /api/auth/confirm\`.`;
}

/** The scopes of which an API token needs one. */
function tokenScopesOf(method: Method, operation: Operation): readonly OperationScope[] {
  if (!('x-token-scopes' in operation)) return [];
  return scopesFor(operation['x-token-scopes'] ?? {}, {
    method,
    access: isPublic(operation) ? 'anyone' : (rolesOf(operation) as Role[]),
    isRecentSignInRequired: recentSignInOf(operation) !== undefined,
  });
}

/** The sentence about the scopes of tokens, where an operation is open to them. */
function describeTokens(operation: Operation, scopes: readonly OperationScope[]): string {
  if (scopes.length === 0) return '';
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(
    scopes.map((scope) => `\`${scope}\``),
  );
  return isPublic(operation)
    ? `A token with the scope ${names} gets drafts, too.`
    : `A token needs the scope ${names}.`;
}

/** The problems that follow from who may call an operation, from its method and its body. */
function commonProblems(method: Method, operation: Operation): number[] {
  return [
    ...(operation.requestBody ? [400, 413, 415] : []),
    ...(isPublic(operation) && tokenScopesOf(method, operation).length === 0 ? [] : [401]),
    // Writes from other sites are rejected for all operations.
    ...(!isPublic(operation) || method !== 'get' ? [403] : []),
    503,
  ];
}

/** The URL of an operation with the examples of its parameters. */
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

/** Adds the common problems of operations, and the URL to the examples of all problems. */
function describeProblems(path: string, method: Method, operation: Operation): void {
  const { responses } = operation;
  if (recentSignInOf(operation)) responses[403] ??= recentSignInResponse();
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

/** The default description of a kind of operation. */
function defaultDescription(method: Method, { parameters = [] }: Operation): string {
  const isList = parameters.some((parameter) => 'name' in parameter && parameter.name === 'range');
  if (isList) return 'Pages by `range`, sorts by `sort` and filters by `filter` or by each field.';
  if (method === 'patch') return 'Omitted fields are unchanged.';
  if (method === 'delete') return 'Returns the deleted row.';
  return '';
}

/** Adds what follows from an operation's method, its body and its access. */
function describeOperation(path: string, method: Method, operation: Operation): void {
  describeProblems(path, method, operation);
  const description = operation.description ?? defaultDescription(method, operation);
  const scopes = tokenScopesOf(method, operation);
  operation.description = [
    description,
    describeAccess(operation),
    describeTokens(operation, scopes),
    describeRecentSignIn(operation),
  ]
    .filter(Boolean)
    .join(' ');
  const roles = rolesOf(operation);
  if (roles.length === 0) operation.security ??= [];
  else operation.security ??= scopes.length > 0 ? [...SESSION, { token: [] }] : SESSION;
  Reflect.deleteProperty(operation, 'x-token-scopes');
  if (scopes.length > 0) Object.assign(operation, { 'x-token-scopes': scopes });
  // Public operations are marked by their empty `security`.
  Reflect.deleteProperty(operation, 'x-roles');
  if (roles.length > 0) Object.assign(operation, { 'x-roles': roles });
}

/** Completes every operation of the document, and sorts those of a path by method. */
export function describeOperations(document: OpenAPIObject): OpenAPIObject {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      describeOperation(path, method, operation);
      // Setting a key again moves it to the end.
      Reflect.deleteProperty(item, method);
      item[method] = operation;
    }
  }
  return document;
}
