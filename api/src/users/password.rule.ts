import { applyDecorators } from '@nestjs/common';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { say } from '../http/text.js';

export const MIN_PASSWORD = 12;
/** Longer ones are refused before they are hashed: hashing takes time. */
export const MAX_PASSWORD = 256;

/** A password somebody chooses now: 12 to 256 characters, white space included as typed. */
export function IsNewPassword(): PropertyDecorator {
  return applyDecorators(
    MaxLength(
      MAX_PASSWORD,
      say('Lozinka smije imati najviše 256 znakova', 'Password may have at most 256 characters'),
    ),
    MinLength(
      MIN_PASSWORD,
      say('Lozinka mora imati barem 12 znakova', 'Password must have at least 12 characters'),
    ),
    IsString(say('Lozinka je obavezna', 'Password is required')),
  );
}
