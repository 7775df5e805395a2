import { CreateDateColumn, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import { column, declareField, type FieldOptions, type ValueDocument } from './field.js';

/** The number of a row, given by the database. */
export function Id(options: FieldOptions): PropertyDecorator {
  return declareField({
    ...options,
    column: PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }),
    value: { type: Number },
  });
}

/** The document of an instant. */
export const INSTANT = { type: String, format: 'date-time' };
const EXAMPLE = '2026-05-01T09:30:00.000Z';

/** When the row was added. */
export const CreatedAt = (): PropertyDecorator =>
  declareField({
    column: CreateDateColumn({ type: 'timestamptz' }),
    value: INSTANT,
    example: EXAMPLE,
  });

/** When the row was changed last. */
export const UpdatedAt = (): PropertyDecorator =>
  declareField({
    column: UpdateDateColumn({ type: 'timestamptz' }),
    value: INSTANT,
    example: EXAMPLE,
  });

/** Counted by the database with every change. */
export const RowVersion = (): PropertyDecorator =>
  declareField({
    column: column('integer', { default: 1, insert: false, update: false }),
    value: { type: 'integer' },
    description: 'Grows with every change. Sent back with a change, it keeps others’ changes.',
    example: 3,
  });

/** A field that answers show and no body sets: the site or the database writes it. */
export const ReadOnly = (column: PropertyDecorator, value: ValueDocument): PropertyDecorator =>
  declareField({ column, value });
