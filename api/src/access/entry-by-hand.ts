import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isFromPublicForm } from '../fields/public-form.js';
import type { MaybeSignedInRequest } from './access.js';

/**
 * Whether a POST enters a row by hand, at a route that also accepts the site's public form. The
 * session tells administrators from visitors; a submission of the form itself is never an entry,
 * also when an administrator submits it.
 */
export const IsEntryByHand = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { user, body } = context
    .switchToHttp()
    .getRequest<MaybeSignedInRequest & { body: unknown }>();
  return user?.role === 'admin' && !isFromPublicForm(body);
});
