import {
  applyDecorators,
  createParamDecorator,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Request } from 'express';
import { ROLES, type Role, type StaffRole } from './roles.js';

/** Who may call a route: anyone, or active users with one of these roles. */
export type Access = 'anyone' | readonly Role[];

/** Who may call a route that says nothing. */
export const DEFAULT_ACCESS: Access = ['admin'];

export const ACCESS_KEY = 'access';

/** Sets who may call a route, for the guard and for the OpenAPI document. */
const accessFor = (access: Access) =>
  applyDecorators(
    SetMetadata(ACCESS_KEY, access),
    ApiExtension('x-roles', access === 'anyone' ? [] : access),
  );

/** Makes a route public; the signed-in user, if any, is available. */
export const Public = () => accessFor('anyone');

/** Makes a route available to any active user. */
export const SignedIn = () => accessFor(ROLES);

/**
 * Makes a route, or all routes of a controller, available to users with these roles, besides
 * administrators. A route's own decorator replaces that of its controller.
 */
export const Roles = (...roles: StaffRole[]) => accessFor([...roles, 'admin']);

/** Keeps a route for administrators in a controller that admits others. */
export const AdministratorsOnly = () => accessFor(['admin']);

/** The part of a user on which access depends. */
interface SignedInUser {
  role: Role;
}

/** A request after the access guard, with the signed-in user if there is one. */
export type MaybeSignedInRequest = Request & { user?: SignedInUser };

/** The signed-in user, or undefined. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<MaybeSignedInRequest>().user,
);

/** Whether a user, if any, is an administrator or has the role. */
export const hasRole = (user: SignedInUser | undefined, role?: StaffRole): boolean =>
  user !== undefined && (user.role === 'admin' || user.role === role);

/** Whether a user, if any, writes content, and so sees what is not public yet. */
export const seesDrafts = (user: SignedInUser | undefined): boolean => hasRole(user, 'editor');

const roleOf = createParamDecorator((role: StaffRole | undefined, context: ExecutionContext) =>
  hasRole(context.switchToHttp().getRequest<MaybeSignedInRequest>().user, role),
);

/** Whether the signed-in user, if any, is an administrator. */
export const IsAdmin = () => roleOf();

/** Whether the signed-in user, if any, is an administrator or has the role. */
export const IsAdminOr = (role: StaffRole) => roleOf(role);
