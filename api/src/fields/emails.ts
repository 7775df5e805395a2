import { column, declareField, type FieldOptions } from './field.js';
import { EmailAddress, invalidEmailInPanel, OptionalEmailAddress } from './form-rules.js';

const MAX_LENGTH = 254;

/** An e-mail address that an administrator enters. */
export const Email = (options: FieldOptions): PropertyDecorator =>
  declareField({
    ...options,
    column: column('text'),
    value: { type: String },
    body: { maxLength: MAX_LENGTH },
    rules: [EmailAddress(invalidEmailInPanel)],
  });

/** An e-mail address that an administrator enters, or null. */
export const OptionalEmail = (options: FieldOptions): PropertyDecorator =>
  declareField({
    ...options,
    column: column('text', { nullable: true }),
    value: { type: String },
    body: { maxLength: MAX_LENGTH },
    rules: [OptionalEmailAddress(invalidEmailInPanel)],
    nullable: true,
  });
