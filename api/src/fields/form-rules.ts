import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  IsEmail,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateBy,
  type ValidationOptions,
} from 'class-validator';
import { bilingual } from '../i18n/language.js';
import { tooLong } from './rules.js';

const INVISIBLE = /[\s\u00AD\u180E\u200B\u2060\uFEFF]/;
/** A visible character; fillers count as letters but are invisible. */
const VISIBLE = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u;
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
/** No quoted names, lists, comments or invisible characters, all of which the standards allow. */
export const PLAIN_EMAIL = /^[^\s\p{C}\p{Z}"(),:;<>@[\\\]]+@[^\s\p{C}\p{Z}"(),:;<>@[\\\]]+$/u;

/** The message of the site's forms. */
const invalidEmail = bilingual(
  'Upišite ispravnu adresu e-pošte.',
  'Please enter a valid email address.',
);
/** The message of the panel. */
export const invalidEmailInPanel = bilingual(
  'Upišite ispravnu adresu e-pošte',
  'Please enter a valid email address.',
);
const notAText = bilingual('Upišite tekst', 'Enter a text');

/**
 * Trims invisible characters from both ends. A loop, because a regular expression would scan a long
 * run of spaces again from each of them.
 */
export function trimInvisible(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && INVISIBLE.test(text.charAt(start))) start += 1;
  while (end > start && INVISIBLE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function Normalize(normalize: (text: string) => string | null): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? normalize(trimInvisible(value)) : value,
  );
}

/** Only the receiving server may interpret the part before the @; the domain is in lower case. */
function normalizeEmail(text: string): string {
  return text.normalize('NFC').replace(/@[^@]*$/, (domain) => domain.toLowerCase());
}

function IsOneEmail(message: ValidationOptions): PropertyDecorator {
  return applyDecorators(
    IsEmail({}, message),
    Matches(PLAIN_EMAIL, message),
    MaxLength(254, message),
  );
}

/** One e-mail address in a form that is safe for mail programs. */
export function EmailAddress(message: ValidationOptions = invalidEmail): PropertyDecorator {
  return applyDecorators(Normalize(normalizeEmail), IsOneEmail(message));
}

/** One optional e-mail address; empty becomes null. */
export function OptionalEmailAddress(message: ValidationOptions = invalidEmail): PropertyDecorator {
  return applyDecorators(
    Normalize((text) => normalizeEmail(text) || null),
    IsOptional(),
    IsOneEmail(message),
  );
}

function IsOneLine(): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && ONE_LINE.test(value);
  return ValidateBy(
    { name: 'isOneLine', validator: { validate } },
    bilingual('Tekst mora biti u jednom retku', 'The text must be on one line'),
  );
}

/** A visible text of at most `max` characters; `missing` is the message when it is empty. */
export function FormText(max: number, missing: ValidationOptions): PropertyDecorator {
  return applyDecorators(
    Normalize((text) => text),
    MaxLength(max, tooLong(max)),
    Matches(VISIBLE, missing),
  );
}

/** A required text without line breaks, such as a name or a subject. */
export function FormLine(max: number, missing: ValidationOptions): PropertyDecorator {
  return applyDecorators(IsOneLine(), FormText(max, missing));
}

/** An optional text; without a visible character it becomes null. */
export function OptionalFormText(max: number): PropertyDecorator {
  return applyDecorators(
    Normalize((text) => (VISIBLE.test(text) ? text : null)),
    IsOptional(),
    MaxLength(max, tooLong(max)),
    IsString(notAText),
  );
}

/** An optional text without line breaks; without a visible character it becomes null. */
export function OptionalFormLine(max: number): PropertyDecorator {
  return applyDecorators(IsOneLine(), OptionalFormText(max));
}
