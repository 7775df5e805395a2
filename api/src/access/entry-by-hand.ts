import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { MaybeSignedInRequest } from './access.js';

/** A field that the site's public forms always send, empty or not, and programs do not. */
const FIELD_OF_FORMS = 'spare';

const isFromPublicForm = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && FIELD_OF_FORMS in body;

/**
 * Whether a POST enters a row by hand, at a route that also takes the site's public form. The session
 * decides: entries are for administrators. An administrator who uses the public form is a visitor
 * there like any other, so what comes from that form is never an entry.
 */
export const IsEntryByHand = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { user, body } = context
    .switchToHttp()
    .getRequest<MaybeSignedInRequest & { body: unknown }>();
  return user?.role === 'admin' && !isFromPublicForm(body);
});
