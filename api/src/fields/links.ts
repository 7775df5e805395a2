import type { ValidationOptions } from 'class-validator';
import { column, declareField, type FieldOptions } from './field.js';
import { OptionalHttpsUrl, OptionalImageUrl, OptionalLink } from './rules.js';

function url(
  rule: PropertyDecorator,
  note: string,
  options: FieldOptions & { picture?: boolean },
): PropertyDecorator {
  return declareField({
    ...options,
    column: column('text', { nullable: true }),
    value: { type: String },
    body: { maxLength: 500, description: `${note}; an empty text becomes null.` },
    rules: [rule],
    nullable: true,
  });
}

const LINK = 'A path on this site or an https address';

/** The URL of a picture, or null. The media library lists the rows that use a picture. */
export const ImageUrl = (options: FieldOptions): PropertyDecorator =>
  url(OptionalImageUrl(), LINK, { ...options, picture: true });

/** A path on this site or an https URL, or null. */
export const Link = (message: ValidationOptions, options: FieldOptions): PropertyDecorator =>
  url(OptionalLink(message), LINK, options);

/** An https URL, or null. */
export const HttpsUrl = (message: ValidationOptions, options: FieldOptions): PropertyDecorator =>
  url(OptionalHttpsUrl(message), 'An https address', options);
