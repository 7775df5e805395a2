import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
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
import { tooLong } from './rules.js';
import { say } from '../i18n/language.js';

const INVISIBLE = /[\s\u00AD\u180E\u200B\u2060\uFEFF]/;
/** Something that leaves ink; fillers pass for letters and do not. */
const VISIBLE = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u;
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
/** No quoted names, lists, comments or invisible characters, all of which the standards allow. */
export const PLAIN_ADDRESS = /^[^\s\p{C}\p{Z}"(),:;<>@[\\\]]+@[^\s\p{C}\p{Z}"(),:;<>@[\\\]]+$/u;

/** As the site's forms say it. */
const notAnAddress = say('Unesite ispravnu adresu e-pošte.', 'Please enter a valid email address.');
/** As the panel says it, beside its other messages. */
export const notAnAddressInPanel = say(
  'Upišite ispravnu adresu e-pošte',
  'Please enter a valid email address.',
);
const notAText = say('Upišite tekst', 'Enter a text');

/**
 * Cuts what cannot be seen off both ends. A loop, because an expression would look for the end from
 * every space of a long run anew.
 */
export function trimInvisible(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && INVISIBLE.test(text.charAt(start))) start += 1;
  while (end > start && INVISIBLE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function Tidy(tidy: (text: string) => string | null): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? tidy(trimInvisible(value)) : value,
  );
}

/** Only an address's own server may read the part before the @; the domain is in lower case. */
function tidyAddress(text: string): string {
  return text.normalize('NFC').replace(/@[^@]*$/, (domain) => domain.toLowerCase());
}

function IsOneAddress(message: ValidationOptions): PropertyDecorator {
  return applyDecorators(
    IsEmail({}, message),
    Matches(PLAIN_ADDRESS, message),
    MaxLength(254, message),
  );
}

/** One e-mail address, as a mail program may safely be given it. */
export function EmailAddress(message: ValidationOptions = notAnAddress): PropertyDecorator {
  return applyDecorators(Tidy(tidyAddress), IsOneAddress(message));
}

/** One e-mail address that may be left out; empty becomes null. */
export function OptionalEmailAddress(message: ValidationOptions = notAnAddress): PropertyDecorator {
  return applyDecorators(
    Tidy((text) => tidyAddress(text) || null),
    IsOptional(),
    IsOneAddress(message),
  );
}

function IsOneLine(): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && ONE_LINE.test(value);
  return ValidateBy(
    { name: 'isOneLine', validator: { validate } },
    say('Tekst mora biti u jednom retku', 'The text must be on one line'),
  );
}

/** A text with something to see in it, of at most `max` characters; `missing` says it is not there. */
export function RequiredText(max: number, missing: ValidationOptions): PropertyDecorator {
  return applyDecorators(
    Tidy((text) => text),
    MaxLength(max, tooLong(max)),
    Matches(VISIBLE, missing),
  );
}

/** A required text without line breaks, as names and subjects are. */
export function RequiredLine(max: number, missing: ValidationOptions): PropertyDecorator {
  return applyDecorators(IsOneLine(), RequiredText(max, missing));
}

/** A text that may be left out; with nothing to see in it, it becomes null. */
export function OptionalParagraphs(max: number): PropertyDecorator {
  return applyDecorators(
    Tidy((text) => (VISIBLE.test(text) ? text : null)),
    IsOptional(),
    MaxLength(max, tooLong(max)),
    IsString(notAText),
  );
}

/** A text without line breaks that may be left out; with nothing to see in it, it becomes null. */
export function OptionalLine(max: number): PropertyDecorator {
  return applyDecorators(IsOneLine(), OptionalParagraphs(max));
}

/**
 * A field that people leave empty because they do not see it, and robots fill. Filled, it refuses the
 * form like any wrong field: whoever filled it by mistake learns that nothing was sent.
 */
export function Honeypot(): PropertyDecorator {
  const validate = (value: unknown) => value === undefined || value === null || value === '';
  return applyDecorators(
    ApiProperty({
      type: String,
      required: false,
      default: '',
      maxLength: 0,
      description: 'The form’s honeypot, which people leave empty. Filled, the form is refused.',
      example: '',
    }),
    ValidateBy(
      { name: 'isLeftEmpty', validator: { validate } },
      say(
        'Polje koje mora ostati prazno nije prazno, pa ništa nije poslano. Ispraznite ga i pošaljite ponovno.',
        'The field that must stay empty is not empty, so nothing was sent. Empty it and send again.',
      ),
    ),
  );
}
