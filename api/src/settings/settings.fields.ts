import { Transform } from 'class-transformer';
import {
  IsIBAN,
  IsInt,
  IsOptional,
  IsString,
  IsTaxId,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateBy,
} from 'class-validator';
import { isoDate } from 'shared/croatian-time';
import { slipLength } from 'shared/slip-length';
import { column, declareField, type FieldOptions } from '../fields/field.js';
import { characters, EmptyToNull, ShortText, Trim } from '../fields/rules.js';
import { OptionalLine } from '../fields/texts.js';
import { OptionalDay } from '../fields/values.js';
import { bilingual } from '../i18n/language.js';
import { LIBRARY_URL } from '../media/image-url.js';

const REQUIRED = bilingual('Podatak je obavezan', 'This is required');

interface Limits {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

/** A text that is never null. */
const text = (options: FieldOptions, body: Limits, rules: PropertyDecorator[]): PropertyDecorator =>
  declareField({ ...options, column: column('text'), value: { type: String }, body, rules });

/** A required text of at most `max` characters. */
export const RequiredText = (max: number, options: FieldOptions): PropertyDecorator =>
  text(options, { minLength: 1, maxLength: max }, [MinLength(1, REQUIRED), ShortText(max)]);

/** A required text that fits a field of `max` characters on a payment slip. */
export function FitsSlip(max: number, options: FieldOptions): PropertyDecorator {
  const message = bilingual(
    `Na uplatnicu stane najviše ${characters(max)}, a č, ć, đ, š i ž broje se kao dva`,
    `A payment slip holds at most ${max} characters, and č, ć, đ, š and ž count as two`,
  );
  return text(options, { minLength: 1, maxLength: max }, [
    ValidateBy(
      {
        name: 'fitsSlip',
        constraints: [max],
        validator: { validate: (value) => typeof value === 'string' && slipLength(value) <= max },
      },
      message,
    ),
    MinLength(1, REQUIRED),
    Trim(),
    IsString(bilingual('Upišite tekst', 'Enter a text')),
  ]);
}

/** As many characters as fit a few lines beside an amount on a narrow screen. */
const EFFECT_LENGTH = 90;

/** What a donation of an amount makes possible: in Croatian; without the amount in English. */
export const Effect = (example: string, euros?: number): PropertyDecorator =>
  OptionalLine(EFFECT_LENGTH, {
    description: euros
      ? `What a donation of ${euros} € makes possible, in Croatian.`
      : 'In English.',
    example,
  });

/** How long something is stored, in whole days, months or years. */
export const Retention = (
  { min, max }: { min: number; max: number },
  description: string,
  example: number,
): PropertyDecorator => WholeNumber(min, max, { description, example });

/** The URL of a picture of the media library, whose sizes and focal point are known; or null. */
export const LibraryPicture = (options: FieldOptions): PropertyDecorator =>
  declareField({
    ...options,
    column: column('text', { nullable: true }),
    value: { type: String },
    body: {
      pattern: LIBRARY_URL.source,
      description: `${options.description ?? ''} A picture of the media library; an empty text becomes null.`,
    },
    rules: [
      EmptyToNull(),
      IsOptional(),
      Matches(
        LIBRARY_URL,
        bilingual('Odaberite sliku iz zbirke', 'Choose an image from the library'),
      ),
    ],
    nullable: true,
    picture: true,
  });

/** A phone number with its country code, formatted for reading: `+385 1 555 0100`. */
export function Phone(options: FieldOptions): PropertyDecorator {
  return text(options, { maxLength: 48 }, [
    Trim(),
    Matches(
      /^\+(?:[ /()-]{0,2}\d){7,15}$/,
      bilingual(
        'Upišite broj telefona s pozivnim brojem države, na primjer +385 1 555 0100',
        'Enter a phone number with its country code, for example +385 1 555 0100',
      ),
    ),
  ]);
}

/** A Croatian postal code: five digits. */
export function PostalCode(options: FieldOptions): PropertyDecorator {
  return text(options, { pattern: '^[1-5]\\d{4}$' }, [
    Trim(),
    Matches(
      /^[1-5]\d{4}$/,
      bilingual('Poštanski broj ima pet znamenki', 'A postal code has five digits'),
    ),
  ]);
}

/** Removes spaces and converts to upper case. */
function WithoutSpaces(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/\s/g, '').toUpperCase() : value,
  );
}

/** An OIB: eleven digits, the last of which checks the others (ISO 7064, MOD 11,10). */
export function Oib(options: FieldOptions): PropertyDecorator {
  return text(options, {}, [
    WithoutSpaces(),
    IsTaxId(
      'hr-HR',
      bilingual(
        'OIB nije ispravan: ima 11 znamenki, a posljednja je kontrolna',
        'The tax ID (OIB) is not valid: it has 11 digits, the last of which is a check digit',
      ),
    ),
  ]);
}

/** The IBAN of an account in Croatia (ISO 13616, checked MOD 97): payment slips take no other. */
export function CroatianIban(options: FieldOptions): PropertyDecorator {
  const message = bilingual(
    'IBAN nije ispravan: HR i 19 znamenki, od kojih su prve dvije kontrolne',
    'The IBAN is not valid: HR and 19 digits, the first two of which are check digits',
  );
  return text(options, {}, [WithoutSpaces(), IsIBAN({}, message), Matches(/^HR\d{19}$/, message)]);
}

/** A whole number in a range. */
export function WholeNumber(min: number, max: number, options: FieldOptions): PropertyDecorator {
  const message = bilingual(
    `Upišite cijeli broj od ${min} do ${max}`,
    `Enter a whole number from ${min} to ${max}`,
  );
  return declareField({
    ...options,
    column: column('integer'),
    value: { type: Number },
    body: { type: 'integer', minimum: min, maximum: max },
    rules: [IsInt(message), Min(min, message), Max(max, message)],
  });
}

/** A year from 1900 to the current one. */
export function PastYear(options: FieldOptions): PropertyDecorator {
  const message = bilingual(
    'Upišite godinu od 1900. do tekuće',
    'Enter a year from 1900 to the current one',
  );
  const rule = ValidateBy(
    {
      name: 'isPastYear',
      validator: {
        validate: (value) =>
          Number.isInteger(value) && value >= 1900 && value <= new Date().getUTCFullYear(),
      },
    },
    message,
  );
  return declareField({
    ...options,
    column: column('integer'),
    value: { type: Number },
    body: { minimum: 1900 },
    rules: [rule],
  });
}

/** A calendar day up to today in Croatia, `YYYY-MM-DD`, or null. */
export function OptionalPastDay(options: FieldOptions): PropertyDecorator {
  const rule = ValidateBy(
    {
      name: 'isPastDay',
      validator: { validate: (value) => typeof value === 'string' && value <= isoDate(new Date()) },
    },
    bilingual('Dan ne može biti u budućnosti', 'The day cannot be in the future'),
  );
  return OptionalDay(options, rule);
}
