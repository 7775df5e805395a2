import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

/** For how long after entering the password sensitive operations are allowed. */
export const RECENT_SIGN_IN_MINUTES = 10;

export const RECENT_SIGN_IN_KEY = 'recent-sign-in';

/** Says in the OpenAPI document when an operation requires a recent sign-in. */
const documented = (when: 'always' | 'sometimes'): MethodDecorator =>
  ApiExtension('x-recent-sign-in', when);

/** Allows an operation only when the user of the session has entered the password recently. */
export const RecentSignIn = (): MethodDecorator =>
  applyDecorators(SetMetadata(RECENT_SIGN_IN_KEY, true), documented('always'));

/** Documents an operation whose service requires a recent sign-in for some of its changes. */
export const RecentSignInForSome = (): MethodDecorator => documented('sometimes');
