import { ApiProperty } from '@nestjs/swagger';
import { IsIn, MaxLength, MinLength, type ValidationOptions } from 'class-validator';
import { MAX_SLUG_LENGTH } from 'shared/limits';
import { bilingual, type Text } from '../i18n/language.js';
import { FORMATS } from '../rich-text/blocks.js';
import { EmptyInDrafts, forAll, MinLengthToPublish } from './drafts.js';
import { column, declareField, isEnglish, type FieldOptions } from './field.js';
import {
  characters,
  IsSlug,
  OptionalNotNull,
  OptionalText,
  ShortText,
  tooLong,
  Trim,
} from './rules.js';
import { MIN_SLUG_LENGTH } from './slug.js';

function tooShort(noun: Text, min: number, name: string): ValidationOptions {
  const [hr, en] = isEnglish(name)
    ? [`Engleski ${noun.hr.toLowerCase()}`, `English ${noun.en.toLowerCase()}`]
    : [noun.hr, noun.en];
  return bilingual(
    `${hr} mora imati barem ${characters(min)}`,
    `${en} must have at least ${min} characters`,
  );
}

/**
 * A required text.
 * @param noun its name in messages, capitalised; of masculine gender in Croatian
 */
function text(noun: Text, min: number, max: number, options: FieldOptions & { long?: boolean }) {
  const decorator: PropertyDecorator = (target, key) =>
    declareField({
      ...options,
      column: column('text'),
      value: { type: String },
      body: { minLength: min, maxLength: max },
      rules: [
        MaxLength(max, tooLong(max)),
        MinLengthToPublish(min, tooShort(noun, min, String(key))),
        Trim(),
      ],
      unfinished: '',
    })(target, key);
  return decorator;
}

/** The title of a row, in one language. */
export const Title = (options: FieldOptions): PropertyDecorator =>
  text({ hr: 'Naslov', en: 'Title' }, 3, 200, options);

/** A text of paragraphs that every row has, such as a description. */
export const Paragraphs = (noun: Text, options: FieldOptions): PropertyDecorator =>
  text(noun, 10, 100_000, { ...options, long: true });

function optionalText(max: number, long: boolean, options: FieldOptions): PropertyDecorator {
  return declareField({
    ...options,
    column: column('text', { nullable: true }),
    value: { type: String },
    body: { maxLength: max },
    rules: [OptionalText(max)],
    nullable: true,
    long,
  });
}

const FORMAT = {
  enum: [...FORMATS],
  required: false,
  example: 'markdown',
};

/**
 * The format of the texts that are declared `formatted`, in both languages. Answers leave it out
 * where it is plain text, as they did before there was another.
 */
export const ContentFormat = (): PropertyDecorator =>
  declareField({
    column: column('text', { default: 'text' }),
    value: { enum: [...FORMATS] },
    answer: ApiProperty({ ...FORMAT, description: 'Left out for plain text.' }),
    body: { required: false, default: 'text' },
    description:
      'How the formatted texts of both languages are written: as plain text, or as Markdown (CommonMark with tables, without HTML).',
    example: 'markdown',
    rules: [
      IsIn(
        FORMATS,
        bilingual('Format mora biti text ili markdown', 'Format must be text or markdown'),
      ),
      OptionalNotNull(),
    ],
  });

/** A text of at most `max` characters in paragraphs, or null. */
export const OptionalParagraphs = (max: number, options: FieldOptions): PropertyDecorator =>
  optionalText(max, true, options);

/** A short text of at most `max` characters, or null. */
export const OptionalLine = (max: number, options: FieldOptions): PropertyDecorator =>
  optionalText(max, false, options);

interface LineOptions extends FieldOptions {
  /** The message when it is empty or too short; without it an empty text is accepted. */
  missing?: ValidationOptions;
  /** The minimum length where `missing` is given; 1 by default. */
  minLength?: number;
  /** The value in a row whose body omits it. */
  default?: string;
}

/** A short text of at most `max` characters, never null. */
export function Line(
  max: number,
  { missing, minLength = 1, ...options }: LineOptions,
): PropertyDecorator {
  const required = options.default === undefined;
  return declareField({
    ...options,
    column: column('text'),
    value: { type: String },
    body: {
      ...(missing && { minLength }),
      maxLength: max,
      ...(!required && { required, default: options.default }),
    },
    rules: [
      ShortText(max),
      ...(missing && required ? [MinLengthToPublish(minLength, missing)] : []),
      ...(missing && !required ? [MinLength(minLength, missing)] : []),
      ...(required ? [] : [OptionalNotNull()]),
    ],
    ...(missing && required && { unfinished: '' }),
  });
}

interface SlugOptions extends FieldOptions {
  /** Whether bodies may omit it; the service then makes one from the title. */
  fromTitle?: boolean;
}

const SLUG = '`a-z0-9` words joined by single hyphens, never digits alone; unique.';

/** The part of a page's URL that names the row, unique in its table. */
export function Slug({ fromTitle = false, ...options }: SlugOptions): PropertyDecorator {
  return declareField({
    ...options,
    column: column('text', { unique: true }),
    value: { type: String },
    body: {
      ...(fromTitle && { required: false }),
      minLength: MIN_SLUG_LENGTH,
      maxLength: MAX_SLUG_LENGTH,
      description: fromTitle
        ? `${SLUG} Made from the Croatian title of a new row without one.`
        : SLUG,
    },
    rules: [
      ...(fromTitle ? [OptionalNotNull()] : []),
      MaxLength(MAX_SLUG_LENGTH, tooLong(MAX_SLUG_LENGTH)),
      IsSlug(),
      MinLength(
        MIN_SLUG_LENGTH,
        forAll(tooShort({ hr: 'Slug', en: 'Slug' }, MIN_SLUG_LENGTH, 'slug')),
      ),
      EmptyInDrafts(),
      Trim(),
    ],
    unfinished: '',
    inDrafts: fromTitle ? '' : 'A draft without one gets it from its title.',
  });
}
