import {
  applyDecorators,
  createParamDecorator,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Request } from 'express';

/** Who may call a route; by default, administrators only. */
export type Access = 'anyone' | 'signed-in';

export const ACCESS_KEY = 'access';

/** Sets who may call a route, for the guard and for the OpenAPI document. */
const accessFor = (access: Access) =>
  applyDecorators(SetMetadata(ACCESS_KEY, access), ApiExtension('x-access', access));

/** Makes a route public; the signed-in user, if any, is available. */
export const Public = () => accessFor('anyone');

/** Makes a route available to any active user. */
export const SignedIn = () => accessFor('signed-in');

/** The part of a user on which access depends. */
interface SignedInUser {
  role: string;
}

/** A request after the access guard, with the signed-in user if there is one. */
export type MaybeSignedInRequest = Request & { user?: SignedInUser };

/** The signed-in user, or undefined. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<MaybeSignedInRequest>().user,
);

/** Whether the signed-in user, if any, is an administrator. */
export const IsAdmin = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<MaybeSignedInRequest>().user?.role === 'admin',
);
