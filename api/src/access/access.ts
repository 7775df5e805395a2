import {
  applyDecorators,
  createParamDecorator,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Request } from 'express';

/** Who may call a route. Without a mark: administrators. */
export type Access = 'anyone' | 'signed-in';

export const ACCESS_KEY = 'access';

/** Anyone may call this route; whoever is signed in is known to it all the same. */
export const Public = () => SetMetadata(ACCESS_KEY, 'anyone' satisfies Access);

/** Any active user may call this route, whatever the role. */
export const SignedIn = () =>
  applyDecorators(
    SetMetadata(ACCESS_KEY, 'signed-in' satisfies Access),
    ApiExtension('x-access', 'signed-in' satisfies Access),
  );

/** What access depends on of a signed-in user. */
interface SignedInUser {
  role: string;
}

/** A request after the access guard: `user` is there when somebody is signed in. */
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
