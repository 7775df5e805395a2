import { applyDecorators } from '@nestjs/common';
import { IsString, MaxLength, MinLength, ValidateBy } from 'class-validator';
import { bilingual } from '../i18n/language.js';
import { isCommonPassword } from '../passwords/is-common-password.js';

export const MIN_PASSWORD = 12;
/** Longer ones are rejected before they are hashed, since hashing takes time. */
export const MAX_PASSWORD = 256;

/** Rejects common passwords, which attackers try first. */
function IsNotCommon(): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isNotCommon',
      validator: { validate: (value) => typeof value === 'string' && !isCommonPassword(value) },
    },
    bilingual(
      'Ova se lozinka lako pogađa. Upotrijebite barem tri riječi koje nisu povezane',
      'This password is easy to guess. Use at least three words that do not belong together',
    ),
  );
}

/**
 * A new password: 12 to 256 characters, white space included, and not a common one.
 */
export function IsNewPassword(): PropertyDecorator {
  return applyDecorators(
    IsNotCommon(),
    MaxLength(
      MAX_PASSWORD,
      bilingual(
        'Lozinka smije imati najviše 256 znakova',
        'Password may have at most 256 characters',
      ),
    ),
    MinLength(
      MIN_PASSWORD,
      bilingual('Lozinka mora imati barem 12 znakova', 'Password must have at least 12 characters'),
    ),
    IsString(bilingual('Lozinka je obavezna', 'Password is required')),
  );
}
