import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Access } from './access.js';
import type { StaffRole } from './roles.js';

/** Scopes that open operations of the API, with the role as which a token is admitted. */
export const ROLE_OF_SCOPE = {
  'content:read': 'editor',
  'content:write': 'editor',
  'events:read': 'editor',
  'donations:read': 'accountant',
  'statements:import': 'accountant',
} as const satisfies Record<string, StaffRole>;

export type OperationScope = keyof typeof ROLE_OF_SCOPE;

/** The scope that opens no operation, but the metrics on the port of their own. */
export const METRICS_SCOPE = 'metrics:read';

/** What an API token may be for. */
export type TokenScope = OperationScope | typeof METRICS_SCOPE;
export const TOKEN_SCOPES: readonly TokenScope[] = [
  ...(Object.keys(ROLE_OF_SCOPE) as OperationScope[]),
  METRICS_SCOPE,
];

/** The beginning of each API token. */
export const TOKEN_PREFIX = 'kz_';

/** Scopes of which a token needs one, for reading and for changing. */
export interface DeclaredScopes {
  read?: readonly OperationScope[];
  write?: readonly OperationScope[];
}

export const TOKEN_SCOPES_KEY = 'token-scopes';

/**
 * Opens an operation, or all of a controller, to API tokens with one of these scopes, besides the
 * roles that it admits. Without it a token is refused, and reads public operations as visitors do.
 */
export const OpenToTokens = (scopes: DeclaredScopes): ClassDecorator & MethodDecorator =>
  applyDecorators(
    SetMetadata(TOKEN_SCOPES_KEY, scopes),
    ApiExtension('x-token-scopes', scopes as Record<string, readonly string[]>),
  );

/**
 * The scopes of which a token needs one for a request with this method. None where a person must
 * have signed in recently, and none whose role is not admitted.
 */
export function scopesFor(
  { read = [], write = [] }: DeclaredScopes,
  {
    method,
    access,
    isRecentSignInRequired,
  }: { method: string; access: Access; isRecentSignInRequired: boolean },
): readonly OperationScope[] {
  if (isRecentSignInRequired) return [];
  const scopes = /^(?:get|head)$/i.test(method) ? read : write;
  return scopes.filter((scope) => access === 'anyone' || access.includes(ROLE_OF_SCOPE[scope]));
}
