import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Session } from './session-reader.service.js';

/** The session of a signed-in request, or undefined. */
export const CurrentSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): Session | undefined => {
    const { user, authInfo } = context
      .switchToHttp()
      .getRequest<Request & { authInfo?: Session }>();
    // Without a user, it tells why the token was rejected.
    return user && authInfo;
  },
);
