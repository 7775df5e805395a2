import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min, type ValidationOptions } from 'class-validator';
import { Column, CreateDateColumn } from 'typeorm';
import { column, declareField, type FieldOptions } from '../fields/field.js';
import { OptionalEmailAddress, OptionalFormLine, OptionalFormText } from '../fields/form-rules.js';
import { INSTANT } from '../fields/row-columns.js';
import { IsInstant, OptionalNotNull } from '../fields/rules.js';
import { bilingual } from '../i18n/language.js';

const MAX_AMOUNT = 10_000_000;
const MAX_CENTS = 100 * MAX_AMOUNT;

const wholeNumber = (max: number, message: ValidationOptions): PropertyDecorator[] => [
  Max(max, message),
  Min(1, message),
  IsInt(message),
];

/** An amount in whole units of a currency. */
export const Amount = (options: FieldOptions): PropertyDecorator =>
  declareField({
    ...options,
    column: column('integer'),
    value: { type: 'integer' },
    body: { minimum: 1, maximum: MAX_AMOUNT },
    rules: wholeNumber(
      MAX_AMOUNT,
      bilingual(
        'Iznos mora biti cijeli broj od 1 do 10.000.000',
        'The amount must be a whole number from 1 to 10,000,000',
      ),
    ),
  });

/** The paid amount in hundredths of the currency, or null. */
export const PaidCents = (options: FieldOptions): PropertyDecorator =>
  declareField({
    ...options,
    column: Column('bigint', {
      nullable: true,
      transformer: {
        to: (cents: number | null) => cents,
        from: (cents: string | null) => (cents === null ? null : Number(cents)),
      },
    }),
    value: { type: 'integer' },
    body: { minimum: 1, maximum: MAX_CENTS },
    rules: [
      ...wholeNumber(
        MAX_CENTS,
        bilingual(
          'Iznos mora biti od 0,01 do 10.000.000,00',
          'The amount must be from 0.01 to 10,000,000.00',
        ),
      ),
      IsOptional(),
    ],
    nullable: true,
  });

/** One of the given currencies; kuna for a row whose body omits it (specification). */
export const Currency = (currencies: readonly string[], options: FieldOptions): PropertyDecorator =>
  declareField({
    ...options,
    column: column('text', { default: 'HRK' }),
    value: { enum: [...currencies] },
    // Answers may contain others: donations from bank payments have the currency of those.
    answer: ApiProperty({ ...options, type: String }),
    body: { required: false, default: 'HRK' },
    rules: [
      IsIn(
        currencies,
        bilingual(
          `Valuta mora biti jedna od: ${currencies.join(', ')}`,
          `The currency must be one of: ${currencies.join(', ')}`,
        ),
      ),
      OptionalNotNull(),
    ],
  });

/** The date of the donation; the present time for a row whose body omits it. */
export const DonatedAt = (options: FieldOptions): PropertyDecorator =>
  declareField({
    ...options,
    column: CreateDateColumn({ type: 'timestamptz' }),
    value: INSTANT,
    body: { required: false },
    rules: [
      IsInstant(bilingual('Datum donacije nije ispravan', 'The date of the donation is not valid')),
      OptionalNotNull(),
    ],
  });

/** One of the given statuses; `completed` for a row whose body omits it. */
export const Status = (statuses: readonly string[], options: FieldOptions): PropertyDecorator =>
  declareField({
    ...options,
    column: column('text', { default: 'completed' }),
    value: { enum: [...statuses] },
    body: { required: false, default: 'completed' },
    rules: [
      IsIn(
        statuses,
        bilingual(
          'Status mora biti pending, completed ili cancelled',
          'Status must be pending, completed or cancelled',
        ),
      ),
      OptionalNotNull(),
    ],
  });

const MAX_ID = 2_147_483_647;
const notAProject = bilingual('Odaberite projekt', 'Choose a project');

/** The id of a project, or null. */
export const ProjectId = (options: FieldOptions): PropertyDecorator =>
  declareField({
    ...options,
    column: column('integer', { nullable: true }),
    value: { type: 'integer' },
    body: { minimum: 1, maximum: MAX_ID },
    rules: [Max(MAX_ID, notAProject), Min(1, notAProject), IsInt(notAProject), IsOptional()],
    nullable: true,
  });

const optionalText = (
  maxLength: number,
  rule: PropertyDecorator,
  options: FieldOptions,
  format?: string,
): PropertyDecorator =>
  declareField({
    ...options,
    column: column('text', { nullable: true }),
    value: { type: String },
    body: { maxLength, ...(format !== undefined && { format }) },
    rules: [rule],
    nullable: true,
  });

/** A text of at most `max` characters without line breaks, or null. */
export const DonationLine = (max: number, options: FieldOptions): PropertyDecorator =>
  optionalText(max, OptionalFormLine(max), options);

/** A text of at most `max` characters, or null. */
export const DonationText = (max: number, options: FieldOptions): PropertyDecorator =>
  optionalText(max, OptionalFormText(max), options);

/** The e-mail address of a donor, or null. */
export const DonorEmail = (options: FieldOptions): PropertyDecorator =>
  optionalText(254, OptionalEmailAddress(), options, 'email');
