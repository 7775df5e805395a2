import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min, type ValidationOptions } from 'class-validator';
import { bilingual } from '../i18n/language.js';
import { EmptyInDrafts, forAll } from './drafts.js';
import { column, declareField, type FieldOptions } from './field.js';
import { INSTANT } from './row-columns.js';
import { EmptyToNull, IsBool, IsDay, IsInstant, IsOrder, OptionalNotNull } from './rules.js';

interface InstantOptions extends FieldOptions {
  /** SQL of the value in a row whose body omits it. */
  default?: string;
}

/** An instant; a body gives it with its offset from UTC. */
export function Instant(message: ValidationOptions, options: InstantOptions): PropertyDecorator {
  const { default: sql } = options;
  return declareField({
    ...options,
    column: column('timestamptz', sql === undefined ? {} : { default: () => sql }),
    value: INSTANT,
    body: sql === undefined ? {} : { required: false },
    rules: [IsInstant(message), ...(sql === undefined ? [] : [OptionalNotNull()])],
  });
}

/** An instant, which is null in drafts that have none yet. */
export function InstantToPublish(
  message: ValidationOptions,
  options: FieldOptions,
): PropertyDecorator {
  const { description = '', example } = options;
  const inDrafts = `${description} Null only in a draft.`.trim();
  return declareField({
    ...options,
    column: column('timestamptz', { nullable: true }),
    value: INSTANT,
    answer: ApiProperty({ ...INSTANT, nullable: true, description: inDrafts, example }),
    rules: [IsInstant(forAll(message)), EmptyInDrafts()],
    unfinished: null,
  });
}

/** An instant or null. */
export function OptionalInstant(
  message: ValidationOptions,
  options: FieldOptions,
): PropertyDecorator {
  return declareField({
    ...options,
    column: column('timestamptz', { nullable: true }),
    value: INSTANT,
    rules: [EmptyToNull(), IsOptional(), IsInstant(message)],
    nullable: true,
  });
}

/** A calendar day, `YYYY-MM-DD`, or null, that keeps further rules if there are any. */
export function OptionalDay(
  options: FieldOptions,
  ...rules: PropertyDecorator[]
): PropertyDecorator {
  return declareField({
    ...options,
    column: column('date', { nullable: true }),
    value: { type: String, format: 'date' },
    rules: [...rules, EmptyToNull(), IsOptional(), IsDay()],
    nullable: true,
  });
}

/** One of the given values; the first is the default. */
export function Choice(
  values: readonly string[],
  message: ValidationOptions,
  options: FieldOptions,
): PropertyDecorator {
  const [first] = values;
  return declareField({
    ...options,
    column: column('text', { default: first }),
    value: { enum: [...values] },
    body: { required: false, default: first },
    rules: [IsIn(values, message), OptionalNotNull()],
  });
}

interface FlagOptions extends FieldOptions {
  /** The value in a row whose body omits it; false if not given. */
  default?: boolean;
}

/** One of the given values, or null. */
export function OptionalChoice(
  values: readonly string[],
  message: ValidationOptions,
  options: FieldOptions,
): PropertyDecorator {
  return declareField({
    ...options,
    column: column('text', { nullable: true }),
    value: { type: String, enum: [...values] },
    rules: [IsIn(values, message), IsOptional(), EmptyToNull()],
    nullable: true,
  });
}

/** Yes or no. */
export function Flag({ default: initial = false, ...options }: FlagOptions): PropertyDecorator {
  return declareField({
    ...options,
    column: column('boolean', { default: initial }),
    value: { type: Boolean },
    body: { required: false, default: initial },
    rules: [IsBool(), OptionalNotNull()],
  });
}

/** Whether visitors see a row, where a row is published unless its body says otherwise. */
export const PublishedFlag = (): PropertyDecorator =>
  Flag({
    default: true,
    description: 'False keeps it a draft, which visitors do not see and which may be unfinished.',
    example: true,
  });

/** Whether a row is in Croatian only: nothing shows its English texts, or asks for them. */
export const CroatianOnly = (): PropertyDecorator =>
  Flag({
    description:
      'True: nothing asks for English texts, and those that it has are kept, but not shown. The English site shows the Croatian ones.',
    example: false,
  });

/**
 * Yes or no, which only changes set.
 * @param initial the value in a new row
 */
export function ChangeableFlag(initial: boolean, options: FieldOptions): PropertyDecorator {
  return declareField({
    ...options,
    column: column('boolean', { default: initial }),
    value: { type: Boolean },
    body: { required: false },
    rules: [IsBool(), OptionalNotNull()],
  });
}

/**
 * One of the given values, which only changes name. The database derives its column from others,
 * which the service sets.
 */
export function DerivedChoice(
  values: readonly string[],
  message: ValidationOptions,
  options: FieldOptions,
): PropertyDecorator {
  return declareField({
    ...options,
    column: column('text', { insert: false, update: false }),
    value: { enum: [...values] },
    body: { required: false },
    rules: [IsIn(values, message), OptionalNotNull()],
  });
}

/** The position of a row in its list; `createRow` puts one without it last. */
export function Order(): PropertyDecorator {
  return declareField({
    column: column('integer', { default: 0 }),
    value: { type: Number },
    body: { required: false },
    description: 'Smaller numbers come first; a new row without one comes last.',
    example: 1,
    rules: [IsOrder()],
  });
}

/** A percentage in steps of ten, to which other whole numbers are rounded; 50 by default. */
export function PercentInTens(options: FieldOptions): PropertyDecorator {
  const message = bilingual(
    'Upišite cijeli broj od 0 do 100',
    'Enter a whole number from 0 to 100',
  );
  const rounded = (value: unknown) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100
      ? Math.round(value / 10) * 10
      : value;
  return declareField({
    ...options,
    column: column('integer', { default: 50 }),
    value: { type: Number },
    body: { type: 'integer', required: false, minimum: 0, maximum: 100 },
    rules: [
      Transform(({ value }: { value: unknown }) => rounded(value)),
      IsInt(message),
      Min(0, message),
      Max(100, message),
      OptionalNotNull(),
    ],
  });
}
