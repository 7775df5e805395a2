import { IsIn, IsOptional, type ValidationOptions } from 'class-validator';
import { column, declareField, type FieldOptions } from './field.js';
import { INSTANT } from './row-columns.js';
import { EmptyToNull, IsBool, IsDay, IsInstant, IsOrder, OptionalNotNull } from './rules.js';

interface InstantOptions extends FieldOptions {
  /** The SQL of what a row gets whose body leaves it out. */
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

/** A calendar day, `YYYY-MM-DD`, or null. */
export function OptionalDay(options: FieldOptions): PropertyDecorator {
  return declareField({
    ...options,
    column: column('date', { nullable: true }),
    value: { type: String, format: 'date' },
    rules: [EmptyToNull(), IsOptional(), IsDay()],
    nullable: true,
  });
}

/** One of the given words; a row whose body leaves it out gets the first. */
export function Choice(
  words: readonly string[],
  message: ValidationOptions,
  options: FieldOptions,
): PropertyDecorator {
  const [first] = words;
  return declareField({
    ...options,
    column: column('text', { default: first }),
    value: { enum: [...words] },
    body: { required: false, default: first },
    rules: [IsIn(words, message), OptionalNotNull()],
  });
}

interface FlagOptions extends FieldOptions {
  /** The value in a row whose body omits it; false unless given. */
  default?: boolean;
}

/** One of the given words, or null. */
export function OptionalChoice(
  words: readonly string[],
  message: ValidationOptions,
  options: FieldOptions,
): PropertyDecorator {
  return declareField({
    ...options,
    column: column('text', { nullable: true }),
    value: { type: String, enum: [...words] },
    rules: [IsIn(words, message), IsOptional(), EmptyToNull()],
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

/** The place of a row in its list; 0 for a row whose body leaves it out. */
export function Order(): PropertyDecorator {
  return declareField({
    column: column('integer', { default: 0 }),
    value: { type: Number },
    body: { required: false, default: 0 },
    description: 'Smaller numbers come first.',
    example: 1,
    rules: [IsOrder()],
  });
}
