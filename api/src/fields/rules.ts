import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsISO8601,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  isDate,
  isISO8601,
  type ValidationOptions,
} from 'class-validator';
import { bilingual } from '../i18n/language.js';
import { MAX_ORDER } from '../rows/last-place.js';
import { SLUG_PATTERN } from './slug.js';

/** Trims a text before it is checked. */
export function Trim(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim() : value,
  );
}

/** Reads an empty text as null: forms send '' for an empty field. */
export function EmptyToNull(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim() || null : value,
  );
}

/** Optional, but not null: its column always holds a value. */
export function OptionalNotNull(): PropertyDecorator {
  return ValidateIf((_, value) => value !== undefined);
}

const CROATIAN_NUMBERS = new Intl.PluralRules('hr');
const CHARACTERS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'znak', few: 'znaka' };

/** `21 znak`, `64 znaka`, `100 znakova`. */
export const characters = (count: number): string =>
  `${count} ${CHARACTERS[CROATIAN_NUMBERS.select(count)] ?? 'znakova'}`;

export const tooLong = (max: number): ValidationOptions =>
  bilingual(`Dopušteno je najviše ${characters(max)}`, `At most ${max} characters are allowed`);

/** A text of at most `max` characters, trimmed. */
export function ShortText(max: number): PropertyDecorator {
  return applyDecorators(
    Trim(),
    MaxLength(max, tooLong(max)),
    IsString(bilingual('Upišite tekst', 'Enter a text')),
  );
}

/** An optional text of at most `max` characters; empty becomes null. */
export function OptionalText(max: number): PropertyDecorator {
  return applyDecorators(
    EmptyToNull(),
    IsOptional(),
    MaxLength(max, tooLong(max)),
    IsString(bilingual('Upišite tekst', 'Enter a text')),
  );
}

/** A JSON boolean, not a text or number that resembles one. */
export function IsBool(): PropertyDecorator {
  return IsBoolean(bilingual('Vrijednost mora biti da ili ne', 'The value must be yes or no'));
}

/** A day that leaves room for an end, and for the hour in any zone, within years of four digits. */
const DAY = /^(?!000[01]|9999)\d{4}-\d{2}-\d{2}/.source;

/** A date and time with its offset from UTC (RFC 3339). */
const INSTANT = new RegExp(
  `${DAY}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,6})?)?(?:Z|[+-](?:0\\d|1[0-4]):\\d{2})$`,
);

/** Returns anything else unchanged, for the rule to reject. */
const readInstant = (value: unknown): unknown =>
  typeof value === 'string' && isISO8601(value, { strict: true }) && INSTANT.test(value)
    ? new Date(value)
    : value;

/** Reads an instant from its text. */
export function IsInstant(message: ValidationOptions): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => readInstant(value)),
    ValidateBy(
      {
        name: 'isInstant',
        constraints: [INSTANT],
        validator: { validate: (value) => isDate(value) },
      },
      message,
    ),
  );
}

/** A calendar day, `YYYY-MM-DD`. */
export function IsDay(): PropertyDecorator {
  return applyDecorators(
    IsISO8601({ strict: true }, bilingual('Datum nije ispravan', 'The date is not valid')),
    Matches(
      new RegExp(`${DAY}$`),
      bilingual('Datum mora biti oblika GGGG-MM-DD', 'The date must look like YYYY-MM-DD'),
    ),
  );
}

/** `a-z0-9` words joined by single hyphens, never digits alone (those are ids). */
export function IsSlug(): PropertyDecorator {
  return Matches(
    SLUG_PATTERN,
    bilingual(
      'Slug smije sadržavati samo mala slova engleske abecede, brojke i crtice između njih, a ne same brojke',
      'The slug may contain only lower-case letters a-z, digits and single hyphens between them, and not digits alone',
    ),
  );
}

function OptionalUrl(pattern: RegExp, message: ValidationOptions): PropertyDecorator {
  return applyDecorators(
    EmptyToNull(),
    IsOptional(),
    Matches(pattern, message),
    MaxLength(500, tooLong(500)),
    IsString(bilingual('Upišite tekst', 'Enter a text')),
  );
}

/** A path under our own origin or an https URL; empty becomes null. */
export function OptionalLink(message: ValidationOptions): PropertyDecorator {
  return OptionalUrl(/^(?:\/(?![/\\])|https:\/\/[^\s/\\?#@]+(?:[/?#]|$))[^\s\\"'<>]*$/, message);
}

/** An https URL; empty becomes null. */
export function OptionalHttpsUrl(message: ValidationOptions): PropertyDecorator {
  return OptionalUrl(/^https:\/\/[^\s/\\?#@"'<>]+(?:[/?#][^\s\\"'<>]*)?$/, message);
}

/** The URL of an image; empty becomes null. */
export function OptionalImageUrl(): PropertyDecorator {
  return OptionalLink(
    bilingual(
      'Adresa slike mora biti putanja na ovoj stranici (/…) ili adresa https://',
      'The image address must be a path on this site (/…) or an https:// address',
    ),
  );
}

/** A position in a list: a whole number from 0 to 10,000. */
export function IsOrder(): PropertyDecorator {
  const message = bilingual(
    'Redoslijed mora biti cijeli broj od 0 do 10.000',
    'Order must be a whole number from 0 to 10,000',
  );
  return applyDecorators(
    OptionalNotNull(),
    IsInt(message),
    Min(0, message),
    Max(MAX_ORDER, message),
  );
}
