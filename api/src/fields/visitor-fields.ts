import type { ValidationOptions } from 'class-validator';
import { column, declareField, type FieldOptions } from './field.js';
import { EmailAddress, FormLine, FormText } from './form-rules.js';

interface VisitorEmailOptions extends FieldOptions {
  /** Whether an address occurs in one row only. */
  unique?: boolean;
}

/** The e-mail address of a visitor; the column ignores upper and lower case. */
export const VisitorEmail = ({ unique, ...options }: VisitorEmailOptions): PropertyDecorator =>
  declareField({
    ...options,
    column: column('citext', { unique }),
    value: { type: String },
    body: { maxLength: 254, format: 'email' },
    rules: [EmailAddress()],
  });

const required = (max: number, rule: PropertyDecorator, options: FieldOptions): PropertyDecorator =>
  declareField({
    ...options,
    column: column('text'),
    value: { type: String },
    body: { minLength: 1, maxLength: max },
    rules: [rule],
  });

/** A required text that a visitor writes; `missing` is the message when it is empty. */
export const VisitorText = (
  max: number,
  missing: ValidationOptions,
  options: FieldOptions,
): PropertyDecorator => required(max, FormText(max, missing), options);

/** A required text of a visitor without line breaks, such as a name or a subject. */
export const VisitorLine = (
  max: number,
  missing: ValidationOptions,
  options: FieldOptions,
): PropertyDecorator => required(max, FormLine(max, missing), options);
