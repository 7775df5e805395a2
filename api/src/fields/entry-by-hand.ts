import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { hasRole, type MaybeSignedInRequest } from '../access/access.js';
import type { StaffRole } from '../access/roles.js';
import { isFromPublicForm } from './public-form.js';

/**
 * Whether a POST enters a row by hand, at a route that also accepts the site's public form. The
 * session tells administrators, and users with the role, from visitors; a submission of the form
 * itself is never an entry, also when an administrator submits it.
 */
const entryBy = createParamDecorator((role: StaffRole | undefined, context: ExecutionContext) => {
  const { user, body } = context
    .switchToHttp()
    .getRequest<MaybeSignedInRequest & { body: unknown }>();
  return hasRole(user, role) && !isFromPublicForm(body);
});

/** Whether an administrator, or a user with the role, enters a row by hand. */
export const IsEntryByHand = (role?: StaffRole) => entryBy(role);
