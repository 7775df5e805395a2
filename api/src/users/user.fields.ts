import { Matches, MaxLength, MinLength } from 'class-validator';
import { column, declareField, type FieldOptions } from '../fields/field.js';
import { OptionalNotNull, tooLong, Trim } from '../fields/rules.js';
import { bilingual } from '../i18n/language.js';
import { IsNewPassword, MAX_PASSWORD, MIN_PASSWORD } from './password.rule.js';

export const MIN_USERNAME = 3;
const MAX_USERNAME = 64;

/** The name by which a user signs in. A new user gets one from the email address by default. */
export const Username = (options: FieldOptions): PropertyDecorator =>
  declareField({
    ...options,
    column: column('text'),
    value: { type: String },
    body: {
      required: false,
      minLength: MIN_USERNAME,
      maxLength: MAX_USERNAME,
      description: 'Of a new user, by default from the email address.',
    },
    rules: [
      MaxLength(MAX_USERNAME, tooLong(MAX_USERNAME)),
      Matches(
        /^[\p{L}\d._@-]+$/u,
        bilingual(
          'Korisničko ime smije sadržavati samo slova, brojke i znakove . _ @ -',
          'Username may contain only letters, digits and the characters . _ @ -',
        ),
      ),
      MinLength(
        MIN_USERNAME,
        bilingual(
          'Korisničko ime mora imati barem 3 znaka',
          'Username must have at least 3 characters',
        ),
      ),
      OptionalNotNull(),
      Trim(),
    ],
  });

/**
 * A password: plain in bodies, hashed in the column, which is not selected by default, and null
 * until an invited user sets one.
 */
export const Password = (options: FieldOptions): PropertyDecorator =>
  declareField({
    ...options,
    column: column('text', { select: false, nullable: true }),
    value: { type: String, format: 'password' },
    body: {
      required: false,
      minLength: MIN_PASSWORD,
      maxLength: MAX_PASSWORD,
      description: 'Without one, a new user is invited to set it by a link.',
    },
    rules: [IsNewPassword(), OptionalNotNull()],
  });
