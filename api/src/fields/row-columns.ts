import {
  CreateDateColumn,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  type ColumnOptions,
} from 'typeorm';
import { column, declareField, type FieldOptions } from './field.js';

/** The number of a row, given by the database. */
export function Id(options: FieldOptions): PropertyDecorator {
  return declareField({
    ...options,
    column: PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }),
    value: { type: Number },
  });
}

const INSTANT = { type: String, format: 'date-time' };
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

/** Yes or no, which the site itself notes; no body sets it. */
export const NotedFlag = (options: FieldOptions): PropertyDecorator =>
  declareField({
    ...options,
    column: column('boolean', { default: false }),
    value: { type: Boolean },
  });

/** An instant, or null, which the database notes; no body sets it. */
export const NotedInstant = (
  options: FieldOptions,
  update: Pick<ColumnOptions, 'update'> = { update: false },
): PropertyDecorator =>
  declareField({
    ...options,
    column: column('timestamptz', { nullable: true, insert: false, ...update }),
    value: INSTANT,
    nullable: true,
  });
